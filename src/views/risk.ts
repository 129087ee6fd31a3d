/** How risky something is and why, in words. */
import type { Risk, RiskReason } from '../core/contracts/acting.ts'
import { riskOf } from '../core/contracts/risk-kinds.ts'
import type { Lang } from '../core/text/language.ts'
import { printable } from './printable.ts'
import { riskEn } from './texts/risk-en.ts'
import type { RiskTexts } from './texts/risk-texts.ts'
import { riskZh } from './texts/risk-zh.ts'

const words: Readonly<Record<Lang, RiskTexts>> = { en: riskEn, zh: riskZh }

/** One reason as a clause: `rm -rf src: may delete data for good`. A kind that is not ours is shown by its own name. */
export function riskReasonText({ kind, what }: RiskReason, lang: Lang): string {
  const said = Object.hasOwn(riskOf, kind) ? words[lang].kinds[kind as keyof typeof riskOf] : kind.replaceAll('_', ' ')
  return what === undefined ? said : `${printable(what)}${lang === 'zh' ? '：' : ': '}${said}`
}

/**
 * All reasons as one text, each kind once: `a.ts, b.ts +3: replaces what is in the file`. What holds of all that is `said` beside it is
 * not named again.
 */
export function riskReasonsText(reasons: readonly RiskReason[], lang: Lang, said: readonly string[] = []): string {
  const list = lang === 'zh' ? '、' : ', '
  const kinds = [...new Set(reasons.map(({ kind }) => kind))]
  const texts = kinds.map((kind) => {
    const named = reasons.flatMap((reason) => (reason.kind === kind ? (reason.what ?? []) : []))
    const distinct = [...new Set(named)]
    const all = said.length > 0 && said.every((one) => distinct.includes(one)) ? [] : distinct
    const most = kind === 'stays_changed' || kind === 'names_file' || kind === 'left_out' ? mostLeft : mostNamed
    const more = all.length > most ? ` +${all.length - most}` : ''
    const what = all.length === 0 ? undefined : `${all.slice(0, most).join(list)}${more}`
    return riskReasonText({ kind, ...(what !== undefined && { what }) }, lang)
  })
  return texts.join(lang === 'zh' ? '；' : '; ')
}
const mostNamed = 2
/** What stays stands nowhere else on a card. */
const mostLeft = 10

type Rated = { readonly risk: Risk; readonly needs_confirmation: boolean; readonly reasons: readonly RiskReason[] }

/** The answer of `explain risk` for a person. */
export function riskCard({ risk, needs_confirmation, reasons }: Rated, lang: Lang): Record<string, string> {
  const t = words[lang]
  return {
    [t.risk]: t.risks[risk],
    [t.asks]: needs_confirmation ? t.yes : t.no,
    [t.because]: reasons.map((reason) => riskReasonText(reason, lang)).join('\n'),
  }
}
