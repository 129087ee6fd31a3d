/**
 * The one way to a person's terminal. What is written is made printable here (I31), whoever made it; only what this program
 * paints itself keeps its colours. JSON comes out as the same value: what is unprintable stands there as an escape anyway.
 */
import { styleText } from 'node:util'
import { printable } from '../views/printable.ts'
import type { Io, Process } from './session.ts'

/** A text with colours of our own: everything else in it is printable. Made by `paint` and `painted` only. */
export class Painted {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
export type Text = string | Painted

export const screenOf = (process: Process): Io => ({
  ...process,
  out: (text) => process.out(plain(text)),
  err: (text) => process.err(printable(text)),
})

type Format = Parameters<typeof styleText>[0]
/** Colours only for a person at a terminal who did not say no to them (NO_COLOR). */
export function paint({ columns, env }: Pick<Io, 'columns' | 'env'>, format: Format, text: string): Painted {
  const safe = printable(text)
  if (columns === undefined || env.NO_COLOR || env.TERM === 'dumb') return new Painted(safe)
  return new Painted(styleText(format, safe, { validateStream: false }))
}

/** A template of texts: painted`${mark} ${name}`. */
export const painted = (parts: TemplateStringsArray, ...texts: readonly Text[]): Painted =>
  new Painted(parts.map((part, i) => part + plain(texts[i] ?? '')).join(''))

export const lines = (texts: readonly Text[]): Painted => new Painted(texts.map(plain).join('\n'))

const plain = (text: Text): string => (typeof text === 'string' ? printable(text) : text.text)
