/**
 * Applies the tables to one sentence: which rules fire, and the names the weights judge by. check-safety.ts decides.
 *
 * E1. A rule is applied to one sentence. A frame in that sentence (a film, a drill, long ago, «no chest pain») withdraws it.
 * E2. «Right now» undoes the frames of information and of the past.
 * E3. A fictional setting in the first sentence of a message holds for the rest of it.
 */
import { clip } from '../core/text/clip.ts'
import { framesEn, nowEn, rulesEn } from './rules-en.ts'
import { framesZh, nowZh, rulesZh } from './rules-zh.ts'
import type { SafetyRule } from './safety-rule.ts'
import { sentencesOf } from './sentences.ts'

type Fired = { readonly verdict: 'BLOCK' | 'EMERGENCY'; readonly category: string; readonly words: string }
export type Evidence = { readonly fired: readonly Fired[]; readonly names: readonly string[] }

/** Both locales, whatever the language hint says; a locale is skipped where the sentence has not a letter of its script. */
const tables = [
  { rules: rulesEn, frames: Object.entries(framesEn), now: nowEn, script: /[a-z]/ },
  { rules: rulesZh, frames: Object.entries(framesZh), now: nowZh, script: /\p{Script=Han}/u },
]

export function evidenceOf(sentence: string, setting: string): Evidence {
  const names = new Set<string>()
  const fired: Fired[] = []
  for (const { rules, frames, now, script } of tables) {
    if (!script.test(sentence)) continue
    const hits = rules.flatMap((rule) => {
      const words = rule.any.exec(sentence)?.[0]
      return words === undefined ? [] : [{ rule, words }]
    })
    const active = new Set<string>()
    const happens = now.test(sentence)
    for (const [name, frame] of frames) {
      if (happens && (name === 'info' || name === 'past')) continue
      if (frame.test(sentence) || (name === 'fiction' && frame.test(setting))) active.add(name)
    }
    for (const name of active) names.add(`frame ${name}`)
    for (const hit of hits) judge(hit, sentence, { active, names, fired })
  }
  return { fired, names: [...names] }
}

/** The evidence of neighbouring sentences, put together. */
export function joinEvidence(list: readonly Evidence[]): Evidence {
  return { fired: list.flatMap(({ fired }) => fired), names: [...new Set(list.flatMap(({ names }) => names))] }
}

/** All that is known of a short text, for training. */
export const evidenceOfText = (text: string): Evidence => {
  const sentences = sentencesOf(text)
  return joinEvidence(sentences.map((sentence) => evidenceOf(sentence, sentences[0] ?? '')))
}

type Found = { readonly active: ReadonlySet<string>; readonly names: Set<string>; readonly fired: Fired[] }

function judge(
  { rule, words }: { rule: SafetyRule; words: string },
  sentence: string,
  { active, names, fired }: Found,
): void {
  names.add(`any ${rule.category}`)
  if (rule.unless?.test(sentence)) return
  names.add(`kept ${rule.category}`)
  if (rule.frames.some((frame) => active.has(frame))) return
  names.add(`rule ${rule.verdict}`).add(`rule ${rule.category}`)
  fired.push({ verdict: rule.verdict, category: rule.category, words: clip(words.trim(), 60) })
}
