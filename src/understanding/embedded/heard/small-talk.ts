/** Greetings, thanks, praise, jokes, the weather, and questions about the program itself: talk that asks the team for nothing. */
import { foldFully } from '../../../learning/fold.ts'
import { keptLately } from '../../../learning/kept-words.ts'
import { isWell } from './cues.ts'

const words = `hi|hello|hey|hey there|hi there|hello there|good (?:morning|afternoon|evening|day|night)|morning|how is it going|how's it going|what's up|nice to meet you|bye|goodbye|bye bye|see you(?: later| soon)?|have a (?:nice|good|great|lovely|wonderful|pleasant|super) (?:day|evening|afternoon|night|one|weekend|time)|take care
  |thanks?(?: a lot| so much| very much| again)?(?: for (?:asking|that|this|everything|(?:all )?(?:the|your) (?:help|time|patience|info|information)|helping(?: me)?(?: out)?))?|thank you(?: so much| very much| again| all)?|many thanks|thx|ty|cheers|much appreciated|i appreciate (?:it|that|your help)|you(?:'re| are) (?:an angel|a (?:star|gem|treasure|life ?saver|legend|dear)|great|the best|awesome|amazing|so kind|very kind|very helpful|so helpful|wonderful|welcome)|(?:well|nicely) done|good (?:job|work)|great(?: job| work)?|awesome|amazing|wonderful|excellent|brilliant|lovely|cool|nice|perfect|looking good|looks good|sounds good|very good|that(?:'s| is| was) (?:great|good|nice|fine|perfect|helpful|kind|wonderful|fast|quick|all)|that helps|good to know|i see|got it|understood|makes sense|no problem|no worries|never mind that|ok|okay|alright|all right|sure|fine|right|yes|yeah|yep|no|nope|huh|eh|innit|isn't it|right then|there you go|haha+|hehe+|lol|wow|oh|hmm+|um|please|sorry|just kidding|only joking
  |that(?:'s| is| was|'ll be| will be) (?:it|all|everything)|(?:that's )?all for (?:now|me)|nothing (?:else|more)(?: for (?:now|me)| at the moment)?|no more|no more questions|(?:i(?:'m| am)|we(?:'re| are)) (?:all )?(?:set|sorted|done)(?: for now)?|all (?:set|good|done|sorted)|not for now
  |你好|您好|嗨|哈[喽啰罗]|早|早上好|上午好|中午好|下午好|晚上好|晚安|再见|拜拜|回头见|谢谢(?:你|您|你们|啦|了|哈)?|多谢(?:你|您|了)?|感谢(?:你|您|你们)?|非常感谢|太感谢了|辛苦(?:你|您|你们|大家)?了?|麻烦(?:你|您|你们)了|太好了|真好|真棒|太棒了|不错|很好|挺好的?|厉害|给力|赞|好的?|好嘞|好吧|行|可以|知道了|明白了?|了解|收到|懂了|原来如此|没事|没关系|不客气|哈哈+|呵呵|嘿嘿|嗯+|哦+|唉+|哎呀?|诶|嗐|是的?|对的?|不是|抱歉|不好意思|对不起|开玩笑的?|随便(?:问问|聊聊)|(?:暂时|目前|现在)?没有?(?:别的|其[他它]的?|什么)?(?:事情?|问题|要求|需要)?(?:了|啦)|不了|(?:就|先)+(?:这些|这样|到这儿?|到这里)|服务(?:真|很|太)(?:好|棒|不错)|态度(?:真|很)好`
const oneOf = new RegExp(`^(?:${words.replace(/\n\s*/g, '')})$`)
/** Anywhere in a part of a short message: it is about something that no team of this kind does, or about the program itself. */
const topicsEn = `how are you(?: doing| feeling| today)*$|weather|(?:rain(?:ing|y)?|sunny|snow(?:ing)?|cold|hot|warm|freezing|lovely|nice) (?:today|outside|out there|tomorrow|day)|jokes?|something funny|are you (?:a |an )?(?:robot|bot|human|machine|ai|real|person|computer)|(?:not )?a real person|who (?:are|made|built) you|your name|how old are you|football|weekend plans|how was your|how's your|what do you think (?:about|of)|do you (?:ever|like|love|dream|sleep|eat|believe)|tell me a story|(?:sing|write) me an? (?:song|poem|story)|made my day|(?:long|busy|hard|rough|quiet) (?:day|night|shift|week)|i hope (?:you|your)|your (?:shift|day|boss|break)|(?:so|very|really) (?:kind|funny|sweet|helpful|nice)|(?:great|big) help|good one|fingers crossed|first time here|i(?:'m| am) (?:just )?(?:a (?:bit|little) |so |quite |very |really )?(?:nervous|excited|relieved|scared)|happy (?:new year|birthday|holidays?|easter|friday)|merry christmas|sleep well|i love (?:this|that|it|you)|you(?:'re| are) (?:so |very |really |much |a lot |way |pretty )?(?:quick|fast|nice|kind|polite|patient|helpful|efficient|friendly|quicker|faster|nicer|kinder|better|friendlier|more helpful)\\b|(?:pouring|raining|snowing|boiling|freezing|chilly|foggy|windy|stormy|humid)\\b(?: outside)?|you(?:'re| are) (?:funny|hilarious|sweet|cute|smart|clever|good)|my (?:cat|dog) (?:is|was|just|keeps)`
const topicsZh =
  '堵车|第一次来|有[点些]紧张|又(?:是|到)(?:周|星期|礼拜)|天气|下.{0,2}[雨雪]|刮.{0,2}风|[冷热]不[冷热]|真[冷热]啊?|好[冷热]啊?|太[冷热]了|笑话|故事|你们?是(?:机器人|真人|人吗|谁|ai|真的)|你叫什么|你几岁|谁做的你|唱|聊聊天|(?:新年|生日|节日|圣诞|中秋|周末)快乐|祝(?:你|您|大家)|过得(?:怎么样|好吗)|吃(?:过|了)?(?:[早午晚中]?饭)?[了过]?(?:没有?|吗|了吗)$|[睡起下上](?:觉|床|班)?了[吗没]|你真|你好(?:可爱|聪明|厉害|棒|有趣)|太?逗了?|好玩|可爱|下棋|写诗|我家[猫狗]|上班辛苦|辛苦(?:吧|了|啦)|你(?:喜欢|觉得|会做梦|睡觉)|(?:人|车)(?:真|好|太|这么|可真)多|省得(?:我|再)?(?:排队|跑|麻烦)|(?:真|挺|好|太)(?:省事|省心|方便|贴心|人性化)|你(?:比|可真|还挺|们?真)|^(?:哇|哎呀?|嚯)?你们?(?:回复?|答|回答|反应|办事?|处理|打字|动作|速度)[得的]?(?:真|好|太|可|挺|还挺|这么|够|也太)(?:快|及时|利索|麻利|周到|清楚|厉害|好|棒)|^(?:哇|哎呀?|嚯)?你们?(?:的|家|这个?)?(?:系统|机器人|客服|医院|小程序|服务)?(?:真的?|好|太|可真?|还?挺|这么|够|也太)(?:厉害|能干|聪明|专业|先进)'
const topics = new RegExp(`\\b(?:${topicsEn})\\b|${topicsZh}`)
/** What the person does or did themselves: it asks nobody for anything. */
const ownStatus =
  /^(?:(?:ok|okay|so|well|wait|hold on|one (?:sec|second|moment)|just a (?:sec|second|moment|minute)) ?)*(?:(?:i|we)(?:'m| am|'ve| have|'ll| will)?(?: be| just| already| almost| still| now)* (?:finished|done|back|home|ready|here|browsing|looking around|getting (?:my|a|the)|going to get|right back|on my way)\b|brb|be right back|back in a|my phone (?:rings|is ringing)|(?:just )?browsing$|just looking)|^我们?(?:已经|刚|马上|这就|先|正在|都|就)*(?:[做写弄忙吃看搞改办]完|回来|到家|下班|在忙|在开会|准备好)|^我(?:先|这就)?去(?:接|拿|倒|开|上|找|洗).{0,8}$|^(?:马上|一会儿?|稍后|等会儿?)(?:就)?回来|^随便(?:看看|逛逛|问问)|^今天是我|^(?:just )?wait$|^等(?:一下|等|会儿?)$|^(?:please )?(?:continue|go on with|tell me) the story|继续讲/
const when =
  '(?: (?:the|a|an|his|her|their|our|my|game|match|cup|league|final|title|exams?|test|again|at last|last (?:night|week|weekend)|yesterday|today|tonight|this (?:morning|week|weekend)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day))*'
/** News of a life outside, and how one feels about it. It is the whole part: what stands beside it may be a complaint. */
const newsEn = new RegExp(
  `^(?:(?:oh|so|hey|well|and|btw|guess what) )*(?:(?:my|our|the) (?:(?:football|basketball|home|local|favou?rite) )?(?:team|side|club|lads)(?: finally| just| actually)? (?:won|lost|drew|played)|we(?: finally| just| actually)? (?:won|lost)|(?:i|we|he|she|they|my (?:son|daughter|wife|husband|sister|brother|niece|nephew|kid|friend|grandson|granddaughter))(?: finally| just)? (?:passed (?:the|his|her|my|our|their)(?: [a-z]{3,12})? (?:exams?|test|finals)|graduated|got (?:married|engaged|promoted|a (?:new )?job)))${when}$`,
)
const feelsEn =
  /^(?:(?:and|so|but) )?(?:i(?:'m| am)|we(?:'re| are)|still)(?: (?:still|so|just|absolutely|really|totally))* (?:over the moon|on cloud nine|walking on air|thrilled|delighted|chuffed|buzzing|ecstatic|overjoyed|stoked|gutted|happy|proud)(?: (?:about (?:it|that)|for (?:him|her|them)|today|right now))*$|^(?:i |we )?could(?:n't| not) be (?:happier|prouder)$/
const newsZh =
  /^(?:昨晚|昨天|今天|上周末?|周末)?(?:我们?|咱们?)?(?:支持的|喜欢的|那个|家)?(?:球?队|主队|国足|女排|男篮)(?:昨晚|昨天|今天)?(?:终于|居然|竟然|又)?(?:赢|输|夺冠|出线)(?:球|比赛)?了?$|^我?家?(?:儿子|女儿|孩子|闺女|孙子|孙女|弟弟|妹妹)(?:终于|刚|今年)?(?:考上[^,。疼痛烧病]{1,6}|结婚|毕业|升职)了$|^(?:我|我们|全家)?(?:到现在|现在|都|还|太|真|可|特别|好){0,4}(?:激动|高兴|开心|兴奋)(?:坏|死|疯)?(?:着|了|得不行|得睡不着)?$/
const isNews = (part: string): boolean => newsEn.test(part) || feelsEn.test(part) || newsZh.test(part)
/** What somebody asks who does not know what this is for; nothing else may stand beside it. */
const forHelp =
  /^(?:(?:please |can you |could you )?help(?: me)?(?: please)?|usage|commands|menu|options|what (?:can|do) (?:you|this|it|i)(?: all)? do(?: for me| here)?|what (?:are you|is this)(?: for)?|how does (?:this|it) work|how do i use (?:this|it|you)|what can i (?:ask|say|do)(?: you)?(?: for)?(?: here)?|(?:使用)?帮助|(?:使用)?说明|菜单|你?(?:们|这里)?(?:能|会|可以)(?:帮我)?(?:做|干|办)?(?:些|点)?(?:什么|啥|哪些事?)(?:事情?)?|有(?:什么|哪些)功能|(?:这个?|你)?(?:怎么|如何)用|这是(?:什么|干什么的|做什么的))$/
export const asksForHelp = (text: string): boolean => {
  const [part, ...more] = text.length > longest ? [] : partsOf(text)
  return part !== undefined && more.length === 0 && forHelp.test(part)
}

const longest = 80

export function isSmallTalk(text: string): boolean {
  if (text.length > longest) return false
  const said = partsOf(text)
  if (said.length === 2 && said[0] === 'morning' && said[1] === 'please') return false // an hour, and no greeting
  return said.length > 0 && said.every((part) => isPlain(part) || isTopic(part))
}

/** The words that make it talk by what it is about, not only by thanks or a greeting, which a team may have samples of. */
export const talkTopics = (text: string): string[] =>
  text.length > longest
    ? []
    : partsOf(text).flatMap((part) => (isPlain(part) ? [] : (topics.exec(part)?.[0] ?? (isNews(part) ? part : []))))

/** Several stages of one message ask for it. */
const partsOf = keptLately((text): readonly string[] =>
  foldFully(text)
    .split(/[,.!?;:~…、。，！？；：\n]+/)
    .map((part) => part.trim().replace(/(?<=[^吧啊呀哦哈呢嘛啦噢呗])[吧啊呀哦哈呢嘛啦噢呗]{1,8}$/u, ''))
    .filter((part) => part !== ''),
)
const isPlain = (part: string): boolean =>
  oneOf.test(part) || oneOf.test(part.replace(/^(?:ok|okay|oh|well|so|and|no|nope|nah|好的?|嗯|那|哦)\s*/, ''))
const isTopic = (part: string): boolean =>
  topics.test(part) || ownStatus.test(part) || isWell.test(part) || isNews(part)
