/**
 * One of several open wishes is called off by its name: «it's gone now, forget about the stomach», 「肚子不疼了，不用看了」. The others stay.
 *
 * L1. Every clause calls off, says that it is well, says that another open wish stays, or says nothing. L2. One open wish is named by a
 *     value or a word of it, and nothing else is. L3. That it is well is enough where another one is to stay. L4. So is what asks again for an
 *     open wish: 「…，告诉我停车场在哪就行」. L5. Where nothing else is open, what follows may be a wish of its own.
 * L7. Of two, «only the cardiologist after all» ends the other.
 * L8. Of two, what is said beside the one that ends is for the other: «leave out dermatology, just ENT, on Friday».
 * L6. Where the open wish is to end something, «cancel neurology on Wednesday» answers it.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { languageOf } from '../../../core/text/language.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { isFunctionWord, isInterjection } from '../features/function-words.ts'
import { bodyPartsIn } from '../heard/body-parts.ts'
import { isWell, partIsWell } from '../heard/cues.ts'
import { asksSomething } from '../heard/moods.ts'
import { clausesOf, type Span } from '../heard/parts.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import { countWords, typedSlotsOf, valuesIn, withoutValues } from '../slots/slot-values.ts'
import type { OpenTask, OpenWish } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

const drops =
  /(?<![a-z])(?:forget|skip|drop|scrap|leave out|never ?mind|no need (?:for|to)|(?:don'?t|do not|no longer) (?:need|want|bother)|don'?t bother|cancel|leave it|leave (?:the |my )?[a-z ]{3,24} out)(?![a-z])|^no (?:the |an? )?[a-z ]{3,24}$|[去删拿]掉|不(?:用|想|打算|必|需要)?(?:预约|[挂约看去要管问查])?了|不(?:用|想|打算)?(?:预约|[挂约看])[^,。]{1,4}了|[别甭](?:预约|[挂约看管问查弄])|算了|先不[挂约看管]|先?放一放|先放[着下]|先搁/
const well =
  /(?<![a-z])(?:gone|better|fine|ok|okay|passed|went away|cleared up|stopped|over)(?: now| already| again| by itself)*$|不[疼痛痒晕烧咳难][受]?了?$|[好没][了事]了?$/
const stays =
  /(?<![a-z])(?:still|keep|stays?|the rest|just|only|as planned|enough)(?![a-z])|^[那就还是]*[只光就][看挂约要留去]|还是?[要想得]|照[旧常样]|保留|继续|不变|就行|就好|只要/
/** One of two, and nothing else of it is said. */
const alone =
  /^(?:(?:actually|hmm+|ok|okay|no|so|well|then) )*(?:just|only)(?: want| need| do| see)?(?: the| my| an?)? [a-z]+(?: one)?(?: (?:please|then|after all|for now|thanks))*$|^[a-z]+ only$|^(?:还是|那|我|先)*(?:[只光]|就(?=[看挂约要]))[看挂约要留][^,。]{2,6}科?吧?$/
const says = /[a-z\d\u4e00-\u9fff]/
const nothing =
  /^(?:(?:you know(?: what)?|oh|ah|well|ok|okay|so|actually|please|thanks|thank you|wait|sorry|hm+|yes|no|那个?|对了|哦|嗯|啊|谢谢|不好意思|等等|行|好) *)+$/

export type NamedOff = {
  readonly ended: string
  readonly kept: readonly string[]
  /** What follows is a wish of its own: the message with blanks before it. */
  readonly rest?: string
  /** What is given to the one that is kept: the message with blanks around it, and the wish. */
  readonly given?: { readonly text: string; readonly to: OpenWish }
}

export function namedOffIn(
  { learned, words }: Knowledge,
  text: string,
  running: OpenTask | undefined,
  read: (text: string) => readonly Frame[],
): NamedOff | undefined {
  if (!running?.intent || running.frameId === undefined || !mayDrop(text)) return
  if (drops.test(foldInPlace(words.intent(running.intent, languageOf(text))))) return // L6
  const own: OpenWish = { agent: running.agent, slots: running.slots, frameId: running.frameId, intent: running.intent }
  const open = [own, ...(running.beside ?? [])]
  const folded = foldInPlace(text)
  const [named, only] = [new Set<OpenWish>(), new Set<OpenWish>()]
  const shownOf = ({ agent, slots }: OpenWish): string[] =>
    Object.entries(slots).flatMap(([slot, value]) => {
      const shown = typeof value === 'string' ? words.value(agent, slot, value, languageOf(text)) : ''
      return /^[\u4e00-\u9fff]{2,4}科$/.test(shown) ? shown.slice(0, -1) : [] // 皮肤 of 皮肤科
    })
  let [isDropped, isKept] = [false, false]
  let rest: string | undefined
  const beside: Span[] = []
  for (const { start, end } of clausesOf(folded)) {
    const said = folded.slice(start, end).trim()
    const called = (one: OpenWish): string => foldInPlace(words.intent(one.intent, languageOf(text)))
    const meant = open.filter(
      (one) =>
        isNamed(said, valuesIn(said, typedSlotsOf(learned, one.agent)), one) ||
        said.includes(called(one).slice(0, 7)) ||
        shownOf(one).some((name) => said.includes(name)),
    )
    const isOther = open.some(({ agent }) => namesOther(valuesIn(said, typedSlotsOf(learned, agent)), open))
    if (nothing.test(said) || !says.test(said)) continue
    const isLeft = isDropped && named.size === 1 && open.length === 1
    if (isOther && !isLeft) return // L2
    if (isOther) {
      rest = ' '.repeat(start) + text.slice(start) // L5
      break
    }
    if (stays.test(said) && meant.length > 0 && !drops.test(said)) {
      isKept = true
      beside.push({ start, end })
      if (alone.test(said) && !asksSomething(said)) for (const one of meant) only.add(one)
    } else if (drops.test(said) || isWell.test(said) || well.test(said) || said.search(partIsWell) >= 0) {
      isDropped ||= drops.test(said)
      for (const one of meant) named.add(one)
    } else if (asksAgain(read(text.slice(start, end)), open)) isKept = true
    else if (open.length === 2 && isOnlyValues(said, typedSlotsOf(learned, own.agent))) beside.push({ start, end })
    else if (isLeft) {
      rest = ' '.repeat(start) + text.slice(start) // L5
      break
    } else return // L1
  }
  if (named.size === 0 && only.size === 1 && open.length === 2)
    for (const other of open) if (!only.has(other)) named.add(other) // L7
  const [one, ...more] = named
  if (!one || more.length > 0 || !(isDropped || isKept)) return // L2, L3
  const kept = open.filter((other) => other !== one)
  const [to] = kept
  const isNew = ({ start, end }: Span): boolean =>
    to !== undefined &&
    valuesIn(text.slice(start, end), typedSlotsOf(learned, to.agent)).some(({ slot }) => !(slot in to.slots))
  const said = beside.filter(isNew)
  const given = to && open.length === 2 && said.length > 0 ? { text: onlyThese(text, said), to } : undefined // L8
  return { ended: one.frameId, kept: kept.map(({ frameId }) => frameId), rest, given }
}

const onlyThese = (text: string, parts: readonly Span[]): string =>
  parts.reduce(
    (left, { start, end }) => left.slice(0, start) + text.slice(start, end) + left.slice(end),
    ' '.repeat(text.length),
  )

const mostBeside = 2
/** «on Friday», «周五的». */
function isOnlyValues(said: string, specs: readonly SlotSpec[]): boolean {
  const values = valuesIn(said, specs)
  return values.length > 0 && countWords(withoutValues(said, { start: 0, end: said.length }, values)) <= mostBeside
}

/** L4. */
const asksAgain = (frames: readonly Frame[], open: readonly OpenWish[]): boolean =>
  open.length > 1 && frames.length > 0 && frames.every(({ intent }) => open.some((one) => one.intent === intent))

const longest = 80
const mayDrop = (text: string): boolean => {
  const folded = foldInPlace(text)
  return text.length <= longest && (drops.test(folded) || well.test(folded) || stays.test(folded))
}

type Value = { readonly slot: string; readonly value: unknown }
const namesOther = (values: readonly Value[], open: readonly OpenWish[]): boolean =>
  values.some(({ slot, value }) => {
    const known = open.filter(({ slots }) => slot in slots)
    return known.length > 0 && !known.some(({ slots }) => new Map(Object.entries(slots)).get(slot) === value)
  })

/** By a value, by a word of its free text, or by the part of the body that it is about. */
function isNamed(said: string, values: readonly Value[], { slots }: OpenWish): boolean {
  const known = new Map<string, unknown>(Object.entries(slots))
  if (values.some(({ slot, value }) => known.get(slot) === value)) return true
  const texts = [...known.values()].filter((one) => typeof one === 'string').map(foldInPlace)
  return texts.some((one) => {
    const words = tokeniseMessage(one).flatMap(({ kind, text }) =>
      kind === 'word' && /^[a-z]{3,}$/.test(text) ? text : [],
    )
    const own = tokeniseMessage(said).map(({ text }) => text)
    if (words.some((word) => !isFunctionWord(word) && !isInterjection(word) && own.includes(word))) return true
    const parts = bodyPartsIn(one).map(({ start, end }) => one.slice(start, end))
    const han = /^[\u4e00-\u9fff]{2,6}$/.test(one) ? [one.replace(/[很好有点些一直]|不舒服/g, '').slice(0, -1)] : []
    return [...parts, ...han].some((part) => part !== '' && said.includes(part))
  })
}
