/**
 * Finds the meanings of concept-table.ts in a message. features.ts adds them to the words themselves.
 *
 * Words are matched after taking off an English ending; phrases of up to four tokens are tried longest first.
 */

import { madeOnce } from '../../../core/text/made-once.ts'
import type { Token } from '../../../learning/tokens.ts'
import { conceptTable } from './concept-table.ts'

const LONGEST = 4
type Known = {
  readonly concepts: Map<string, number[]>
  /** Tokens a phrase can begin with, so that most tokens cost one look. */
  readonly openings: Set<string>
  readonly topical: Set<number>
}

export const isTopical = (concept: number): boolean => known().topical.has(concept)

const known = madeOnce((): Known => {
  const learned: Known = { concepts: new Map(), openings: new Set(), topical: new Set() }
  for (const [number, line] of conceptTable.trim().split('\n').entries()) {
    const [english = '', chinese = ''] = line.replace('~', '').split('|')
    if (!line.startsWith('~')) learned.topical.add(number)
    for (const phrase of english.split(','))
      learnPhrase(
        learned,
        phrase
          .trim()
          .split(/[\s']+/)
          .map(stem),
        number,
      )
    for (const phrase of chinese.split(',')) learnPhrase(learned, [...phrase.trim()], number)
  }
  return learned
})

export const conceptsIn = (tokens: readonly Token[]): number[] => conceptSpans(tokens).map(({ concept }) => concept)

/** Every meaning, and the tokens [from, to) that have it. */
export function conceptSpans(tokens: readonly Token[]): { concept: number; from: number; to: number }[] {
  const { concepts, openings } = known()
  const found: { concept: number; from: number; to: number }[] = []
  const stems = tokens.map((token) => (token.kind === 'word' ? stem(token.text) : token.text))
  for (let from = 0; from < stems.length; from++) {
    if (!openings.has(stems[from] as string)) continue
    let key = ''
    for (let to = from + 1; to <= Math.min(stems.length, from + LONGEST); to++) {
      key += ` ${stems[to - 1]}`
      for (const concept of concepts.get(key) ?? []) found.push({ concept, from, to })
    }
  }
  return found
}

/** Rough, but the same on both sides: paid and pay stay two words, pays and pay become one. */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return undouble(word.slice(0, -3))
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('ed')) return undouble(word.slice(0, -2))
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss'))
    return word.endsWith('es') ? bare(word.slice(0, -2)) : bare(word.slice(0, -1))
  return bare(word)
}

function bare(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word
}

function undouble(word: string): string {
  return word.length > 3 && word.at(-1) === word.at(-2) && !/[ls]/.test(word.at(-1) ?? '')
    ? word.slice(0, -1)
    : bare(word)
}

function learnPhrase({ openings, concepts }: Known, tokens: readonly string[], number: number): void {
  if (tokens.length === 0 || tokens[0] === '' || tokens.length > LONGEST) return
  openings.add(tokens[0] as string)
  const key = tokens.map((token) => ` ${token}`).join('')
  concepts.set(key, [...(concepts.get(key) ?? []), number])
}
