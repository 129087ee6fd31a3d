/** Cuts a text to a length, never through a character: half of one could be written to a journal, but not imported from it again. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text
  const last = text.charCodeAt(most - 1)
  const isHalf = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isHalf ? most - 1 : most)
}

/** The text on one line, without blanks at its ends, cut to a length. */
export const oneLine = (text: string, most: number): string =>
  clip(
    clip(text.trim(), 4 * most)
      .replaceAll(/\s+/g, ' ')
      .trimEnd(),
    most,
  )
