/**
 * «on Friday… actually no, Thursday, she's got school on Friday»: what was put right is named once more, only to say why. Its neighbour
 * corrections.ts says what was put right, and reads a reason that stands before the right value.
 *
 * R1. Only what was set aside by a correction, with the right value before the reason. R2. The reason has a subject and a verb.
 * R3. A word of a wish, or of another correction, makes it none: «Friday, no Thursday, no, Friday after all».
 */
import { matchesIn } from '../../../core/text/matches.ts'
import { isSameHour } from '../slots/one-moment.ts'
import { type PlacedValue, valuesWithin } from '../slots/slot-values.ts'
import { correction, requested } from './cues.ts'
import { blanked, clausesOf, overlapsWith, type SetAside } from './parts.ts'
import { orders } from './wishing.ts'

/** 「下午三点…三点我要接孙子」: said again, an hour often leaves out which half of the day it is in. */
export const isSame = (a: PlacedValue, b: PlacedValue): boolean =>
  a.slot === b.slot && (a.value === b.value || isSameHour(a, b))

export function saidAgain(
  folded: string,
  values: () => readonly PlacedValue[],
  aside: readonly SetAside[],
): SetAside[] {
  const corrected = aside.filter(({ why }) => why === 'corrected')
  if (corrected.length === 0) return []
  const wrong = values().filter((one) => corrected.some((other) => overlapsWith(one, other)))
  return clausesOf(folded.replaceAll(because, (word) => ','.repeat(word.length))).flatMap((clause): SetAside[] => {
    const named = valuesWithin(values(), clause)
    const again = named.filter((one) => wrong.some((other) => other.end <= clause.start && isSame(other, one)))
    const isRightBefore = (one: PlacedValue): boolean =>
      values().some(
        (x) =>
          x.slot === one.slot &&
          !isSame(x, one) &&
          x.end <= clause.start &&
          wrong.some((other) => isSame(other, one) && other.end <= x.start),
      )
    const isOnlyAgain = named.every((one) => again.includes(one) || !wrong.some(({ slot }) => slot === one.slot))
    if (again.length === 0 || !isOnlyAgain || !again.every(isRightBefore)) return [] // R1
    const said = folded.slice(clause.start, clause.end)
    const days = again.map(({ start, end }) => ({ start: start - clause.start, end: end - clause.start }))
    return tellsWhy(said, blanked(said, days)) ? [{ ...clause, why: 'cue' }] : []
  })
}

const because = /(?<= )(?:because|since|as|cos|coz|cuz|but)(?= )|(?<=[\u4e00-\u9fff ])因为|(?<= )[-–(](?=[ a-z])|[()]/g

const subjectEn =
  /(?<![a-z'])(?:i|we|he|she|they|it|there|that)(?:'(?:s|m|re|ve|ll|d)(?![a-z])| (?!on |at )[a-z]{2,})|(?<![a-z'])(?:(?:my|our|his|her|their|the) )(?:[a-z-]+ ){0,2}?[a-z-]+(?:'s| (?:is|are|was|has|have|had|gets?|got|works?|goes|comes?|closes?|needs?|starts?|will|must))(?![a-z])|^ +(?:'s|(?:is|was) (?:an?|the|my|our|his|her|their|when|already|always|too|not|no|out|full|busy))(?![a-z])/
const subjectZh = /[我他她它咱]|孩子|[要得有在是没不上休放考开出去](?=[\u4e00-\u9fff])/
const wishes =
  /(?<![a-z])(?:after all|also|too|as well|and|again|still|fine|okay|ok|good|best|better|suits?|works? (?:for|better|best|after)|free|available|prefer|rather|would|can(?! ?not)|could|should|want|wants|like|instead|please|need (?:it|that|an?|the))(?![a-z'])|[挂约订改换退取吧]|[就也都]行|可以|有空|还是|方便|好了|没事|也[要想看]|再|(?:要|想|去)看/
/** R2, R3. */
function tellsWhy(said: string, without: string): boolean {
  if (wishes.test(said) || requested.test(said) || orders(said) || matchesIn(said, correction).length > 0) return false
  return /[\u4e00-\u9fff]/.test(said) ? subjectZh.test(without) : subjectEn.test(without)
}
