/**
 * How risky a shell line is, read as if it ran in the workspace root without a sandbox (docs/explain.md). Only a rating: the kernel's
 * sandbox is what holds a command, this decides what a person is asked.
 *
 * R1. Every node of the parsed line is rated, and the highest rating counts.
 * R2. What cannot be parsed, is too long, or holds characters that hide what it says is high.
 */
import type { Risk, RiskReason } from '../../core/contracts/acting.ts'
import { riskOf } from '../../core/contracts/risk-kinds.ts'
import { reserved } from './fields.ts'
import { type Finding, finding, higher, reasonsOf } from './finding.ts'
import { rateScript } from './walk.ts'

export type Rated = { readonly risk: Risk; readonly needs_confirmation: boolean; readonly reasons: RiskReason[] }

const mostLength = 16_384
/** Control characters but tab and line feed, marks that turn the reading order, blanks and letters of no width, odd blanks. */
const hiding = /[\p{Cc}\p{Bidi_Control}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u115F\u1160\u3164\uFFA0]/u
const blanks = /(?![ \t\n])\s/

/** `root`: the workspace's own absolute name, where it is known. */
export function rateCommand(command: string, root?: string): Rated {
  const findings = findingsOf(command, root)
  const risk = findings.reduce<Risk>((most, { kind }) => higher(most, riskOf[kind]), 'low')
  return { risk, needs_confirmation: risk !== 'low', reasons: reasonsOf(findings) }
}

function findingsOf(command: string, root?: string): readonly Finding[] {
  if (command.length > mostLength) return [finding('too_long')]
  const plain = command.replace(/[\t\n]/g, ' ')
  if (hiding.test(plain) || blanks.test(plain) || reserved.test(plain)) return [finding('hidden_characters')]
  const found = rateScript(command, root === undefined ? {} : { root })
  return found.length > 0 ? found : [finding('prints')]
}
