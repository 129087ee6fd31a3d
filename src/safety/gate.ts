/** The safety gate behind its port: the rules of both languages, and what the team adds. A computation, so it shares the commit. */
import type { SafetyGate } from '../ports.ts'
import { checkSafety, type ExtraRule } from './rules.ts'

export const rulesGate = (extra: readonly ExtraRule[] = []): SafetyGate => ({
  local: true,
  check: ({ text }) => checkSafety(text, { extra }),
})
