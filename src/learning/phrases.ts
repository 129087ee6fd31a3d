/**
 * Hand-written lists of phrases, `a|b|c`, as patterns: control words and cues of the relation, signs of the safety gate.
 *
 * P1. At each place the longest phrase is taken.
 * P2. `$` at the end of a phrase means that the text ends there. Everything else is taken literally.
 * P3. Many lists are looked for in one walk over the text: what can begin with a word is looked up by that word.
 */
import { must } from '../core/contracts/result.ts'
import { matchesIn } from '../core/text/matches.ts'

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

type PhraseHit = { readonly index: number; readonly text: string }
type Phrase = { readonly list: number; readonly text: string; readonly pattern: RegExp | undefined }
/** What one list after another finds, each as its own pattern would (P1, P3); undefined where it finds nothing. */
type PhraseFinder = (text: string) => readonly (readonly PhraseHit[] | undefined)[]

/** Phrases of whole words; `letters` is the class of what belongs to a word, and `gap` what `~` stands for. */
export function wordPhrases(lists: readonly string[], letters: string, gap = '~'): PhraseFinder {
  const word = new RegExp(`[${letters}]+`, 'g')
  const isLetter = new RegExp(`[${letters}]`)
  const known = phrasesBy(lists, {
    openingOf: (phrase) => phrase.match(word)?.[0] ?? '',
    bodyOf: (phrase) => `${patternOf(phrase).replaceAll('~', gap)}(?![${letters}])`,
  })
  return (text) => {
    const found = newHits(lists)
    for (const { index, 0: opening } of matchesIn(text, word))
      for (const phrase of known.get(opening) ?? none) {
        const said = index < (found.until[phrase.list] as number) ? undefined : matchAt(text, index, phrase)
        if (said !== undefined && !isLetter.test(text.charAt(index + said.length))) note(found, phrase, index, said)
      }
    return found.hits
  }
}

/** Phrases that may stand anywhere, as Chinese ones do. */
export function hanPhrases(lists: readonly string[], gap = '~'): PhraseFinder {
  const known = phrasesBy(lists, {
    openingOf: (phrase) => phrase.charAt(0),
    bodyOf: (phrase) => patternOf(phrase).replaceAll('~', gap),
  })
  return (text) => {
    const found = newHits(lists)
    for (let index = 0; index < text.length; index++)
      for (const phrase of known.get(text.charAt(index)) ?? none) {
        const said = index < (found.until[phrase.list] as number) ? undefined : matchAt(text, index, phrase)
        if (said !== undefined) note(found, phrase, index, said)
      }
    return found.hits
  }
}

type Kind = { readonly openingOf: (phrase: string) => string; readonly bodyOf: (phrase: string) => string }

/** In the order of the lists, and the longest of each first. */
function phrasesBy(lists: readonly string[], { openingOf, bodyOf }: Kind): Map<string, Phrase[]> {
  const known = new Map<string, Phrase[]>()
  for (const [list, phrases] of lists.map(phrasesIn).entries())
    for (const text of phrases) {
      const opening = openingOf(text)
      must(opening !== '' && text.startsWith(opening), `a phrase begins with a word: ${text}`)
      const pattern = /~|\$$/.test(text) ? new RegExp(bodyOf(text), 'y') : undefined
      known.set(opening, [...(known.get(opening) ?? []), { list, text, pattern }])
    }
  return known
}

/** `until`: where the last hit of each list ends. */
type Hits = { readonly hits: (PhraseHit[] | undefined)[]; readonly until: number[] }
const newHits = ({ length }: readonly string[]): Hits => ({
  hits: Array<PhraseHit[] | undefined>(length).fill(undefined),
  until: Array<number>(length).fill(0),
})

function note({ hits, until }: Hits, { list }: Phrase, index: number, text: string): void {
  const known = hits[list] ?? []
  known.push({ index, text })
  hits[list] = known
  until[list] = index + text.length
}

const none: readonly Phrase[] = []

function matchAt(text: string, index: number, { text: literal, pattern }: Phrase): string | undefined {
  if (!pattern) return text.startsWith(literal, index) ? literal : undefined
  pattern.lastIndex = index
  return pattern.exec(text)?.[0]
}
