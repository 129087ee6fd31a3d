/**
 * The safety gate (S2 §4, §5): reads one message and says SAFE, BLOCK or EMERGENCY. It starts together with understanding and
 * knows nothing of tasks. The tables are rules-en.ts and rules-zh.ts; a team adds its own through `extra`.
 *
 * G1. Both locales are checked on every text, whatever the language hint says.
 * G2. An emergency wins over a block, a block over safe: the reader is told what is most urgent.
 * G3. Linear in the text: sentences of bounded length against a fixed list of patterns.
 * G4. A rule looks at one sentence; a frame (a film, a drill, long ago, «no chest pain») takes it back.
 */
import { readingsOf, sentencesOf } from './normalise.ts'
import { framesEn, rulesEn } from './rules-en.ts'
import { framesZh, rulesZh } from './rules-zh.ts'
import { emergencyByScore } from './score.ts'

export type Verdict = 'SAFE' | 'BLOCK' | 'EMERGENCY'
export type SafetyFinding = { readonly verdict: Verdict; readonly category: string; readonly reason: string }

/** A rule of the tables: fires when `any` matches, and no frame it minds and no `unless` does. */
export type SafetyRule = {
  readonly verdict: 'BLOCK' | 'EMERGENCY'
  readonly category: string
  readonly any: RegExp
  readonly unless?: RegExp
  readonly frames: readonly string[]
}

/** What a team may add (safety.yaml): plain phrases, no patterns. */
export type ExtraRule = {
  readonly verdict: 'BLOCK' | 'EMERGENCY' | 'SAFE'
  readonly category: string
  readonly any: readonly string[]
  readonly unless?: readonly string[]
  readonly lang?: string
}

export type SafetyOptions = { readonly lang?: string; readonly extra?: readonly ExtraRule[] }

const tables = [
  { rules: rulesEn, frames: framesEn },
  { rules: rulesZh, frames: framesZh },
]

export function checkSafety(text: string, options: SafetyOptions = {}): SafetyFinding {
  const readings = readingsOf(text)
  const found = [...readings.flatMap(findByRules), ...findByExtra(readings, options.extra ?? [])]
  const freed = found.find(({ verdict }) => verdict === 'SAFE')
  if (freed) return freed
  const worst = found.find(({ verdict }) => verdict === 'EMERGENCY') ?? found.find(({ verdict }) => verdict === 'BLOCK')
  if (worst) return worst
  return emergencyByScore(readings[0] ?? '') ?? { verdict: 'SAFE', category: 'none', reason: 'no rule applies' }
}

function findByRules(reading: string): SafetyFinding[] {
  const sentences = sentencesOf(reading)
  const setting = sentences[0] ?? ''
  return sentences.flatMap((sentence) =>
    tables.flatMap(({ rules, frames }) => {
      const active = new Set(
        Object.entries(frames).flatMap(([name, frame]) =>
          frame.test(sentence) || (name === 'fiction' && frame.test(setting)) ? [name] : [],
        ),
      )
      return rules.flatMap((rule) => applyRule(rule, sentence, active))
    }),
  )
}

function applyRule(rule: SafetyRule, sentence: string, active: ReadonlySet<string>): SafetyFinding[] {
  if (rule.frames.some((frame) => active.has(frame))) return []
  const hit = rule.any.exec(sentence)
  if (!hit || rule.unless?.test(sentence)) return []
  return [{ verdict: rule.verdict, category: rule.category, reason: `"${hit[0].trim().slice(0, 60)}"` }]
}

/** A team's phrases are compared as they are written, folded; a SAFE rule takes a finding of ours back. */
function findByExtra(readings: readonly string[], extra: readonly ExtraRule[]): SafetyFinding[] {
  return extra.flatMap(({ verdict, category, any, unless = [] }) => {
    const says = (phrase: string): boolean =>
      readings.some((reading) => reading.includes(readingsOf(phrase)[0] ?? phrase))
    const phrase = any.find(says)
    return phrase !== undefined && !unless.some(says) ? [{ verdict, category, reason: `"${phrase}"` }] : []
  })
}
