/**
 * Text for a person's terminal. Control characters in it are shown as codes (I31); only the colours of this program itself stay.
 */
import { styleText } from 'node:util'
import { printable } from '../views/printable.ts'

/** A text with colours of our own: everything else in it is printable. Made by `paint`, `painted` and `lines` only. */
export class Painted {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
export type Text = string | Painted

type Format = Parameters<typeof styleText>[0]
type Terminal = {
  readonly columns: number | undefined
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Colours only for a person at a terminal who did not say no to them (NO_COLOR). */
export function paint({ columns, env }: Terminal, format: Format, text: string): Painted {
  const safe = printable(text)
  if (columns === undefined || env.NO_COLOR || env.TERM === 'dumb') return new Painted(safe)
  return new Painted(styleText(format, safe, { validateStream: false }))
}

/** A template of texts: painted`${mark} ${name}`. */
export const painted = (parts: TemplateStringsArray, ...texts: readonly Text[]): Painted =>
  new Painted(parts.map((part, i) => part + written(texts[i] ?? '')).join(''))

export const lines = (texts: readonly Text[]): Painted => new Painted(texts.map(written).join('\n'))

/** As it goes to the terminal. */
export const written = (text: Text): string => (typeof text === 'string' ? printable(text) : text.text)
