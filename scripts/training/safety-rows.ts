/** Reads rows/safety-en.ts and rows/safety-zh.ts: a letter, a category, texts divided by " / ". */
import type { Verdict } from '../../src/safety/check-safety.ts'
import { isHeldOut } from './held-out.ts'
import { safetyRowsEn } from './rows/safety-en.ts'
import { safetyRowsZh } from './rows/safety-zh.ts'

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
    return verdict ? texts.split(' / ').map((text) => ({ lang, verdict, category, text, held: isHeldOut(text) })) : []
  })
}
