/** What a rule of either language says: what it finds, what withdraws it, and which frames do. */

/** It fires when `any` matches and neither `unless` nor one of its frames does. */
export type SafetyRule = {
  readonly verdict: 'BLOCK' | 'EMERGENCY'
  readonly category: string
  readonly any: RegExp
  readonly unless?: RegExp
  readonly frames: readonly string[]
}

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
