/**
 * Reads names, paths and quoted words by the words that samples have around them: «rename … to … in …». The tagger (tagger.ts) knows
 * values by what they look like, and a name can be any word.
 *
 * K1. Only for free text. A sample with two or more values tells by its words where each ends; one with a single value counts only
 *     where all values of that slot are one unbroken run without Chinese characters, or quoted: names, paths, codes.
 * K2. A sample's other words must all be there, in their order, and nothing beside them but polite words before and after: «could
 *     you …, please». Its last value may be left out together with the words before it.
 * K4. Where a slot may have several values, names that are joined by «and» are each one: «in src and test», «src 和 test 里的».
 * K3. A value ends at the first place where the sample's next words follow. Of several samples the one with most words counts.
 * K5. Samples with the same values in the same order lend each other their words (mixed-skeletons.ts). A mixture counts where it has
 *     more of the words than any sample.
 * K7. «every» before a name and «都» behind it say how many of it are meant, and are no part of it: «every tab», «每个 tab 都». Nor is
 *     «the word», nor what it is: «a.txt 文件», «the file a.txt». K8. Nor is a remark at the end: «…, nothing else».
 * K9. Nor are «as well» and «吧» at the end: they tie the wish to another one.
 * K6. A name never ends in a mark, and no mark of a sentence stands in it.
 */
import type { Token } from '../../../learning/tokens.ts'
import { isFiller, isFunctionWord } from '../features/function-words.ts'
import { type Link, mixturesIn, type Skeleton } from './mixed-skeletons.ts'

/** By the number of the intent. */
export type Skeletons = ReadonlyMap<number, readonly Skeleton[]>

type Example = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly label: number
  readonly slots: readonly { slot: string; start: number; end: number }[]
}
type Value = { readonly slot: string; readonly value: string; readonly start: number; readonly end: number }

/** With fewer values in the samples, it is not known that they are names. */
const few = 4
const quoted = /^(?:"[^"]+"|'[^']+'|`[^`]+`|“[^”]+”|‘[^’]+’|「[^」]+」|《[^》]+》|«[^»]+»)$/u

export function learnSkeletons(
  examples: readonly Example[],
  isFree: (label: number, slot: string) => boolean,
  isMany: (label: number, slot: string) => boolean = () => false,
): Skeletons {
  const named = namedSlots(examples)
  const found = new Map<number, Map<string, Skeleton>>()
  for (const one of examples) {
    const isNamed = (slot: string): boolean => named.has(`${one.label} ${slot}`)
    const isClear = one.slots.length > 1 || one.slots.some(({ slot }) => isNamed(slot))
    if (!isClear || !one.slots.every(({ slot }) => isFree(one.label, slot))) continue
    const known = found.get(one.label) ?? new Map<string, Skeleton>()
    found.set(one.label, known)
    const kindOf = (slot: string) => ({ isNamed: isNamed(slot), isMany: isMany(one.label, slot) })
    for (const skeleton of skeletonsOf(one, kindOf)) known.set(JSON.stringify(skeleton), skeleton)
  }
  return new Map([...found].map(([label, known]) => [label, [...known.values()].sort((a, b) => wordy(b) - wordy(a))]))
}

/** K1: `label slot` of each slot whose values are names. */
export function namedSlots(examples: readonly Example[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { text, label, slots } of examples)
    for (const { slot, start, end } of slots) {
      const key = `${label} ${slot}`
      const before = counts.get(key) ?? 0
      counts.set(key, isName(text.slice(start, end)) ? before + 1 : Number.NEGATIVE_INFINITY)
    }
  return new Set([...counts].flatMap(([key, count]) => (count >= few ? key : [])))
}

const isName = (value: string): boolean => /^[^\s\p{Script=Han}]+$/u.test(value) || quoted.test(value)

/** The sample's own, and the one without its last value (K2). */
type Kind = Pick<Link, 'isNamed' | 'isMany'>
function skeletonsOf({ tokens, slots }: Example, kindOf: (slot: string) => Kind): Skeleton[] {
  const links: Link[] = []
  let at = 0
  for (const { slot, start, end } of [...slots].sort((a, b) => a.start - b.start)) {
    const from = tokens.findIndex((token) => token.end > start)
    const to = tokens.findLastIndex((token) => token.start < end) + 1
    const words = tokens.slice(at, from).map(({ text }) => text)
    const beginsSample = at === 0 && slots.length > 1 && kindOf(slot).isNamed
    if (words.length === 0 && !beginsSample) return [] // nothing says where this value begins
    links.push({ words, slot, ...kindOf(slot) })
    at = to
  }
  const rest = tokens.slice(at).map(({ text }) => text)
  if (rest.length > 0) return [[...links, { words: rest }]]
  return links.length > 2 ? [links, links.slice(0, -1)] : [links]
}

const wordy = (skeleton: Skeleton): number => skeleton.reduce((sum, { words }) => sum + words.length, 0)

const openings = new WeakMap<Skeletons, ReadonlySet<string>>()

/** Whether a word stands there that some sample begins with: else no piece of the message fits any. */
export function mayFit(skeletons: Skeletons, tokens: readonly Token[]): boolean {
  const known = openings.get(skeletons) ?? openingsOf(skeletons)
  openings.set(skeletons, known)
  return known.has('') || tokens.some(({ text }) => known.has(text))
}

/** With a blank one where a sample begins with its value. */
const openingsOf = (skeletons: Skeletons): Set<string> =>
  new Set([...skeletons.values()].flat().map(([first]) => first?.words[0] ?? ''))

/** The values of the wordiest skeleton or mixture that the whole piece fits (K3, K5). */
export function readBySkeleton(
  skeletons: readonly Skeleton[],
  text: string,
  tokens: readonly Token[],
): Value[] | undefined {
  if (skeletons.length === 0) return
  const mixtures = mixturesIn(skeletons, tokens)
  for (const skeleton of [...skeletons, ...mixtures].sort((a, b) => wordy(b) - wordy(a))) {
    const values = valuesOf(skeleton, text, tokens)
    if (values) return values
  }
}

function valuesOf(skeleton: Skeleton, text: string, tokens: readonly Token[]): Value[] | undefined {
  const values: Value[] = []
  let at = startOf(skeleton, tokens)
  for (const [i, link] of skeleton.entries()) {
    const { words, slot, isNamed } = link
    if (!standAt(words, tokens, at)) return
    at += words.length
    if (slot === undefined) break
    const next = skeleton[i + 1]
    if (!next && isNamed) at = behindKind(tokens, at)
    const end = next ? nextOf(next, tokens, at) : isNamed ? namesEnd(link, tokens, at) : remarkAt(text, tokens, at)
    const range: Range = next ? withoutQuantity(text, tokens, { range: [at, end], isNamed }) : [at, end]
    const found = end > at ? partsOf(link, tokens, range).map((part) => valueIn(text, tokens, part)) : []
    if (found.length === 0 || (isNamed && !found.every(({ isOne }) => isOne))) return
    values.push(...found.map(({ value, start, end: to }) => ({ slot, value, start, end: to })))
    at = end
  }
  const isCalled = !isFunctionWord(tokens[at - 1]?.text ?? '')
  const isKind =
    isCalled &&
    [...kindsBehind, ...ties].some((words) => at + words.length === tokens.length && standAt(words, tokens, at)) // K7, K9
  return isKind || tokens.slice(at, remarkAt(text, tokens, at)).every(isPolite) ? values : undefined
}

/** Polite words before it are passed over. */
function startOf([first]: Skeleton, tokens: readonly Token[]): number {
  let at = 0
  while (at < tokens.length && !standAt(first?.words ?? [], tokens, at) && isPolite(tokens[at] as Token)) at++
  return at
}

const polite = new Set(
  'can could would will you i we want d like need to let s us just now first then please pls thx lot the a 想 要 请 帮 我 们 能 可 以 吗 把 一 下 吧 先 再'.split(
    ' ',
  ),
)
const isPolite = ({ kind, text }: Token): boolean => kind === 'mark' || isFiller(text) || polite.has(text)

/** A name goes on as long as nothing stands between its tokens and no Chinese follows it (K6), without the comma behind it. */
function nameEnd(tokens: readonly Token[], from: number): number {
  let at = from + 1
  const isBroken = (text: string): boolean => !isOpening(tokens[from]?.text ?? '') && endsName.test(text)
  while (at < tokens.length && tokens[at]?.start === tokens[at - 1]?.end && !isBroken(tokens[at]?.text ?? '')) at++
  while (at - 1 > from && /^[,;，；。]$/u.test(tokens[at - 1]?.text ?? '')) at--
  return at
}

const isOpening = (text: string): boolean => /^["'`“‘「《«]$/u.test(text)
const endsName = /^[\p{Script=Han}，；：。！？]/u

/** K4: where the last of several names ends. */
function namesEnd(link: Link, tokens: readonly Token[], from: number): number {
  let end = nameEnd(tokens, from)
  for (let joint = jointAt(tokens, end); link.isMany && joint > 0; joint = jointAt(tokens, end)) {
    const next = behindJoint(link, tokens, end + joint)
    if (next >= tokens.length || isPolite(tokens[next] as Token)) break
    end = nameEnd(tokens, next)
  }
  return end
}

/** The words before the first name may stand before each: «in src and in test». */
const behindJoint = ({ words }: Link, tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === words.at(-1) ? at + 1 : at

/** K4: the names between its ends, from and to. */
function partsOf(link: Link, tokens: readonly Token[], [from, to]: Range): Range[] {
  const parts: [number, number][] = [[from, to]]
  for (let at = from + 1; link.isNamed && link.isMany && at + 1 < to; at++) {
    const joint = jointAt(tokens, at)
    if (joint === 0 || at + joint >= to) continue
    const last = parts.at(-1) as [number, number]
    last[1] = at
    at = behindJoint(link, tokens, at + joint)
    parts.push([at, to])
  }
  return parts
}
type Range = readonly [from: number, to: number]

/** How many tokens join what stands on both sides: «, and» has two. */
export function jointAt(tokens: readonly Token[], at: number): number {
  let length = 0
  while (/^(?:and|&|和|与|跟|以|及|、|,|，)$/.test(tokens[at + length]?.text ?? '')) length++
  return length
}

/** K3: where the next words begin; 0 where they never do. */
function nextOf(next: Link, tokens: readonly Token[], from: number): number {
  for (let at = from + 1; at + next.words.length <= tokens.length; at++) if (standAt(next.words, tokens, at)) return at
  return 0
}

const standAt = (words: readonly string[], tokens: readonly Token[], at: number): boolean =>
  words.every((word, i) => tokens[at + i]?.text === word)

/** K7. What is left must be a name, and the sample's words follow it: in a sentence of its own such words mean something. */
type Between = { readonly range: Range; readonly isNamed?: boolean }
function withoutQuantity(text: string, tokens: readonly Token[], { range: [from, to], isNamed }: Between): Range {
  const said = isNamed ? countsAndKinds : counts
  const before = said.before.find((words) => standAt(words, tokens, from))?.length ?? 0
  const behind = said.behind.find((words) => standAt(words, tokens, to - words.length))?.length ?? 0
  const [first, last] = [from + before, to - behind]
  const left = first < last ? text.slice(tokens[first]?.start, tokens[last - 1]?.end) : ''
  return before + behind > 0 && isName(left) ? [first, last] : [from, to]
}
const sequences = (lines: string): readonly (readonly string[])[] =>
  lines.split(',').map((line) => line.trim().split(' '))
const quantities = sequences(
  'the word, the words, the text, the string, the phrase, every occurrence of, each occurrence of, all occurrences of, every single, every, each, all, any mention of, every mention of, all mentions of, any, 掉 所 有 的, 掉 所 有, 所 有 的, 所 有, 全 部 的, 全 部, 每 一 个, 每 个, 每 处, 任 何',
)
const quantitiesBehind = sequences(
  '也 全 部, 也 全 都, 也 一 并, 也 都, 也, 全 部 都, 全 都, 都 统 一, 全 部, 统 一, 统 统, 一 律, 通 通, 都, 全',
)
const kinds = sequences('the file, the folder, the directory, 一 个 文 件 夹, 一 个 文 件, 文 件 夹, 文 件, 目 录, the')
const kindsBehind = sequences(
  'file, folder, directory, 这 个 文 件 夹, 这 个 文 件, 这 个 目 录, 文 件 夹, 文 件, 目 录',
)
const counts = { before: quantities, behind: quantitiesBehind }
const countsAndKinds = { before: [...quantities, ...kinds], behind: [...quantitiesBehind, ...kindsBehind] }
const remarks = sequences(
  'nothing else, and nothing else, only that, nothing more, thanks, thank you, please, cheers, 谢 谢, 多 谢, 谢 了, that is all, that s all, 别 的 不 动, 别 的 不 要 动, 其 他 不 变, 其 他 不 动, 其 它 不 变, 就 这 样',
)
const ties = sequences(
  'as well please, as well, too please, too, again, for me, also, likewise, 也 是, 吧, 好 了, 就 行, 就 好',
)
const tiesOfText = sequences('as well please, as well, too, please, for me, 吧, 就 行, 就 好')
/** K7: where the name begins, behind what it is. */
function behindKind(tokens: readonly Token[], at: number): number {
  const length = kinds.find((words) => standAt(words, tokens, at))?.length ?? 0
  return at + length < tokens.length ? at + length : at
}

/** K8: where a remark begins with its comma; else the end. Blanks are what is left of one that was set aside. */
function remarkAt(text: string, tokens: readonly Token[], from: number): number {
  const words = remarks.find((one) => standAt(one, tokens, tokens.length - one.length))?.length ?? 0
  const [at, end] = [tokens.length - words - 1, tokens.at(-1)?.end ?? 0]
  const isLeft = words > 0 || /^\s{3}/.test(text.slice(end, end + 3))
  if (isLeft && at > from && /^[,;.，；。]$/u.test(tokens[at]?.text ?? '')) return at
  return tokens.length - tieAt(tokens, from)
}

/** K9: how many tokens it has. Behind Chinese words 「吧」 may be one of them. */
function tieAt(tokens: readonly Token[], from: number): number {
  const tie = tiesOfText.find((words) => standAt(words, tokens, tokens.length - words.length))?.length ?? 0
  const before = tokens.length - tie - 1
  const isChinese = [tokens[before], tokens.at(-1)].every((token) => /\p{Script=Han}/u.test(token?.text ?? ''))
  return before >= from && !isChinese ? tie : 0
}

/** Without its quotes, and without the stop at the end of a sentence. */
function valueIn(
  text: string,
  tokens: readonly Token[],
  [first, last]: Range,
): Omit<Value, 'slot'> & { isOne: boolean } {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last - 1]?.end ?? 0]
  const said = text.slice(start, end)
  const isQuoted = quoted.test(said)
  const value = isQuoted ? said.slice(1, -1) : said.replace(/(?<=[\p{L}\p{N}])[.!?。！？]$/u, '')
  const from = start + said.indexOf(value)
  return {
    value,
    start: from,
    end: from + value.length,
    isOne: isQuoted || /^[^\s，；：。！？]*[^\s，；：。！？,;:]$/u.test(value),
  }
}
