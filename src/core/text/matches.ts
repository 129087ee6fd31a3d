/**
 * All matches of a global pattern, as `text.matchAll(pattern)` gives them. That makes a copy of the pattern on every call, and a message
 * is read with many patterns of which hardly any matches.
 */
export function matchesIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (match === null) return none
  const found: RegExpExecArray[] = []
  for (; match !== null; match = pattern.exec(text)) {
    if (match[0] === '') return [...text.matchAll(pattern)] // it knows how far to go on
    found.push(match)
  }
  return found
}

const none: readonly RegExpExecArray[] = []
