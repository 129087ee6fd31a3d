/** Which of the two languages a text is in, and which to answer a message in. */
export type Lang = 'en' | 'zh'

/** One Han character makes it Chinese. */
export const languageOf = (text: string): Lang => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')

/**
 * Two words or more: not just a number, a code or an "ok" that any language has. A match begins only where a word begins: else every
 * letter of a long word would be tried.
 */
const isWordy = (text: string): boolean => /(?<!\p{L})\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(text)

/** A short answer such as `2` or `A123` says nothing; then what was said around it does. */
export function languageAmong(message: string, around: readonly string[]): Lang {
  return languageOf(isWordy(message) ? message : [message, ...around].join('\n'))
}
