/**
 * Finds control words (pause, resume, cancel, status) and what else the message says beside them. relation-features.ts turns
 * the finding into features; nothing here decides.
 *
 * K1. Both languages are looked for in every message, whatever the language hint.
 * K2. What counts is the residue: «stop» alone steers the work, «stop using blue» is about the work.
 */
import { type Control, controls } from '../../../core/text/control-word.ts'
import { patternOf, phrasesIn } from '../../../learning/phrases.ts'
import { relationRules, type Token, tokenise } from '../../../learning/tokens.ts'
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
function compile(list: string, latin: boolean): RegExp {
  const bodies = phrasesIn(list).map((phrase) => patternOf(phrase).replaceAll('~', '[^,.;!?，。；！？]{1,12}?'))
  return latin ? new RegExp(`(?<![a-z])(?:${bodies.join('|')})(?![a-z])`, 'g') : new RegExp(bodies.join('|'), 'g')
}

const patterns = controls.map((action) => ({
  action,
  en: compile(controlPhrases[action].en, true),
  zh: compile(controlPhrases[action].zh, false),
  strongEn: compile(strongPhrases[action].en, true),
  strongZh: compile(strongPhrases[action].zh, false),
}))

const neutralZhPattern = new RegExp([...neutralZh].sort((a, b) => b.length - a.length).join('|'), 'g')

export function findControl(folded: string): ControlHit[] {
  const latin = /[a-z]/.test(folded)
  const han = /\p{Script=Han}/u.test(folded)
  return patterns.flatMap(({ action, en, zh, strongEn, strongZh }) => {
    const used = [...(latin ? [strongEn] : []), ...(han ? [strongZh] : [])]
    const weak = [...(latin ? [en] : []), ...(han ? [zh] : [])]
    const sure = used.flatMap((pattern) => [...folded.matchAll(pattern)])
    const hits = [...sure, ...weak.flatMap((pattern) => [...folded.matchAll(pattern)])]
    if (hits.length === 0) return []
    const first = Math.min(...hits.map((hit) => hit.index))
    const longest = hits.reduce((best, hit) => (hit[0].length > best.length ? hit[0] : best), '')
    const rest = [...used, ...weak].reduce((left, pattern) => left.replaceAll(pattern, ' '), folded)
    const at = folded.length > 0 ? first / folded.length : 0
    return [{ action, phrase: longest, strong: sure.length > 0, at, residue: residueOf(rest) }]
  })
}

/** The part of a text that is neither filler nor punctuation. */
export function residueOf(text: string): string[] {
  return tokenise(text.replaceAll(neutralZhPattern, ' '), relationRules)
    .filter(says)
    .map(({ text: word }) => word)
}

const says = ({ kind, text }: Token): boolean => kind !== 'mark' && !(kind === 'word' && neutralEn.has(text))
