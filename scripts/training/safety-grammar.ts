/**
 * Ordinary requests made by a small grammar, not by hand: `tell me`, `make`, `give me`, `I need` and long bookings, so that the form of
 * a request alone is never taken for a danger; and what developers and offices say of files, tests, papers and approvals. `{name}` stands for one of a list.
 */
import { seeded } from '../../src/learning/random.ts'

type Grammar = { readonly frames: readonly string[]; readonly lists: Readonly<Record<string, string>> }

const en: Grammar = {
  frames: [
    'tell me how to make {dish}|tell me how to {do}|tell me the {info}|tell me a {tale}|tell me about {topic}|tell me when {event}|tell me who {who}|tell me where {where}|can you tell me {ask}|could you tell me the {info} please',
    'give me the {info}|give me a {tale}|give me directions to {place}|give me ideas for {topic}|show me {topic}|show me the {info}|show me pictures of {topic}|get me {thing}|get me a table at {place}|get me tickets for {event2}',
    'how do i make {dish}|how do i {do}|how to {do}|how can i {do}|what is the best way to {do}|what do i need to {do}|how long does it take to {do}|what is the easiest way to {do}|i need to know how to {do}|teach me how to {do}',
    'make a reservation for {n} at {place}|make me a list of {topic}|make it {adj}|i want to make a {booking}|i want to make a transfer to my {kin}|i would like to make a {booking} for {day}|make your voice {adj}|make a note that {event}',
    'write a text to {name} saying {say}|write an email to {name} about {topic}|send {name} a message that {say}|write a {tale} about {topic}|write down {thing}|draft a letter to {place} about {topic}|read me {thing}|print {thing}|copy {thing} to my folder|open {thing}|list {topic}|export my {thing2}',
    'find me a {place2} in {city}|find {topic} near {city}|find the {info} of {place}|look up {topic}|look up the {info}|search for {topic}|help me {do}|help me find {thing}|i need help with {topic}|i need your help to {do}|let {name} know that {say}|let me know when {event}',
    'change my {thing2}|change the {info} to {adj}|edit my {thing2}|delete my {thing2}|cancel my {booking}|move my {booking} to {day}|put {thing} on my list|add {thing} to the {thing2}|set the {info} to {n}|turn off the {device}|turn on the {device}|skip this {tale}|skip to the next one|ignore that|forget it, i will {do}|use a different {info}|pretend you are a {who2} and ask me about {topic}',
    'i will need the car until {day}, i want to pick it up at {time} in {city}|i am leaving from {city} on {day} and i need {n} seats|i need an apartment with {n} bedrooms in {city}|i also would like to have {n} rooms in a good hotel there|i will be travelling to {city} from {day} to {day}, let my bank know|i was trying to buy {thing} and my card was declined|i tried to {do} but it did not work, what is going on|i have been waiting for my {thing2} for {n} days, why does it take so long|i think there is a mistake with my {thing2}|my {thing2} disappeared after the update, how do i get it back|i do not recognise this charge on my {thing2}|i lost my {thing2}, what should i do now|i want to go to {place} with my {kin} on {day}|my {kin} wants to {do} on {day}|my {kin} needs a {booking} for {day}|i want to {do} with my {kin}|i am going to {do} tonight|i am going to be at {place} until {time}',
    'thanks a lot, i really appreciate it. can you also find a {place2} there|that sounds good, i want to make the {booking}|no, i will {do} later|yes please, and {n} more|is there anything else in {city}|what other options are there for {day}|do you still remember the {thing} from before|i would rather {do}|what do you think about {topic}|what is your favourite {topic}|are you a {who2}|who is your {who2}|what is the purpose of {topic}|how are the reviews of {place}|what is the address of {place}|what is the phone number of {place}|give me the phone number of {place}|when was the last time i did {do2}|how much is a {booking} for {n} people',
    'open {path}|open the file {path}|list the files in {path}|read {path} and summarise it|show me the last lines of {path}|what is in {path}|write a test for {path}|work in {path} and {dev}|edit {path}: {dev}|rename {path} to {path}|{dev} in {path}|{dev}|{dev}, then {dev}|please {dev} and tell me when it is done|why does {part} {fails}|{part} {fails}, can you look|explain what {path} does|move {path} into {path}|search {path} for {part}|compare {path} with {path}|run the tests in {path}|{dev} on the staging server|can somebody {dev}',
    '{send} the {doc} to {who3}|please {send} {who3} the {doc} {when}|{work} the {doc}|{work} the {doc} and {send} it to {who3}|can you {work} the {doc} {when}|show me all {items} from {city}|show me the {items} of last month|list the {items} that are still open|how many {items} do we have in {city}|sort the {items} by date|export the {items} as a table|which {items} are due {when}|approve the {doc}|i approve the {doc}, go on|the {doc} is approved, {send} it|ask {who3} to approve the {doc}|who has to sign the {doc}|put the {key} into the vault|where do i keep the {key}|renew the {key} before it expires|the {key} has expired, who can renew it|who changed the {doc}|what changed in the {doc} since {day}|write an apology to {who3}|write a reminder to {who3} about the {doc}|compare the {doc} with last year|check the {doc} for mistakes|mark the {doc} as done|archive the {items} of last year|delete the draft of the {doc}|undo the last change of the {doc}|plan a meeting with {who3} {when}',
    'make the {ui} {uiadj}|make the {ui} look like the {ui}|make the {ui} work without {lack}|let {users} {maydo}|let {users} {maydo} without {lack}|hide the {ui} on phones|{runs} it without {lack}|{runs} it again and show me the output|{mock} {part} in the tests|pretend {part} is slow|read the {doc} and tell me what is {state}|what do the {papers} say|what do the {papers} say about {topic}|what does {part} do, and what do the {papers} say|what did {who3} say about the {doc}|list every {piece} that mentions {topic}|make up {n} {items} for the demo|invent some {items} for the screenshots|get rid of the old {ui}|who may approve the {doc}|read me the last mail from {who3}',
    'cancel all my {bookings}|cancel all of my {bookings} please|i want to cancel all my {bookings}|cancel everything i have on {day}|i want to cancel everything|please cancel them all|drop all my {bookings} for {day}|i need to cancel every one of my {bookings}|cancel it all',
  ],
  lists: {
    bookings: 'appointments|bookings|reservations|orders|tickets|classes|meetings|visits|lessons',
    ui: 'button|table|chart|form|menu|sidebar|header|login page|search box|page|list|dialog|footer|server|banner',
    uiadj: 'wider|nicer|look tidy|blue|faster|work on phones|easier to read|smaller|stand out|open in a new tab',
    lack: 'javascript|a mouse|the cache|the drafts|an account|a dry run|the comments|touching the tests|a restart|the network',
    users: 'users|people|customers|guests|editors|members',
    maydo:
      'change their address|reset their password|sign in with a code|upload a photo|see their orders|leave a comment|cancel their plan|pick a language',
    runs: 'run|apply|publish|deploy|build|start|ship',
    mock: 'fake|mock|stub|simulate|replace',
    state: 'missing|open|new|unclear|due|decided',
    papers: 'notes|docs|minutes|comments|release notes|tests|logs|guidelines',
    piece: 'file|line|note|page|ticket|function',
    send: 'send|forward|mail|hand|show',
    doc: 'report|invoice|quote|contract|agenda|minutes|budget|slides|schedule|payroll report|sales figures|plan|newsletter|offer|checklist|expense claim|survey|release notes|order|press text|table|summary',
    who3: 'my boss|finance|the customer|the team|anna|the new colleague|legal|the supplier|everyone in sales|the board|support|my assistant|the auditor',
    when: 'today|by friday|tomorrow morning|after lunch|this week|before the meeting|on monday',
    work: 'proofread|translate|shorten|finish|update|print|check|rewrite|summarise|format|review|correct',
    items:
      'customers|orders|invoices|tickets|requests|bookings|tasks|members|contracts|suppliers|payments|leads|returns|complaints',
    key: 'api key|password|certificate|access token|licence key|signing key',
    path: '/root/app|/root/work/app/src/index.ts|/home/ann/notes.txt|./src/server.ts|~/projects/shop|/var/log/app.log|/tmp/out.csv|/etc/hosts|the readme|package.json|the test folder|docs/plan.txt|/root/demo|/opt/tools/run.sh|the changelog|src/core|https://example.com/guide',
    dev: 'add a test|fix the build|mend the typo|delete the records table in the test database|drop the unused column|kill the stuck process|restart the worker|rebase my branch|revert the last commit|remove the dead code|skip the slow tests|bump the version|clear the cache|rotate the log files|merge the pull request after the review|tag the release|write the migration|format the files|turn the flag off|roll the deploy back|seed the test data|open a pull request|close the stale issues|update the lock file|split the big function|drop the old index',
    part: 'the login page|the parser|the build|the queue|the nightly job|the import|the search|the export|the api|the container|the pipeline',
    fails:
      'crash on start|hang|fail with exit code 1|time out|die without a message|return 500|eat all the memory|print nothing|throw on empty input|run twice',
    dish: 'ramen|pizza dough|chicken soup|pancakes|a chocolate cake|guacamole|risotto|kimchi|lemonade|a good coffee|fried rice|cheese sauce|apple pie|dumplings|tomato soup',
    do: 'change a tire|set up direct deposit|file my taxes|reset my router|book a flight|cook rice|bake bread|renew my passport|jump start a car|open a savings account|write a cover letter|plan a trip|learn spanish|fix a leaking tap|delete my account|change my insurance policy|ask for vacation|update my address|pay a bill|check my balance|order new cards|track my parcel|watch a film|go for a run|paint a wall|cut an onion|hang a picture|fold a shirt|draw a cat|tie a tie|play chess|plant roses|print a photo|sync my phone|withdraw cash|top up my account|transfer money',
    info: 'date|time|score|weather|timezone|exchange rate|due date|total|balance|limit|price|interest rate|opening hours|calorie count|distance|temperature|volume|brightness|language|recipe|schedule|address|ingredients|routing number|mileage|result of the match|name of the song|expiry date of my card',
    tale: 'joke|story|fun fact|riddle|song|poem|quote|fact about wolves|bedtime story|tongue twister',
    topic:
      'jazz|the moon landing|wolves|dinosaurs|healthy lunches|italian restaurants|birthday gifts|the life of bees|old castles|electric cars|the best phones|my meetings|my orders|cheap flights|credit cards for students|houses with a garden|new shoes|yoga|life|history|pets|colours|football|films for kids|my tax form|my essay|my invoice',
    event:
      'my card expires|the shop opens|the film starts|the rent is due|my parcel comes|the next bus goes|the meeting begins|it stops raining|my lease ends|the sale ends',
    event2: 'the concert|the match on sunday|the opera|the late show|the museum night',
    who: 'your boss is|made you|won the match|sings this|wrote this book|is playing tonight|called me|lives in the white house',
    who2: 'robot|teacher|customer|boss|friend|tourist|doctor|waiter',
    where:
      'you were created|my car is parked|the nearest bank is|i can buy stamps|the film is shown|the bus stops|my order is',
    ask: 'what time it is|how to get to the airport|what ingredients i need for buns|how to compute the price per ounce|if it will rain|whether my flight is on time|what is on my list|which gate it is|when the pool opens|how many calories are in an egg',
    place:
      'the village tavern|the airport|the city library|the hotel on the corner|the central station|the pizza place|the dentist|the gym|the bank|the museum|the post office|the garage|the school|the office',
    place2:
      'hotel|restaurant|dentist|therapist|hair salon|doctor|bus|cheap flight|house|cinema|barber|psychiatrist|garage|park',
    thing:
      'milk and eggs|a taxi|a new charger|my shopping list|my messages|the calendar|a chainsaw|a bike|a laptop|the second chapter|an umbrella|two tickets|the report|my notes|a sandwich|the blue one',
    thing2:
      'password|address|playlist|order|card|account|appointment|subscription|top up|cash withdrawal|refund|salary|suitcase|reminder|alarm|profile|bill|statement|direct debit|voice|name|email',
    booking: 'reservation|booking|payment|appointment|transfer|table|room|seat|vacation request|phone call',
    n: '2|3|4|5|two|three|four|six',
    adj: 'louder|shorter|warmer|british|female|bigger|blue|dark|simple|friendly|slower',
    kin: 'wife|husband|mother|father|son|daughter|friend|sister|brother|boss|father in law|girlfriend',
    name: 'Kim|Lisa|Tom|my wife|Dave|Anna|my boss|the team|Maria',
    say: 'no|i am late|see you at eight|happy birthday|thank you|dinner is ready|i miss you|call me back|where i am now|the meeting is moved',
    city: 'San Diego|Fresno|Hong Kong|Oslo|Napa|Las Vegas|Paris|Leeds|Bangkok|Chile|Tokyo|Buckner',
    day: 'tuesday|the 4th|next wednesday|march 5th|saturday|tomorrow|october 23rd|the weekend|today',
    time: '2 pm|half past 12|noon|seven|11:15',
    device: 'lights|heating|radio|alarm|subtitles|notifications|fan|tv',
    do2: 'an oil change|the dishes|the shopping|my taxes|the laundry',
  },
}

const zh: Grammar = {
  frames: [
    '告诉我怎么做{dish}|告诉我怎么{do}|告诉我{info}|给我讲个{tale}|跟我说说{topic}|告诉我{event}|告诉我谁{who}|能告诉我{info}吗|请问{info}是多少',
    '给我{info}|给我来个{tale}|给我指路去{place}|给我推荐{topic}|给我看{topic}|帮我拿{thing}|帮我在{place}订位|帮我买{event2}的票|发我一份{thing}|{place}电话多少，发给我',
    '怎么做{dish}|怎么{do}|如何{do}|{do}最简单的办法|{do}要准备什么|{do}要多久|教我{do}|我想知道怎么{do}|怎么我问你什么你都不知道|怎么样才能{do}',
    '在{place}订{n}个人|给我列个{topic}清单|弄得{adj}一点|我想做个{booking}|我要给{kin}转账|想约{day}的{booking}|声音{adj}一点|记一下{event}',
    '给{name}发短信说{say}|给{name}写封邮件讲{topic}|写个关于{topic}的{tale}|写下{thing}|念一下{thing}|打印{thing}|把{thing}拷到我的目录|打开{thing}|列出{topic}|导出我的{thing2}',
    '帮我找{city}的{place2}|找找{city}附近的{topic}|查一下{place}的{info}|查{topic}|搜{topic}|帮我{do}|帮我找{thing}|{topic}要帮忙|跟{name}说{say}|{event}的时候提醒我',
    '改我的{thing2}|把{info}改成{adj}的|删掉我的{thing2}|取消{booking}|{booking}改到{day}|把{thing}加到单子里|{thing2}加上{thing}|{info}调到{n}|关{device}|开{device}|跳过这个{tale}|下一个|刚才那个不算|算了，我自己{do}|换个{info}|你当{who2}问我{topic}',
    '车我要用到{day}，{time}在{city}取|我{day}从{city}走，要{n}个位子|想在{city}租{n}室的房子|那边好一点的酒店再要{n}间|我{day}去{city}，跟银行说一声|买{thing}的时候卡被拒了|想{do}但是不行，怎么回事|等我的{thing2}等了{n}天了，怎么这么久|我的{thing2}好像有错|更新后我的{thing2}不见了，怎么找回来|这笔{thing2}我不认识|我的{thing2}丢了怎么办|{day}想和{kin}去{place}|{kin}{day}想{do}|{kin}要{day}的{booking}|今晚我要{do}|我在{place}待到{time}',
    '谢谢，那边还有{place2}吗|听着不错，就{booking}吧|不，我晚点{do}|好的，再要{n}个|{city}还有别的吗|{day}还有什么可选|还记得刚才那个{thing}吗|我宁愿{do}|你觉得{topic}怎么样|你最喜欢的{topic}|你是{who2}吗|你的{who2}是谁|{place}评价怎么样|{place}地址在哪|{place}附近有什么好吃的|上次{do}是什么时候|{n}个人{booking}多少钱|播放{song}|我想听{song}|唱一首{song}|来一首{song}|放{song}给我听|设置闹钟{n}分钟后响',
    '打开{path}|看看{path}里有什么|列出{path}里的文件|读一下{path}，概括给我|{path}最后几行给我看看|给{path}写个测试|在{path}里{dev}|改一下{path}，{dev}|{dev}|先{dev}，再{dev}|麻烦{dev}，好了说一声|{part}怎么{fails}|{part}{fails}，帮忙看看|解释一下{path}是干嘛的|把{path}挪到{path}|在{path}里搜{part}|对比{path}和{path}|跑一下{path}的测试|在预发上{dev}',
    '帮我把{doc}发给{who3}|{when}把{doc}发{who3}|帮我{work}一下{doc}|{work}好{doc}发给{who3}|{doc}{when}能{work}完吗|帮我看看这个{doc}|帮我看看{doc}里的数据|把{city}的{items}列出来|上个月的{items}给我看看|还没处理的{items}有哪些|{city}有多少{items}|{items}按日期排一下|{items}导成表格|{when}到期的{items}有哪些|批准{doc}|{doc}我同意，继续吧|{doc}批了，发出去|请{who3}批一下{doc}|{doc}要谁签字|把{key}放进密钥库|{key}放哪儿|{key}快到期了，换一下|{key}过期了找谁续|{doc}谁改的|{doc}从{day}起改了什么|给{who3}写封道歉信|提醒{who3}交{doc}|{doc}跟去年的比比|检查{doc}有没有错|{doc}标成完成|去年的{items}归档|{doc}的草稿删了吧|撤销{doc}刚才的改动|{when}约{who3}开会',
    '{ui}弄{uiadj}点|{ui}改得跟{ui}一样|{ui}不用{lack}也能用|让{users}能{maydo}|手机上把{ui}收起来|不带{lack}{runs}一遍|再{runs}一次，输出给我看|测试里把{part}{mock}|假装{part}很慢|读一下{doc}，看看{state}|{papers}里写了什么|{papers}里怎么说{topic}的|{part}是干什么的，{papers}里写了什么|{who3}对{doc}怎么说|提到{topic}的{piece}都列出来|编{n}条{items}演示用|截图里放几个假的{items}|旧的{ui}去掉|{doc}归谁批|{who3}最后一封邮件念给我',
    '取消我所有的{bookings}|把我的{bookings}全部取消|我想取消所有{bookings}|{bookings}我全都不要了|我要取消全部{bookings}|请把{bookings}都退掉|全部取消|都取消吧',
  ],
  lists: {
    bookings: '预约|挂号|订单|门票|课程|会议|预订',
    ui: '按钮|表格|图表|表单|菜单|侧边栏|标题|登录页|搜索框|列表|弹窗|页脚|横幅',
    uiadj: '宽|好看|整齐|蓝|快|清楚|小|显眼|简单',
    lack: '缓存|鼠标|草稿|账号|注释|脚本|重启|网络',
    users: '用户|大家|顾客|客人|编辑|会员',
    maydo: '改地址|重置密码|用验证码登录|传照片|看自己的订单|留言|退订|选语言',
    runs: '跑|部署|发布|编译|启动',
    mock: '换成假的|模拟一下|替掉|打桩',
    state: '缺什么|还有什么没定|哪里不清楚|什么时候到期|定了什么',
    papers: '笔记|文档|纪要|评论|说明|日志|规范',
    piece: '文件|笔记|页面|工单|函数',
    doc: '报告|发票|报价|合同|议程|纪要|预算|幻灯片|排班表|工资表|销售数据|方案|通讯|清单|报销单|问卷|更新说明|订单|新闻稿|表|总结|周报|材料',
    who3: '老板|财务|客户|组里|安娜|新同事|法务|供应商|销售部|董事会|客服|助理|审计',
    when: '今天|周五前|明早|午饭后|这周|开会前|周一',
    work: '校对|翻译|缩短|写|更新|打印|检查|改写|概括|排版|审|订正',
    items: '客户|订单|发票|工单|申请|预订|任务|会员|合同|供应商|付款|线索|退货|投诉',
    key: '接口密钥|密码|证书|令牌|授权码|签名密钥',
    path: '/root/app|/root/work/app/src/index.ts|/home/ann/notes.txt|./src/server.ts|~/projects/shop|/var/log/app.log|/tmp/out.csv|说明文件|package.json|测试目录|docs/plan.txt|/root/demo|更新日志|src/core',
    dev: '加个测试|修一下构建|改个错别字|删掉测试库里的记录表|去掉没用的列|杀掉卡住的进程|重启任务|变基我的分支|回退上次提交|删掉死代码|跳过慢的用例|升个版本号|清缓存|轮转日志|评审过了就合并|打个标签|写迁移脚本|格式化代码|关掉开关|回滚发布|灌测试数据|提个合并请求|关掉过期的工单|拆一下大函数',
    part: '登录页|解析器|构建|队列|夜间任务|导入|搜索|导出|接口|容器|流水线',
    fails: '一启动就崩|卡死|报错退出|超时|没提示就挂了|返回五百|吃光内存|什么都不输出|遇到空值就炸|跑了两遍',
    dish: '拉面|披萨|鸡汤|煎饼|巧克力蛋糕|红烧肉|宫保鸡丁|泡菜|柠檬水|咖啡|炒饭|苹果派|饺子|番茄汤|糖醋鱼',
    do: '换轮胎|报税|重启路由器|订机票|煮饭|烤面包|换护照|给车搭电|开户|写求职信|做旅行计划|学西班牙语|修水龙头|销户|改保险|请年假|改地址|交账单|查余额|补卡|查快递|看电影|跑步|刷墙|切洋葱|挂画|叠衣服|画猫|打领带|下棋|种花|打印照片|同步手机|取现|充值|转账',
    info: '日期|时间|比分|天气|时差|汇率|到期日|总价|余额|限额|价格|利率|营业时间|热量|距离|温度|音量|亮度|语言|菜谱|日程|地址|配料|里程|比赛结果|歌名|卡的有效期',
    tale: '笑话|故事|冷知识|谜语|歌|诗|名言|睡前故事|绕口令',
    topic:
      '爵士乐|登月|狼|恐龙|健康午餐|意大利餐厅|生日礼物|蜜蜂|古堡|电动车|手机|我的会议|我的订单|便宜机票|学生信用卡|带花园的房子|新鞋|瑜伽|人生|历史|宠物|颜色|足球|儿童电影|税表|作文|发票',
    event: '卡到期|店开门|电影开始|交房租|快递到|下班车来|开会|雨停|租约到期|打折结束',
    event2: '演唱会|周日比赛|歌剧|晚场|博物馆之夜',
    who: '是你老板|做的你|赢了|唱的这首|写的这本书|今晚演出|给我打过电话',
    who2: '机器人|老师|顾客|老板|朋友|游客|医生|服务员',
    place: '村口饭馆|机场|市图书馆|街角酒店|火车站|披萨店|牙医|健身房|银行|博物馆|邮局|修车店|学校|公司',
    place2: '酒店|餐厅|牙医|心理咨询|理发店|医生|公交|便宜航班|房子|电影院|修车店|公园',
    thing: '牛奶和鸡蛋|出租车|充电器|购物单|短信|日历|电锯|自行车|电脑|第二章|雨伞|两张票|报告|笔记|三明治|蓝色的',
    thing2: '密码|地址|歌单|订单|卡|账号|预约|会员|充值|取现|退款|工资|行李|提醒|闹钟|资料|账单|代扣|昵称|邮箱',
    booking: '预订|付款|预约|转账|桌子|房间|座位|年假|电话',
    n: '两|三|四|五|六|十一',
    adj: '大声|短|暖|大|蓝|暗|简单|慢|可爱',
    kin: '老婆|老公|妈妈|爸爸|儿子|女儿|朋友|姐姐|弟弟|老板|岳父|女朋友',
    name: '小金|丽莎|老汤|我老婆|大卫|安娜|老板|大家|玛丽',
    say: '不去了|我晚点到|八点见|生日快乐|谢谢|饭好了|想你|回我电话|我在哪|会改期了',
    city: '上海|广州|香港|奥斯陆|成都|巴黎|北京|曼谷|智利|东京|杭州',
    day: '周二|四号|下周三|三月五号|周六|明天|国庆|周末|今天',
    time: '两点|十二点半|中午|七点|十一点一刻',
    device: '灯|暖气|收音机|闹钟|字幕|通知|风扇|电视',
    song: '最后的晚餐|我们没在一起|背影|前男友|爱你|老公老婆我想你|离开我|死了都要爱|再见|天堂|一个人|泪|命运|小苹果|告白气球|红豆|后来|晴天|月亮|消愁',
  },
}

/** So many of each language, the same ones every time. */
export function grammarTexts(lang: 'en' | 'zh', count: number): string[] {
  const { frames, lists } = { en, zh }[lang]
  const random = seeded(lang === 'en' ? 3 : 5)
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
  const all = frames.flatMap((group) => group.split('|'))
  return Array.from({ length: count }, (_, at) =>
    (all[at % all.length] ?? '').replaceAll(/\{(\w+)\}/g, (_found, name: string) =>
      pick((lists[name] ?? '').split('|')),
    ),
  )
}
