/** JSON in the words of a model: alone, between fences, or in the middle of prose. */

/** The JSON object that a text is about, as text; the text itself where there is none. */
export function jsonIn(text: string): string {
  const trimmed = text.trim()
  const fenced = fencedIn(trimmed)
  const from = trimmed.indexOf('{')
  const inProse = from < 0 ? undefined : trimmed.slice(from, trimmed.lastIndexOf('}') + 1)
  return [trimmed, fenced, inProse].find((piece) => objectIn(piece) !== undefined) ?? fenced ?? trimmed
}

/** The first fenced block. */
function fencedIn(text: string): string | undefined {
  const open = /```(?:json)?[ \t]*\n/.exec(text)
  if (!open) return
  const inside = text.slice(open.index + open[0].length)
  const end = /\n[ \t]*```/.exec(inside)
  return end ? inside.slice(0, end.index) : undefined
}

/** What a text says as a JSON object or list, if it is one. */
export function objectIn(text: string | undefined): object | undefined {
  if (text === undefined || !/^\s*[{[]/.test(text)) return
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return
  }
}
