/**
 * The words and marks at which a message may be cut in two, in both languages, and how strongly each suggests it.
 * pieces.ts looks for them; whether a cut is made is learned (cut-model.ts).
 */
import type { Token } from '../../../learning/tokens.ts'

/** 0: joins nouns as often as wishes. 1: a pause. 2: a new thought. */
export type Strength = 0 | 1 | 2
type Connector = { readonly length: number; readonly strength: Strength }

const strengths: Record<Strength, readonly string[]> = {
  0: ['and', 'then', 'also', 'plus', 'or', 'but', '、', '和', '与', '及', '再', '并', '跟', '还', '且', '就', '…'],
  1: [
    ',',
    '，',
    'as well as',
    'along with',
    'together with',
    '以及',
    '然后',
    '接着',
    '并且',
    '而且',
    '同时',
    '或者',
    '还要',
    '还想',
    '再帮我',
    '完了',
  ],
  2: [
    '.',
    '?',
    '!',
    ';',
    '。',
    '？',
    '！',
    '；',
    'and then',
    'and also',
    'after that',
    'by the way',
    'in addition',
    'additionally',
    'besides',
    'besides that',
    'one more thing',
    'afterwards',
    'finally',
    'furthermore',
    'oh and',
    'while you are at it',
    '另外',
    '还有',
    '顺便',
    '顺带',
    '对了',
    '此外',
    '除此之外',
    '最后',
    '接下来',
    '麻烦再',
    '顺便问一下',
    '还有就是',
    '另外还有',
    '随后',
  ],
}

/** By first token, longest first. */
const table = new Map<string, { tokens: string[]; strength: Strength }[]>()
for (const [strength, phrases] of Object.entries(strengths))
  for (const phrase of phrases) {
    const tokens = /^[a-z ]+$/.test(phrase) ? phrase.split(' ') : [...phrase]
    const first = tokens[0] as string
    table.set(first, [...(table.get(first) ?? []), { tokens, strength: Number(strength) as Strength }])
  }
for (const list of table.values()) list.sort((a, b) => b.tokens.length - a.tokens.length)

export function connectorAt(tokens: readonly Token[], at: number): Connector | undefined {
  if (isInner(tokens, at)) return undefined
  const found = table
    .get(tokens[at]?.text ?? '')
    ?.find((one) => one.tokens.every((text, i) => tokens[at + i]?.text === text))
  if (found?.tokens.join('') === '还有' && isCount(tokens[at + 2]?.text)) return undefined
  return found && { length: found.tokens.length, strength: found.strength }
}

/** «前面还有几个人», «还有号吗»: how much is left; it joins nothing. */
const isCount = (next: string | undefined): boolean => next !== undefined && /^[几多号没空位余]/.test(next)

/** A mark inside a number or a name joins nothing: 94.8, 12:30, example.org. */
function isInner(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (mark?.kind !== 'mark' || before?.kind !== 'word' || after?.kind !== 'word') return false
  return before.end === mark.start && mark.end === after.start
}
