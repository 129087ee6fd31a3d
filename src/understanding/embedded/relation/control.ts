/**
 * Finds control words (pause, resume, cancel, status) and what else the message says beside them. relation-features.ts turns
 * the finding into features; nothing here decides.
 *
 * K1. Both languages are looked for in every message, whatever the language hint.
 * K2. What counts is the residue: «stop» alone steers the work, «stop using blue» is about the work.
 */
import { type Control, controls } from '../../../core/text/control-word.ts'
import { keptLately } from '../../../learning/kept-words.ts'
import { hanPhrases, patternOf, phrasesIn, wordPhrases } from '../../../learning/phrases.ts'
import { type Token, tokeniseForRelation } from '../../../learning/tokens.ts'
import { controlPhrases, neutralEn, neutralZh, strongPhrases } from './control-lexicon.ts'

type ControlHit = {
  readonly action: Control
  /** The longest phrase that was found. */
  readonly phrase: string
  /** Whether the phrase hardly ever means anything else. */
  readonly strong: boolean
  /** Where the first hit begins: 0 at the start of the message, 1 at its end. */
  readonly at: number
  /** Units of the message that are neither control words nor filler. */
  readonly residue: readonly string[]
}

/** `~` in a phrase stands for up to twelve characters of one clause. */
const gap = '[^,.;!?，。；！？]{1,12}?'

function compile(list: string, latin: boolean): RegExp {
  const bodies = phrasesIn(list).map((phrase) => patternOf(phrase).replaceAll('~', gap))
  return latin ? new RegExp(`(?<![a-z])(?:${bodies.join('|')})(?![a-z])`, 'g') : new RegExp(bodies.join('|'), 'g')
}

/** For taking the phrases out of a message. Finding them is cheaper with all lists at once. */
const patterns = controls.map((action) => ({
  action,
  en: compile(controlPhrases[action].en, true),
  zh: compile(controlPhrases[action].zh, false),
  strongEn: compile(strongPhrases[action].en, true),
  strongZh: compile(strongPhrases[action].zh, false),
}))
const listsOf = (lang: 'en' | 'zh'): string[] =>
  [strongPhrases, controlPhrases].flatMap((phrases) => controls.map((action) => phrases[action][lang]))
const findEn = wordPhrases(listsOf('en'), 'a-z', gap)
const findZh = hanPhrases(listsOf('zh'), gap)

const neutralZhPattern = new RegExp([...neutralZh].sort((a, b) => b.length - a.length).join('|'), 'g')

/** Several stages of one message ask for it. */
export const findControl = keptLately((folded): readonly ControlHit[] => {
  const latin = /[a-z]/.test(folded)
  const han = /\p{Script=Han}/u.test(folded)
  const en = latin ? findEn(folded) : []
  const zh = han ? findZh(folded) : []
  return patterns.flatMap(({ action, ...pattern }, i) => {
    const weakly = controls.length + i
    const sure = [...(en[i] ?? []), ...(zh[i] ?? [])]
    const hits = [...sure, ...(en[weakly] ?? []), ...(zh[weakly] ?? [])]
    if (hits.length === 0) return []
    const first = Math.min(...hits.map((hit) => hit.index))
    const longest = hits.reduce((best, hit) => (hit.text.length > best.length ? hit.text : best), '')
    const used = [latin && pattern.strongEn, han && pattern.strongZh, latin && pattern.en, han && pattern.zh]
    const rest = used.reduce<string>((left, one) => (one ? left.replaceAll(one, ' ') : left), folded)
    const at = folded.length > 0 ? first / folded.length : 0
    return [{ action, phrase: longest, strong: sure.length > 0, at, residue: residueOf(rest) }]
  })
})

/** The part of a text that is neither filler nor punctuation. */
export function residueOf(text: string): string[] {
  const said = /\p{Script=Han}/u.test(text) ? text.replaceAll(neutralZhPattern, ' ') : text
  return tokeniseForRelation(said)
    .filter(says)
    .map(({ text: word }) => word)
}

const says = ({ kind, text }: Token): boolean => kind !== 'mark' && !(kind === 'word' && neutralEn.has(text))
