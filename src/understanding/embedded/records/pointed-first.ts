/**
 * One that stands is pointed at first, and the last clause says what it becomes: «the 9 o'clock one is too early for me, make it 11 am»,
 * 「上午那个跟开会撞了，改成下午三点」. Whatever is said of it in between is the reason.
 *
 * P1. The last clause changes «it», and gives nothing but days and hours, each once. P2. What is named before says which one it is, and
 *     all of it is said as of something known. P3. One that fits is meant; none or several are asked about.
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { clausesOf } from '../heard/parts.ts'
import { asSlot, countWords, type PlacedValue, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { referencesIn, wantsEnd } from './mentions.ts'
import { standingOf } from './record-book.ts'
import { type Message, resolveAmong } from './resolve-records.ts'

const becomes =
  /^ *(?:(?:so|and|please|pls|can|could|would|will|you|we|i|just|let's|lets|then|maybe|better|to|like|i'd|want|need) )*(?:make|change|move|push|shift|switch|put|reschedule|bring) (?:it|that|this)(?: one)?(?: (?:back|forward|over|up|to|for|on|at|until|till|the))* □|^ *(?:请|帮我|给我|麻烦|那就|就|还是|你|能不能|可以|都|[, ])*(?:把它|给它)?[改换挪推调](?:成|到|为|至)□/
const mostWords = 30

type Found = { readonly frames: readonly Frame[]; readonly notice?: Notice }

export function changedAsPointed(message: Message & { readonly act: number }, frame: Frame): Found | undefined {
  if (countWords(message.text) > mostWords || wantsEnd(message.text)) return
  for (const kind of message.book.kinds) {
    const found = changeOf(message, frame, kind)
    if (found) return found
  }
  return
}

function changeOf(message: Message & { readonly act: number }, frame: Frame, kind: TeamRecord): Found | undefined {
  const { learned, text, book, act } = message
  const agent = learned.intents.find(({ intent }) => intent === kind.changed)?.agent
  const last = clausesOf(text).at(-1)
  const standing = standingOf(book, kind)
  if (kind.changed === undefined || agent === undefined || !last || standing.length === 0) return
  const specs = typedSlotsOf(learned, agent)
  const isNamed = ({ slot }: PlacedValue): boolean =>
    kind.key.includes(slot) || specs.some((one) => one.slot === slot && one.type === 'time')
  const values = valuesIn(text, specs).filter(isNamed)
  const given = values.filter(({ start }) => start >= last.start)
  const before = values.filter(({ end }) => end <= last.start)
  if (!isGiven(message, { given, from: last.start, subject: kind.key[0] })) return // P1
  const known = referencesIn(text.slice(0, last.start), before)
  if (before.length === 0 || !before.every((one) => known.has(one.start) || one.slot === kind.key[0])) return // P2
  if (known.size === 0) return
  const whole = { ...frame, agent, intent: kind.changed, start: 0, end: text.length, slots: given.map(asSlot) }
  const wish = { ...whole, confidence: Math.max(frame.confidence, act) }
  return resolveAmong({ ...message, references: new Set() }, wish, { kind, standing, named: before.map(asSlot) }) // P3
}

type Given = { readonly given: readonly PlacedValue[]; readonly from: number; readonly subject?: string }
function isGiven({ text }: Message, { given, from, subject }: Given): boolean {
  const [first] = given
  if (!first || given.some(({ slot }) => slot === subject)) return false
  if (new Set(given.map(({ slot }) => slot)).size < given.length) return false
  return becomes.test(`${foldInPlace(text.slice(from, first.start))}□`)
}
