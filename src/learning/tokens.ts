/**
 * Cuts a folded text (fold.ts) into words, numbers, Chinese characters and marks, for intents, slots, recall and the relation. The
 * gate reads words its own way (safety/features.ts).
 *
 * T1. What counts as a token is a table of rules. There are two, because weights that ship were trained on each of them.
 * T2. Characters that fit no rule, blanks above all, belong to no token.
 * T3. One pass over the text: every rule is a class of characters, repeated. The last few texts are kept, since several stages ask.
 */

import { matchesIn } from '../core/text/matches.ts'
import { foldInPlace } from './fold.ts'
import { keptLately } from './kept-words.ts'

type TokenKind = (typeof kinds)[number]
/** Offsets are UTF-16 units of the text that was cut. */
export type Token = { readonly text: string; readonly start: number; readonly end: number; readonly kind: TokenKind }
type TokenRules = RegExp

/** A kind without a rule never occurs. */
const never = '(?!)'
/** In the order of their groups in the expression. */
const kinds = ['word', 'number', 'han', 'mark'] as const
const rulesOf = (rules: Partial<Record<TokenKind, string>>): TokenRules =>
  new RegExp(kinds.map((kind) => `(${rules[kind] ?? never})`).join('|'), 'gv')

const cjk = '\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff'
const beyondBmp = '\\u{10000}-\\u{10ffff}\\ud800-\\udfff'
const blank = '\\0-\\x20\\xa0\\u2000-\\u200f\\u2028\\u2029\\ufeff'
const han = '\\p{Script=Han}'

/** Intents, slots and recall. A word is a run of letters and digits of any script but the Chinese, Japanese and Korean ones. */
const messageRules = rulesOf({
  word: `[[\\p{L}\\p{N}]--[${cjk}${beyondBmp}]]+`,
  han: `[${cjk}${beyondBmp}]`,
  mark: `[^${blank}]`,
})

/** The relation to the running task. Numbers are tokens of their own, and neighbouring clause marks are one. */
const relationRules = rulesOf({
  word: "[a-z\\u00c0-\\u024f_]+(?:'[a-z]+)?",
  number: '\\d+(?:[.,:\\/]\\d+)*',
  han,
  mark: '[,.;:!?。，；：！？、…]+|\\p{Extended_Pictographic}',
})

/** The tokens of a message as it was sent; offsets are those of the message. */
export const tokeniseMessage = keptLately((text): readonly Token[] => tokenise(foldInPlace(text), messageRules))

/** The tokens of a folded text as the relation reads it. */
export const tokeniseForRelation = keptLately((folded): readonly Token[] => tokenise(folded, relationRules))

function tokenise(folded: string, rules: TokenRules): Token[] {
  const tokens: Token[] = []
  for (const match of matchesIn(folded, rules)) {
    const [text] = match
    tokens.push({ text, start: match.index, end: match.index + text.length, kind: kindOf(match) })
  }
  return tokens
}

function kindOf(match: RegExpExecArray): TokenKind {
  if (match[1] !== undefined) return 'word'
  if (match[2] !== undefined) return 'number'
  return match[3] !== undefined ? 'han' : 'mark'
}
