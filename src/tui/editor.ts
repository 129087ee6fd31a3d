/** The text in the input box and its cursor: pure edits, a step of the cursor is what a person sees as one character. */

export type Draft = { readonly text: string; readonly cursor: number }
export const emptyDraft: Draft = { text: '', cursor: 0 }

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const unwanted = /[^\P{Cc}\n]/gu

/** Control characters never get in; a tab is two blanks. */
export function insert({ text, cursor }: Draft, typed: string): Draft {
  const clean = typed.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\t', '  ').replace(unwanted, '')
  return { text: text.slice(0, cursor) + clean + text.slice(cursor), cursor: cursor + clean.length }
}

export const left = ({ text, cursor }: Draft): Draft => ({ text, cursor: before(text, cursor) })
export const right = ({ text, cursor }: Draft): Draft => ({ text, cursor: behind(text, cursor) })
export const lineStart = ({ text, cursor }: Draft): Draft => ({
  text,
  cursor: text.lastIndexOf('\n', cursor - 1) + 1,
})
export function lineEnd({ text, cursor }: Draft): Draft {
  const end = text.indexOf('\n', cursor)
  return { text, cursor: end < 0 ? text.length : end }
}

export const backspace = ({ text, cursor }: Draft): Draft => cut(text, before(text, cursor), cursor)
export const deleteNext = ({ text, cursor }: Draft): Draft => cut(text, cursor, behind(text, cursor))
export const dropWord = ({ text, cursor }: Draft): Draft => cut(text, text.slice(0, cursor).search(/\S*\s*$/), cursor)

const cut = (text: string, from: number, to: number): Draft => ({
  text: text.slice(0, from) + text.slice(to),
  cursor: from,
})

function before(text: string, cursor: number): number {
  let start = 0
  for (const { index } of graphemes.segment(text.slice(0, cursor))) start = index
  return start
}

function behind(text: string, cursor: number): number {
  for (const { segment } of graphemes.segment(text.slice(cursor))) return cursor + segment.length
  return cursor
}
