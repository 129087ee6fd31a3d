/** The text in the input box and its cursor: pure edits. A step of the cursor is what a person sees as one character. */

export type Draft = { readonly text: string; readonly cursor: number }
export const emptyDraft: Draft = { text: '', cursor: 0 }
/** A whole text, with the cursor behind it. */
export const draftOf = (text: string): Draft => ({ text, cursor: text.length })

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const unwanted = /[^\P{Cc}\n]/gu

/** Control characters never get in; a tab is two blanks. */
export function insert({ text, cursor }: Draft, typed: string): Draft {
  const clean = typed.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\t', '  ').replace(unwanted, '')
  return { text: text.slice(0, cursor) + clean + text.slice(cursor), cursor: cursor + clean.length }
}

export const left = ({ text, cursor }: Draft): Draft => ({ text, cursor: before(text, cursor) })
export const right = ({ text, cursor }: Draft): Draft => ({ text, cursor: behind(text, cursor) })
export const lineStart = ({ text, cursor }: Draft): Draft => ({ text, cursor: startOf(text, cursor) })
export const lineEnd = ({ text, cursor }: Draft): Draft => ({ text, cursor: endOf(text, cursor) })

/** The line above or below, as many characters from its beginning as here; nothing where there is none. */
export function lineBeside({ text, cursor }: Draft, by: -1 | 1): Draft | undefined {
  const [start, end] = [startOf(text, cursor), endOf(text, cursor)]
  if (by < 0 ? start === 0 : end === text.length) return undefined
  const from = by < 0 ? startOf(text, start - 1) : end + 1
  const before = [...graphemes.segment(text.slice(start, cursor))].length
  const line = [...graphemes.segment(text.slice(from, endOf(text, from)))].slice(0, before)
  return { text, cursor: line.reduce((at, { segment }) => at + segment.length, from) }
}

export const backspace = ({ text, cursor }: Draft): Draft => without(text, before(text, cursor), cursor)
export const deleteNext = ({ text, cursor }: Draft): Draft => without(text, cursor, behind(text, cursor))
export const deleteWord = ({ text, cursor }: Draft): Draft =>
  without(text, lastWordIn(text.slice(0, cursor).trimEnd()), cursor)
const lastWordIn = (text: string): number => text.length - (text.split(/\s/).at(-1)?.length ?? 0)
export const deleteToStart = ({ text, cursor }: Draft): Draft => without(text, startOf(text, cursor), cursor)
export const deleteToEnd = ({ text, cursor }: Draft): Draft => without(text, cursor, endOf(text, cursor))

const without = (text: string, from: number, to: number): Draft => ({
  text: text.slice(0, from) + text.slice(to),
  cursor: from,
})

const startOf = (text: string, cursor: number): number => (cursor === 0 ? 0 : text.lastIndexOf('\n', cursor - 1) + 1)
function endOf(text: string, cursor: number): number {
  const end = text.indexOf('\n', cursor)
  return end < 0 ? text.length : end
}

function before(text: string, cursor: number): number {
  let start = 0
  for (const { index } of graphemes.segment(text.slice(0, cursor))) start = index
  return start
}

function behind(text: string, cursor: number): number {
  for (const { segment } of graphemes.segment(text.slice(cursor))) return cursor + segment.length
  return cursor
}
