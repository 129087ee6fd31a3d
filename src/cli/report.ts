/** How a command tells that it failed: a sentence, a next step, the code and the trace_id, on standard error (SPEC §15). */
import type { Problem } from '../core/problems.ts'
import { problemView } from '../views/problem.ts'
import { exits, type Session } from './session.ts'

export function report(session: Session, problem: Problem): number {
  const view = problemView(problem, session.lang)
  session.log.info({ problem }, view.message)
  tell(session, view)
  return problem.code === 'E_INVALID_ARGS' ? exits.usage : exits.failed
}

type Told = { readonly code: string; readonly message: string; readonly next: string }
export function tell(session: Pick<Session, 'io' | 'json' | 'texts' | 'traceId'>, { code, message, next }: Told): void {
  const { io, json, texts, traceId } = session
  if (json) return io.err(`${JSON.stringify({ error: { code, message, next, trace_id: traceId } })}\n`)
  io.err(`${message}\n${texts.errorLines.next} ${next}\n${texts.errorLines.code} ${code}, trace_id ${traceId}\n`)
}
