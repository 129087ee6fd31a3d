/**
 * The safety gate (S2 §4, §5): reads one message and says SAFE, BLOCK or EMERGENCY. It starts together with understanding and
 * knows nothing of tasks. Evidence comes from the tables (evidence.ts) and is weighed by score.ts; a team adds phrases by `extra`.
 *
 * G1. Both locales are checked on every text, whatever the language hint says.
 * G2. An emergency wins over a block, a block over safe: the reader is told what is most urgent.
 * G3. Linear in the text: stretches of bounded length against a fixed list of patterns.
 * G4. A sentence is judged with its neighbours and by itself, so that small talk around a call for help does not hide it.
 * G5. In a short message the weights alone may stop it; in a long text a rule has to fire.
 */
import type { Cause } from '../core/contracts/causes.ts'
import { clip } from '../core/text/clip.ts'
import type { Evidence } from './evidence.ts'
import { evidenceOf, joinEvidence } from './evidence.ts'
import { featuresOf } from './features.ts'
import { readingsOf } from './readings.ts'
import { categoryFor, scoreSafety } from './score.ts'
import { sentencesOf, stretchesOf } from './sentences.ts'
import { dangerSigns } from './signs.ts'

export type Verdict = 'SAFE' | 'BLOCK' | 'EMERGENCY'
type SafetyFinding = {
  readonly verdict: Verdict
  readonly category: string
  /** A team's own words; otherwise the cause says it, and the views put it into the reader's language. */
  readonly reason: string
  readonly cause?: Cause
  readonly notice?: 'emergency'
}

/** What a team may add (safety.yaml): plain phrases, no patterns. A SAFE rule overrides our findings. */
export type ExtraRule = {
  readonly verdict: Verdict
  readonly category: string
  readonly any: readonly string[]
  readonly unless?: readonly string[]
  /** What the person is told instead of the phrase that was found. */
  readonly reason?: Readonly<Record<'en' | 'zh', string>>
}

/** `lang` is the language in which a rule of the team gives its own reason; every text is checked in both (G1). */
type SafetyOptions = { readonly lang?: 'en' | 'zh'; readonly extra?: readonly ExtraRule[] }

/** Stopped when «safe» is less likely than this. Where no rule fired an emergency needs less proof than a block. */
const doubt = { rule: 0.85, EMERGENCY: 0.6, BLOCK: 0.45 }
const shortText = 4

export function checkSafety(text: string, { extra: rules = [], lang = 'en' }: SafetyOptions = {}): SafetyFinding {
  const readings = readingsOf(text)
  const extra = findByExtra(readings, rules, lang)
  const freed = extra.find(({ verdict }) => verdict === 'SAFE')
  if (freed) return freed
  const all = [...extra, ...findInReadings(readings)]
  const worst = all.find(({ verdict }) => verdict === 'EMERGENCY') ?? all[0]
  return worst ?? { verdict: 'SAFE', category: 'none', reason: '', cause: { kind: 'nothing_dangerous' } }
}

/** Compiles patterns and weights ahead of time; otherwise the first message would wait a quarter of a second for it. */
export function warmSafety(): void {
  for (const text of ['hello, can I book a table for two tomorrow?', '你好，我想约明天的号'])
    for (let turn = 0; turn < 3; turn++) checkSafety(`${text} ${turn}`)
}

function findInReadings(readings: readonly string[]): SafetyFinding[] {
  const known = new Map<string, Evidence>()
  const seen = new Set<string>()
  const setting = sentencesOf(readings[0] ?? '')[0] ?? ''
  const lookUp = (sentence: string): Evidence => {
    const evidence = known.get(sentence) ?? evidenceOf(sentence, setting)
    known.set(sentence, evidence)
    return evidence
  }
  return readings.flatMap((reading) => {
    const stretches = stretchesOf(sentencesOf(reading))
    const long = stretches.length > shortText
    return stretches.flatMap((sentences) => {
      const whole = sentences.join('. ')
      if (seen.has(whole)) return []
      seen.add(whole)
      const each = sentences.map((sentence) => ({ text: sentence, evidence: lookUp(sentence) }))
      const joined = { text: whole, evidence: joinEvidence(each.map(({ evidence }) => evidence)) }
      const alone = sentences.length > 1 ? each.filter(({ evidence }) => evidence.fired.length > 0) : []
      const candidates = long && joined.evidence.fired.length === 0 ? [] : [joined, ...alone]
      return candidates.flatMap(weigh)
    })
  })
}

function weigh({ text, evidence: { fired, names } }: { text: string; evidence: Evidence }): SafetyFinding[] {
  const features = featuresOf(text, names)
  const { safe, verdict } = scoreSafety(features)
  if (safe >= (fired.length > 0 ? doubt.rule : doubt[verdict])) return []
  const rule = fired.find((one) => one.verdict === verdict)
  if (rule) return [found(verdict, 'dangerous_words', rule)]
  const signs = dangerSigns(text)
  if (fired.length === 0 && signs.length === 0) return []
  const words = signs.slice(0, 4).join(', ')
  return [found(verdict, 'reads_dangerous', { category: categoryFor(verdict, features), words })]
}

type Told = { readonly category: string; readonly words: string }

const found = (
  verdict: Verdict,
  kind: 'dangerous_words' | 'reads_dangerous',
  { category, words }: Told,
): SafetyFinding => ({
  verdict,
  category,
  reason: '',
  cause: { kind, category: clip(category, 64), words: clip(words, 200) },
})

/** A team's phrases are compared as they are written, folded. */
function findByExtra(readings: readonly string[], extra: readonly ExtraRule[], lang: 'en' | 'zh'): SafetyFinding[] {
  return extra.flatMap(({ verdict, category, any, unless = [], reason: own }) => {
    const says = (phrase: string): boolean => {
      const folded = readingsOf(phrase)[0] ?? ''
      return folded !== '' && readings.some((reading) => reading.includes(folded))
    }
    const phrase = any.find(says)
    if (phrase === undefined || unless.some(says)) return []
    const told = found(verdict, 'dangerous_words', { category, words: phrase })
    return [own ? { verdict, category, reason: own[lang] } : told]
  })
}
