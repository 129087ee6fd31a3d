/** Time as data: what is due is read off the state, so a timer survives any restart (design §14). */

import type { Cause } from './contracts/causes.ts'
import { decideVerdict } from './intake/safety.ts'
import { decideAnalysed, unknownIntent } from './intake/understanding.ts'
import { type Conversation, type Decision, type Task, taskOf } from './state/conversation.ts'
import type { Draft } from './state/draft.ts'
import { workflowOf } from './state/phases.ts'
import { unasked } from './talk/questions.ts'
import { clip } from './text/clip.ts'
import { lost, refused } from './work/dispatch.ts'
import { probed } from './work/doubt.ts'
import { attemptAgain, resultMissing } from './work/execution.ts'
import { contextBuilt } from './work/intake-goal.ts'
import { prepareLate } from './work/proposing.ts'
import { goalTimedOut } from './work/recovering.ts'
import { askForSeatAgain } from './work/seat.ts'
import { settleUndo } from './work/undoing.ts'

/** The earliest time after `now` (or already past) at which `wake` has something to do, or null. */
export function due(s: Conversation, now: number): number | null {
  if (s.imported) return null
  if (unasked(s).length > 0) return s.at // what a fork dropped is asked again at once
  let earliest = Number.POSITIVE_INFINITY
  for (const t of s.tasks) {
    earliest = Math.min(earliest, t.dispatch?.until ?? earliest)
    if (t.notBefore !== undefined && t.notBefore > now) earliest = Math.min(earliest, t.notBefore)
  }
  for (const x of s.decisions) earliest = Math.min(earliest, x.until ?? earliest)
  for (const u of s.undos ?? []) earliest = Math.min(earliest, u.until)
  for (const w of s.workflows) {
    earliest = Math.min(earliest, w.context?.until ?? earliest)
    if (!w.parked) earliest = Math.min(earliest, w.until ?? earliest)
  }
  for (const m of s.messages) {
    if (m.verdict === undefined) earliest = Math.min(earliest, m.gateUntil)
    if (m.analysis === undefined) earliest = Math.min(earliest, m.engineUntil)
  }
  return earliest === Number.POSITIVE_INFINITY ? null : earliest
}

/** Whatever is due by now. A retry that became possible is found by advance(). */
export function decideWake(d: Draft): void {
  for (const m of d.state.messages) {
    const gone = { messageId: m.id, effect: `wake:${m.id}` }
    if (m.verdict === undefined && m.gateUntil <= d.at)
      decideVerdict(d, {
        ...gone,
        type: 'safety_verdict',
        verdict: 'BLOCK',
        category: 'gate',
        reason: '',
        cause: { kind: 'gate_silent' },
      })
    if (stillOpen(d, m.id) && m.analysis === undefined && m.engineUntil <= d.at) {
      const cause: Cause = { kind: 'engine_silent' }
      const analysis = unknownIntent(clip(m.text, 500), cause)
      const problem = { code: 'E_TOOL_TIMEOUT' as const, cause }
      decideAnalysed(d, { ...gone, type: 'analysed', analysis, frames: [], ops: [], problem })
    }
  }
  for (const u of d.state.undos ?? [])
    if (u.until <= d.at) settleUndo(d, u, { restored: [], left: [], cause: { kind: 'no_result' } })
  for (const w of d.state.workflows) {
    if (w.context?.until !== undefined && w.context.until <= d.at) contextBuilt(d, w)
    const late = workflowOf(d.state, w.id)
    if (late?.until !== undefined && late.until <= d.at && !late.parked) goalTimedOut(d, late)
  }
  for (const x of d.state.decisions) if (x.until !== undefined && x.until <= d.at) decisionDue(d, x)
  for (const t of d.state.tasks) expire(d, taskOf(d.state, t.id))
}

const stillOpen = (d: Draft, id: string): boolean => d.state.messages.some((m) => m.id === id)

const overdue: { readonly [S in Decision['state']]?: (d: Draft, x: Decision) => void } = {
  PROPOSED: prepareLate,
  ISSUED: (d, x) => resultMissing(d, x, { kind: 'no_result' }),
  LANDING: (d, x) => resultMissing(d, x, { kind: 'no_result' }),
  RESTING: attemptAgain,
  UNCERTAIN: (d, x) => probed(d, x, 'unknown'),
}
const decisionDue = (d: Draft, x: Decision): void => overdue[x.state]?.(d, x)

function expire(d: Draft, t: Task | undefined): void {
  if (!t) return
  const { dispatch } = t
  if (dispatch?.until === undefined || dispatch.until > d.at) return
  if (dispatch.waits !== undefined) return askForSeatAgain(d, t)
  if (t.state === 'DISPATCHING') return refused(d, t, { cause: { kind: 'timeout' } })
  lost(d, t, { cause: { kind: 'silent', ms: d.state.team.leaseMs } })
}
