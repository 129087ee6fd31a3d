/**
 * Several that stand change, each named by what it has and told what it gets: «move Monday's to Wednesday and Tuesday's to Thursday»,
 * 「周一的改周三，周二的改周四」.
 *
 * P1. Every part has the same shape: what is known, and where it goes. P2. Each part fits one that stands, and no two the same; else this is
 *     not read so.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { partsOf, type Span } from '../heard/parts.ts'
import { asSlot, type PlacedValue, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { standingOf } from './record-book.ts'
import { type Message, resolveAmong } from './resolve-records.ts'

/** Each value is □. */
const shape =
  /^ *(?:(?:and|then|please|pls|can|could|you|also|ok|so) )*(?:(?:move|change|shift|push|switch|put|reschedule) )?(?:(?:the|my) )?(?:(?:one|appointment|booking) (?:on |for )?)?□(?:'s)?(?: (?:on )?□(?:'s)?)?(?: (?:one|appointment|booking|visit|slot))?(?: (?:back|forward|over))? to (?:the )?□(?: (?:at )?□)?(?: (?:please|pls|instead|too|as well))*[ .!]*$|^ *(?:请|帮我|然后|再|还有|把|那|麻烦|[, ])*□的?□?的?(?:那个|号|预约)?(?:给我|帮我|就|也)?[改换挪推调](?:成|到|为|去)?□的?□?[吧了哈。! ]*$/
const verb = /(?<![a-z])(?:move|change|shift|push|switch|put|reschedule)(?![a-z])|[改换挪推调]/
const mostParts = 6

export function changedInPairs(message: Message & { readonly act: number }, frame: Frame): Frame[] | undefined {
  const parts = partsOf(message.text)
  if (parts.length < 2 || parts.length > mostParts || !verb.test(foldInPlace(message.text))) return
  for (const kind of message.book.kinds) {
    const found = parts.map((part) => changeIn(message, { frame, kind, part }))
    const whole = found.flatMap((one) => one ?? [])
    const isEach = whole.length === parts.length && new Set(whole.map(({ record }) => record)).size === parts.length
    if (isEach) return whole // P2
  }
  return
}

type Part = { readonly frame: Frame; readonly kind: TeamRecord; readonly part: Span }
function changeIn(message: Message & { readonly act: number }, { frame, kind, part }: Part): Frame | undefined {
  const { learned, text, book, act } = message
  const agent = learned.intents.find(({ intent }) => intent === kind.changed)?.agent
  if (kind.changed === undefined || agent === undefined) return
  const values = valuesIn(text.slice(part.start, part.end), typedSlotsOf(learned, agent), part.start)
  const marked = values
    .toReversed()
    .reduce(
      (said, { start, end }) => `${said.slice(0, start - part.start)}□${said.slice(end - part.start)}`,
      foldInPlace(text.slice(part.start, part.end)),
    )
  const from = values.findLastIndex(({ slot }) => kind.key.includes(slot) && slot !== kind.key[0])
  const [known, given] = [values.slice(0, from), values.slice(from)]
  if (!shape.test(marked) || known.length === 0 || given.some(({ slot }) => slot === kind.key[0])) return // P1
  if (isTwice(known) || isTwice(given)) return
  const wish = { ...frame, ...part, agent, intent: kind.changed, slots: given.map(asSlot) }
  const sure = { ...wish, confidence: Math.max(frame.confidence, act) }
  const none = { ...message, references: new Set<number>(), dropped: [] }
  const found = resolveAmong(none, sure, { kind, standing: standingOf(book, kind), named: known.map(asSlot) }).frames
  return found.length === 1 ? found[0] : undefined
}

const isTwice = (values: readonly PlacedValue[]): boolean =>
  new Set(values.map(({ slot }) => slot)).size < values.length
