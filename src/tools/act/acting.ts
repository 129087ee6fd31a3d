/**
 * One decision from its text to its outcome, without a conversation around it: the same filter, ledger, scope, undo store and judge.
 * Who is asked and how is the caller's (`ask`). The program around it is cli/act.ts.
 *
 * T1. Nothing lands before the judge has seen what was staged. T2. A decision that was settled before is answered from the ledger.
 */

import type { EffectiveScope, Prepared } from '../../core/contracts/acting.ts'
import {
  DecisionEnvelope,
  type MutatorResult,
  type ToolEnvelope,
  type ToolResult,
} from '../../core/contracts/execution.ts'
import type { Evidence, SaidProblem } from '../../core/state/events.ts'
import { judge } from '../../core/work/judge.ts'
import { canonicalHash } from '../../edge/canonical-hash.ts'
import { readContract } from '../../edge/read-contract.ts'
import type { Done, Landed, Refused, Staged, ToolCall } from '../../ports.ts'
import { noEvidence } from '../evidence.ts'
import type { WorkspaceHost } from '../host.ts'
import { conflict, isRefused, refused } from '../refused.ts'

export type Confirm = 'always' | 'never' | 'ask-high'
export type Question = {
  readonly decision_id: string
  readonly hash: string
  readonly envelope: ToolEnvelope
  readonly prepared: Prepared
}
export type Answered = 'approved' | 'denied' | 'unanswered'

export type Outcome = {
  readonly result: ToolResult | null
  readonly verdict: MutatorResult
  readonly evidence: Evidence
  readonly refused?: SaidProblem
}

export type Acting = {
  readonly host: WorkspaceHost
  readonly workspace: string
  readonly confirm: Confirm
  readonly ask: (question: Question) => Promise<Answered>
  /** The longest text of an envelope. */
  readonly maxBytes: number
}

const taskId = 'act'
const conversation = 'act'
const mostStale = 5

/** 'unanswered' where nobody was there to answer the question. */
export async function actOn(acting: Acting, text: string): Promise<Outcome | 'unanswered'> {
  const read = readContract(DecisionEnvelope, text, { limits: { maxBytes: acting.maxBytes } })
  if (!read.ok) {
    const { code, detail } = read.problem
    const where = String(detail.path ?? '$').slice(0, 500)
    return refusal(undefined, {
      code,
      cause: { kind: 'bad_params', where },
      message: String(detail.message ?? detail.why),
    })
  }
  const envelope = read.value
  if (envelope.type !== 'TOOL_CALL') return notActing(envelope)
  const { allowed_tasks, allowed_paths } = envelope.scope
  if (!allowed_tasks.includes(taskId))
    return refusal(envelope.decision_id, { code: 'E_POLICY_DENIED', cause: { kind: 'task_out_of_scope', taskId } })
  const scope: EffectiveScope = { within: [allowed_paths], without: [], denied: [] }
  return decide(acting, { envelope, conversation, taskId, workspace: acting.workspace, scope })
}

const notActing = ({ decision_id, type }: DecisionEnvelope): Outcome =>
  refusal(decision_id, {
    code: 'E_INVALID_ARGS',
    cause: { kind: 'bad_params', where: '$.type' },
    message: `${type} acts on a run, and here is none`,
  })

async function decide(acting: Acting, call: ToolCall): Promise<Outcome | 'unanswered'> {
  const { decision_id, timeout_ms } = call.envelope
  const known = knownTo(acting, call)
  if (known)
    return isRefused(known) ? refusal(decision_id, known.refused) : settle(acting, call, known.answer, known.landed) // T2
  for (let tries = 0; tries < mostStale; tries++) {
    const prepared = await acting.host.prepare(call)
    if (isRefused(prepared)) return refusal(decision_id, prepared.refused)
    const answered = mustAsk(acting.confirm, prepared) ? await acting.ask(questionOf(call, prepared)) : 'approved'
    if (answered === 'unanswered') return answered
    if (answered === 'denied')
      return refusal(decision_id, { code: 'E_POLICY_DENIED', cause: { kind: 'denied', by: 'person' } })
    const signal = AbortSignal.timeout(timeout_ms)
    const answer = await executed(acting, { ...call, pre: prepared.pre, attempt: 1, signal })
    if (answer === 'lost') return lost(decision_id)
    if (!isRefused(answer)) return settle(acting, call, answer)
    if (!answer.refused.stale) return refusal(decision_id, answer.refused)
  }
  return refusal(decision_id, conflict('.', 'changed_meanwhile').refused)
}

/** A decision that began before and has no outcome is not begun again. */
function knownTo({ host }: Acting, call: ToolCall): ReturnType<WorkspaceHost['known']> {
  try {
    return host.known(call)
  } catch {
    return refused('E_CONFLICT', { kind: 'host_restarted' })
  }
}

function mustAsk(confirm: Confirm, { risk, reach }: Prepared): boolean {
  if (confirm === 'never') return false
  return risk === 'high' || (confirm === 'always' && reach.effect !== 'read')
}

const questionOf = ({ envelope, scope }: ToolCall, prepared: Prepared): Question => {
  const { pre, risk } = prepared
  const approved = { envelope, pre: pre.map(({ path, hash }) => [path, hash]), risk, scope }
  const hash = canonicalHash(approved)
  return { decision_id: envelope.decision_id, hash, envelope, prepared }
}

type Execute = Parameters<WorkspaceHost['execute']>[0]
async function executed({ host }: Acting, call: Execute): Promise<Staged | Done | Refused | 'lost'> {
  try {
    return await host.execute(call)
  } catch (thrown) {
    if (call.signal.aborted) return 'lost'
    throw thrown
  }
}

const lost = (id: string): Outcome => refusal(id, { code: 'E_TOOL_TIMEOUT', cause: { kind: 'no_result' } })

async function settle({ host }: Acting, call: ToolCall, answer: Staged | Done, landed?: Landed): Promise<Outcome> {
  const { result, evidence } = answer
  const { verdict } = judge(result, evidence, okExit(call.envelope))
  if (!('staged' in answer) || !verdict.accepted) return { result, verdict, evidence } // T1
  const { left } = landed ?? (await host.land(call, answer.staged))
  if (left.length === 0) return { result, verdict, evidence }
  const [path = '.'] = left
  return {
    result,
    verdict: {
      accepted: false,
      reason: `Changed meanwhile: ${left.join(', ')}`.slice(0, 65_536),
      new_agent_status: 'BLOCKED',
    },
    evidence: { ...evidence, met: evidence.met.filter((met) => !left.includes(met)), missing: [...left] },
    refused: conflict(path, 'changed_meanwhile').refused,
  }
}

/** A check that may fail lists its codes. */
function okExit({ params }: ToolEnvelope): readonly number[] | undefined {
  const { ok_exit } = params
  return Array.isArray(ok_exit) ? ok_exit.filter((code): code is number => typeof code === 'number') : undefined
}

const refusal = (id: string | undefined, problem: SaidProblem): Outcome => ({
  result:
    id === undefined
      ? null
      : { decision_id: id, exit_code: 1, stdout: '', stderr: problem.message ?? problem.code, artifacts: [] },
  // ERROR means that the system failed, BLOCKED that the logic did.
  verdict: {
    accepted: false,
    reason: `Refused: ${problem.code}`,
    new_agent_status: problem.code === 'E_TOOL_TIMEOUT' ? 'ERROR' : 'BLOCKED',
  },
  evidence: noEvidence,
  refused: problem,
})

/** What a kill left staged is brought to its end: what the judge accepts lands, the rest stays where it is. */
export async function finishActs({ host, workspace }: Pick<Acting, 'host' | 'workspace'>): Promise<void> {
  await host.finish()
  await host.finishLandings(workspace, ({ result, evidence }) => judge(result, evidence).verdict.accepted)
}
