/**
 * Two that stand change places: «swap the two», «swap cardiology and ENT», «心内科和耳鼻喉对调一下». Each gets the day and the time of the other.
 *
 * C1. Two are named that stand once each, or two are pointed at and no more stand. C2. Days that are named say the same, or it is no such
 *     exchange.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { sameValue } from '../slots/same-value.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import { countWords, type FrameSlot, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { standingOf } from './record-book.ts'
import { about, type Message } from './resolve-records.ts'

const exchanges =
  /(?<![a-z])(?:swap|switch|exchang(?:e|ing)|trade|flip|turn)(?:ping|ing)?(?![a-z])(?![^,.;]*(?<![a-z])(?:for|with another|into)(?![a-z]))|对调|互换|调换|交换|(?:换|倒|调)(?:一下|过来|一换|个个?儿)/
const pair =
  /(?<![a-z])(?:both|the two|(?:those|these|my) two|them|those|these|the (?:two )?appointments|my appointments)(?![a-z])|[这那]?[两俩]个?|它们|[这那]些/
const mostWords = 20

export function daysExchanged(
  message: Message & { readonly act: number },
  frames: readonly Frame[],
): Frame[] | undefined {
  const { book, said } = message
  const folded = foldInPlace(said)
  const [first] = frames
  if (!first || countWords(said) > mostWords || !exchanges.test(folded)) return
  for (const kind of book.kinds) {
    const found = exchangeOf(message, kind, first)
    if (found) return found
  }
  return
}

function exchangeOf(message: Message & { readonly act: number }, kind: TeamRecord, first: Frame): Frame[] | undefined {
  const { learned, said, act } = message
  const { changed } = kind
  const agent = learned.intents.find(({ intent }) => intent === changed)?.agent
  if (changed === undefined || agent === undefined) return
  const specs = typedSlotsOf(learned, agent)
  const [one, other, ...more] = pairOf(message, kind, specs)
  const moved = specs.filter(({ slot, type }) => slot !== kind.key[0] && (kind.key.includes(slot) || type === 'time'))
  if (!one || !other || more.length > 0 || !sameDays(message, { specs: moved, pair: [one, other] })) return
  const whole = { ...first, agent, start: 0, end: said.length, confidence: Math.max(first.confidence, act) }
  const placed = (record: KnownRecord, from: KnownRecord): Frame => {
    const slots = moved.flatMap(({ slot }): FrameSlot[] => {
      const value = from.slots[slot]
      return typeof value === 'string' ? [{ slot, value }] : []
    })
    return about(message, { ...whole, intent: changed, slots }, { kind, record })
  }
  return [placed(one, other), placed(other, one)]
}

/** C1. */
function pairOf({ book, said }: Message, kind: TeamRecord, specs: readonly SlotSpec[]): readonly KnownRecord[] {
  const [subject = ''] = kind.key
  const standing = standingOf(book, kind)
  const named = new Set(valuesIn(said, specs).flatMap(({ slot, value }) => (slot === subject ? value : [])))
  if (named.size === 0) return pair.test(foldInPlace(said)) ? standing : []
  const found = standing.filter(({ slots }) => named.has(String(slots[subject])))
  return named.size === 2 ? found : []
}

type Days = { readonly specs: readonly SlotSpec[]; readonly pair: readonly [KnownRecord, KnownRecord] }
/** C2. */
function sameDays({ said, book }: Message, { specs, pair: [one, other] }: Days): boolean {
  return valuesIn(said, specs).every(({ slot, value }) => {
    const spec = specs.find((own) => own.slot === slot)
    return [one, other].some(
      ({ slots, at }) => spec !== undefined && sameValue(spec, { value: slots[slot], at }, { value, at: book.now }),
    )
  })
}
