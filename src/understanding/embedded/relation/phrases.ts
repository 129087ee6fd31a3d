/** Hand-written lists of phrases, `a|b|c`, as patterns. control.ts and relation-cues.ts keep such lists. */

export const escapeRegex = (text: string): string => text.replaceAll(/[.*+?^$()[\]{}\\]/g, '\\$&')

/** The body of a pattern that takes the longest phrase there is at a place. */
export const longestFirst = (list: string): string =>
  list
    .split('|')
    .sort((a, b) => b.length - a.length)
    .map(escapeRegex)
    .join('|')
