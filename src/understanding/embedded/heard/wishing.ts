/**
 * Whether words ask for something to be done, now, by the one who says them. What would commit a person is done only then: that a
 * sentence speaks of an act, and denies nothing, is not enough («the meeting got moved to Friday», «听说可以改期»).
 *
 * E1. A clause asks where it begins as a wish does, behind words that may stand before one. The values of the wish are blanks here, so
 *     «[周二]的[皮肤科]取消吧» begins with the act.
 * E2. Words that ask wherever they stand («please», «帮我», «把») do, unless the clause tells what others want, what was once wanted, or
 *     what is only heard of.
 * E4. So does a clause that begins as a sample of the team does: «bump the version», «重命名…».
 * E3. A message without a verb is values, and asks for what is made of such values, where it says hardly anything else and means no day in
 *     general («the dentist on a Friday»).
 * E5. Beside a remark («…, what a way to start the week», «…，我可真会挑时候») only words count that ask wherever they stand, or order.
 * E7. What the desk has yet to do before the rest is asked for: «after you've cancelled my …, could you …».
 * E6. Behind what is told of the past, a clause that names nothing goes on telling: «上次挂的是骨科，排了俩小时».
 */
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { isInterjection } from '../features/function-words.ts'
import type { Sample } from '../learn/samples.ts'
import { commanded, doneByNeighbour } from './cues.ts'
import { clausesOf, type Span } from './parts.ts'

const leadEn = `(?:(?:hi|hello|hey|there|ok|okay|so|well|and|but|or|then|also|now|just|actually|oh|ah|um|uh|er|erm|hm+|mm+|right|yes|yeah|yep|no|nope|sorry|please|pls|plz|first|second|instead|anyway|kindly|maybe|perhaps|therefore|because|since|as|good (?:morning|afternoon|evening|day)|thanks|thank you|btw|by the way|in that case|on second thoughts?|if possible|today|only|still|quickly|great|fine|perfect|cool|□|'s|for|the|a|an|my|our|his|her|that|this|one|on|at|in|with|to|by|from|around|about|him|me|us|them|dear|everyone|all|team|alright|sure|while|when)(?![a-z]) *)*`
const verbEn = `(?:cancel|cancle|book|refund|reserve|return|renew|move|re-?schedule|schedule|register|sign|put|make|change|drop|scrap|order|pay|delete|remove|rename|postpone|shift|take|give|get|set|add|bring|push|pull|switch|swap|call|extend|fix|repair|replace|send|request|arrange|enter|enrol|enroll|squeeze|fit|pencil|slot|find|forget|skip|void|undo|withdraw|revoke|stop|end|abort|ditch|bin|axe|lose|let|try|use|see(?! (?:you|ya|u)\\b)|do(?! (?:i|we|you|they|people)\\b)|go|keep|leave|have|check|pick|choose|transfer|delay|defer|advance|update|correct|edit|turn|hold|save|prebook|pre-book|appoint|apply|submit|exchange|issue|grant|assign|borrow|lend|ship|deliver|clear|free|release|count|release|kill|wipe|rebook|re-book|include|note|write|enrol|hook|line|tell|ask|needs?|want|would like|like|looking|wanting|needing|wanna|gotta|got to|have to|must|requesting|cancelling|canceling|moving|booking|rescheduling|wish)`
const wishEn = new RegExp(
  `^ *${leadEn}(?:${verbEn}\\b|(?:i|we|he|she|they|it|everyone|both|□|(?:my|our|the|that|this|his|her|your) [a-z□-]+(?: [a-z□-]+){0,3}|□ [a-z-]+|you)(?:'d| would| should|'ll| will|'m| am|'ve| have|'s| is| has| are| was| were|'re)?(?: (?:really|also|just|still|actually|now|probably|very much|only|then|already|quite|to|got|been|simply|definitely|do|does|who|badly))* *(?:want(?:s|ed|ing)?|need(?:s|ed|ing)?|like|love|prefer|rather|wish(?! i)|requir(?:e|es)|must|have to|has to|got to|gotta|wanna|hop(?:e|ing) (?:to|for|you|that you|there)|hoping|looking (?:to|for|at)|after|going to|gonna|trying to|calling (?:to|about|because)|writing to|here (?:to|for)|came to|fancy|decided to|choose|take|go (?:for|with)|ask(?:ing)? (?:for|you|to)|request(?:ing)?|better|able|due|can(?:no|')?t|cannot|won'?t|no longer|(?:do|does)(?:n't| not) (?:need|want|work|suit|fit)|not (?:able|going|coming|need|free|available)|unable|off|can (?:go|be)|should (?:be|have been|go)|ought to|meant?|said|thinking|out|busy|away|up for|ready|keen|in need|can (?:only|do|make|come|scrap|cancel|drop|have)|(?:would|could) (?:be|suit|do|work|fit)|be|suits?|(?<!(?:i|we|he|she|they) )works?|(?:about )?time|best|perfect|ideal|it is)\\b|(?:(?:can|could|may|might|shall) (?:i|we|it|they|he|she|that|this|my|the|our|someone|□)|(?:can|could|would|will) (?:you|u|ya|y'all|somebody|someone|it be possible|that be possible))(?![a-z])|(?:is there|are there|any|do you have|have you got|got any|how about|what about|is it possible|would it be possible|is it ok|let'?s|time to|no need|wondering|i was wondering|i wonder))`,
)
/** E7. */
const onceDone =
  /^ *(?:and |so |then |please )*(?:after|once|when|as soon as) you(?:'ve| have) (?:cancell?ed|booked|moved|rescheduled|postponed|refunded|made|changed|arranged) (?:me |us |up )*(?:my|our|his|her|that|this|(?:the |an? )?□)(?![a-z])/
/** Wherever they stand, these ask. */
const asksEn =
  /\b(?:please|pls|plz|(?:can|could|would|will) (?:you|u|y'all|ya)|you (?:can|may)|feel free|should(?:'ve| have) (?:been|said)|(?:meant|supposed) to be|(?<!do )i (?:want|need)|i(?:'d| would| should) (?:like|love|prefer|rather|be (?:grateful|glad|happy|pleased))|let'?s|go ahead|instead|help me|make (?:it|that)|i meant?|any ?more|no longer|not needed|sorry|rather|(?:about|high) time|(?<!\bdo )(?:i|we|it|that|them|appointments?|bookings?|ones?|□)(?:(?:'ll| will|'ve|'d)? (?:have|has|need|needs|got|going) to| must)|(?:i|we)(?:'d| had) better|we should|can be [a-z]+ed|(?:i|we)(?:'d| would) appreciate|gonna|would be (?:great|lovely|wonderful|fantastic|brilliant|appreciated)(?! if))\b/
const verbsEn =
  /\b(?:i|you|he|she|they|we|is|was|are|were|am|be|been|have|has|had|do|does|did|will|would|can|could|may|might|should|must|got|went|came|said|says|told|wants?|needs?|meets|visits|comes|goes|'m|'s|'re|'ve|[a-z]{3,}(?:ed|ing))\b|□'s (?:the|an?|my|our|his|her)\b|\b(?:the|my|our) [a-z]{2,15} come\b/

/** What was once wanted, what others want, what is only heard of: in such a clause nothing is asked for. */
const vetoEn =
  /\b(?:the|my|that|your|this) (?:□ )?(?:refund|booking|appointment|cancellation|change|move|payment|order|return|call|visit|registration)s?(?: (?:on|with|at|for|in)(?: the)? □| from [a-z]+ [a-z]+)? (?:was|were|took|takes|arrived|cost|lasted|felt|turned out|went)\b|\b□ (?:was|were|went|took|turned out|felt) (?!supposed|meant|going|booked)|\b(?:wants?|hopes?|dreams?) to (?:be|become) an?\b|\bi (?:work|worked|volunteer|study|studied) (?:in|at|for|with)\b|\bwants? to see (?:me|us|him|her|you)\b|\bsent (?:me|us) (?:an?|the)\b|\b(?:mention|show)(?:s|ed)\b|\bi wonder (?:what|how|why|who|when|where)\b|\b(?:people|everyone|folks|patients|others|lots|many)(?: of [a-z]+)? (?:keep|always|often|must|just|tend)\b|\bmust (?:be|get|feel) (?:so |very |really |quite |such )?(?:hard|tough|difficult|busy|exhausting|annoying|tiring|stressful|an? [a-z]+)\b|^\s*(?:please )?(?:tell|inform|remind) (?:my|him|her|them|the|□) |\b(?:was|were) (?:going|about) to\b|\b(?:almost|nearly) [a-z]+ed\b|\bhate to\b|\bi (?:wish|hope|hoped|pray) i\b|\bi wish (?:there|it|they|that)\b|\bif only\b|\b(?:told|tells|telling|wants?|wanted|asked|asks|asking|begged|pushing|advised|advises|forced|forcing|urged|urging|encouraged|reminded|reminds|expects?|convinced|got) (?:me|us|him|her|them)(?: to)?\b|(?<!\b(?:i|have|'ve|lines?(?: that| which)?|where(?:ver)? it) )\b(?:said|says|recommends?|recommended|suggests?|suggested|thinks?|thought|believes?|claims?|reckons?|insists?)(?: that)? (?!.*\b(?:please|could you|can you|so i)\b)|\b(?:keeps?|kept) (?:saying|telling|asking|nagging|going on)\b|\bimagine\b|\bin theory\b|\b(?:could|would|might) have (?:been|booked|cancell?ed|moved|taken|done)\b|\bonly [a-z]+ (?:in|if|when|for)\b|\bhow (?:do|would) (?:you|i|one) say\b|\b(?:get|gets|getting|got|been|was|were|being) (?:cancell?ed|moved|rescheduled|refunded|postponed|booked|changed|refused)\b|\bcame through\b|\balready (?:booked|cancell?ed|moved|did|done|got|have|has)\b|\bdecided (?:against|not)\b|\bthanks? (?:you )?(?:so much )?for\b|\b(?:don'?t|do not|not) know\b|\bwonder(?:ing)? (?:if|whether) i\b|\bcan'?t wait\b|\b(?:failed|refused|tried to|used to)\b|\bnever\b/

const subjectZh =
  '[他她](?=的|那)|我(?:朋友|同事|邻居|同学|室友|表?[姐妹哥弟]{1,2})(?=□)|分别|依次|各|第二天|[前后]一天|次日|隔天|[她他](?:老公|老婆|丈夫|妻子|儿子|女儿|妈妈?|爸爸?)|里面?|中|下面?|内|末尾|结尾处?|底部|开头|文件|变量|函数|方法|类|常量|前面|后面|前[两三几]?个?|后[两三几]个|我们?|咱们?|自己|本人|你们?|您|的|那么|那就|那[个次张单件台本]?|这[个次张单件台本]?|号|预约|挂号|单子?|约|个|次|一[个下次张]|第.个|就|先|再|还是|还|也|都|全部?|全都|所有|现在|今天|干脆|直接|马上|赶紧|赶快|尽快|立刻|顺便|另外|然后|接着|最后|另|对了|好的?|行|嗯+|哦|啊|呃|不如|要不然?|和|跟|与|及|以及|从|到|在|是|还有|有|能不能|可不可以|能否|可否|是否|可以|能|可|请问?|麻烦|劳烦|劳驾|拜托|帮忙?|[给帮替为][他她]们?|同一?[天日]|当天|给|替|为|把|将|想要?|要|得|必须|需要|希望|打算|准备|决定|申请|请求|两个?|三个?|几个?|刚才|刚刚|刚|上面|前面|后面|之前|原来|原定|其中|其他|其它|因为|所以|因此|既然|不好意思|抱歉|对不起|你好|您好|谢谢|医生|大夫|时间|日期|日子|人|名字|位置|专家|普通|剩下|同时|一起|一块儿?|统统|通通|只|光|单独|重新|又|多|加|最好|如果|要是|方便|的话|早点|晚点|往后|往前|向后|向前|提前|稍微|尽量|改天|下次|暂时|临时|突然|实在|真的|确实|可能|恐怕|估计|怕是'
const verbZh =
  '取消|撤|退|改|换|推|挪|调|移|延|提前|往后|往前|约|挂|订|定|预|借|还|看|加|报|申请|来|去|不(?:想|打算|能|用|需)?(?:要|去|来|看|用|约|挂|订|借|修|做|能|行|需要|方便)|没(?:法|办法|空|时间)|用不[着上]|[去来赶]不[了及上到成]|算了|别|删|修|送|取|买|办|续|排|安排|登记|记|写|追加|弄|做|换成|变|换个|补|开|交|换一|有事|冲突|走不开|作废|停|免|领(?!导)|存|留|要|需|想|帮|让|麻烦|撤销|恢复|缴|查|替|重命名|新建|创建|建|增|执行|运行|跑|升级|发布|合并|提交|回滚|还原'
/** Each word before the act is read in one way only, so that no text takes long. */
const wishZh = new RegExp(`^(?:(?=([\\s□]|[\\w./:-]+|${subjectZh}))\\1)*(?:${verbZh})`)
const asksZh =
  /帮|将|用.{1,20}(?:替|换|代)|(?<![添惹怕嫌找])麻烦(?!了)|拜托|劳驾|请(?!问|了|过|假|的)|把|给我|替我|我要|我想|想(?=[给帮替约挂预借订换改退取看要])|吧\s*$|一下|说错|不对|应该是/
const verbsZh = new RegExp(verbZh)
const vetoZh =
  /听说|据说|听.{1,4}说|(?<!我)(?<!我是)(?<!就)(?<!想)说(?!错|的是|的话|好|是)|[让叫劝催逼求要](?:我|咱)(?!们?的)|(?:建议|推荐|觉得|认为|要求|提醒|通知|希望)(?:我|咱)|(?:原本|本来|原先|之前|以前|昨天|前天|当初)(?:是|就|还|都)?(?:想|要|打算|准备|计划)|早知道|老是|总是|经常|每次|向来|错过了?|差点|险些|幸好|幸亏|还好没|从来[不没]|迟早|才会|才能|讨厌|最怕|害怕|担心|被(?:人|你们|医院|系统|他|她)?.{0,3}(?:取消|退|改|拒)|该不该|不会.{0,12}[吧吗]|英[文语]|怎么[说讲]|懒得|没(?:挂|约|订|抢|买)[上到]|满了|没必要|去年|上个?月|(?<![要想])[挂约订看]的是|[挂约订看改退换](?:过|的时候)(?![来去])|(?:已经|早就).{0,8}[^不]了|上[次回]|那[次回天]|多亏|感谢[^,。]{0,4}[给帮替]我|没[去来赶看][成上到了]|没[去来](?=[,。 ]|$)|爽约|睡过头|迟到|忘了?[去来]|(?:日历|短信|单子|通知|手机|备忘录|本子|墙|纸|网|系统|屏幕|公告)[上里]?(?:写|显示|是|说|有)|怪不得|就要[^,。]{1,12}了|来[晚迟]|拖[堂班]|难怪|(?:老|总|常)有|[很好]多人|[见看]我$|收到|到账|挂[在着](?=[^,。]{0,10}(?:门|墙|架|椅|钩|衣|柜|窗|绳|楼|旁|边上|背))|[墙门架壁][上边]?挂|(?:看|遇|碰|见)到的|看见的|看了(?:一|两|几)?[场部本集遍]|[去来]的\s*$|(?<![不没])[约挂订借]了(?!吧|一下|[啊哈呀哦,。!]|$)|别的(?:医院|地方|诊所|家)|其他医院|改到(?:□|[^,。]{1,6})了$/

/** E6. */
const goesOnZh = /^[^□]{1,6}[了过得][^□]{2,}$/

const hasHan = /[\u4e00-\u9fff]/
/** Where one part of a sentence ends and another begins. */
const joints = /\b(?:and|but|so|because|then)\b/
/** What is told of the whole: it was wanted and came otherwise, it was so long ago, or these are somebody else's words. */
const toldEn =
  /\b(?:when (?:i|we) (?:was|were) (?:young\w*|little|small|growing up|at school|an? [a-z]+|your age|\w+ years old)|(?:back )?in (?:the (?:good )?old days|the day|my (?:day|time|youth))|in those days)\b(?!.{0,200}\b(?:please|can you|could you|would you|now|i(?:'d| would) like|i (?:want|need)|so)\b)|\b(?:wanted|hoped|planned|tried|meant|wish(?:ed)? i could|was going|were going|would have)\b.{0,200}\bbut\b(?!.{0,200}\b(?:please|can you|could you|would you|now i|so)\b)|(?<!\bi )\b(?:said|says|told me|wrote|writes)[^a-z]*:|\b(?:he|she|they)(?:'ll| will)(?: probably| surely)? (?:call|write|phone|contact|book|do|come|let|sort|handle|ring|be in touch)\b/
const toldZh =
  /(?:^|[,。 ])[我他她你咱]要是?(?:年轻|有[钱闲]|能(?![挂约看])|会|不[是怕]|没|早(?:生|几年|知))[^,。]{0,10},[^。]{0,20}就|要不是[^。]{1,20}[早就][^。]*了|我早就?(?:[挂约退改换看来去]|预约|取消)[^,。]{0,12}了[\s。!]*$|(?:小时候|年轻的?那?(?:时候?|会儿)|当年|那年头|早些年|从前|想当初)(?![^。]*(?:现在|如今|这[次回]|帮|请|麻烦|想[挂约看]|给我))|上次(?:你们?|他们|医院|大夫|医生)[^,。]{0,10}(?:改|取消|退|挂|约)|(?<!我)说\s*:|[他她](?:们)?自己(?:会|来|去|约|挂|打|弄|联系)|不可能|才不|绝不|没门/

/** How somebody feels about it: such words stand beside what is known already, or only thought of (E5). */
const remarkedEn =
  /\bwhat an? (?!about)[a-z]+|\b(?:my|the)(?: (?:absolute|all-time|very|least))* favou?rite\b|\boh (?:joy|great|goody|boy)\b|\b(?:lucky|poor|silly|good old|typical) (?:me|us|old)\b|\b(?:the (?:joys?|glamour|horror|thrill|excitement|irony) of|nothing (?:like|beats|says)|there goes|there go|of all (?:days|things|places)|living the dream|how (?:lovely|fun|exciting|fitting|typical|romantic|festive)|name a better|what could (?:be|possibly)|what's not to|just what i (?:need|want)ed|who (?:needs|would|wouldn't)|fun times|happy days|wish me luck|fingers crossed|something to look forward|can't wait|looking forward|dreading|never ends|story of my life|here we go again|another [a-z]+, another)\b/
const remarkedZh =
  /真会[挑选安]|真是(?:个|一个)?(?:好|大|绝)|绝了|谁受得了|[醉服]了|够呛|(?:想想|一想到?|光想)[^,。]{0,6}就|我可真|可真是|太(?:期待|惨|美|刺激|有意思)|好期待|苦命|倒霉|泡汤|腿软|美好的|完美的|难忘|(?:开启|迎接)[^,。]{0,6}[周一]|谁(?:能|会|愿意|想|不)|(?:真|太|特别|那么|这么)(?:长|多|快|慢|挤|忙|温柔|耐心|充实|热闹)|祝我|有意思$|紧张|没完没了|(?:^|[,。 ])又是/
const ordersZh = /^[\s那就先再也快都]*(?:预约|取消|[挂约订改换推挪]|退(?!款|号|费))/

/** In UTF-16 units: who asks for something does so before this. */
const longest = 1_000

type Clause = { readonly said: string; readonly original: string }
/** Each clause as it was sent, and what is meant of it, with `□` where a value stood. Both texts are folded and of one length. */
function* clausesIn(meant: string, original: string, values: readonly Span[]): Generator<Clause> {
  for (const { start, end } of clausesOf(original)) {
    let said = ''
    let at = start
    for (const value of values) {
      if (value.start < start || value.end > end) continue
      said += `${meant.slice(at, value.start)}□`
      at = value.end
    }
    yield { said: (said + meant.slice(at, end)).replaceAll(/\s+/g, ' '), original: original.slice(start, end) }
  }
}

/** «…. General practice on Thursday.»: a part that only names two values asks for them, whatever was told before it (E3). */
const isList = (said: string): boolean =>
  !ofAnyDay.test(said) &&
  /^[ ,]*(?:(?:on|at|for|in|the|a|and|with|的) ?)*□(?:[ ,的]*(?:(?:on|at|for|in|the|a|and|with) ?)*□)+[ ,]*$/.test(said)

const ofAnyDay = /\b(?:on|and) an? □/
/** Beside its values a message may say so much, and be nothing but these; a character of Chinese is a word. */
const mostBeside = { latin: 3, han: 5 }
const isBare = (parts: readonly string[], isHan: boolean): boolean => {
  const words = parts.flatMap((said) => tokeniseMessage(said)).filter((one) => one.kind !== 'mark')
  const beside = words.filter(({ text }) => !isInterjection(text))
  return beside.length <= (isHan ? mostBeside.han : mostBeside.latin) && !parts.some((said) => ofAnyDay.test(said))
}

const beginning = new RegExp(`^ *${leadEn}`)
const firstWord = /^(?:[a-z]{2,}|[\u4e00-\u9fff]{2})/
const isPlainWord = (word: string): boolean => isInterjection(word) || pronouns.test(word)
const pronouns = /^(?:my|mine|it|its|he|she|they|who|all|some|any|one|[我你您他她它这那有没].)$/
/** The words that samples begin with, but for their values (E4). */
export const openingsOf = (samples: readonly Sample[]): ReadonlySet<string> =>
  new Set(samples.flatMap(({ text, slots = [] }) => openingOf(withMarks(foldInPlace(text), slots)) ?? []))
const withMarks = (text: string, slots: readonly Partial<Span>[]): string =>
  slots
    .toReversed()
    .reduce(
      (left, { start, end }) =>
        start === undefined || end === undefined ? left : `${left.slice(0, start)}□${left.slice(end)}`,
      text,
    )
function openingOf(said: string): string | undefined {
  const word = firstWord.exec(said.trimStart().replace(beginning, ''))?.[0]
  return word === undefined || isPlainWord(word) ? undefined : word
}

/** It begins as an order does. `said` is folded. */
export const orders = (said: string): boolean => (hasHan.test(said) ? ordersZh : commanded).test(said)

type Sent = {
  /** The message with blanks where something was set aside, folded. */
  readonly meant: string
  /** The message as it was sent, folded. */
  readonly original: string
  readonly values: readonly Span[]
  readonly openings?: ReadonlySet<string>
}
export function asksForIt(sent: Sent): boolean {
  const { values, openings } = sent
  const [meant, original] = [sent.meant.slice(0, longest), sent.original.slice(0, longest)]
  const isHan = hasHan.test(original)
  const [told, veto, wish, asks, verb, remarked] = isHan
    ? [toldZh, vetoZh, wishZh, asksZh, verbsZh, remarkedZh]
    : [toldEn, vetoEn, wishEn, asksEn, verbsEn, remarkedEn]
  if (told.test(original)) return false
  const isRemark = remarked.test(original)
  const bare: string[] = []
  let isTold = false
  let hasVerb = false
  for (const clause of clausesIn(meant, original, values)) {
    const parts = isHan ? [clause] : clause.said.split(joints).map((said) => ({ said, original: said }))
    for (const { said, original: whole } of parts) {
      if (onceDone.test(said)) return true // E7
      const isVetoed = veto.test(whole) || veto.test(said) || (isHan && doneByNeighbour.test(whole))
      if (!isVetoed && (asks.test(said) || (isRemark && orders(said)))) return true
      const goesOn = isRemark || (isTold && goesOnZh.test(said)) // E5, E6
      if (!isVetoed && !goesOn && (wish.test(said) || isList(said) || openings?.has(openingOf(said) ?? ''))) return true
      isTold ||= isVetoed
      hasVerb ||= verb.test(said)
      bare.push(said)
    }
  }
  return !isTold && !isRemark && !hasVerb && isBare(bare, isHan) // E3
}
