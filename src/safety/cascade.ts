/**
 * The embedded gate first, a model where that one is not sure. Never less strict than either: what the embedded gate stops stays stopped,
 * and what the model stops is stopped too. A model that fails, or says nothing that fits, changes nothing.
 */
import { languageOf, type Spoken } from '../core/text/language.ts'
import type { SafetyGate, SafetyVerdict } from '../ports.ts'
import { doubtIn } from './check-safety.ts'

/** Without a verdict, its answer did not fit. */
export type SecondLook = (text: string, lang: Spoken) => Promise<Partial<SafetyVerdict> | undefined>

/** From this share of danger on, a message that the embedded gate lets pass is looked at again. */
const unsure = 0.15

export const gateCascade = (
  embedded: SafetyGate,
  look: SecondLook,
  emergency?: Readonly<Record<Spoken, string>>,
): SafetyGate => ({
  local: false,
  check: async ({ text, locale }) => {
    const first = await embedded.check({ text, locale })
    if (first.verdict !== 'SAFE' || doubtIn(text) < unsure) return first
    const lang = locale === 'auto' ? languageOf(text) : locale === 'zh' ? 'zh' : 'en'
    const second = await look(text, lang).catch(() => undefined)
    const { verdict = 'SAFE', category = 'other', reason = '', used } = second ?? {}
    const paid = used && { used }
    if (verdict === 'SAFE') return { ...first, ...paid }
    const shown = verdict === 'EMERGENCY' && emergency ? emergency[lang] : reason
    return { verdict, category, reason: shown, cause: { kind: 'reads_dangerous', category, words: '' }, ...paid }
  },
})
