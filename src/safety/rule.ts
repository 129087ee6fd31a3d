/** How a rule of either language is written: what it finds, what takes it back, and which frames it minds. */
import type { SafetyRule } from './evidence.ts'

export const all = ['past', 'info', 'fiction', 'negated', 'idiom'] as const
export const emergency = (
  category: string,
  any: RegExp,
  unless?: RegExp,
  frames: readonly string[] = all,
): SafetyRule => ({
  verdict: 'EMERGENCY',
  category,
  any,
  unless,
  frames,
})
export const block = (
  category: string,
  any: RegExp,
  unless?: RegExp,
  frames: readonly string[] = ['fiction', 'defence'],
): SafetyRule => ({ verdict: 'BLOCK', category, any, unless, frames })
