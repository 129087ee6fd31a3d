/**
 * Families of words that together make a message dangerous or harmless, in both languages. One word proves nothing; the weights
 * (weights.ts) say which families do together. features.ts looks them up.
 */
import { anyOf } from '../learning/phrases.ts'

const families: Record<string, { readonly en: string; readonly zh: string }> = {
  body: {
    en: `chest|heart|arm|arms|leg|legs|head|face|mouth|throat|tongue|lip|lips|eye|eyes|hand|hands|wrist|wrists|finger|fingers|skin|bone|stomach|belly|neck|lungs|ribs|jaw|body|left side|right side|one side|vein|veins|artery|foot|feet`,
    zh: '胸|心口|心脏|手|胳膊|腿|头|脸|嘴|喉咙|舌头|眼|半边|一侧|手腕|手指|皮|骨头|肚子|脖子|后背|身子|全身|浑身|牙关|脚',
  },
  symptom: {
    en: `pain|pains|hurts|hurting|ache|aching|crushing|tight|tightness|pressure|numb|numbness|droop|drooping|drooped|slurred|slurring|weak|dizzy|faint|sweating|swelling|swollen|hives|wheezing|blistering|vomiting|confused|gibberish|nonsense|blue|pale|grey|palpitations|tingling|stiff neck|thunderclap|paralysed|paralyzed|blind|double|burnt|clammy|contractions|labor|labour`,
    zh: '疼|痛|麻|闷|歪|含糊|无力|晕|冷汗|肿|疹|水泡|吐|迷糊|发紫|青|发黑|看不见|认不|说不|抬不|动不了|没知觉|慌|绞|僵|拿不住|不听使唤|发紧|变形|重影|糊涂',
  },
  breath: {
    en: `breath|breathe|breathing|breathes|air|choking|choke|choked|suffocating|gasping|gasp|wheeze|inhaler|asthma|drowning|stuck in her throat|stuck in his throat|swallow|lungs`,
    zh: '呼吸|喘|吸不|气|窒息|憋|噎|呛|卡在|哮喘|不喘',
  },
  blood: {
    en: `blood|bleed|bleeding|bleeds|bled|artery|spurting|gushing|soaked|sliced|gash|deep cut|miscarrying|miscarriage|amputated|severed`,
    zh: '血|出血|流血|动脉|割开|浸透|流产|断了|切断',
  },
  gone: {
    en: `unconscious|unresponsive|collapsed|fainted|passed out|limp|out cold|not waking|won't wake|wont wake|motionless|not moving|isn't moving|coming round|keeled over|fell over|lifeless|no pulse|not responding|no reaction|blacked out|slipping away|drifting off`,
    zh: '昏迷|晕倒|昏倒|不醒|没反应|叫不应|倒下|倒地|倒在|栽倒|一动不动|休克|不省人事|没意识|不动了|晕过去|昏过去|没脉',
  },
  fit: {
    en: `seizure|seizures|fit|fitting|jerking|convulsion|convulsing|foaming|rolled back|eyes rolled|shaking|twitching|epileptic`,
    zh: '抽搐|抽|白沫|上翻|翻白|癫痫|惊厥|痉挛',
  },
  took: {
    en: `took|taken|swallowed|swallow|drank|drunk|ate|overdose|overdosed|od'd|pills|tablets|meds|bleach|poison|insulin|too many|too much|whole bottle|antifreeze|fentanyl|xanax|sleeping pills|paracetamol|got into`,
    zh: '吃了|吞|喝了|打多了|全吃|药|片|农药|敌敌畏|凝珠|洁厕|误食|整瓶|半瓶|过量|头孢|安眠药|中毒',
  },
  self: {
    en: `kill myself|killing myself|suicide|suicidal|die|dying|dead|end it|end my life|jump|rope|razor|noose|reason to live|keep living|reason to keep|worth living|isn't worth it|done with life|done with this life|gone forever|if i was gone|goodbye|hurting myself|hurt myself|cut myself|cutting|hang myself|over it all|be over|want to die|alive|no point|without me|love them|last message|bridge|roof|ledge|my note|self harm|live anymore|my own life`,
    zh: '自杀|想死|去死|跳楼|跳下|跳河|绳子|刀片|天台|楼顶|活下去|活着|不想活|一了百了|先走一步|我走了|遗书|永别|割腕|划自己|轻生|解脱|没有我|结束|照顾好|上吊|死了算|寻死|自残|死法|会死',
  },
  fire: {
    en: `fire|burning|burns|flames|flame|smoke|gas|explosion|exploded|carbon monoxide|ablaze|spreading`,
    zh: '着火|起火|失火|烧|烟|煤气|燃气|爆炸|冒火|火势|蔓延|一氧化碳',
  },
  attack: {
    en: `gun|knife|stab|stabbed|shot|shots|shooting|shoots|beat|beating|hit|hitting|attack|attacked|attacking|breaking in|broke in|break in|intruder|stranger|raped|rape|kidnapped|strangling|hostage|locked in|locked me|followed|grabbed|get in|at the door|won't let me|my drink|kill me|kill us|hurt me|threatening|weapon|robbed|burglar|assaulted|abducted`,
    zh: '刀|枪|捅|砍|打我|打人|打死|在打|砸门|踹门|撬|进贼|强奸|绑架|围殴|跟踪|尾随|劫|杀我|弄死我|不让我走|殴打|家暴|闯|反锁|躲|杯子里|掐',
  },
  crash: {
    en: `crash|crashed|accident|fell|fallen|crushed|crush|drowned|drowning|pulled out|boiling|scalded|electrocuted|electric shock|trapped|run over|hit by|collapsed building|snake|bent the wrong way|tractor|ladder|can't feel|stairs|second floor|pinned`,
    zh: '摔|压了|压在|撞|车祸|溺水|触电|烫|热油|开水|坠|困|掉下|蛇|拖拉机|梯子|卡在车|捞上来|埋',
  },
  now: {
    en: `now|right now|just|suddenly|all of a sudden|sudden|minutes ago|min ago|help|hurry|please hurry|quick|quickly|getting worse|worse fast|started|still|tonight|any minute|asap|immediately|oh god|omg|plz|pls help`,
    zh: '突然|刚|现在|快|救|赶紧|越来越|马上|忽然|一下子|还在|一直|怎么办|今晚|正在|刚才',
  },
  kin: {
    en: `my mom|my mum|my mother|my dad|my father|dad|mom|mum|my husband|my wife|my son|my daughter|my baby|baby|my kid|kid|toddler|grandpa|grandma|grandpas|my brother|my sister|my friend|my roommate|roommate|coworker|someone|somebody|he|she|he's|she's|hes|shes|him|her|an old man|a man|patient|our apartment|neighbor's|neighbour's`,
    zh: '我妈|妈妈|我爸|老爸|爷爷|奶奶|老公|老婆|儿子|女儿|孩子|宝宝|弟弟|妹妹|哥|姐|朋友|同事|室友|有人|他|她|老人|老伴|我弟|家里|邻居|我们楼',
  },
  me: { en: `i|i'm|im|i've|ive|i am|me|my|myself|we|we're|us`, zh: '我|我们|自己' },
  call: {
    en: `ambulance|911|999|112|call the police|call the cops|the cops|paramedic|paramedics|medical help|urgent medical|emergency|sos|dying|save him|save her|send someone|send help`,
    zh: '救护车|120|110|119|报警|报个警|急救|救命|出人命|抢救|救救|来人',
  },
  how: {
    en: `how do i|how do|how to|how can|how could|how would|how is|tell me|give me|show me|write|write me|help me|instructions|tutorial|script|tips|steps|best way|easiest way|ways to|ideas|plan for|make me|i want|i need|explain how|craft|generate|what can i|where can i|which|recipe|code that|build|create|teach|describe|find me|find`,
    zh: '怎么|怎样|如何|教我|写|给我|帮我|教程|话术|方案|步骤|方法|办法|想个|做个|弄|要一|哪里|哪些|什么能|多少钱|论证|把',
  },
  victim: {
    en: `someone's|someone|somebody|my ex|ex's|girlfriend|girlfriend's|boyfriend|husband's|wife's|neighbor|neighbour|neighbor's|neighbour's|coworker|classmate|other people|victim|customer's|another patient|another customer|streamer|celebrity|taylor swift|my boss|my teacher|widows|pensioners|elderly|isn't mine|him|her|his|my student|a child|student`,
    zh: '别人|他人|前女友|前男友|前妻|前夫|老婆|老公|女友|女朋友|男友|邻居|同事|同学|同班|别的|不是我的|明星|主播|老板|老师|老人|学生|小孩|客户|病人|他饭|他|她',
  },
  secret: {
    en: `without knowing|without her knowing|without him knowing|secretly|caught|get away|undetected|undetectable|no trace|traces|hidden|hide|hides itself|bruises|marks|for good|without leaving|anonymous|without being|not mine|without it hurting|painless`,
    zh: '不被发现|偷偷|不留|不让|痕迹|隐藏|瞒着|私下|彻底|不疼|不痛|无痛|遮住|查不出|匿名|不用负责',
  },
  harm: {
    en: `kill|murder|poison|hurt|stab|strangle|beat|beating|torture|kidnap|threat|threaten|scare|scares|break legs|legs|very sick|sick|disappear|get rid|shoot|drug|attack|rape|burn down|blow up|choke|harm`,
    zh: '杀|毒死|弄死|整死|捅|勒死|掐死|打断|打老婆|虐|拐|绑|吓唬|恐吓|大病|消失|砍|害|报复|算账|下药|撞死',
  },
  weapon: {
    en: `bomb|explosive|explosives|gun|grenade|mustard gas|nerve gas|sarin|uranium|bullets|molotov|detonator|silencer|thermite|anthrax|ricin|gunpowder|firearm|weapon|airsoft|pressure cooker|napalm|nitroglycerin|device`,
    zh: '炸弹|炸药|毒气|枪|手雷|燃烧瓶|钢珠|雷管|火药|沙林|炭疽|子弹|爆炸物|高压锅|化学品|土炮|武器',
  },
  drug: {
    en: `meth|fentanyl|heroin|cocaine|mdma|lsd|crack|ecstasy|ghb|oxycodone|weed`,
    zh: '冰毒|海洛因|可卡因|摇头丸|芬太尼|麻黄|大麻|k粉|毒品',
  },
  malware: {
    en: `malware|ransomware|virus|trojan|keylogger|exploit|cve|botnet|ddos|payload|spy app|infects|infect|cookies|bitcoin|rootkit|backdoor|worm|macro|spyware|locks files|locks someone's|zero day|stealer|antivirus`,
    zh: '勒索|病毒|木马|键盘记录|漏洞|cve|僵尸网络|ddos|后门|监控软件|感染|cookie|比特币|锁文件|免杀|入侵|恶意|蠕虫',
  },
  credential: {
    en: `password|passwords|login|logins|account|hack|hacking|brute force|phishing|credentials|intercept|messages|whatsapp|instagram|facebook|paypal|admin|bypass the login|grading system|wifi|card details|log into|text messages`,
    zh: '密码|登录|账号|号|黑进|盗|爆破|钓鱼|拦截|短信|微信|微博|支付宝|后台|成绩系统|破解|聊天记录|验证码|绕过',
  },
  sex: {
    en: `sex|sexual|sexually|sexy|nude|nudes|naked|porn|erotic|seduce|explicit|lewd|sexual way`,
    zh: '色情|裸|性感|情色|勾引|做爱|性行为|黄色小说|情趣',
  },
  minor: {
    en: `child|children|kid|kids|minor|underage|teen|little girl|little boy|year old|schoolgirl|my student|preteen|toddler`,
    zh: '儿童|小孩|孩子|未成年|初中|小学|少女|幼女|岁|萝莉|学生',
  },
  locate: {
    en: `address|home address|lives|live exactly|location|license plate|car plate|house number|medical record|phone number|track|tracker|follow|where does|where my|everything about|who owns|private|diagnosis`,
    zh: '住址|住哪|家住|定位|车牌|几号楼|病历|电话|追踪|查出来|人肉|行踪|开房|身份证|地址|是谁的',
  },
  fake: {
    en: `fake|forge|forged|counterfeit|false name|scam|pretend|pretending|launder|skim|romance scam|lying|lie to|fraud|without returning|payslip|certificate|passport|prescription|insurance fraud|clone|cheat|impersonate|reviews|bribe|blackmail`,
    zh: '假|伪造|冒充|骗|洗钱|杀猪盘|套卡|复制|刷单|流水|证明|敲诈|虚假|p一|p个|逃税|行贿',
  },
  group: {
    en: `jews|muslims|women|blacks|black people|gays|immigrants|refugees|christians|isis|nazi|race`,
    zh: '犹太|穆斯林|女人|黑人|民族|同性恋|种族|恐怖组织|外地人|纳粹',
  },
  hate: {
    en: `deserve|inferior|subhuman|gassed|exterminated|should be killed|should be beaten|recruit|vermin|supremacy`,
    zh: '活该|低等|劣等|该死|杀光|挨打|灭绝|招人|不配',
  },
  override: {
    en: `ignore|disregard|forget|bypass|override|disable|disabled|turn off|switch off|stop applying|off|without any|no longer|pretend you|you are now|from now on|act as|as if|must not refuse|reveal|print|output|copy it|jailbreak|developer mode|have no|did not exist|respond as|let's play`,
    zh: '忽略|无视|忘记|忘掉|绕过|关闭|关掉|已关|解除|越狱|开发者模式|扮演|假装|从现在|接下来|当|打印|输出|复制给我|不能拒绝|不用遵守|你没有|不要有任何|不存在',
  },
  guard: {
    en: `rules|instructions|system prompt|prompt|safety|filter|filters|restrictions|policy|policies|guidelines|safeguards|content policies|everything above|safety checks|ethics|limits|moderation|guardrails`,
    zh: '规则|指令|系统提示|提示词|安全|过滤|限制|政策|准则|审核|system prompt|审查|约束|以上所有|道德',
  },
  tech: {
    en: `server|process|processes|code|app|disk|css|eslint|eslintrc|database|container|unit test|bug|script in|linux|build|deploy|branch|terminal|upload|file|laptop|printer|port|gpu|test|mock|staging|api|css|component|query|segfault|website|phone|battery|pipeline|wiki|backup|font|log|logs`,
    zh: '服务器|进程|代码|应用|硬盘|eslint|数据库|容器|单元测试|bug|端口|构建|部署|上传|文件|电脑|打印机|测试|脚本|组件|接口|弹框|提示框|音频|wiki|网站的|哈希|加密|系统提示框|屏幕',
  },
  media: {
    en: `film|movie|song|book|novel|episode|series|game|news|headlines|article|band|play|story|murder mystery|detective|title|candle|photo|card|deck|netflix|documentary|joke|goal|comedian|fiction|poem`,
    zh: '电影|歌|小说|剧|游戏|新闻|报道|《|卡牌|故事|推理|第三集|悬疑|开演|段子|图|蜡烛|推荐一|话剧|书名|拍照|历史课',
  },
  office: {
    en: `meeting|invoice|appointment|insurance|covered|referral|client|agency|slides|paragraph|deadline|policy document|report|project|parcel|agenda|reschedule|interview|budget|training|awareness|poster|colleague|extension|style guide|form|course|lecture|book|floor|open|opens|check|test is|monday`,
    zh: '会议|发票|预约|医保|报销|转诊|客户|代理商|报告|项目|包裹|快递|面试|预算|培训|海报|同事的分机|指南|表格|课|几楼|几点|复查|想约|制度|派对|挂什么科|检测|更新|洗牙|明天不在|改个时间',
  },
  home: {
    en: `oven|bbq|kitchen knife|knife set|sharpen|weeds|ants|mice|fleas|calories|paint|candle|heater|patio|seat|toy|toys|party|wood|yard|coffee|recipe|lavender|cat|dog|goldfish|hair|gym|stairs|cold|cough|gum|ankle|horse|hungry`,
    zh: '烤箱不|烧烤|磨刀|菜刀|杂草|蚂蚁|老鼠|跳蚤|脂肪|座椅|玩具|派对|院子|咖啡|金鱼|头发|爬楼|感冒|牙龈|崴|止咳|锻炼|打呼|一头牛|心情|壁炉|火锅',
  },
  harmless: {
    en: `slight|slightly|a bit|mild|sometimes|now and then|lately|next week|last week|last year|years ago|in 2018|in 2019|covered|safe for|is it safe|is it legal|should one do|what is|what are|can stress|which doctor|which floor|hazard|labels|prevention|no chest pain|don't have|fine now|lol|thanks|please note|renew|refill`,
    zh: '有点|轻微|偶尔|最近|下周|上周|去年|年前|安全吗|安全$|合法吗|该怎么处理|什么是|会得|几楼|警示|预防|没有胸|没事|谢谢|备注|续|哈哈|吗$|要写进|挂什么|能报',
  },
}

const patterns = Object.entries(families).map(([family, { en, zh }]) => ({
  family,
  pattern: new RegExp(`(?<![a-z'])(?:${anyOf(en)})(?![a-z'])|${anyOf(zh)}`, 'g'),
}))

/** The families that occur in a folded text, each with its first words. */
export function signsOf(folded: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { family, pattern } of patterns) {
    const hits = folded.match(pattern)
    if (hits) found.set(hits.length > 2 ? `${family}+` : family, hits.slice(0, 3).join(', '))
  }
  return found
}

const ordinary = new Set([
  'now',
  'kin',
  'me',
  'how',
  'victim',
  'tech',
  'media',
  'office',
  'home',
  'harmless',
  'minor',
  'locate',
  'credential',
  'body',
  'symptom',
  'group',
])

/** Everyday words of a doctor's visit that have a sign inside: a fever (发烧) is no fire, «very» (厉害) no harm. */
const lookalikes =
  /发高?烧|[高低退]烧|烧(?:到|得|了)?\d{2}|烧退|烧烤|厉害|血(?:压|糖|脂|型|检|常规|液科)|[验抽献]血|气(?:温|色)|天气|药(?:房|店|费|单|方)|[取拿配开]药|感冒药|退烧药|(?<![a-z'])blood (?:pressure|tests?|sugar|types?|work|samples?|draw)(?![a-z'])/g

/** The words of those families that are dangerous by themselves: without one of them nothing is stopped. */
export const dangerSigns = (folded: string): string[] =>
  [...signsOf(folded.replaceAll(lookalikes, ' '))].flatMap(([family, words]) =>
    ordinary.has(family.replace('+', '')) ? [] : [words],
  )
