/**
 * Values of free text beside quotation marks: what somebody put into them is the value, without the marks and the words around. The
 * tagger may take too much («every "http://"», «Better errors" in the changelog») or one mark with it.
 *
 * Q1. Quotes inside a longer value are its own: «Rename "foo" to "bar"» as an entry stays whole.
 */

import { matchesIn } from '../../../core/text/matches.ts'
import { isFiller } from '../features/function-words.ts'
import type { FoundSlot } from './slot-spec.ts'

const quoted =
  /"[^"\n]+"|“[^“”\n]+”|「[^「」\n]+」|『[^『』\n]+』|`[^`\n]+`|(?<![\p{L}\p{N}])'[^'\n]+'(?![\p{L}\p{N}])|‘[^‘’\n]+’/gu
const counting = new Set(
  'every each all any the a an text word string words line message called named saying 所有 全部 每个 文字 文本 一行 叫'.split(
    ' ',
  ),
)

export function withoutQuotes(found: FoundSlot, text: string): FoundSlot {
  const { start = 0, end = 0 } = found
  for (const { 0: all, index } of matchesIn(text, quoted)) {
    const [from, to] = [index + 1, index + all.length - 1]
    if (end <= index || start >= index + all.length) continue
    const before = text.slice(start, Math.max(start, index))
    const after = text.slice(Math.min(end, index + all.length), end)
    const isIts = start >= index || before.split(/\s+/).every((word) => word === '' || isCounting(word))
    if (isIts && !hasQuote(after)) return { ...found, value: text.slice(from, to), start: from, end: to }
    return found // Q1
  }
  return withoutMarks(found)
}

const isCounting = (word: string): boolean => counting.has(word.toLowerCase()) || isFiller(word.toLowerCase())
const hasQuote = (text: string): boolean => /["“”「」『』`‘’]/.test(text)

/** «: src/x.ts» */
function withoutMarks(found: FoundSlot): FoundSlot {
  const { value, start } = found
  const marks = /^[\s:：,，]+/.exec(value)?.[0].length ?? 0
  if (marks === 0 || marks === value.length || start === undefined) return found
  return { ...found, value: value.slice(marks), start: start + marks }
}
