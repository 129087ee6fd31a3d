/**
 * Annotated samples: `I have had a [headache](symptom)` is the text `I have had a headache` with a slot value at 13–21.
 *
 * A1. A bracket that is not closed, is empty, or has no name behind it is text. `[[a](b)` annotates `a`: the innermost bracket counts.
 * A2. Offsets are UTF-16 units of the plain text. One pass: the time is linear in the length.
 */
type SlotValue = { readonly slot: string; readonly value: string; readonly start: number; readonly end: number }
type Sample = { readonly text: string; readonly slots: readonly SlotValue[] }

const longestName = 64

export function parseSample(source: string): Sample {
  const slots: SlotValue[] = []
  let text = ''
  let copied = 0
  let open = -1
  for (let at = 0; at < source.length; at++) {
    const unit = source[at]
    if (unit === '[') open = at
    if (unit !== ']' || open < 0) continue
    const end = at > open + 1 ? nameEnd(source, at + 1) : -1
    if (end >= 0) {
      text += source.slice(copied, open)
      const value = source.slice(open + 1, at)
      slots.push({ slot: source.slice(at + 2, end), value, start: text.length, end: text.length + value.length })
      text += value
      copied = end + 1
      at = end
    }
    open = -1
  }
  return { text: text + source.slice(copied), slots }
}

/** Where the `)` of `(name)` stands when one begins at `from`, or -1. */
function nameEnd(source: string, from: number): number {
  if (source[from] !== '(') return -1
  const last = Math.min(source.length - 1, from + 1 + longestName)
  for (let at = from + 1; at <= last; at++) {
    const unit = source[at]
    if (unit === ')') return at > from + 1 ? at : -1
    if (unit === '(' || unit === '[' || unit === ']' || unit === '\n') return -1
  }
  return -1
}
