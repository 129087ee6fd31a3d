/** Reads safety-en.ts and safety-zh.ts: a letter, a category, texts divided by " / ". A third, by sha1 of the text, is only measured on. */
import { createHash } from 'node:crypto'
import type { Verdict } from '../rules.ts'
import { safetyRowsEn } from './safety-en.ts'
import { safetyRowsZh } from './safety-zh.ts'

export type SafetyRow = {
  readonly lang: 'en' | 'zh'
  readonly verdict: Verdict
  readonly category: string
  readonly text: string
  readonly held: boolean
}

const verdicts: Record<string, Verdict> = { E: 'EMERGENCY', B: 'BLOCK', S: 'SAFE' }

export function readSafetyRows(): SafetyRow[] {
  return [...parse('en', safetyRowsEn), ...parse('zh', safetyRowsZh)]
}

function parse(lang: 'en' | 'zh', table: string): SafetyRow[] {
  return table.split('\n').flatMap((line) => {
    const match = /^([EBS]) (\w+) \| (.+)$/.exec(line)
    const [, letter = '', category = '', texts = ''] = match ?? []
    const verdict = verdicts[letter]
    return verdict ? texts.split(' / ').map((text) => ({ lang, verdict, category, text, held: heldOut(text) })) : []
  })
}

const heldOut = (text: string): boolean => createHash('sha1').update(text).digest().readUInt32BE(0) % 3 === 0
