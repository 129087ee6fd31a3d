/**
 * Reads annotated samples: `I have had a [headache](symptom) for [two days](duration)` becomes plain text with slot values.
 * A bracket that is not closed, or has no name after it, is text. One pass; nothing is read twice.
 */
export type SlotValue = {
  readonly slot: string
  readonly value: string
  readonly start?: number
  readonly end?: number
}
export type Annotated = { readonly text: string; readonly slots: readonly Required<SlotValue>[] }

export function parseAnnotated(source: string): Annotated {
  const slots: Required<SlotValue>[] = []
  let text = ''
  let at = 0
  while (at < source.length) {
    const close = source.indexOf('](', at)
    const open = close < 0 ? -1 : source.lastIndexOf('[', close)
    if (open < 0) break
    const end = open < at ? -1 : endOfName(source, close + 2)
    const value = source.slice(open + 1, close)
    if (end < 0 || value === '') {
      text += source.slice(at, close + 2)
      at = close + 2
      continue
    }
    text += source.slice(at, open)
    slots.push({ slot: source.slice(close + 2, end), value, start: text.length, end: text.length + value.length })
    text += value
    at = end + 1
  }
  return { text: text + source.slice(at), slots }
}

const LONGEST_NAME = 64

/** Where the `)` stands, or -1. */
function endOfName(source: string, from: number): number {
  for (let at = from; at < source.length && at - from <= LONGEST_NAME; at++) {
    const unit = source.charAt(at)
    if (unit === ')') return at > from ? at : -1
    if (unit === '(' || unit === '[' || unit === '\n') return -1
  }
  return -1
}
