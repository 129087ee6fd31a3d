/** Words that only say that the day, or the hour, is the same as before: «…, same day», 「日子不变」. */
import { matchesIn } from '../../../core/text/matches.ts'
import type { Span } from './parts.ts'

const onlyLikeness =
  /^[\s,]*(?:(?:but|and|still|also|on|at|for) )*(?:the |that )?same (?:day|date|time|hour)(?: (?:please|too|as well|as before|as that|then|though|of course|if possible))*[\s.!]*$|^[\s,，]*(?:还是|也是|就|都|在)*(?:同一?[天日]|(?:日子|时间|日期)(?:不变|一样|照旧|相同))(?:吧|就行|就好|的)*[\s。!]*$/

export const isLikeness = (said: string): boolean => onlyLikeness.test(said)

const likeness =
  /(?:[,，] ?)?(?<![a-z])(?:(?:but|still|and|on|at|for) ){0,3}(?:the |that )?same (?:day|date|time|hour)(?: but)?(?![a-z])|[,，]?(?:还是|也是|就|都|在)?(?:同一?[天日]|(?:日子|时间|日期)(?:不变|一样|照旧|相同))/g
/** Where such words stand, from there on. */
export const likenessIn = (folded: string, from: number): Span[] =>
  matchesIn(folded, likeness).flatMap(({ index, 0: words }) => {
    const end = index + words.length
    return end > from ? [{ start: Math.max(index, from), end }] : []
  })
