/**
 * Words that mean about the same, in both languages, written by hand. Each line is one meaning: English words before the bar, Chinese
 * words after it. A tilde marks a meaning that is too common to say what a message is about. concepts.ts looks the words up, so that a
 * sample with «buy» helps a message with «purchase» or «购买».
 */
export const conceptTable = `
buy, purchase, get me, pick up, shop, shopping | 买, 购买, 购物, 选购
sell, trade in | 卖, 出售
order, place an order | 订购, 下单, 点餐, 订单
pay, payment, settle, pay off | 付, 支付, 付款, 缴费, 交费, 结账, 买单
cost, price, fee, charge, how much is, how much does, expensive, pricing, rate, tariff | 价格, 多少钱, 费用, 收费, 价钱, 贵, 几块钱, 什么价, 啥价, 价位, 多钱, 几个钱, 怎么卖, 咋卖, 咋收
cheap, affordable, inexpensive, low cost, discount, deal, bargain, coupon, promo | 便宜, 优惠, 打折, 折扣, 特价
money, cash, fund, dollar, buck, euro, pound | 钱, 现金, 资金, 美元, 元, 块
send, transfer, wire, move money, remit | 发送, 转账, 汇款, 转给, 发给, 寄
receive, get paid, arrive, deliver, delivery, ship, shipment, shipping | 收到, 到账, 送达, 快递, 配送, 发货, 物流
withdraw, withdrawal, take out, atm, cashpoint | 取钱, 取款, 提现, 取现, 提款机
deposit, top up, topup, add money, load | 存款, 存钱, 充值, 存入
balance, how much money, account total | 余额, 剩多少钱
account, profile, membership | 账户, 账号, 帐号, 户头, 会员
card, credit card, debit card, visa, mastercard | 卡, 信用卡, 银行卡, 借记卡
bank, banking | 银行
bill, invoice, statement, receipt | 账单, 发票, 单据, 小票
refund, money back, reimburse, reimbursement, chargeback | 退款, 退钱, 报销
spend, spent, spending, expense, expenditure, transaction, purchase history | 花费, 消费, 开销, 交易, 支出
income, salary, wage, paycheck, payday, paid | 收入, 工资, 薪水, 薪资, 发工资
tax, irs, w2 | 税, 交税, 报税, 税务
loan, mortgage, borrow, lend, debt, interest rate, apr | 贷款, 借, 借款, 房贷, 欠, 利息, 利率
save, saving, invest, investment, stock, share price, fund | 储蓄, 投资, 股票, 股市, 理财, 基金, 股价
insurance, insured, coverage, policy | 保险, 参保, 投保
exchange, currency, convert, conversion, exchange rate | 兑换, 汇率, 换算, 换汇
fraud, scam, stolen, steal, theft, hacked, compromised, suspicious, unauthorized | 诈骗, 骗, 盗, 被盗, 盗刷, 可疑
lost, lose, missing, misplaced, cannot find, can't find | 丢, 丢失, 遗失, 不见, 找不到
password, pin, passcode, login, log in, sign in, credential | 密码, 登录, 登陆, 口令
verify, verification, identity, confirm, authenticate, validate | 验证, 核实, 身份, 确认, 认证
block, freeze, lock, disable, deactivate, suspend | 冻结, 锁定, 停用, 挂失, 封
activate, enable, turn on, switch on, unlock, unblock | 激活, 开启, 启用, 打开, 开通, 解锁
turn off, switch off, shut off, shut down, power off | 关闭, 关掉, 关机, 关上
~open, launch, start, begin, run | 打开, 启动, 开始, 运行
~close, end, quit, exit, finish, terminate | 关, 结束, 退出, 终止
stop, halt, cease | 停, 停止, 别
pause, hold on, wait | 暂停, 等一下, 等等, 等待
cancel, call off, abort, scrap, drop | 取消, 撤销, 作废, 不要了
~change, modify, edit, update, adjust, alter, switch | 修改, 更改, 改, 变更, 换, 更新, 调整
delete, remove, erase, clear, take off, get rid of | 删除, 删, 移除, 清除, 去掉, 清空
add, put, include, insert, append | 添加, 加, 加入, 增加, 放进
~create, make, build, generate, set up, compose, write | 创建, 新建, 建立, 制作, 生成, 写
fix, repair, solve, resolve, troubleshoot | 修, 修理, 维修, 解决
broken, not working, doesn't work, won't work, malfunction, error, fail, failed, failing, problem, issue, trouble | 坏了, 故障, 失败, 错误, 不能用, 问题, 报错, 用不了
decline, declined, reject, rejected, denied, refused, not accepted | 拒绝, 被拒, 不通过
replace, replacement, new card, reissue | 更换, 替换, 补办, 换新
~help, assist, assistance, support, give me a hand | 帮, 帮忙, 帮助, 协助, 支持
~find, search, look for, locate, look up, seek | 找, 查找, 搜索, 搜, 寻找, 查询, 查
~show, display, list, give me, let me see, tell me | 显示, 列出, 看看, 给我看, 告诉我
~know, tell, inform, explain, what does it mean | 知道, 了解, 说明, 解释
~ask, question, inquire, query | 问, 请问, 询问, 咨询
recommend, suggest, suggestion, recommendation, advice, idea | 推荐, 建议
compare, difference, versus, better | 比较, 对比, 区别, 哪个好
~check, status, progress, track, tracking, where is my | 检查, 状态, 进度, 跟踪, 查看
remind, reminder, don't let me forget, remember to | 提醒, 别忘了, 记得
alarm, wake me, wake up | 闹钟, 叫醒, 叫我起床
timer, countdown, stopwatch | 计时, 定时, 倒计时
calendar, schedule, agenda, event, planner | 日历, 日程, 安排, 行程
meeting, appointment, conference | 会议, 开会, 约会, 碰头
book, reserve, reservation, booking | 预订, 预定, 订, 预约, 订座
~time, clock, what time, hour, minute | 时间, 几点, 点钟, 小时, 分钟
~date, day, what day, today, tomorrow, yesterday, tonight | 日期, 几号, 今天, 明天, 昨天, 后天, 今晚, 星期几
~week, month, year, weekend, monday, tuesday, wednesday, thursday, friday, saturday, sunday | 周, 星期, 月, 年, 周末, 礼拜
~morning, afternoon, evening, night, noon, am, pm | 早上, 上午, 下午, 晚上, 中午, 夜里
~when, how soon, how long, what time, until when | 什么时候, 多久, 多长时间, 何时, 几时
~where, which place, what place | 哪里, 哪儿, 在哪, 什么地方
~why, how come, what is the reason, reason | 为什么, 为何, 怎么会, 原因
~who, whom | 谁, 什么人
~how, in what way, steps, procedure, process, instruction | 怎么, 怎样, 如何, 步骤, 流程, 方法
~how many, number of, count, amount | 多少, 几个, 数量, 人数
weather, forecast, temperature, rain, raining, snow, sunny, cloudy, humid, storm, degrees, umbrella | 天气, 气温, 温度, 下雨, 下雪, 晴, 多云, 预报, 雨, 雪
hot, warm, cold, chilly, freezing | 热, 暖, 冷, 凉
music, song, track, tune, playlist, album, artist, singer, band | 音乐, 歌, 歌曲, 专辑, 歌手, 歌单, 曲
play, listen, put on, hear, stream | 播放, 放, 听, 来一首, 唱
next, skip, forward | 下一首, 下一个, 跳过, 切歌
volume, loud, louder, quieter, mute, sound | 音量, 声音, 大声, 小声, 静音
movie, film, cinema, theater, theatre, showtime, screening | 电影, 影院, 影片, 电影院, 影城
tv, television, channel, show, series, episode, program | 电视, 电视台, 频道, 节目, 电视剧, 卫视, 综艺
video, watch, youtube | 视频, 看, 观看
book, novel, read, author, textbook, chapter, saga | 书, 小说, 阅读, 作者, 作家
rate, stars, points, review, rating, out of | 评分, 评价, 打分, 星级
game, match, score, team, league, player, football, basketball, sport | 比赛, 球队, 比分, 赛事, 足球, 篮球, 体育
news, headline, current events | 新闻, 头条, 资讯
story, tale, joke, funny, laugh, humor | 故事, 笑话, 段子, 搞笑
poem, poetry, verse, lyric | 诗, 古诗, 诗词, 歌词
riddle, puzzle, trivia | 谜语, 谜, 脑筋急转弯
food, meal, eat, dish, cuisine, breakfast, lunch, dinner, supper, hungry, snack | 吃, 饭, 菜, 美食, 早餐, 午饭, 晚饭, 饿, 餐
recipe, cook, cooking, bake, ingredient, prepare | 做法, 菜谱, 烹饪, 食谱, 怎么做, 炒, 煮, 烧, 炖, 食材
restaurant, diner, cafe, bar, pub, eatery, bistro, place to eat, table for | 餐厅, 饭店, 餐馆, 酒店, 饭馆, 酒吧, 咖啡厅
drink, coffee, tea, beer, wine, water | 喝, 咖啡, 茶, 酒, 水, 饮料
calorie, nutrition, healthy, diet, fat, carb, vitamin | 卡路里, 营养, 热量, 健康, 减肥
grocery, supermarket, shopping list | 超市, 购物清单
travel, trip, vacation, holiday, tour, tourist, visit, sightseeing, journey | 旅游, 旅行, 度假, 出差, 游玩, 景点
flight, plane, airline, fly, airport, airfare, boarding | 航班, 飞机, 机票, 航空, 机场, 登机
train, railway, rail, subway, metro | 火车, 高铁, 动车, 地铁, 列车, 火车票
bus, coach, shuttle, transit, public transport | 公交, 大巴, 汽车票, 班车, 公车, 客车
taxi, uber, cab, lyft, ride | 出租车, 打车, 滴滴, 叫车
car, vehicle, auto, automobile, truck | 车, 汽车, 轿车
tire, tyre, wheel, oil change, engine, mechanic, mileage, mpg, maintenance | 轮胎, 机油, 发动机, 保养
gas, fuel, petrol, gasoline | 油, 加油, 汽油, 燃油
drive, driving, commute, traffic, road, highway, congestion, jam | 开车, 驾驶, 路况, 堵车, 交通, 拥堵
direction, navigate, route, way to, map, how do i get to, distance, how far | 导航, 路线, 怎么走, 地图, 怎么去, 多远, 距离
park, parking | 停车, 停车场
hotel, accommodation, lodging, motel, hostel, room, stay | 酒店, 宾馆, 住宿, 旅馆, 房间
luggage, baggage, suitcase, carry on, bag | 行李, 箱子, 托运
passport, visa application, customs, border, international | 护照, 签证, 海关, 出入境, 国际
abroad, overseas, foreign, another country, other countries | 国外, 海外, 外国
country, nation, city, town, state, region, capital | 国家, 城市, 省, 地区, 城
near, nearby, nearest, around here, close by, local | 附近, 最近的, 周边, 周围, 旁边
language, translate, translation, speak, spanish, french, german, chinese, english, japanese, how do you say | 翻译, 语言, 英语, 中文, 日语, 法语, 怎么说, 用英文
mean, meaning, define, definition, what does | 意思, 含义, 定义, 什么意思
spell, spelling, letter | 拼写, 拼, 字母
calculate, math, plus, minus, multiply, divide, sum, add up, square root, equal | 计算, 等于, 加上, 减, 乘, 除, 算
measure, unit, convert, inch, meter, mile, kilometer, ounce, liter, gram | 单位, 厘米, 公里, 换算, 英寸, 克, 升
phone, mobile, cell, smartphone, handset, device | 手机, 电话机, 设备
call, dial, ring, telephone, phone number | 打电话, 拨打, 呼叫, 拨号, 电话, 号码
message, text, sms, email, mail, send a note | 短信, 消息, 信息, 邮件, 邮箱, 发信
contact, address book, reach | 联系人, 通讯录, 联系方式, 联系
share, post, tweet, social | 分享, 发布, 转发
internet, wifi, network, website, site, web, online, browser | 上网, 网络, 网站, 网页, 网址, 无线
app, application, software, program | 应用, 软件, 程序
download, install | 下载, 安装
light, lamp, lights, dim, bright, brightness | 灯, 灯光, 亮度
home, house, apartment, smart home, door, garage, thermostat, heating, air conditioning, ac | 家, 房子, 空调, 暖气, 门, 窗帘
rent, landlord, lease | 租, 租房, 房租
computer, laptop, pc, printer, screen | 电脑, 笔记本, 打印机, 屏幕
file, document, folder, report | 文件, 文档, 文件夹, 报告
code, script, deploy, server, database, bug, test | 代码, 脚本, 部署, 服务器, 数据库, 测试
~work, job, office, career, company, boss, employer, colleague, coworker | 工作, 上班, 公司, 老板, 同事, 办公
vacation day, pto, day off, time off, leave, sick day | 请假, 休假, 年假, 病假, 假期
hire, interview, resume, application, apply | 招聘, 面试, 简历, 申请
school, student, teacher, class, course, exam, university, college, homework | 学校, 学生, 老师, 课, 课程, 考试, 大学, 作业
health, medical, doctor, hospital, clinic, physician, nurse, patient | 医院, 医生, 大夫, 门诊, 诊所, 健康, 病人, 科室
sick, ill, pain, ache, headache, fever, symptom, cough, hurt, sore, dizzy, nausea, stuffy nose, blocked nose, runny nose, sneezing, hiccups, migraine, toothache, backache, earache, stomachache, itchy, itching, rash, swollen, swelling, numb, stiff, cramp, diarrhea, diarrhoea, constipation, constipated, vomiting, bloated, insomnia, nosebleed, palpitations, heartburn, sprained, blister, phlegm, wheezing, hoarse, tinnitus, acne, eczema, hives | 疼, 痛, 头痛, 发烧, 咳嗽, 症状, 难受, 不舒服, 头晕, 恶心, 生病, 病, 鼻塞, 耳鸣, 便秘, 腹泻, 拉肚子, 胸闷, 落枕, 失眠, 心慌, 心悸, 气短, 盗汗, 打嗝, 呕吐, 反胃, 胃胀, 腹胀, 麻木, 抽筋, 扭伤, 崴脚, 过敏, 湿疹, 皮疹, 疹子, 痘痘, 口腔溃疡, 溃疡, 牙龈出血, 流鼻血, 流鼻涕, 打喷嚏, 喉咙痒, 有痰, 发炎, 红肿, 水泡, 抽搐, 痔疮, 近视, 飞蚊症, 视力模糊, 眼花, 眼干, 发麻, 发痒, 酸痛, 乏力, 没胃口, 感冒, 发冷, 关节痛, 偏头痛
medicine, drug, pill, prescription, dose, vaccine | 药, 吃药, 药方, 处方, 疫苗, 剂量
register, sign up, enroll, join, registration, create an account | 挂号, 注册, 报名, 登记, 加入
queue, line, in front of me, wait time, turn | 排队, 前面, 几个人, 叫号, 等候
limit, maximum, max, cap, threshold, minimum, how many times | 限额, 上限, 最多, 最大, 额度, 限制
increase, raise, more, higher, grow, up | 增加, 提高, 提升, 加大, 更多, 涨
decrease, reduce, lower, less, cut, down | 减少, 降低, 减, 更少, 降
~fast, quick, quickly, soon, urgent, asap, immediately, right away, hurry, express | 快, 尽快, 马上, 立即, 急, 赶紧, 加急
slow, late, delay, delayed, overdue, behind, pending, still waiting, not yet | 慢, 迟, 延误, 晚点, 延迟, 还没, 未到
~early, before, prior, ahead | 早, 提前, 之前
~again, repeat, once more, redo, say that again | 再, 重复, 又, 再来, 重新
~yes, yeah, yep, sure, ok, okay, correct, right, affirmative, indeed, of course, agree | 是, 是的, 对, 好的, 行, 没错, 可以, 同意
~no, nope, nah, not, negative, wrong, incorrect, false, disagree | 不, 不是, 没有, 错, 不对, 否
~maybe, not sure, perhaps, possibly, uncertain, i don't know | 可能, 也许, 不确定, 大概
hello, hi, hey, greeting, good morning, what's up | 你好, 您好, 嗨, 早上好, 在吗
goodbye, bye, see you, farewell, good night, later | 再见, 拜拜, 晚安, 回头见
thank, thanks, appreciate, grateful | 谢谢, 感谢, 多谢
sorry, apologize, excuse me | 对不起, 抱歉, 不好意思
name, called, what is your name, nickname, who are you | 名字, 叫什么, 称呼, 你是谁
age, how old, old, born, birthday | 年龄, 多大, 几岁, 生日, 出生
robot, bot, ai, artificial, human, real person, machine | 机器人, 人工智能, 真人, 人工
agent, representative, operator, customer service, staff | 客服, 人工客服, 工作人员
friend, family, mom, dad, wife, husband, son, daughter, brother, sister, kid, parent | 朋友, 家人, 妈妈, 爸爸, 老婆, 老公, 儿子, 女儿, 孩子, 父母
pet, dog, cat, animal | 宠物, 狗, 猫, 动物
hobby, interest, like to do, fun, favorite | 爱好, 兴趣, 喜欢
~love, like, enjoy, prefer, adore | 喜欢, 爱, 偏好
~want, need, would like, wish, desire, have to, gotta, wanna, looking to | 想, 要, 需要, 想要, 希望, 得
~can, could, able, possible, allowed, may i, is it ok | 能, 可以, 能否, 可不可以, 能不能, 是否
~should, ought, must, required, necessary, mandatory | 应该, 必须, 一定要
~please, kindly | 请, 麻烦, 拜托
~good, great, nice, best, top, popular, highly rated, excellent | 好, 最好, 热门, 优秀, 不错
~bad, worst, poor, terrible, awful | 差, 糟糕, 坏, 烂
~new, latest, recent, newest, fresh | 新, 最新, 最近
~old, previous, last, past, former, history | 旧, 以前, 上次, 过去, 历史, 之前的
~first, initial, original | 第一, 首先, 最初
~all, every, everything, entire, whole, total | 全部, 所有, 一切, 总共
~any, anything, some, something | 任何, 什么, 一些
~big, large, huge, great, size | 大, 巨大, 尺寸
~small, little, tiny, short | 小, 短
gift, present, birthday gift | 礼物, 礼品
ticket, concert, show ticket | 票, 门票, 演唱会
flower, plant, garden, tree | 花, 植物
lottery, jackpot, lucky number | 彩票, 双色球, 中奖, 开奖
radio, podcast, broadcast, station, fm | 电台, 广播, 收音机, 调频
photo, picture, image, camera, photograph | 照片, 图片, 相机, 拍照
color, red, blue, green, black, white | 颜色, 红色, 蓝色, 绿色, 黑色, 白色
credit score, credit report, fico, credit history | 信用分, 信用报告, 征信
reward, point, cashback, bonus, mileage points, loyalty | 积分, 奖励, 返现
routing number, account number, swift, iban, sort code | 账号, 卡号, 开户行
check, cheque, checkbook | 支票
retire, retirement, 401k, pension, rollover | 退休, 养老金
electricity, utility, water bill, energy | 电费, 水费, 电, 能源
expire, expiration, expiry, valid until | 过期, 到期, 有效期
annual, yearly, monthly, weekly, recurring, subscription, direct debit, standing order | 每年, 每月, 每周, 定期, 订阅, 自动扣款
contactless, tap, apple pay, google pay | 非接触, 闪付, 微信支付, 支付宝
virtual, disposable, digital | 虚拟, 电子
physical, plastic, actual | 实体, 实物
duplicate, twice, double, charged twice, two times | 重复, 两次, 双重
recognize, recognise, familiar, don't remember, did not make | 认识, 不认识, 不记得
pin tries, attempts, too many, blocked pin | 次数, 多次
sync, connect, pair, link, bluetooth | 同步, 连接, 配对, 绑定, 蓝牙
reset, restart, reboot, restore, factory | 重置, 重启, 恢复
whisper, speed, talk faster, talk slower, accent, voice | 语速, 口音, 声调
flip, coin, dice, roll, random | 抛, 硬币, 骰子, 随机
todo, to do, task, list, chore | 待办, 任务, 清单, 事项
note, memo, write down | 笔记, 备忘, 记下
plan, planning, intend, going to | 计划, 打算, 规划
location, current location, where am i, gps, address | 位置, 定位, 地址
carrier, plan, data, sim, roaming, signal, minutes | 流量, 套餐, 漫游, 信号, 话费
complaint, complain, feedback, manager | 投诉, 反馈, 意见, 经理
warranty, guarantee, return policy | 保修, 质保, 退换
dispute, contest, object, appeal | 争议, 申诉
owner, created you, made you, built you, who made | 主人, 谁造的, 开发者
sleep, tired, rest, nap | 睡, 睡觉, 累, 休息
exercise, gym, run, workout, fitness, steps | 运动, 健身, 跑步, 锻炼
clothes, dress, shirt, shoes, wear | 衣服, 裙子, 鞋, 穿
lawyer, legal, law, court | 律师, 法律, 法院
contract, agreement, terms, sign | 合同, 协议, 条款, 签
`
