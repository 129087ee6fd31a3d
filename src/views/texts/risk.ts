/** Why something is rated as it is, in words. A host may know reasons that have none yet: those are shown as they are named. */
import type { RiskReason } from '../../core/contracts/acting.ts'
import type { Lang } from '../../core/text/language.ts'
import { texts } from './languages.ts'

export function riskIn(lang: Lang, { kind, what }: RiskReason): string {
  const { reasons } = texts[lang].acting
  const words = Object.hasOwn(reasons, kind) ? reasons[kind] : undefined
  const text = words ?? kind.replaceAll('_', ' ')
  return what === undefined ? text : `${text} (${what})`
}
