/**
 * Text from members, agents and files on its way to a person's screen: whatever could steer a terminal, break a line or turn the
 * reading order around is shown as its code instead (I31). Line breaks stay; a tab becomes blanks.
 */

/** C0 and C1 with ESC, line and paragraph separators, what reorders text, and the byte order mark, which nobody sees. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu

export const printable = (text: string): string => text.replaceAll('\r\n', '\n').replace(steering, shown)

function shown(unit: string): string {
  if (unit === '\n') return unit
  return unit === '\t' ? '  ' : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
