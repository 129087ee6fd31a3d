/**
 * What a message is about, by plain word lists in both languages. A message whose topic is not the running task's is likely
 * another task; a message without a topic is likely about the running task. English words are compared as stems (relation-text.ts).
 */

import { matchesIn } from '../../../core/text/matches.ts'
import { stemOf } from './relation-text.ts'

const table: Record<string, string> = {
  code: `code coding script program app application api endpoint bug function class module library framework test unit refactor compile parser python java javascript typescript rust golang kotlin react vue php html css frontend backend repo git branch merge commit pull pr regex sdk database sql query table column field schema index json yaml csv cli bot crawler scraper website web page login cookie session button dialog form validation variable loop
代码 脚本 程序 应用 接口 函数 模块 框架 单元测试 重构 编译 解析 前端 后端 仓库 分支 合并 提交 数据库 字段 索引 爬虫 网站 网页 登录 按钮 表单 机器人 小程序 页面 组件 报错 变量 算法`,
  ops: `server deploy deployment rollout release cluster docker kubernetes container vpn network port firewall log logs monitor disk cpu memory backup restore cloud node process jenkins pipeline build ci nginx dns certificate ssl outage incident migration replica router wifi internet printer laptop keyboard monitor screen password account reset badge
服务器 部署 发布 上线 集群 容器 网络 端口 防火墙 日志 监控 磁盘 内存 备份 云 节点 进程 构建 流水线 证书 故障 迁移 路由器 打印机 电脑 键盘 屏幕 密码 账号 断网 网速 服务`,
  data: `data dataset dashboard chart plot graph analysis analyse analyze statistic metric churn forecast model predict cleaning duplicate rows spreadsheet excel report sales revenue kpi survey trend
数据 看板 图表 折线 柱状 饼图 分析 统计 指标 流失 预测 模型 去重 表格 报表 报告 销售 销量 营收 趋势 问卷 季度`,
  writing: `write draft essay article post blog story poem haiku letter speech novel summary summarise summarize paragraph headline title proofread edit rewrite text word page slide deck presentation manual guide press release caption song lyrics joke card
写 起草 文章 推文 故事 诗 信 致辞 讲话稿 小说 总结 段落 标题 校对 改写 文案 手册 幻灯片 课件 笑话 歌词 贺卡 纪要 稿 作文 ppt`,
  design: `design logo poster banner layout colour color font icon mockup sketch picture photo image video clip animation subtitle print brand theme
设计 标志 海报 排版 颜色 字体 图标 草图 图片 照片 视频 剪辑 字幕 品牌 配色 风格 背景`,
  travel: `travel trip flight fly plane ticket hotel airport train station bus taxi cab car rental rent visa passport luggage holiday vacation tour itinerary hostel resort beach cruise ferry seat boarding hike hut sightseeing museum
旅行 旅游 行程 机票 航班 飞机 酒店 机场 火车 高铁 车站 公交 打车 出租车 租车 签证 护照 行李 度假 景点 客栈 自驾 徒步 座位 登机 博物馆 出差 攻略`,
  calendar: `meeting calendar schedule appointment invite remind reminder alarm timer event agenda slot reschedule interview call conference deadline room attendee
会议 日程 日历 约 预约 提醒 闹钟 倒计时 面试 电话会 会议室 参会 周会 评审会 议程 开会`,
  order: `order refund return exchange parcel package delivery courier invoice receipt shipment ship address item purchase buy shop shopping cart price discount coupon warranty product sell stock supplier customer complaint replacement subscription membership unsubscribe gift voucher
订单 退款 退货 换货 包裹 快递 物流 发票 收据 地址 购买 买 下单 购物 价格 优惠券 折扣 保修 商品 卖 库存 供应商 客户 投诉 会员 订阅 退订 礼物 礼品卡 运费 收货`,
  health: `doctor nurse hospital clinic patient symptom pain fever headache cough medicine pill prescription dentist surgery scan mri x-ray vaccine blood allergy dermatologist appointment check-up physiotherapy ward insurance therapist
医生 大夫 护士 医院 门诊 病人 症状 疼 痛 发烧 咳嗽 药 处方 牙医 手术 核磁 疫苗 抽血 过敏 皮肤科 挂号 分诊 复诊 住院 病历 医保 科室 号源 化验 体检 内科 外科 儿科 专家号`,
  home: `house flat apartment room kitchen bathroom garden garage furniture sofa desk chair lamp light tap leak plumber painter paint wall floor heating boiler thermostat washing machine dishwasher fridge vacuum clean cleaner bin rubbish repair fix locksmith roof hedge plant lawn pool fence move
房子 公寓 房间 厨房 卫生间 花园 车库 家具 沙发 桌子 椅子 灯 水龙头 漏水 水管 油漆 墙 地板 暖气 热水器 空调 洗衣机 洗碗机 冰箱 吸尘器 打扫 垃圾 维修 修 开锁 院子 浇水 搬家 装修 客厅 窗帘`,
  food: `food recipe cook bake dinner lunch breakfast meal cake soup restaurant sushi pizza steak coffee tea wine egg milk bread vegetarian menu canteen catering caterer grocery ingredient calorie banana garlic table reservation
菜 菜谱 做法 做饭 烤 晚饭 午饭 早饭 蛋糕 汤 餐厅 餐馆 火锅 披萨 咖啡 茶 酒 鸡蛋 牛奶 面包 素食 菜单 食堂 餐饮 外卖 热量 好吃 吃`,
  music: `music song playlist album band concert jazz rock radio podcast audiobook movie film series show episode game play watch listen tv netflix spotify
音乐 歌 歌单 专辑 乐队 演唱会 电台 播客 有声书 电影 电视剧 综艺 游戏 播放 看剧 听`,
  money: `bank account savings loan mortgage credit card payment pay invoice bill tax budget transfer exchange rate currency euro dollar pound yen stock share fund interest salary payroll expense claim insurance pension cash atm iban
银行 账户 储蓄 贷款 房贷 信用卡 付款 支付 账单 税 预算 转账 汇率 货币 欧元 美元 股票 基金 利息 工资 报销 保险 养老金 现金 取款 缴费 电费 个税`,
  legal: `contract lease clause legal lawyer trademark copyright licence license court sue compliance policy privacy agreement tenant landlord
合同 租约 条款 法律 律师 商标 版权 许可 法院 起诉 合规 政策 协议 租客 房东 保密`,
  people: `hire hiring job applicant candidate cv resume-paper recruit onboarding intern employee leave vacation days team offsite party farewell wedding birthday guest present babysitter
招聘 应聘 候选人 简历 岗位 入职 实习生 员工 年假 请假 团建 聚餐 聚会 欢送 婚礼 生日 客人 保姆 值班`,
  marketing: `marketing campaign launch ad advert advertising influencer brand newsletter social media instagram tiktok linkedin seo promotion audience
营销 推广 上线推广 广告 达人 公众号 朋友圈 抖音 微博 小红书 投放 宣传`,
  weather: `weather rain snow sunny temperature umbrella storm wind degrees
天气 下雨 下雪 气温 雨伞 台风 刮风 晴 温度 空气质量`,
  sport: `match score football soccer basketball cricket tennis team league goal derby gym fitness run running squash volleyball court swim yoga
比赛 比分 球赛 足球 篮球 网球 羽毛球 排球 联赛 德比 健身 跑步 游泳 瑜伽 冠军`,
  fact: `capital mountain tallest oldest invented inventor universe planet president population history meaning synonym country language percent calculate
首都 最高 发明 宇宙 人口 历史 意思 近义词 国家 百分之 多少岁 总统 成语`,
  language: `translate translation french german spanish italian polish portuguese english chinese japanese grammar verb tense vocabulary pronounce
翻译 翻成 译 法语 德语 西班牙语 意大利语 波兰语 葡萄牙语 英语 日语 语法 动词 单词 怎么说`,
  school: `school class lesson student teacher homework exam quiz grade course university library lecture paper thesis
学校 上课 课 学生 老师 作业 考试 测验 年级 课程 大学 图书馆 论文 教案`,
  smart: `turn on off lights light lamp heating thermostat blinds door lock volume tv living upstairs
打开 关掉 关上 开灯 关灯 灯 窗帘 空调 音量 电视`,
  mail: `email mail inbox message text reply send call phone ring whatsapp slack channel letter stamp post
邮件 邮箱 短信 回复 发给 打电话 微信 群 消息 邮费 寄`,
  pets: `cat dog pet vet hamster bird fish aquarium puppy kitten
猫 狗 宠物 兽医 仓鼠 鸟 鱼缸 遛狗`,
  place: `park parking near nearby closest open opening hours museum pharmacy shop floor building lift toilet where
停车 附近 最近的 几点开 营业 药店 几楼 电梯 厕所 在哪 怎么走`,
}

const english = new Map<string, string[]>()
const chinese = new Map<string, string[]>()
let longestHan = 1
for (const [topic, words] of Object.entries(table)) {
  for (const word of words.split(/\s+/)) {
    const han = /\p{Script=Han}/u.test(word)
    const key = han ? word : stemOf(word)
    const map = han ? chinese : english
    map.set(key, [...(map.get(key) ?? []), topic])
    if (han) longestHan = Math.max(longestHan, word.length)
  }
}

/** How often each topic is named. Linear: a Han text is read once per possible word length. */
export function topicsOf(folded: string): Map<string, number> {
  const found = new Map<string, number>()
  const count = (topics: readonly string[] | undefined): void => {
    for (const topic of topics ?? []) found.set(topic, (found.get(topic) ?? 0) + 1)
  }
  for (const match of matchesIn(folded, /[a-z][a-z-]+/g)) count(english.get(stemOf(match[0])))
  if (!/\p{Script=Han}/u.test(folded)) return found
  for (const match of matchesIn(folded, /\p{Script=Han}+/gu)) {
    const run = match[0]
    for (let at = 0; at < run.length; at++) {
      for (let length = 1; length <= longestHan && at + length <= run.length; length++)
        count(chinese.get(run.slice(at, at + length)))
    }
  }
  return found
}
