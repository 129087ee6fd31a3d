/**
 * Reads a message that is nothing but values («dermatology», «F2024031», «周五») while no task waits for one (bind-answer.ts is for
 * those). It has no words of a wish, so the intent that happens to score highest means little.
 *
 * E1. It is a wish only where a single intent speaks of such values, or where it is sure which one and that one is harmless.
 * E2. Else it adds to the last task of the agent, if that spoke of such values and had none of them; it is taken, and said.
 * E4. All that names a record is a wish to make it, where none stands that has these values. Where it was just asked what such values
 *     were for, those count with these.
 * E5. Where it was just asked what words meant, values belong to the one choice of that card that speaks of them; what commits a person
 *     and was not among its choices is not done.
 * E6. A code that a single harmless intent takes says what is meant, where the words around it say nothing to anybody.
 * E7. A choice is read like any of its other names: «loo?» like «toilet?».
 * E3. Else it is asked, with the intents it may belong to.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { isFiller } from '../features/function-words.ts'
import type { Learned } from '../learn/learn.ts'
import { asSlot, type PlacedValue, typedSlotsOf, valuesIn, withoutValues } from '../slots/slot-values.ts'
import type { Told } from './share-slots.ts'
import { understand } from './understand.ts'

type Message = {
  readonly learned: Learned
  readonly text: string
  readonly thresholds: { readonly ask: number; readonly act: number }
  readonly harmful: ReadonlySet<string>
  /** Not harmless, or it leaves a record. */
  readonly commits: (intent: string) => boolean
  /** Whether these values are all that an intent needs to make a record, and none stands that has them. */
  readonly makes: (intent: string, values: readonly PlacedValue[]) => boolean
  /** The message before, where it was asked what that meant. */
  readonly before?: string
  /** What the card that asked so offers. */
  readonly offered?: readonly string[]
}
type Bare = { readonly frames: Frame[]; readonly candidates: string[] }
type Fit = {
  readonly agent: string
  readonly intents: readonly string[]
  readonly values: readonly PlacedValue[]
  readonly earlier?: readonly PlacedValue[]
}

/** In UTF-16 units: a longer message says more than values. */
const longest = 1_000

/** Undefined: it is more than values, or it is clear what they are for. */
export function bareValues(message: Message, frames: readonly Frame[], told: readonly Told[]): Bare | undefined {
  const [first] = frames
  if (message.text.length > longest || !first || isClear(message, first)) return // E1
  const fits = fitsOf(message)
  const coded = fits.length === 0 ? codedIn(message, frames) : undefined
  if (coded) return { frames: [{ ...first, ...coded, ...whole(message) }], candidates: [coded.intent] } // E6
  const chosen = chosenBy(message, fits)
  if (chosen) return { frames: [{ ...first, ...chosen, ...whole(message) }], candidates: [chosen.intent] } // E5
  const candidates = fits.flatMap((fit) => fit.intents)
  if (candidates.length === 0) return
  const only = candidates.length === 1 ? onlyOne(message, first, fits[0]) : undefined
  if (candidates.length === 1) return only && { frames: [only], candidates }
  const made =
    madeBy(message, fits) ??
    madeBy(
      message,
      fits.map((fit) => withEarlier(message, fit)),
    )
  if (made && mayBe(message, made.intent)) return { frames: [{ ...first, ...made, ...whole(message) }], candidates }
  const joined = fits.flatMap((fit) => joinLast(message, fit, told)).at(-1)
  if (joined && mayBe(message, joined.intent))
    return { frames: [{ ...first, ...joined, ...whole(message) }], candidates }
  const named = byName(message, fits)
  if (named) return { frames: [{ ...first, ...named, ...whole(message) }], candidates } // E7
  const slots = fits.flatMap((fit) => fit.values).map(asSlot)
  return { frames: [{ ...first, ...whole(message), intent: 'oos', agent: null, slots, missing_slots: [] }], candidates }
}

const mostNames = 12
/** E7. */
function byName({ learned, text, thresholds, commits }: Message, fits: readonly Fit[]): Joined | undefined {
  const [fit, ...more] = fits
  const [value, ...others] = fit?.values ?? []
  const spec = learned.slots.find((one) => one.agent === fit?.agent && one.slot === value?.slot)
  if (!fit || !value || !spec || more.length + others.length > 0 || spec.type !== 'enum') return
  const names = (spec.values ?? []).find((one) => typeof one !== 'string' && one.includes(value.value)) ?? []
  const { agent } = fit
  for (const name of typeof names === 'string' ? [] : names.slice(0, mostNames)) {
    const said = text.slice(0, value.start) + name + text.slice(value.end)
    const [frame] = understand(learned, said, { several: false }).frames
    if (!frame || !fit.intents.includes(frame.intent) || commits(frame.intent)) continue
    const { intent, confidence } = frame
    const slots = [asSlot(value)]
    const missing_slots = missingIn(learned, agent, slots)
    const reasons = [`like ${name}: ${intent}`]
    if (confidence >= thresholds.act) return { intent, agent, slots, missing_slots, confidence, reasons }
  }
}

const whole = ({ text }: Message) => ({ frame_id: 'f1', start: 0, end: text.length })

/** E5: the card was about words, not about values that this message completes. */
const wasWorded = ({ learned, before }: Message, agent: string): boolean =>
  before !== undefined &&
  !saysNothing(withoutValues(before, { start: 0, end: before.length }, valuesIn(before, typedSlotsOf(learned, agent))))
const mayBe = ({ offered, commits }: Message, intent: string | null): boolean =>
  offered === undefined || intent === null || !commits(intent) || offered.includes(intent)

/** E5. */
function chosenBy(message: Message, fits: readonly Fit[]): (Joined & { intent: string }) | undefined {
  const { learned, offered = [], thresholds } = message
  const found = fits.flatMap(({ agent, intents, values }) =>
    wasWorded(message, agent)
      ? intents.filter((one) => offered.includes(one)).map((intent) => ({ agent, intent, values }))
      : [],
  )
  const [one, ...more] = found
  if (!one || more.length > 0) return
  const { agent, intent } = one
  const slots = one.values.map(asSlot)
  const missing_slots = missingIn(learned, agent, slots)
  return { intent, agent, slots, missing_slots, confidence: thresholds.act, reasons: [`was offered: ${intent}`] }
}

const mostAround = 14
/** E6. */
function codedIn(
  { learned, text, thresholds, commits }: Message,
  frames: readonly Frame[],
): (Joined & { intent: string }) | undefined {
  if (frames.some(({ agent }) => agent !== null) || tokeniseMessage(text).length > mostAround) return
  const codes = learned.slots.filter(({ type }) => type === 'regex')
  const found = codes.flatMap((spec) => valuesIn(text, [spec]).map((value) => ({ value, agent: spec.agent })))
  const [one, ...more] = found
  if (!one || more.length > 0) return
  const { agent, value } = one
  const [only, ...others] = learned.intents.filter(
    (x) => x.agent === agent && learned.uses.get(x.intent)?.has(value.slot),
  )
  if (!only || others.length > 0 || commits(only.intent)) return
  const slots = [asSlot(value)]
  const missing_slots = missingIn(learned, agent, slots)
  return {
    intent: only.intent,
    agent,
    slots,
    missing_slots,
    confidence: thresholds.act,
    reasons: [`only for ${only.intent}`],
  }
}

const missingIn = ({ slots: specs }: Learned, agent: string, slots: readonly { readonly slot: string }[]): string[] =>
  specs.flatMap((spec) =>
    spec.agent === agent && spec.required && !slots.some(({ slot }) => slot === spec.slot) ? spec.slot : [],
  )

/** E4: all that names a record, while none stands that they could speak of, is a wish to make it. */
function madeBy({ learned, thresholds, harmful, makes }: Message, fits: readonly Fit[]): Joined | undefined {
  for (const { agent, intents, values, earlier = [] } of fits) {
    const intent = intents.find((one) => makes(one, values) && !harmful.has(one))
    if (intent === undefined) continue
    const slots = values.map((one) => (earlier.includes(one) ? { slot: one.slot, value: one.value } : asSlot(one)))
    const missing_slots = missingIn(learned, agent, slots)
    return { intent, agent, slots, missing_slots, confidence: thresholds.act, reasons: [`names all of ${intent}`] }
  }
}

/** E4: what the message before said of the slots that this one leaves open; they stand nowhere in this one. */
function withEarlier({ learned, before = '' }: Message, fit: Fit): Fit {
  const said = valuesIn(before, typedSlotsOf(learned, fit.agent))
  const open = said.filter(({ slot }) => !fit.values.some((one) => one.slot === slot))
  const rest = withoutValues(before, { start: 0, end: before.length }, said)
  return open.length === 0 || !saysNothing(rest) ? fit : { ...fit, earlier: open, values: [...fit.values, ...open] }
}

/** E1: they can belong to nothing else. */
function onlyOne(
  { learned, text, thresholds, harmful }: Message,
  first: Frame,
  fit: Fit | undefined,
): Frame | undefined {
  const [intent] = fit?.intents ?? []
  if (!fit || intent === undefined || harmful.has(intent)) return
  const { agent, values } = fit
  const slots = values.map(asSlot)
  const missing_slots = missingIn(learned, agent, slots)
  const confidence = Math.max(first.confidence, thresholds.act)
  return { ...first, frame_id: 'f1', start: 0, end: text.length, intent, agent, slots, missing_slots, confidence }
}

const isClear = ({ thresholds, commits }: Message, { intent, confidence }: Frame): boolean =>
  intent !== 'oos' && confidence >= thresholds.act && !commits(intent)

/** The agents for whom the message is nothing but values, and those of their intents that speak of all of them. */
function fitsOf({ learned, text }: Message): Fit[] {
  const agents = [...new Set(learned.intents.map(({ agent }) => agent))]
  return agents.flatMap((agent) => {
    const values = valuesIn(text, typedSlotsOf(learned, agent))
    if (values.length === 0 || !saysNothing(withoutValues(text, { start: 0, end: text.length }, values))) return []
    const own = learned.intents.filter((one) => one.agent === agent).map(({ intent }) => intent)
    const intents = own.filter((intent) => values.every(({ slot }) => learned.uses.get(intent)?.has(slot)))
    return intents.length === 0 ? [] : [{ agent, intents, values }]
  })
}

/** What stands around a value and asks for nothing: «it's on …, please», «是…的». */
const around = new Set(
  'a an the on at for by with in from to of my it s is that and or please no i need needs want wants would like d have get can could ta thx ty cheers pls plz 是 就 请 不 要 和 号 我 想 看 给 的 个'.split(
    ' ',
  ),
)
const saysNothing = (text: string): boolean =>
  tokeniseMessage(text).every((token) => token.kind === 'mark' || isFiller(token.text) || around.has(token.text))

type Joined = Pick<Frame, 'intent' | 'agent' | 'slots' | 'missing_slots' | 'confidence' | 'reasons'>
/** E2. Under `act`, so that what is not harmless is asked all the same. */
function joinLast({ learned, thresholds }: Message, { agent, intents, values }: Fit, told: readonly Told[]): Joined[] {
  const own = learned.intents.filter((one) => one.agent === agent).map(({ intent }) => intent)
  const last = told.findLast(({ intent }) => own.includes(intent))
  if (!last || !intents.includes(last.intent) || values.some(({ slot }) => slot in last.slots)) return []
  const before = Object.entries(last.slots).flatMap(([slot, value]) =>
    typeof value === 'string' ? [{ slot, value }] : [],
  )
  const slots = [...before, ...values.map(asSlot)]
  const missing_slots = missingIn(learned, agent, slots)
  const confidence = (thresholds.ask + thresholds.act) / 2
  return [{ intent: last.intent, agent, slots, missing_slots, confidence, reasons: [`adds to ${last.intent}`] }]
}
