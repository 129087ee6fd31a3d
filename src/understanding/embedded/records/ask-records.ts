/**
 * A question about what stands («which appointments do I have?», «do I have anything on Tuesday?», «我还有几个预约？»), answered from the state
 * and not by an agent.
 *
 * K1. What the message names («on Tuesday», «the dentist») says which ones are asked about; where none fits, all are told. K2. «what time is
 *     the dentist?» asks for opening hours, unless one with the dentist stands.
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { clausesOf } from '../heard/parts.ts'
import type { Learned } from '../learn/learn.ts'
import { sameValue } from '../slots/same-value.ts'
import { type PlacedValue, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { type RecordBook, standingOf } from './record-book.ts'

const things = 'appointments?|bookings?|reservations?|orders?|loans?|requests?|visits?'
const thingsZh = '(?:预约|预订|挂号|申请|记录)'
const begins =
  "^(?:(?:so|and|but|wait|ok|okay|sorry|please|hi|hello|um|excuse me|can|could|would|will|you|i|let|me|just|'s|like|to|want|know)[ ,]+)*"
/** «when is my appointment?», «did you cancel it?», «我的预约取消了吗»: what became of it. */
const became = new RegExp(
  `\\b(?:when|what (?:time|day|date))(?:'s| is| are| was)? (?:my|our)(?: (?:[a-z]+|□))? (?:${things})\\b|^(?:so |and |but |wait,? )?(?:did you|have you|did it|has it) (?:already |really |just )?(?:get )?(?:cancel|mov|chang|book|drop|end)[a-z]* (?:it|that|this|(?:my|the)(?: (?:[a-z]+|□))? (?:${things}))\\W*$|^(?:is|are|was|were|has|have) my(?: (?:[a-z]+|□))? (?:${things}) (?:been )?(?:already |still )?(?:cancel|mov|chang|book|on\\b|there|confirmed|made)[a-z]*\\W*$|我的?(?:[\\u4e00-\\u9fff]{2,4}|□)?(?:预约|挂号|号)(?:是|在)?(?:几点|哪天|哪一天|什么时候|周几|星期几|几号)|^[你您]?(?:已经|是不是|有没有)?(?:把)?(?:我的?)?(?:预约|挂号|号)?(?:给我)?(?:已经)?(?:取消|退|改)(?:好|掉)?(?:我的?)?(?:预约|挂号|号)?了(?:吗|没有?|么)`,
)
/** «which appointments do I have?», «what did I book?», «我约了哪些号»: what there is. */
const whichEn = new RegExp(
  `\\b(?:what|which|how many)\\b.{0,30}\\b(?:do i (?:still )?have|have i (?:got|made|booked|ordered|reserved)|did i (?:book|order|reserve|make|ask)|are (?:mine|booked|open|still open|standing))|\\b(?:show|list|tell) me (?:all )?(?:my|what i)\\b|\\bwhat did i (?:book|order|ask|reserve|say)\\b|\\b(?:what|which) (?:doctor|department|clinic)s? (?:am i|do i|have i)\\b|\\b(?:do i|have i|am i)(?: still| already)* (?:have |got |be )*(?:booked|(?:any|an?|one|some)(?: other| more)?(?: □)? (?:${things})|(?:anything|something)(?: (?:booked|scheduled|planned|arranged|on|for|in|with|at|□|else|then|left|open|still))* *[?!. ]*$)`,
)
/** «my appointments?», «show my bookings», «which appointments?»: hardly more than their name. */
const namedEn = new RegExp(
  `^(?:anything|something)(?: (?:booked|planned|else|for me))* (?:on|for|in) □[?!. ]*$|${begins}(?:(?:show|list|see|view|check|tell|give|look at|look up|find|what are|what's|what is|what about|how about|are there|there are|have|any|all|of|other|more|upcoming|current|open|which|what|how many|do i have)[ ,]+)*(?:(?:my|our|the|those|mine)[ ,]+)?(?:(?:all|other|current|upcoming|open|existing|next|□) )*(?:appointments|bookings|reservations|(?<=\\b(?:my|our)(?: [a-z□]+)? )(?:appointment|booking|reservation))(?: (?:please|do i have|again|have i got|are there|on|for|in|this|□|now))*[?!. ]*$`,
)
const whichZh = new RegExp(
  `(?:(?<=都)|一共|总共|[帮给]我)(?:都|一共)?[约挂订]了(?:哪些|哪几个|什么|几个|多少|啥)|我(?:都|还|现在|目前|一共|总共|□|,)*(?:有|约了?|挂了?|订了?|借了?|申请了?|预约了?)(?:哪些|哪几个|什么|几个|多少)|我的${thingsZh}(?:有哪些|都有什么|是什么|有几个|情况|呢)|^(?:那|请问|[, ])*我的${thingsZh}$|查(?:一下|查|看|询)?我?的?${thingsZh}|(?:看|显示|列)(?:一下|看|出)?我的(?:所有|全部)?${thingsZh}|我刚才(?:说|问|约|订|挂)了?(?:什么|啥)`,
)
/** «现在有预约吗», «我周二有安排吗»; «周二有号吗» asks for a free one. */
const anyZh = new RegExp(
  `^(?:请问|那|那么|我们?|现在|目前|这边|名|下|手上|□|这?[周月]|[, ])*(?:还|都|一共|总共|已经|到底|是不是|是否)*(?:有没有|有|约了|剩)(?:哪些|哪几个|什么|几个|多少|别的|其他|任何|□|的)*(?:${thingsZh}|安排)(?:在身)?(?:吗|么|没有?|了|呢)*[?。! ]*$`,
)
const whenEn = new RegExp(
  `^(?:(?:and|so|but|ok|okay|sorry|wait)[ ,]+)*(?:when|what (?:time|day|date)|which day)(?:'s| is| was| am i(?: seeing| at| with| going to| booked (?:for|with|in)?)?| do i (?:see|have|go to|need to be at|visit))?(?: (?:my|the|our|an?))* *□(?: (?:${things}|one|again|booked|for|at|scheduled|on|clinic|doctor))*[?!. ]*$`,
)
const whenZh =
  /^(?:那|我们?的?|[, ])*□(?:的?(?:预约|号|挂号))?(?:是|约(?:的|在了|到了?)?|挂的?|在)*(?:几点|什么时候|啥时候|哪一?天|周几|星期几|几号)(?:的|来着|啊|呀|呢|去)*[?。! ]*$/
/** «was that Tuesday or Thursday?», «我刚说的是周二还是周四来着»: what was said, or is booked. */
const saidEn = new RegExp(
  `${begins}(?:(?:was|is) (?:that|it|mine|(?:my|the) (?:[a-z]+ )?(?:${things})|(?:my|the) □)|did (?:i|you|we) (?:say|book|put|pick|choose|write)|(?:have you got|do you have) me (?:down )?(?:for|on))(?: (?:for|on|at|with|the|in|down|me))* □(?:,? or (?:on |for |at |the )*□)?(?: or what)? *\\?[?! ]*$|^□,? (?:is it|was it|wasn't it|isn't it|right) *\\?[?! ]*$`,
)
const saidZh =
  /^(?:那|请问|不好意思|[, ])*(?:我|你们?|咱们?)?(?:刚才|刚刚|刚|之前)?(?:我|你)?(?:帮我|给我)?(?:说|约|挂|订|选|记|定)?的?(?:到底)?是□(?:还是□)?(?:来着|吗|呢|吧)?[?。! ]*$(?<=还是□.*|[吗呢?]\s*|来着.*)/
/** A clause that asks what there is: «remind me what I've got so far», «what's in my name?», 「提醒我一下我都约了啥」. */
const clauseEn = [
  `(?:(?:just|can|could|would|will|you|please|quickly|to|let me|i'd like to|i want to|first|so|and|but|also|again) )*(?:remind me|tell me|show me|list|check|see|read me|go over|run me through)(?: (?:again|quickly|first|please))*(?: of| about)? (?:(?:what|which)(?: (?:${things}|ones))? (?:i've|i have|i|i'm|i am|we've|we have)(?: (?:got|have|booked|made|already|so far|down|in|for|with you|currently|now|scheduled|arranged|planned|reserved|left|up|here|again))*|(?:all )?(?:my|our) (?:upcoming |current |existing |next )?(?:${things})(?: (?:so far|again|please|now))*)`,
  `(?:(?:and|so|but|again|just|wait|ok|okay) )*what(?:'s| is|'ve| have| has| did| do| am| are)(?: (?:i|i've|we|we've|been|already|all|currently|so far|actually|just|now|still|have|got))* (?:booked|book|down for|in for|scheduled|arranged|reserved|in (?:my|our) name|under my name|on my list|in the (?:book|diary))(?: (?:for (?:me|us)|□|so far|already|in|for|with you|here|now|at the moment|again|by now|currently))*`,
  `what (?:have you|did you|do you have)(?: (?:got|booked|book|put|down|me|already|so far|now))* (?:for|under) (?:me|my name)(?: (?:so far|already|now|again))*`,
  `what are (?:my|our) (?:${things})(?: (?:so far|again|now|at the moment|then))*`,
  'is my □(?: (?:one|appointment|booking))? still (?:on|booked|there|standing|happening|valid)',
]
const tailZh = '(?:号|预约|科室?|时间|的|了|来着|啊|呀|呢|吗|天|啦|吧|哈)*'
const whatZh = '(?:哪些|哪几个|什么|几个|多少|啥|哪个|哪几天|哪一?天)'
const clauseZh = [
  `(?:我|我们|的|现在|目前|前面|之前|刚才|刚刚|已经|都|一共|总共|到底|手[上里]|名下|这边|这儿|是|□)*(?:[约挂订]|预约)(?:了|的|过|好|上)+(?:都|是|有|一共|号|预约)*${whatZh}${tailZh}`,
  `我们?(?:的|现在|目前|都|一共|总共|已经|手[上里]|名下|这边|□)*(?:有|剩)(?:着|了)?${whatZh}(?:号|预约|挂号)${tailZh}`,
  `(?:我们?|名下)的?(?:号|预约|挂号)(?:现在|目前|都|一共|总共)*(?:有|是|剩)${whatZh}${tailZh}`,
  '列(?:一下|一列|出来?|个)?我们?的?(?:所有的?|全部的?)?(?:号|预约|挂号)(?:吧|啊|呗)?',
  '我□(?:到底|是不是|是否)?(?:有没有|有无)(?:预约|[约挂订])(?:了|过|号|东西|别的)*(?:啊|呀|来着)?',
]
const leadZh =
  '(?:[先请你您再那就嗯哦帮给替]|我想|想知道|我问一?下|麻烦|能不能|可以|[帮给]我(?!问)|提醒(?:(?:我(?!问)){0,2}|我?(?:一下?|下)(?:我(?!问))?)|看(?:一?下)?|查(?:一?下)?|说(?:一?下|说)|告诉我|对了|等一?下|顺便|问一?下|确认一?下)*'
const clauses = new RegExp(`^ *(?:${clauseEn.join('|')}) *$|^ *${leadZh}(?:${clauseZh.join('|')}) *$`)
/** Whether a clause asks for all that there is; its values may stand as marks. */
export const asksWhatStands = (folded: string): boolean => clauses.test(folded)
const longest = 80

type Asked = {
  readonly learned: Learned
  readonly book: RecordBook
  /** The message as it was sent. */
  readonly said: string
  readonly shown: (frame: Pick<Frame, 'agent'>, record: KnownRecord) => string
}

/** Undefined: it asks for something else, or the team keeps no records. */
export function recordsAsked({ learned, book, said, shown }: Asked): Notice | undefined {
  if (book.kinds.length === 0 || said.length > longest || !mayAsk.test(said)) return
  const folded = foldInPlace(said)
  const asked = book.kinds.map((kind) => {
    const agent = learned.intents.find(({ intent }) => intent === kind.made)?.agent ?? null
    const specs = typedSlotsOf(learned, agent)
    const values = valuesIn(said, specs)
    const standing = standingOf(book, kind)
    const fit = standing.filter((record) => fits(record, { values, specs, now: book.now }))
    const isAsked = asksFor(withMarks(folded, values), { hasOne: namesOne({ kind, values, fit }) })
    return { isAsked, items: (fit.length > 0 ? fit : standing).map((record) => shown({ agent }, record)) } // K1
  })
  return asked.some(({ isAsked }) => isAsked)
    ? { say: 'records', items: asked.flatMap(({ items }) => items) }
    : undefined
}
/** Every pattern here needs one of these. */
const mayAsk =
  /\b(?:wh(?:at|ich|en)|how|my|our|do i|have|any|did|has|is|are|am i|was|were|show|list|remind|anything|something|appointments|bookings|reservations)\b|[我有查看退改消几哪什啥多]|是.*(?:还是|来着|吗)/i

type Values = readonly PlacedValue[]
const asksFor = (marked: string, { hasOne }: { readonly hasOne: boolean }): boolean =>
  [became, whichEn, namedEn, whichZh, anyZh].some((words) => words.test(marked)) ||
  [saidEn, saidZh].some((words) => words.test(marked)) ||
  clausesOf(marked).some(({ start, end }) => asksWhatStands(marked.slice(start, end))) ||
  (hasOne && [whenEn, whenZh].some((words) => words.test(marked))) // K2

const namesOne = ({ kind, values, fit }: { kind: TeamRecord; values: Values; fit: readonly KnownRecord[] }): boolean =>
  fit.length > 0 && values.some(({ slot }) => slot === kind.key[0])

type Named = { readonly values: Values; readonly specs: ReturnType<typeof typedSlotsOf>; readonly now: number }
/** K1. */
const fits = ({ slots, at }: KnownRecord, { values, specs, now }: Named): boolean =>
  values.every(({ slot, value }) => {
    const [spec, known] = [specs.find((one) => one.slot === slot), slots[slot]]
    return spec !== undefined && known !== undefined && sameValue(spec, { value: known, at }, { value, at: now })
  })

/** Each value as one mark. */
const withMarks = (folded: string, values: Values): string =>
  values.reduceRight((left, { start, end }) => `${left.slice(0, start)}□${left.slice(end)}`, folded)
