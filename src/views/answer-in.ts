/** What a typed text answers: an option by its number or its name, and with `5: because …` words of the person's own. */

/** Answers that say why. */
const takesWords: ReadonlySet<string> = new Set(['deny_because', 'reject'])

export const needsWords = (option: string): boolean => option === 'deny_because'

type Answered = { readonly option: string; readonly words?: string }
export function answerIn(text: string, options: readonly string[]): Answered | undefined {
  const [, name = '', words] = /^([^\s:：]{1,64})[ \t]{0,4}(?:[:：]\s?([\s\S]+))?$/.exec(text.trim()) ?? []
  const option = options.find((known, i) => known === name || String(i + 1) === name)
  if (option === undefined || (words !== undefined && !takesWords.has(option))) return
  return words === undefined ? { option } : { option, words: words.trim() }
}
