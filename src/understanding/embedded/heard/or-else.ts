/** What the person would do otherwise: «book cardiology for Friday or I'll have to cancel ENT», 「给我挂周五的，不然我就把耳鼻喉退了」. It is no wish. */
import { matchesIn } from '../../../core/text/matches.ts'
import type { SetAside } from './parts.ts'

const orElseEn =
  /(?<=[a-z0-9][ ,.;!]{1,4})(?:or(?: else)?|otherwise)[, ]+(?:i|we)(?:'ll| will|'d| would|'m going to| am going to| might| may| shall|'d better)(?: (?:have to|need to|just|simply|probably|be))* (?:cancel|drop|scrap|move|call|leave|go|reschedul|postpon)[^,.;!?]{0,80}/g
const orElseZh =
  /(?<=[,。;! ])(?:不然|否则|要不然)(?:的话)?[, ]?我?(?:就|只能|只好|得|会|可)(?:得|要|只能)?(?:把)?[^,。;!吧帮请]{0,16}(?:退|取消|改|换)[^,。;!吧帮请]{0,8}(?=[,。;!]|$)/g

export const orElseIn = (folded: string): SetAside[] =>
  [orElseEn, orElseZh]
    .flatMap((pattern) => matchesIn(folded, pattern))
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length, why: 'cue' }))
