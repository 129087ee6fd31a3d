/** `signalbox prompts [PHASE]`: what language models are told in each phase, word for word, with the version that journals name. */
import { refuse } from '../core/contracts/result.ts'
import { spokenFor } from '../core/text/language.ts'
import type { Phase } from '../models/prompts/prompt.ts'
import { prompts } from '../models/prompts/prompts.ts'
import { paint, painted } from './painted.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

export async function showPrompts({ phase }: { readonly phase?: string }, session: Session): Promise<number> {
  const known = Object.keys(prompts)
  if (phase !== undefined && !known.includes(phase))
    return report(session, refuse('E_INVALID_ARGS', { why: 'unknown_option', option: phase, known }).problem)
  const shown = phase === undefined ? Object.values(prompts) : [prompts[phase as Phase]]
  for (const prompt of shown) {
    if (session.json) printJson(session, prompt)
    else {
      printLine(session, painted`${paint(session.io, 'bold', `${prompt.phase}@${prompt.version}`)}`)
      printLine(session, `${prompt[spokenFor(session.lang)]}\n`)
    }
  }
  return exits.done
}
