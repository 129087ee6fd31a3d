/**
 * Clauses that ask for something to be done by the way they are put, whatever it is: «could you hold my bag», «顺便帮我订个酒店». Whether
 * anybody does it is for others to say (analysis/beyond.ts).
 *
 * Q1. With words of asking, or as an order with what it is about: «order me a pizza». Q2. What only says how the wish beside it is meant
 *     («make it early», «the first free slot, please») asks for nothing else.
 */
import { foldInPlace } from '../../../learning/fold.ts'
import { partsOf, type Span } from './parts.ts'

const leadEn = "^ *(?:(?:and|also|then|plus|oh|so|ok|okay|maybe|while you're at it|by the way)[ ,]+)*"
const askedEn = new RegExp(
  `${leadEn}(?:(?:please|pls|kindly)[ ,]+|(?:can|could|would|will) (?:you|someone|somebody)(?! (?:be|have|see|tell me (?:if|when|where|what|how)))[ ,]+|(?:i'd like|i want|i need) you to )`,
)
const noOrder =
  'i|you|he|she|it|we|they|my|our|your|his|her|their|the|a|an|this|that|these|those|is|are|was|were|be|been|am|do|does|did|has|have|had|having|can|could|will|would|shall|should|may|might|must|in|on|at|to|for|from|by|with|of|as|about|near|like|since|after|before|if|when|while|where|what|which|who|how|why|because|but|or|not|no|yes|there|here|some|any|all|both|just|only|even|still|than|so|too|very|make|keep|let|see|get|book|take|try|use|choose|pick|move|change|cancel|swap|think|know|want|need|feels?|hurts?|got|lost|had|saw|took|told|said|gave|went|came|broke|hit|cut|burn|missed|forgot|excuse|forgive|pardon|sort|help|trust|leaves?|gives?|drives?|makes?|takes?|brings?'
const orderEn = new RegExp(
  `${leadEn}(?!(?:${noOrder})(?![a-z]))[a-z]{3,12}(?<!ing|ed|[^s]s|ly) (?:me|us|my|our|him|a|an|the|some)(?![a-z])`,
)
const askedZh =
  /^ *(?:再|还|也|顺便|顺带|另外|然后|并且?|同时|最后|还有|对了|能不能|能|可不可以|可以|麻烦[你您]?|请[你您]?)*(?:(?:帮|替)(?:我们?|忙)?|给我们?|顺便|顺带|麻烦[你您]?)(?=[^ ]{2})/
/** Q2. */
const ofTheWish =
  /(?<![a-z])(?:early|earlier|earliest|soon|sooner|soonest|late|later|latest|first|last|free|slot|slots|time|times|day|date|appointments?|bookings?|doctors?|same|one|ones|it|both|all|them|reschedule|instead|again|morning|afternoon)(?![a-z])|[早晚]|时间|时段|[个的]号|医生|大夫|专家|一样|预约|挂|约|看看|查|确认|安排(?:一下|在)|写|记|改|换|退|取消/

/** The clauses that ask so. */
export function requestsIn(text: string): Span[] {
  const folded = foldInPlace(text)
  return partsOf(folded).filter(({ start, end }) => {
    const clause = folded.slice(start, end)
    const asks = askedEn.test(clause) || orderEn.test(clause) || askedZh.test(clause)
    return asks && !ofTheWish.test(clause)
  })
}
