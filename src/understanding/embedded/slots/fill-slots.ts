/**
 * Fills the slots of one piece of a message, and says which required ones are missing.
 *
 * W1. A piece that is worded like a sample has its values where the sample has them (skeletons.ts). Else those the tagger finds come first, if they fit the slot's type; then those of the typed finders, the choosiest type first.
 * W2. A stretch of text fills one slot only. A choice or a code that is there word for word is not taken for a name or for free text.
 * W3. For free text the first stretch counts; others count only if a sample has them word for word.
 * W4. Choices that are joined by «and» or «or» all count.
 */

import { type Token, tokeniseMessage } from '../../../learning/tokens.ts'
import { isFunctionWord } from '../features/function-words.ts'
import { choosiest, findSlot } from './find-slots.ts'
import { hasKnownPair, isStrange, isWeak, saysTooLittle, stretchOf, widened } from './free-text.ts'
import { findPersons } from './persons.ts'
import { withoutQuotes } from './quotes.ts'
import { readBySkeleton, type Skeletons } from './skeletons.ts'
import type { FoundSlot, SlotSpec } from './slot-spec.ts'
import { findSpans, knownValue, type Tagger } from './tagger.ts'

/** What was learned of a team's slots. */
export type LearnedSlots = {
  readonly intents: readonly { readonly intent: string; readonly agent: string }[]
  readonly slots: readonly SlotSpec[]
  /** The slots that samples annotate, in the order of the tagger's numbers. */
  readonly slotNames: readonly string[]
  readonly tagger: Tagger | undefined
  /** How samples word what stands around names and paths. */
  readonly skeletons: Skeletons
  /** Slots whose values are names, paths or codes: the number of the intent and the slot. */
  readonly named: ReadonlySet<string>
}
type Filled = { slots: FoundSlot[]; missing_slots: string[] }
/** `whole` is the piece with the fillers and marks around it. */
type Piece = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly whole?: readonly Token[]
  readonly label: number
}
type Part = { readonly part: string; readonly start: number }

/** Values stand near the wish, so a long paste is not searched to its end. */
const mostTokens = 400

export function fillSlots(learned: LearnedSlots, piece: Piece): Filled {
  const agent = learned.intents[piece.label]?.agent
  const declared = learned.slots.filter((spec) => spec.agent === agent)
  const [start, end] = [piece.tokens[0]?.start ?? 0, piece.tokens.at(-1)?.end ?? 0]
  const part = piece.text.slice(start, end)
  const sure = declared
    .filter(({ type }) => type === 'enum' || type === 'regex')
    .flatMap((spec) => findSlot(spec, part, start))
  const isFree = (slot: string): boolean => declared.some((spec) => spec.slot === slot && spec.type === 'text')
  const lengths = declared.flatMap((spec) => (spec.type === 'duration' ? findSlot(spec, part, start) : []))
  const plain = withoutFound(piece.tokens, lengths)
  const slots = (worded(learned, piece) ?? tagged(learned, piece, { isFree, plain }))
    .map((found) => (isFree(found.slot) ? withoutQuotes(found, piece.text) : found))
    .flatMap((found) => fitted(found, declared))
    .flatMap((found) => whole(found, declared, { part, start }))
    .map((found) => (isFree(found.slot) ? withoutLength(found, declared, piece.text) : found))
    .filter(
      (found, i, all) =>
        !isChoice(found, sure) &&
        !all.slice(0, i).some((before) => before.slot !== found.slot && overlaps(before, found)) && // W2
        !isStray(learned, { found, before: all.slice(0, i), declared }),
    )
  const open = declared.filter((spec) => !slots.some((found) => found.slot === spec.slot))
  for (const spec of open.sort(choosiest)) {
    const left = spec.type === 'text' ? { ...piece, tokens: withoutFound(piece.tokens, slots) } : piece
    const known = sampled(learned, left, spec).flatMap((found) => whole(found, declared, { part, start }))
    const candidates = [...known, ...findSlot(spec, part, start)]
    const found = candidates.find((one) => slots.every((other) => !overlaps(one, other)))
    if (found) slots.push(found)
  }
  for (const spec of declared.filter(({ type }) => type === 'enum'))
    slots.push(...alsoSaid(spec, slots, { part, start }))
  const missing = declared.filter((spec) => spec.required && !slots.some((found) => found.slot === spec.slot))
  return {
    slots: slots.sort((a, b) => (a.start ?? 0) - (b.start ?? 0)),
    missing_slots: missing.map(({ slot }) => slot),
  }
}

function worded({ skeletons }: LearnedSlots, { text, tokens, whole = tokens, label }: Piece): FoundSlot[] | undefined {
  const known = skeletons.get(label) ?? []
  return readBySkeleton(known, text, whole) ?? readBySkeleton(known, text, tokens)
}

/** Where a value was found, free text ends. */
const withoutFound = (tokens: readonly Token[], slots: readonly FoundSlot[]): Token[] =>
  tokens.map((token) =>
    slots.some(({ start = 0, end = 0 }) => token.start < end && start < token.end) ? { ...token, kind: 'mark' } : token,
  )

/** Free words end where a length of time begins: «sore throat 2 days». */
function withoutLength(found: FoundSlot, declared: readonly SlotSpec[], text: string): FoundSlot {
  const { start = 0, end = 0 } = found
  const lengths = declared.filter(({ type }) => type === 'duration').flatMap((spec) => findSlot(spec, text))
  const cut = lengths.find((one) => (one.start ?? 0) > start && (one.start ?? 0) < end && (one.end ?? 0) >= end)
  if (!cut) return found
  const value = text.slice(start, cut.start).trimEnd()
  return { ...found, value, end: start + value.length }
}

/**
 * The whole date, duration, number or person, where only a part was found: «since yesterday», «the day after tomorrow», 十 of 二十. A part of
 * a number that is too large or too small is nothing.
 */
function whole(found: FoundSlot, declared: readonly SlotSpec[], { part, start }: Part): FoundSlot[] {
  const spec = declared.find(({ slot, type }) => slot === found.slot && hasParts.has(type))
  const larger = (of: SlotSpec): FoundSlot | undefined => findSlot(of, part, start).find((one) => within(found, one))
  if (!spec) return [found]
  const allowed = larger(spec)
  if (allowed || spec.type !== 'number') return [allowed ?? found]
  return larger(unlimited(spec)) ? [] : [found]
}
const hasParts = new Set<SlotSpec['type']>(['duration', 'date', 'time', 'number', 'person'])
const unlimited = ({ agent, slot, type }: SlotSpec): SlotSpec => ({ agent, slot, type })

/** W4: «ENT and dermatology», «核磁和CT». */
const joined = /^\s{0,9}(?:,|、|&|and|or|,\s{0,9}and|和|与|或|跟|还有|以及|及)\s{0,9}(?:an?|the)?\s{0,9}$/i
function alsoSaid(spec: SlotSpec, slots: readonly FoundSlot[], { part, start }: Part): FoundSlot[] {
  const all = findSlot(spec, part, start)
  const known = (one: FoundSlot): boolean => slots.some((x) => x.slot === spec.slot && overlaps(x, one))
  const isBeside = (a: FoundSlot, b: FoundSlot): boolean =>
    joined.test(part.slice((a.end ?? 0) - start, (b.start ?? 0) - start)) ||
    joined.test(part.slice((b.end ?? 0) - start, (a.start ?? 0) - start))
  return all
    .filter((one) => !known(one) && all.some((other) => known(other) && isBeside(one, other)))
    .filter((one, i, more) => more.findIndex((other) => overlaps(other, one)) === i)
}

/** W2. */
const isChoice = (found: FoundSlot, sure: readonly FoundSlot[]): boolean =>
  sure.some((one) => one.slot !== found.slot && within(found, one))
const within = (a: FoundSlot, b: FoundSlot): boolean => (a.start ?? 0) >= (b.start ?? 0) && (a.end ?? 0) <= (b.end ?? 0)

/** W3. */
type Tagged = {
  readonly found: FoundSlot
  readonly before: readonly FoundSlot[]
  readonly declared: readonly SlotSpec[]
}
function isStray(learned: LearnedSlots, { found, before, declared }: Tagged): boolean {
  const spec = declared.find(({ slot }) => slot === found.slot)
  if (spec?.type !== 'text' || spec.many) return false
  if (!before.some(({ slot }) => slot === found.slot)) return false
  const tokens = tokeniseMessage(found.value)
  const slot = learned.slotNames.indexOf(found.slot)
  const span = learned.tagger && slot >= 0 ? knownValue(learned.tagger, tokens, slot) : undefined
  return span === undefined
}

/** `plain`: the tokens with marks in the place of lengths of time. */
type Free = { readonly isFree: (slot: string) => boolean; readonly plain: readonly Token[] }
function tagged(learned: LearnedSlots, { text, tokens, label }: Piece, { isFree, plain }: Free): FoundSlot[] {
  const { tagger } = learned
  if (!tagger) return []
  const spans = findSpans(tagger, tokens.slice(0, mostTokens), label)
  return spans.flatMap(({ slot, ...span }) => {
    const free = isFree(learned.slotNames[slot] ?? '')
    const own = tokens.slice(span.from, span.to)
    const odd = free && (isStrange(tagger, own, slot) || isWeak(tagger, own, slot))
    const better = odd ? stretchOf(tagger, plain, slot) : undefined // what samples speak of is rather meant
    const larger = better ?? (free ? widened(tagger, tokens, { slot, ...span }) : span)
    const isNamed = learned.named.has(`${label} ${learned.slotNames[slot]}`)
    const cut = spans.some((one) => one.slot !== slot && one.from < larger.to && larger.from < one.to) ? span : larger // W2
    const { from, to } = isNamed ? wholeName(tokens, cut) : cut
    if (free && saysTooLittle(tagger, tokens.slice(from, to), slot)) return []
    if (isNamed && isKind(tokens.slice(from, to))) return []
    const first = tokens[from]?.start ?? 0
    const end = tokens[to - 1]?.end ?? 0
    const start = free ? behindPerson(text, first, end) : isOnce.test(text.slice(0, first + 2)) ? first + 1 : first
    return [{ slot: learned.slotNames[slot] ?? '', value: text.slice(start, end), start, end }]
  })
}

/** «我儿子发烧»: free text does not begin inside of who it is about. */
function behindPerson(text: string, start: number, end: number): number {
  const person = findPersons(text).find((one) => one.start < start && start < one.end && one.end < end)
  return person?.end ?? start
}

/** «约一下周一的…», «挂一下下周三的…»: the first 下 belongs to the verb, and not to the day. */
const isOnce = /[^第十]一下[下周星礼]$/

/** A name is taken whole, without a word before it or a comma behind it: `src/io`, of which the tagger may know only a part. */
function wholeName(tokens: readonly Token[], { from, to }: { from: number; to: number }): { from: number; to: number } {
  const touches = (a: number, b: number): boolean =>
    tokens[a]?.end === tokens[b]?.start && [a, b].every((at) => /^[\w$./@~-]+$/.test(tokens[at]?.text ?? ''))
  let [first, last] = [from, to]
  while (first > 0 && touches(first - 1, first)) first--
  while (last < tokens.length && touches(last - 1, last)) last++
  while (last - 1 > first && /^[,;:，；：、。！？]$/.test(tokens[last - 1]?.text ?? '')) last--
  for (let at = last - 1; at > first && !isQuote(tokens[first]); at--) if (isApart(tokens, at)) first = at
  return { from: first, to: last }
}

/** What it is does not say which one: «文件», «a file». */
const isKind = (tokens: readonly Token[]): boolean =>
  /^(?:an? |the |一 个 |这 个 |那 个 )?(?:new |新 )?(?:files?|folders?|director(?:y|ies)|文 件|文 件 夹|目 录)$/.test(
    tokens.map(({ text }) => text).join(' '),
  )

const isQuote = (token: Token | undefined): boolean => /^["'`“‘「《«]$/.test(token?.text ?? '')
const isApart = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.end !== tokens[at]?.start

/** With few samples the tagger misses much, so a value that a sample has word for word is taken too. */
function sampled(learned: LearnedSlots, { text, tokens }: Piece, spec: SlotSpec): FoundSlot[] {
  const slot = learned.slotNames.indexOf(spec.slot)
  const span =
    (learned.tagger && slot >= 0 ? knownValue(learned.tagger, tokens.slice(0, mostTokens), slot) : undefined) ??
    (spec.type === 'text' && spec.required ? stretched(learned, tokens, slot) : undefined)
  if (!span) return []
  const [start, end] = [tokens[span.from]?.start ?? 0, tokens[span.to - 1]?.end ?? 0]
  return fitted({ slot: spec.slot, value: text.slice(start, end), start, end }, [spec])
}

/** None of its words stands in such a value of a sample. */
export function isUnheardOf({ tagger, slotNames }: LearnedSlots, slot: string, value: string): boolean {
  const at = slotNames.indexOf(slot)
  if (tagger === undefined || at < 0) return false
  return /[\u4e00-\u9fff]/.test(value)
    ? !hasKnownPair(tagger, value, at)
    : isStrange(
        tagger,
        tokeniseMessage(value).filter(({ text }) => !isFunctionWord(text)),
        at,
      )
}

const stretched = ({ tagger }: LearnedSlots, tokens: readonly Token[], slot: number) =>
  tagger && slot >= 0 ? stretchOf(tagger, tokens.slice(0, mostTokens), slot) : undefined

/** A typed value gets its normal form; one that does not fit its type is dropped. A value of an undeclared slot is kept as it is. */
function fitted(found: FoundSlot, declared: readonly SlotSpec[]): FoundSlot[] {
  const spec = declared.find(({ slot }) => slot === found.slot)
  if (!spec || spec.type === 'text') return [found]
  const typed = findSlot(spec, found.value, found.start)[0]
  if (spec.type === 'person') return [typed && typed.start === found.start ? typed : found] // a relative without the word behind it
  if (!typed) return []
  if (spec.type === 'date' && /^on\s/i.test(found.value)) return [typed] // one value begins in one place, whoever found it
  if (spec.type === 'time' && declared.some((one) => one.type === 'date' && findSlot(one, found.value).length > 0))
    return [typed] // «fri 3pm»
  if (spec.type === 'enum') return [typed] // what else the tagger took along («dermatology fri») is free for other slots
  return [{ ...typed, start: found.start, end: found.end, value: found.value }]
}

const overlaps = (a: FoundSlot, b: FoundSlot): boolean => (a.start ?? 0) < (b.end ?? 0) && (b.start ?? 0) < (a.end ?? 0)
