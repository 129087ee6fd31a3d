/** The gate for a program that passes one itself. It is loaded in the background: what is asked before that gets its verdict a little later. */
import type { SafetyGate } from '../ports.ts'
import type { GateOptions } from './gate.ts'

/**
 * The gate of this package: the rules of both languages, and what is added to them. A box has it by itself.
 *
 * @example
 * const safety = embeddedGate({ emergency: { en: 'Call 112.', zh: '请拨打 120。' } })
 */
export function embeddedGate(options: GateOptions = {}): SafetyGate {
  let gate: SafetyGate | undefined
  const loading = import('./gate.ts').then((loaded) => (gate = loaded.embeddedGate(options)))
  return { local: true, check: (asked) => (gate ? gate.check(asked) : loading.then((loaded) => loaded.check(asked))) }
}
