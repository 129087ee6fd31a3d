/**
 * What a command printed, as it may be shown and kept: secrets masked, nothing in it steers a terminal, and not longer than a person
 * or a model reads. The whole is kept as a blob.
 */
import { stripVTControlCharacters } from 'node:util'
import { asEscape, steering } from '../../../core/text/steering.ts'
import { maskText } from '../../../log/mask.ts'

export const mostShown = 32_768
const shownAtStart = 8_192

export function cleanOutput(bytes: Buffer, secrets: readonly string[]): string {
  const text = stripVTControlCharacters(bytes.toString('utf8')).replace(/\r\n?/g, '\n')
  const plain = text.replace(steering, (unit) => (unit === '\n' || unit === '\t' ? unit : asEscape(unit)))
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '[masked]'), maskText(plain))
}

/** The beginning and the end, and where the rest is. */
export function cutOutput(text: string, hash: string): string {
  if (text.length <= mostShown) return text
  const left = text.length - mostShown
  const mark = `\n[… ${left} characters left out; the whole is kept as ${hash} …]\n`
  return `${text.slice(0, shownAtStart)}${mark}${text.slice(text.length - (mostShown - shownAtStart))}`
}
