/** How a command reports a failure: a sentence, a next step, the code and the trace_id, on standard error (design §15). */
import type { Problem } from '../core/contracts/problems.ts'
import type { Lang } from '../core/text/language.ts'
import { problemView } from '../views/problem.ts'
import { exits, type Session } from './session.ts'

export function report(session: Session, problem: Problem): number {
  session.log.info({ problem }, problemView(problem, session.lang).message)
  return tellProblem(session, problem, session.lang)
}

type Teller = Pick<Session, 'io' | 'json' | 'texts' | 'traceId' | 'call'>
export function tellProblem(teller: Teller, problem: Problem, lang: Lang): number {
  tell(teller, problemView(problem, lang))
  return problem.code === 'E_INVALID_ARGS' ? exits.usage : exits.failed
}

type Told = { readonly code: string; readonly message: string; readonly next: string }
export function tell(teller: Teller, { code, message, next: said }: Told): void {
  const { io, json, texts, traceId, call } = teller
  const next = asCalled(said, call)
  if (json) return io.err(`${JSON.stringify({ error: { code, message, next, trace_id: traceId } })}\n`)
  io.err(`${message}\n${texts.errorLines.next}${next}\n${texts.errorLines.code}${code}, trace_id ${traceId}\n`)
}

/** Texts name a command as `signalbox list`; the reader gets it as they have to type it here. */
export const asCalled = (text: string, call: string): string => text.replaceAll('`signalbox ', `\`${call} `)
