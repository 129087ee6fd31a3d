/** A gate that plays a script: for tests and demos. */
import type { SafetyGate, SafetyVerdict } from '../ports.ts'

/**
 * A gate that plays a script, for tests.
 *
 * @example
 * const safety = scriptedGate(() => ({ verdict: 'SAFE', reason: '' }))
 */
export const scriptedGate = (
  script: (text: string) => SafetyVerdict = () => ({ verdict: 'SAFE', reason: 'scripted' }),
): SafetyGate => ({
  local: true,
  check: ({ text }) => script(text),
})
