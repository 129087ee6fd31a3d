/**
 * The characters that could steer a terminal, break a line or turn the reading order around, and how they are written where they
 * must not be raw (I31). For a person's screen: views/printable.ts.
 */

/** Both blocks of control characters with ESC, line and paragraph separators, what reorders text, and the byte order mark, which nobody sees. */
export const steering = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu

export const asEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The same JSON value with none of them raw: they can only stand inside its strings. A line feed ends the line. */
export const plainJson = (json: string): string =>
  json.replace(steering, (unit) => (unit === '\n' ? unit : asEscape(unit)))
