/** Text of an agent as something to show: control and formatting characters become visible escapes (SEC17). */

/** Controls, line and paragraph separators, and what reorders or hides text. Line breaks and tabs may stay. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu

export const printable = (text: string): string =>
  text.toWellFormed().replace(hidden, (c) => (c === '\n' || c === '\t' ? c : escaped(c)))

function escaped(c: string): string {
  const code = c.charCodeAt(0)
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`
}
