/**
 * Applies the tables to one stretch of text: which rules fire, and every name the weights judge by. rules.ts decides.
 *
 * E1. A rule looks at one sentence; a frame (a film, a drill, long ago, «no chest pain») in it takes the rule back.
 * E2. «Right now» undoes the frames of information and of the past.
 * E3. Made-up settings hold for what follows: the first sentence of a message frames the rest.
 */
import { featuresOf } from './features.ts'
import { sentencesOf } from './normalise.ts'
import { framesEn, nowEn, rulesEn } from './rules-en.ts'
import { framesZh, nowZh, rulesZh } from './rules-zh.ts'

/** A rule of the tables: fires when `any` matches, and no frame it minds and no `unless` does. */
export type SafetyRule = {
  readonly verdict: 'BLOCK' | 'EMERGENCY'
  readonly category: string
  readonly any: RegExp
  readonly unless?: RegExp
  readonly frames: readonly string[]
}

export type Fired = { readonly verdict: 'BLOCK' | 'EMERGENCY'; readonly category: string; readonly words: string }
export type Evidence = { readonly fired: readonly Fired[]; readonly names: readonly string[] }

/** Both locales, whatever the language hint says. */
const tables = [
  { rules: rulesEn, frames: Object.entries(framesEn), now: nowEn },
  { rules: rulesZh, frames: Object.entries(framesZh), now: nowZh },
]

export function evidenceOf(stretch: string, setting: string): Evidence {
  const names = new Set<string>()
  const fired: Fired[] = []
  for (const sentence of sentencesOf(stretch)) {
    for (const { rules, frames, now } of tables) {
      const active = new Set<string>()
      const happens = now.test(sentence)
      for (const [name, frame] of frames) {
        if (happens && (name === 'info' || name === 'past')) continue
        if (frame.test(sentence) || (name === 'fiction' && frame.test(setting))) active.add(name)
      }
      for (const name of active) names.add(`frame ${name}`)
      for (const rule of rules) judge(rule, sentence, { active, names, fired })
    }
  }
  return { fired, names: featuresOf(stretch, [...names]) }
}

type Found = { readonly active: ReadonlySet<string>; readonly names: Set<string>; readonly fired: Fired[] }

function judge(rule: SafetyRule, sentence: string, { active, names, fired }: Found): void {
  const hit = rule.any.exec(sentence)
  if (!hit) return
  names.add(`any ${rule.category}`)
  if (rule.unless?.test(sentence)) return
  names.add(`kept ${rule.category}`)
  if (rule.frames.some((frame) => active.has(frame))) return
  names.add(`rule ${rule.verdict}`).add(`rule ${rule.category}`)
  fired.push({ verdict: rule.verdict, category: rule.category, words: hit[0].trim().slice(0, 60) })
}
