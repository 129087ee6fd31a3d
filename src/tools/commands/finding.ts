/** One thing that was found about a part of a command, and the words for it. The views put each kind into words. */
import type { Risk, RiskReason } from '../../core/contracts/acting.ts'
import { type RiskKind, riskOf } from '../../core/contracts/risk-kinds.ts'

export type Finding = { readonly kind: RiskKind; readonly what: string }

export const finding = (kind: RiskKind, what = ''): Finding => ({ kind, what })

const order: readonly Risk[] = ['low', 'medium', 'high']
export const higher = (a: Risk, b: Risk): Risk => (order.indexOf(a) >= order.indexOf(b) ? a : b)

const mostReasons = 20
const placeholders = /[\uE000-\uE005]/g

/** The reasons of the highest rating first, each once. */
export function reasonsOf(findings: readonly Finding[]): RiskReason[] {
  const known = new Map<string, RiskReason & { kind: RiskKind }>()
  for (const { kind, what } of findings) {
    const shown = what.replace(placeholders, '…').slice(0, 200)
    known.set(`${kind} ${shown}`, shown === '' ? { kind } : { kind, what: shown })
  }
  return [...known.values()]
    .sort((a, b) => order.indexOf(riskOf[b.kind]) - order.indexOf(riskOf[a.kind]))
    .slice(0, mostReasons)
}
