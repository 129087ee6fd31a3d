/**
 * What a message tells beside its wish, and what has values that belong to nobody's wish: when they came («今儿来是想挂周二的…», «I came in
 * today to …»), how old somebody is, what they have been taking for years, the weather, and why a day or an hour suits («that's my day
 * off», «太早了起不来»).
 *
 * G1. Only where the message says more than that. G2. Who is named stays: the wish may be for them.
 * G3. Who says, sends or recommends something («the dentist says it's a bone thing, so …»), and what it was the last time, is not wished for
 *     where another value of its slot is. What the other one does not say is still told: «上次挂的是周二的骨科，这次挂周三的».
 */
import { matchesIn } from '../../../core/text/matches.ts'
import { findDates } from '../slots/dates-and-times.ts'
import { type PlacedValue, valuesWithin } from '../slots/slot-values.ts'
import { clausesOf, type SetAside } from './parts.ts'
import { asksForIt } from './wishing.ts'

export function backgroundIn(folded: string): SetAside[] {
  if (!mayTell.test(folded) && !mayBeBusy.test(folded)) return []
  return [...visits(folded), ...agesIn(folded), ...ofClauses(folded), ...otherDays(folded)].map((one) => ({
    ...one,
    why: 'cue',
  }))
}
/** Every pattern here needs one of these. */
const mayTell =
  /[来岁药雨雪风]|(?<![a-z])(?:other|another|different) (?:day|time)|换一?天|换个[日时]|[别其][的他它]的?[日时天]|看(?:望|住院|[^,。]{0,8}(?:同学|朋友|同事|战友|病人|亲戚|邻居|室友|领导|老乡))|那天|(?<![a-z])(?:off|free)(?![a-z])|\d(?: years old)?,? and|\d(?: years old)?, (?:needs?|wants?|for|to see|with|down|in|would|has|have|should)(?![a-z])|\(\d{1,3}\)|天气|降温|(?<![a-z])(?:raining|pouring|snowing|freezing|boiling|sunny|rainy|windy|weather)(?![a-z])|今年|打电话|[一二三四五六七八九十\d]了|(?<![a-z])(?:today|on|tak(?:es?|ing|en))(?![a-z])/

const mayBeBusy =
  /起不|赶不|来不及|走不开|没[空时]|懒觉|[上加值]班|[开送接带做买赶]|(?<![a-z])(?:morning|early|busy|work|working|teaching|meeting|class|kids?|children|son|daughter|boys?|girls?|mornings|afternoons?|evenings?)(?![a-z])/

type Part = { readonly start: number; readonly end: number }

const isHere =
  /(?<![a-z])(?:here|came(?: in| here| by| over)?|coming in|dropp?ed (?:in|by)|popp?ed in|stopp?ed by|calling|writing|ringing)(?: you)? $/
const comes =
  /^(?:我|我们)?(?:特意|专门|专程)?(?:过来|跑来|来|打电话)(?![不得看])(?:一趟|这儿?|这里|医院|你们这儿?)?[, ]*(?=是|就|主要|想|要|给|帮|替|为)/
const asksNow = /^我?(?:想|要)?(?:请|麻烦)?[你您]?[帮给替]/
const purpose = /^ (?:to|because|about|as|since|for)(?![a-z])/

/** When they came is no day that is wished for, where another one is. */
function visits(folded: string): Part[] {
  const dates = findDates(folded)
  if (dates.length < 2) return []
  return dates.flatMap(({ start, end, normal }): Part[] => {
    if (normal !== '+0d') return []
    const came = comes.exec(folded.slice(end, end + 24))
    if (came) return [{ start, end: end + came[0].length }]
    if (asksNow.test(folded.slice(end, end + 8))) return [{ start, end }]
    return isHere.test(folded.slice(0, start)) && purpose.test(folded.slice(end, end + 10)) ? [{ start, end }] : []
  })
}

const count = '(?:\\d{1,3}|[一二两三四五六七八九十百零]{1,4})'
const oldZh = new RegExp(
  `(?:今年|现在|已经|都|快|刚|才|马上){1,3}${count}(?:周?岁)?(?:多|半)?了?$|${count}周?岁(?:多|半)?了?$|(?<=[妈爸婆公爷奶姥子娘爹叔姨伯哥姐弟妹太她他])${count}了$`,
)
const takes =
  /(?:药|胰岛素).{0,6}(?:吃|服|打|用).{0,8}[年月]了?|(?:吃|服|打|用).{0,8}(?:药|胰岛素).{0,8}[年月]了?|(?<![a-z])(?:on|takes?|taking|taken|has|have had) .{0,30}(?:tablets?|pills?|medication|meds|medicine|insulin|blood thinners?)(?![a-z]).{0,24}(?:years?|months?|ages)/
/** «it's raining again tomorrow, typical»: the day is the weather's. */
const weather =
  /(?<![a-z])(?:raining|pouring|snowing|freezing|boiling|sunny|rainy|windy|weather)(?![a-z])|天气|[下有要].{0,3}[雨雪](?!科)|降温|刮风/
const acts =
  /(?<![a-z])(?:so|then|please|book|move|cancel|change|make|come|see|want|need|like|can|could)(?![a-z])|[改挂约退看来去]|取消|帮|就/
const oldEn =
  /(?: is| am|'s|'m| turned| turns| just turned| has turned) (?:only |just |already )?\d{1,3}(?: years old)?,? and(?= (?:needs?|wants?|would like|has to|have to|should)(?![a-z]))|(?<=[a-z]), (?:aged |(?:who|i|he|she)(?: is| am|'s|'m) (?:only |just |already )?)?\d{1,3}(?: years old)?,(?= (?:needs?|wants?|would like|has to|have to|should|for|to see|with|down|in)(?![a-z]))|(?<=[a-z]) \(\d{1,3}\)(?= (?:needs?|wants?|would like|has to|have to|should|for|to see)(?![a-z]))/g
/** «my mother-in-law is 71 and wants …». */
const agesIn = (folded: string): Part[] =>
  matchesIn(folded, oldEn).map(({ index, 0: words }) => ({ start: index, end: index + words.length }))

const onOther =
  /(?:, *(?:but |just )*(?:on |at )?|(?<![a-z])(?:but|just) (?:on |at )?|(?<![a-z])on )(?:another|a different|some other|any other) (?:day|time)(?![a-z])|[,。 ]+(?:不过|但是?|只是|要|就)*(?:是|在)?(?:换一?天|换个(?:日子|时间)|(?:别的|其他|其它|另外的?)(?:日子|时间|一天))(?=[,。!吧 ]|$)/g
const oneMore = /(?<![a-z])(?:also|too|as well|another one)(?![a-z])|还[要想得]|再[挂约订来]|另外/
const isMoved = /(?<![a-z])(?:mov|resched|chang|postpon|shift|put|switch)[a-z]*(?![a-z])|[改挪推退调]/
/** «I also need ENT, but on another day»: which day is not said, and nothing is moved. */
const otherDays = (folded: string): Part[] =>
  oneMore.test(folded) && !isMoved.test(folded)
    ? matchesIn(folded, onOther).map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    : []

/** «Tuesday would suit me, that's my day off»: why the day suits, without a day of its own. */
const whyThen =
  /^ *(?:(?:because|since|as|and) )?(?:(?:that|it|which)(?:'s| is) (?:my|our|his|her) (?:only )?(?:(?:free|off|rest) day|day off)|(?:that|it)(?:'s| is) when (?:i'm|i am|we're) (?:off|free)|(?:i'm|i am|we're) (?:off|free|not working)(?: work)? (?:that day|then)) *$|^ *(?:因为|正好|刚好)?我?那天(?:我|正好|刚好|是){0,3}的?(?:休息日?|轮休|调休|放假|不用?上班|有空|没事) *$/

const duties =
  '(?:上班|开会|上课|加班|值班|出差|干活|做饭|买菜|赶车|赶飞机|[送接带](?:孩子|娃|小孩|儿子|女儿|孙子|学生)(?:上学|放学|去?学校|去?幼儿园)?)'
const dayZh = '(?:(?:下|这|本)?个?(?:周|星期|礼拜)[一二三四五六日天末]|[今明后]天)?'
const busyZh = new RegExp(
  `^ *(?:因为|主要是?|毕竟|反正|不然|要不)?(?:我|我们)?${dayZh}(?:我|我们)?(?:太早|太晚|一大早|大清早|早上|早晨|上午|中午|下午|晚上|那[个会儿时候]*|到时候?|平时)?(?:了|的话)?(?:我|我们)?(?:实在|真的?|怕|可能|老是?|总|都|也|一般|还)*(?:起不来|爬不起来|起不了床|赶不[上到及过来]+|来不及|没空|没时间|走不开|(?:要|得|在|有)(?:去)?${duties}|想?睡懒觉)[了啊呢的]* *$`,
)
const busyEn =
  /^ *(?:(?:because|since|as|and|or|well) )?(?:(?:on )?(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?,? )?(?:(?:i'm|i am) (?:(?:minding|watching|looking after|babysitting|taking care of|with) (?:the|my|our) (?:kids?|children|grandchildren|grandkids|grandson|granddaughter|baby|son|daughter|twins|dog|mum|mom|dad|parents)(?: (?:all day|that day|then))?|not (?:really )?(?:a |an )?(?:morning|early) (?:person|bird|riser)|no (?:morning person|early bird)|(?:at work|working|busy|teaching|in (?:a )?(?:meeting|class)s?)(?: (?:in the (?:morning|afternoon|evening)|before (?:that|then)|until then|at noon|then))?)|i (?:can'?t|cannot|could never|struggle to|hate to|never) (?:get|wake|be) up (?:that|so|too|very)? ?early|i(?:'ve got to| have to| need to|'ll be) (?:drop|dropping|take|taking|pick|picking|collect|collecting|get)(?: up)? (?:the|my|our) (?:kids?|children|son|daughter|boys?|girls?)(?: (?:off|up|at|to|from|school|nursery|the|first|in|morning|afternoon|before|that|then))*|(?:mornings?|afternoons?|evenings?|early (?:starts?|mornings?)) (?:are|is) (?:hard|difficult|tricky|no good|impossible|a nightmare|too (?:early|late|hectic))(?: for me)?) *$/

/** «周四我要带孩子», «mornings are hard for me»: what one has to do, or cannot. */
export const isBusy = (clause: string): boolean => busyZh.test(clause) || busyEn.test(clause)
const day =
  /(?:周|星期|礼拜)[一二三四五六日天]|[今明后]天|(?<![a-z])(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?![a-z])/
const partOfDay = /早[上晨]|[上下]午|中午|晚上|(?<![a-z])(?:morning|afternoon|evening|noon)(?=s?(?![a-z]))/
/** Why an hour suits. A day that does not suit, and an hour that was named before, are for others to read (corrections.ts). */
function tellsWhy(folded: string, { start, end }: Part): boolean {
  const said = folded.slice(start, end)
  if (!isBusy(said) || day.test(said)) return false
  const part = partOfDay.exec(said)?.[0].replace(/早./, '上午')
  return (
    part === undefined ||
    !folded
      .slice(0, start)
      .replaceAll(/早[上晨]/g, '上午')
      .includes(part)
  )
}

/** «下午要去看住院的老同学»: who is visited is no patient, and when is no day that is wished for. */
const visitsSomebody =
  /(?:[去来]|过去|过来)看(?:望|一?下|看)?(?:住院的|生病的|一个|一位|个|位|我们?的?|[老大小])*(?:同学|朋友|同事|战友|病人|亲戚|邻居|室友|领导|老乡)$/

/** «第一次来，头疼»: that they are new here is no complaint. */
const firstVisit =
  /^(?:我们?|也|还|这)*是?(?:[第头]一|首)[次回趟](?:过?来|到)(?:你们?)?(?:这儿|这里|这边|医院|看病|挂号)?[的啊呢吧]*$/

/** G1, G2. */
function ofClauses(folded: string): Part[] {
  const clauses = clausesOf(folded)
  if (clauses.length < 2) return []
  return clauses.flatMap(({ start, end }): Part[] => {
    const said = folded.slice(start, end)
    if (
      takes.test(said) ||
      whyThen.test(said) ||
      tellsWhy(folded, { start, end }) ||
      visitsSomebody.test(said.trim()) ||
      firstVisit.test(said.trim()) ||
      (weather.test(said) && !acts.test(said))
    )
      return [{ start, end }]
    const old = oldZh.exec(said)
    return old ? [{ start: start + old.index, end }] : []
  })
}

const saysEn =
  /^(?:'s)?(?: (?:doctor|doc|people|team|department|clinic|guy|lady|nurse|specialist|office|consultant|surgeon|lot))?(?: (?:there|here|just|also|has|have|already|actually|who|that|i saw))* (?:says?|said|told|tells|thinks?|thought|sent|sends|referred|refers|recommend(?:s|ed)?|suggest(?:s|ed)?|advise[sd]|reckons?|reckoned|insist(?:s|ed)?|found|diagnosed|mentioned|asked me|wants? me|wanted me|ordered|noticed|believes?|passed me|(?:could|can|did|does)(?:n't| not) (?:help|find)|isn't helping|was no help)(?![a-z])(?: (?:me|us|him|her|it'?s)(?![a-z]))?(?: (?:that|to|to see|i (?:should |need to |ought to )?(?:see|go to|need|have|try))(?![a-z]))?/
const saysZh =
  /^(?:的?(?:医生|大夫|主任|专家|护士|老师))?(?:那边|那儿|那里|这边)?(?:之前|昨天|前天|今天|上次|刚才|刚|也|都|已经)*(?:看完|看了|查完|查了|检查完|检查了|检查)?(?:之?后)?(?:跟我|给我|和我|对我)?(?:说|让|叫|建议|推荐|介绍|劝|怀疑|告诉|诊断|转诊?(?=我|过来)|要求|要我|觉得|认为|查出|讲|[看治查]不[了好出]|没[看治查][好出]|不管用|没用)/
const saidBy =
  /(?<![a-z])(?:according to|(?:sent|referred|recommended|advised|passed on|transferred)(?: here| over| to you)? by|(?:came|come|coming|back|straight|here) from)(?: the| my| our| an?)? $/
const pastEn =
  /(?<![a-z])(?:last (?:time|week|month|year|visit)|previously|the other day|i(?:'ve| have)? (?:missed|saw|went to|used to|forgot|was (?:at|in|with)|did(?:n't| not) (?:make|show|come|turn))|(?:for|about) missing)(?![a-z])/
const pastZh =
  /(?:上[次回]|之前|以前|去年|前几天|那[次回天]|上个?(?:月|星期|礼拜))[^,。]{0,20}(?:[了过没]|的是|是|[约挂订]的)/
const now =
  /(?<![a-z])(?:please|this time|now|book|can you|could you|i(?:'d| would) like|i (?:want|need))(?![a-z])|这[次回]|帮|请|想|再/
const changes =
  /(?<![a-z])(?:mov(?:e|ing)|cancel\w*|resched\w*|chang\w*|postpone|instead|shift)(?![a-z])|[改换推挪退调]|取消/
const mayReport =
  /(?<![a-z])(?:sa(?:ys?|id)|told|tells|th(?:inks?|ought)|sent|sends|refer\w*|recommend\w*|suggest\w*|advise[sd]|reckon\w*|insist\w*|found|find|help(?:ing)?|diagnosed|mentioned|asked|wants|wanted|ordered|noticed|believes?|passed|according|(?:by|from) (?:the|my|our|an?))(?![a-z])|[说让叫劝转讲]|[看治查]不|没[看治查用]|不管用|建议|推荐|介绍|怀疑|告诉|诊断|要[求我]|觉得|认为|查出/
const whose = /(?<![a-z])(?:my|the|our|an?) $/
const andThen = /(?<= )(?:so|and|but|then)(?= )/g

/** It tells of what was, and asks for nothing now. */
export const tellsOfPast = (folded: string): boolean =>
  (pastEn.test(folded) || pastZh.test(folded)) && !now.test(folded)

/** G3. `folded` is the message, `values` what it names but for people (G2). */
export function toldBeside(
  folded: string,
  values: () => readonly PlacedValue[],
  isChoice: (slot: string) => boolean,
): SetAside[] {
  const isPast = (pastEn.test(folded) || pastZh.test(folded)) && !changes.test(folded)
  if (!isPast && !mayReport.test(folded)) return []
  const clauses = clausesOf(folded.replaceAll(andThen, (word) => ','.repeat(word.length)))
  const spoken = clauses.map((clause) => ({ clause, own: valuesWithin(values(), clause), told: [] as PlacedValue[] }))
  for (const { clause, own, told } of spoken) {
    const said = folded.slice(clause.start, clause.end)
    const isOver = isPast && tellsOfPast(said)
    const says = own.filter((one) => isChoice(one.slot) && verbOf(folded, one) !== undefined) // no day says anything
    told.push(...(isOver && says.length === 0 ? own : says))
  }
  const left = spoken.flatMap(({ own, told }) => own.filter((one) => !told.includes(one)))
  return spoken.flatMap(({ clause, own, told }): SetAside[] => {
    const replaced = told.filter((one) => left.some(({ slot, value }) => slot === one.slot && value !== one.value))
    const isBeside = spoken.some((other) => other.clause !== clause && isWished(folded, other))
    if (replaced.length === 0 || !isBeside) return [] // G1
    if (replaced.length === own.length) return [{ ...clause, why: 'cue' }]
    return replaced.map((one) => ({
      start: one.start - (whose.exec(folded.slice(0, one.start))?.[0].length ?? 0),
      end: one.end + (verbOf(folded, one) ?? 0),
      why: 'cue',
    }))
  })
}

const isWished = (folded: string, { clause: { start, end }, own }: { clause: Part; own: readonly Part[] }): boolean => {
  const said = folded.slice(start, end)
  return asksForIt({
    meant: said,
    original: said,
    values: own.map((one) => ({ start: one.start - start, end: one.end - start })),
  })
}

/** How many units behind it say that it says something; undefined: it does not. */
function verbOf(folded: string, { start, end }: PlacedValue): number | undefined {
  const behind = folded.slice(end, end + 60)
  const verb = saysEn.exec(behind)?.[0] ?? saysZh.exec(behind)?.[0]
  return verb?.length ?? (saidBy.test(folded.slice(Math.max(0, start - 40), start)) ? 0 : undefined)
}
