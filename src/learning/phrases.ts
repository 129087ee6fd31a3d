/**
 * Hand-written lists of phrases, `a|b|c`, as patterns: control words and cues of the relation, signs of the safety gate.
 *
 * P1. At each place the longest phrase is taken.
 * P2. `$` at the end of a phrase means that the text ends there. Everything else is taken literally.
 */

/** The phrases of a list, the longest first (P1). */
export const phrasesIn = (list: string): string[] =>
  list
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length)

/** The body of a pattern for one phrase (P2). */
export const patternOf = (phrase: string): string =>
  phrase.replace(/\$$/, '').replaceAll(/[.*+?^$()[\]{}\\]/g, '\\$&') + (phrase.endsWith('$') ? '$' : '')

/** The body of a pattern for a whole list. */
export const anyOf = (list: string): string => phrasesIn(list).map(patternOf).join('|')
