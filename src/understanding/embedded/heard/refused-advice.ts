/**
 * What somebody else wants or advises, and the speaker refuses: «my husband says I should cancel it, but no, I'm not going to». Both are
 * set aside; what the speaker wants instead stands behind them.
 *
 * A1. The refusal is short of its verb: «but I won't». One that goes on says what is not done itself (denials.ts). A2. It stands right
 *     behind the advice, perhaps with «but no» before it. A bare «no» corrects a value (corrections.ts).
 */
import { clausesOf, type SetAside, type Span } from './parts.ts'

const whoEn =
  '(?:(?:my|our|the|his|her)(?: [a-z-]+){1,2}|he|she|they|everyone|everybody|people|some people|someone|somebody)'
const saysEn =
  "(?:says?|said|saying|thinks?|thought|reckons?|suggest(?:s|ed)?|insist(?:s|ed|ing)?|recommend(?:s|ed)?|believes?|(?:wants?|wanted|tells?|told|telling|asks?|asked|asking|begged|begging|urged|urging|advised|advises|nagging|pushing|expects?|would like|'d like) (?:me|us)|would prefer|prefers|would rather)"
const advisedEn = new RegExp(
  `^ *(?:(?:and|but|so|well|oh|look|now|see|ok|yes|sure|though|although|while) )*${whoEn}(?:'s|'re| is| are| has| have| was)?(?: (?:been|always|just|also|all|still|both|keeps?|kept|constantly|now|really|even|actually))* ${saysEn}(?![a-z])`,
)
const refusedEn =
  /^ *(?:(?:and|but|well|so|still|honestly|however|sorry|no|nope|nah|frankly|personally) ?)*(?:(?<=but )no|(?<=but )nope|no (?:way|chance|thanks|thank you)|never|not (?:me|happening|a chance|likely|on your life)|(?:i|we)(?:'m| am|'re| are) not(?: (?:going to|gonna|having (?:it|that|any of it)|doing (?:it|that|so|any of that)|listening|convinced|so sure))?|(?:i|we)(?:'d| would) rather not|(?:i|we) (?:won'?t|will not|wouldn'?t|shan'?t|refuse(?:d)?(?: to)?|disagree|said no|(?:told|tell) (?:him|her|them) no|(?:really |just )?(?:don'?t|do not|didn'?t) (?:want to|wish to|intend to|plan to|agree|think so|see why|care|listen))|(?:he|she|they)(?:'s| is|'re| are) (?:wrong|mistaken|being silly))(?: (?:do (?:it|that|so)|to (?:him|her|them)|with (?:him|her|them)|what (?:he|she|they) (?:says?|thinks?|wants?)))?(?: (?:though|thanks|thank you|at all|anyway|actually|really))* *$/
const advisedZh =
  /^ *(?:虽然|尽管|其实|那个)?(?:我|我们|咱|咱们)?(?:家里?人?|[^,。我你要想帮给]{1,5}|他们?|她们?)(?:一直|老是?|总是?|天天|都|也|非要?|又|还|刚才?|跟我|今天|昨天)*(?:说|讲|让|叫|劝|催|建议|觉得|认为|希望|逼|要(?=我))[^,。]{0,16}$/
const refusedZh =
  /^ *(?:但是?|可是?|不过|然而|而)?(?:我|咱|我们|本人)(?:就|偏|才|可|还是|坚决|并|真|是|根本|当然)*(?:不(?:同意|答应|愿意|乐意|打算|听(?:[他她]们?的)?|想|干|肯|会|行)?|没(?:听(?:[他她]们?的)?|同意|答应|理(?:[他她]们?)?))[了呢啊的嘛]*$|^ *(?:但是?|可是?|不过)?(?:才不|偏不|想得美|没门儿?|不可能)[呢啊的]*$/

const advises = (said: string): boolean => advisedEn.test(said) || advisedZh.test(said)
const refuses = (said: string): boolean => refusedEn.test(said) || refusedZh.test(said)

export function refusedAdviceIn(folded: string): SetAside[] {
  const clauses = clausesOf(folded.replaceAll(/ (?=but )/g, ';'))
  const isRefusal = ({ start, end }: Span): boolean => refuses(folded.slice(start, end))
  return clauses.flatMap((clause, i): SetAside[] => {
    const behind = clauses.slice(i + 1)
    const next = behind.findIndex((one) => !isRefusal(one))
    const refusals = next < 0 ? behind : behind.slice(0, next)
    const last = refusals.at(-1)
    if (!last || !advises(folded.slice(clause.start, clause.end))) return []
    return [{ start: clause.start, end: last.end, why: 'denied' }]
  })
}
