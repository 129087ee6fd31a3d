/**
 * Finds the meanings of concept-table.ts in a message. features.ts adds them to the words themselves.
 *
 * Words are matched after taking off an English ending; phrases of up to four tokens are tried longest first.
 */

import { madeOnce } from '../../../core/text/made-once.ts'
import { conceptTable } from './concept-table.ts'
import { stemOf, type WordFacts } from './word-facts.ts'

const longest = 4
/** What stands behind a token in a phrase, and the meanings of the phrase that ends with it. */
type Step = { readonly next: Map<string, Step>; readonly concepts: number[] }
type Known = { readonly phrases: Step; readonly topical: Set<number> }

export const isTopical = (concept: number): boolean => known().topical.has(concept)

const known = madeOnce((): Known => {
  const learned: Known = { phrases: { next: new Map(), concepts: [] }, topical: new Set() }
  for (const [number, line] of conceptTable.trim().split('\n').entries()) {
    const [english = '', chinese = ''] = line.replace('~', '').split('|')
    if (!line.startsWith('~')) learned.topical.add(number)
    for (const phrase of english.split(','))
      learnPhrase(
        learned,
        phrase
          .trim()
          .split(/[\s']+/)
          .map(stemOf),
        number,
      )
    for (const phrase of chinese.split(',')) learnPhrase(learned, [...phrase.trim()], number)
  }
  return learned
})

type Form = Pick<WordFacts, 'stem'>

export function conceptsIn(words: readonly Form[]): number[] {
  const found: number[] = []
  eachConcept(words, (concept) => found.push(concept))
  return found
}

/** Every meaning, and the words [from, to) that have it. */
export function conceptSpans(words: readonly Form[]): { concept: number; from: number; to: number }[] {
  const found: { concept: number; from: number; to: number }[] = []
  eachConcept(words, (concept, from, to) => found.push({ concept, from, to }))
  return found
}

function eachConcept(words: readonly Form[], take: (concept: number, from: number, to: number) => void): void {
  const { phrases } = known()
  for (let from = 0; from < words.length; from++) {
    let step = phrases.next.get((words[from] as Form).stem)
    for (let to = from + 1; step; to++) {
      for (const concept of step.concepts) take(concept, from, to)
      if (step.next.size === 0 || to === words.length) break
      step = step.next.get((words[to] as Form).stem)
    }
  }
}

function learnPhrase({ phrases }: Known, tokens: readonly string[], number: number): void {
  if (tokens.length === 0 || tokens[0] === '' || tokens.length > longest) return
  let step = phrases
  for (const token of tokens) {
    const next = step.next.get(token) ?? { next: new Map(), concepts: [] }
    step.next.set(token, next)
    step = next
  }
  step.concepts.push(number)
}
