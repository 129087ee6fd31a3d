/**
 * What a message tells beside its wish, and what has values that belong to nobody's wish: when they came («今儿来是想挂周二的…», «I came in
 * today to …»), how old somebody is, what they have been taking for years, and the weather.
 *
 * G1. Only where the message says more than that. G2. Who is named stays: the wish may be for them.
 */
import { matchesIn } from '../../../core/text/matches.ts'
import { findDates } from '../slots/dates-and-times.ts'
import { clausesOf, type SetAside } from './parts.ts'

export function backgroundIn(folded: string): SetAside[] {
  if (!mayTell.test(folded)) return []
  return [...visits(folded), ...agesIn(folded), ...ofClauses(folded)].map((one) => ({ ...one, why: 'cue' }))
}
/** Every pattern here needs one of these. */
const mayTell =
  /[来岁药雨雪风]|\d(?: years old)?,? and|天气|降温|(?<![a-z])(?:raining|pouring|snowing|freezing|boiling|sunny|rainy|windy|weather)(?![a-z])|今年|打电话|[一二三四五六七八九十\d]了|(?<![a-z])(?:today|on|tak(?:es?|ing|en))(?![a-z])/

type Part = { readonly start: number; readonly end: number }

const isHere =
  /(?<![a-z])(?:here|came(?: in| here| by| over)?|coming in|dropp?ed (?:in|by)|popp?ed in|stopp?ed by|calling|writing|ringing)(?: you)? $/
const comes =
  /^(?:我|我们)?(?:特意|专门|专程)?(?:过来|跑来|来|打电话)(?![不得看])(?:一趟|这儿?|这里|医院|你们这儿?)?[, ]*(?=是|就|主要|想|要|给|帮|替|为)/
const purpose = /^ (?:to|because|about|as|since|for)(?![a-z])/

/** When they came is no day that is wished for, where another one is. */
function visits(folded: string): Part[] {
  const dates = findDates(folded)
  if (dates.length < 2) return []
  return dates.flatMap(({ start, end, normal }): Part[] => {
    if (normal !== '+0d') return []
    const came = comes.exec(folded.slice(end, end + 24))
    if (came) return [{ start, end: end + came[0].length }]
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
  / (?:is|'s) (?:only |just |already )?\d{1,3}(?: years old)?,? and(?= (?:needs|wants|would like|has to|should))/g
/** «my mother-in-law is 71 and wants …». */
const agesIn = (folded: string): Part[] =>
  matchesIn(folded, oldEn).map(({ index, 0: words }) => ({ start: index, end: index + words.length }))

/** G1, G2. */
function ofClauses(folded: string): Part[] {
  const clauses = clausesOf(folded)
  if (clauses.length < 2) return []
  return clauses.flatMap(({ start, end }): Part[] => {
    const said = folded.slice(start, end)
    if (takes.test(said) || (weather.test(said) && !acts.test(said))) return [{ start, end }]
    const old = oldZh.exec(said)
    return old ? [{ start: start + old.index, end }] : []
  })
}
