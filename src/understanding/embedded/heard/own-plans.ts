/**
 * What a person will do afterwards, said behind the words that end something: «cancel it, I'll call again», «取消吧，改天再约». It is a reason
 * or a farewell, puts nothing off, and asks for nothing.
 *
 * V1. Only behind words that end something. V2. What is named in it is a wish of its own: «cancel it, I'll book dermatology then».
 */
import { matchesIn } from '../../../core/text/matches.ts'
import type { SetAside } from './parts.ts'

const ends = /(?<![a-z])(?:cancel|cancle|drop|scrap|call (?:it|that|this) off)(?![a-z])|取消|退(?:掉|了|号|一下)/
const whoEn =
  "(?:(?:and|then|so|because|but|maybe|perhaps) )*(?:i|we)(?:'ll| will|'m going to| am going to| can| might| may)(?: just| then| probably| maybe| rather| simply)*"
const contacts =
  '(?:(?:call|ring|phone|contact|message|text|email|write(?: to)?)(?: (?:you|back|again))*|come (?:back|by|in|again|another)|be (?:back|in touch)|get (?:back|in touch)|give you a (?:call|ring|shout)|see you|talk to you|let you know)'
const again =
  '(?:re-?book|re-?schedule|(?:book|make|arrange|try|do|get|find|look for|sort)(?: (?:it|one|another|a new|something|else|out|this|that))*(?= (?:again|later|online|myself|another|some|next|when|once|elsewhere|tomorrow)))'
const plansEn = new RegExp(
  `(?<=[,.;!] *|(?<![a-z])(?:it|that|please|and|one) )${whoEn} (?:${contacts}|${again})(?![a-z])[^,.;!?]*`,
  'g',
)
const laterZh =
  '(?:改[天日]|过[几两]天|下次|下回|以后|回头|有空|有时间|到时候?|之后|晚点|晚些时候?|下周|下个?月|明天|等[^,。]{1,10})'
const plansZh = new RegExp(
  `(?<=[,。;! ])(?:那?我们?|咱们?)?(?:${laterZh}(?:我|我们|咱们?)?(?:自己)?再?|再|会再?)(?:给[你您]们?)?(?:[来去约挂打找问弄]|预约|联系|说|打电话)(?:电话|过来|[你您]们?|时间|号|一?个|新的|[吧了啊哈])*(?=[,。;! ]|$)`,
  'g',
)

/** Run into the words before it, or all that stands behind them. */
const farewells =
  /(?<=[a-z] )(?:thanks|thank you|cheers)(?=[,.;!]|$)|(?<=[,.;!] ?)(?:talk|speak) to you (?:later|soon)(?![a-z])/g

/** `names`: whether something that a wish is about stands in these words. */
export function plansBehind(folded: string, names: (said: string) => boolean): SetAside[] {
  const end = ends.exec(folded)
  if (!end) return [] // V1
  return [plansEn, plansZh, farewells]
    .flatMap((pattern) => matchesIn(folded, pattern))
    .flatMap(
      ({ index: start, 0: said }): SetAside[] =>
        start < end.index || names(said) ? [] : [{ start, end: start + said.length, why: 'cue' }], // V2
    )
}
