/** The safety gate behind its port: the rules of both languages, and what the team adds. A computation, so it shares the commit. */
import { languageOf, type Spoken } from '../core/text/language.ts'
import type { SafetyGate } from '../ports.ts'
import { checkSafety, type ExtraRule, warmSafety } from './check-safety.ts'

/** What a team adds to the gate. */
export type GateOptions = {
  readonly extra?: readonly ExtraRule[]
  /** What the team says first in an emergency, in the language of the message. */
  readonly emergency?: Readonly<Record<Spoken, string>>
}

/** Its patterns and weights are made ready in the first idle moment, so that neither opening nor the first message waits for them. */
export function embeddedGate({ extra = [], emergency }: GateOptions = {}): SafetyGate {
  warmOnce()
  return {
    local: true,
    check: ({ text, locale }) => {
      const lang = locale === 'auto' ? languageOf(text) : locale === 'zh' ? 'zh' : 'en'
      const found = checkSafety(text, { extra, lang })
      // A team without words of its own for an emergency is asked for help with its work.
      if (found.notice && !emergency && /^\s*help[.?]?\s*$/i.test(text)) return withoutNotice(found)
      const alarming = found.verdict === 'EMERGENCY' || found.notice !== undefined
      return alarming && emergency ? { ...found, reason: emergency[lang] } : found
    },
  }
}

const withoutNotice = ({ notice: _, ...found }: ReturnType<typeof checkSafety>) => found

let warmed = false
function warmOnce(): void {
  if (warmed) return
  warmed = true
  setImmediate(warmSafety).unref()
}
