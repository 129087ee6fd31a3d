/** What every language says about risk: each kind of reason has its words. */
import type { Risk } from '../../core/contracts/acting.ts'
import type { RiskKind } from '../../core/contracts/risk-kinds.ts'

export type RiskTexts = {
  readonly risk: string
  readonly risks: Readonly<Record<Risk, string>>
  readonly asks: string
  readonly yes: string
  readonly no: string
  readonly because: string
  readonly kinds: Readonly<Record<RiskKind, string>>
}
