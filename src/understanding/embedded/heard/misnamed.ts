/**
 * What a person says they said, and did not mean: «I said the GP but it's the stomach doctor I need», 「刚才说成全科了，其实要看消化内科」. It puts
 * right what was asked for before.
 *
 * K1. Another value of the same slot stands behind it, joined by words that say it is the right one. Where those ask, or change what is
 *     booked («约的是周二，想改到周四»), nothing was misnamed.
 */
import type { PlacedValue } from '../slots/slot-values.ts'
import type { SetAside } from './parts.ts'

const saidEn =
  /(?<![a-z])(?:i|we)(?:'ve| have| had)?(?: just| first| only| earlier| already| stupidly)* (?:said|told you|wrote|typed|mentioned|called it)(?: (?:the|my|an?|it was|it's|for|on))* *$/
const saidZh = /(?:刚才|刚刚|前面|之前|方才)?(?:我|咱)?(?:刚才|刚刚|刚)?(?:[说讲]|[写打报]成)[成错了的是]*$/
const rightEn =
  /^(?: (?:earlier|before|just now|first|there))?[ ,.…-]*(?:(?:but|when|and|though|although|whereas) )*(?:it'?s|it is|it was|it should(?:'ve| have)? be(?:en)?|that should(?:'ve| have)? be(?:en)?|i (?:do )?(?:actually |really |in fact )*(?:mean|meant|need|needed|want|wanted)|what i (?:mean|need|want)t? is|actually|in fact)(?: (?:the|my|an?|actually|really|to see|for|on))* *$/
const rightZh =
  /^(?:了|的)?[,。… ]*(?:但是?|可是?|其实|不过|实际上?|应该|我)*(?:其实|应该|真正)?(?:是|要|想|得|该)(?:[看挂约去])?(?:的是|的)?$/

export function misnamedIn(folded: string, values: () => readonly PlacedValue[]): SetAside[] {
  if (!mayBe.test(folded)) return []
  return values().flatMap((one): SetAside[] => {
    const lead = folded.slice(Math.max(0, one.start - 48), one.start)
    const [words] = saidEn.exec(lead) ?? saidZh.exec(lead) ?? []
    const next = values().find(({ slot, start }) => slot === one.slot && start >= one.end)
    const between = next && folded.slice(one.end, next.start)
    if (words === undefined || !next || between === undefined || next.value === one.value) return []
    const isRight = rightEn.test(between) || rightZh.test(between)
    return isRight ? [{ start: one.start - words.length, end: one.end, why: 'corrected' }] : []
  })
}
const mayBe = /(?<![a-z])(?:said|told|wrote|typed|mentioned|called)(?![a-z])|[说讲]|[写打报]成/
