/**
 * Decisions at the door to the host (design §10): a proposal gets its hashes and the host's first look, a decision is prepared,
 * executed, landed, probed and told. What each answer means is decided in core/work/proposing.ts and execution.ts.
 *
 * P1. Every hash is made here, never taken from an adapter. P2. A host that throws while it only looks has refused; one that throws
 *     while it acts is lost, and nobody knows what it did.
 */

import type { Prepared, Told } from '../core/contracts/acting.ts'
import type { Cause } from '../core/contracts/causes.ts'
import type { DecisionEnvelope, ToolEnvelope } from '../core/contracts/execution.ts'
import type { AgentCommand, Command, CommandOf, OutcomeCommand } from '../core/state/commands.ts'
import { type Conversation, openDecision, taskOf, taskOfDispatch } from '../core/state/conversation.ts'
import type { EventOf, JournalEvent, SaidProblem } from '../core/state/events.ts'
import { settledDecision } from '../core/state/ledger.ts'
import { clip } from '../core/text/clip.ts'
import { changesOf, landedIn, toTakeBack, undoOf, unknownChange, wordsFor } from '../core/work/landed.ts'
import { scopeOf } from '../core/work/proposing.ts'
import { canonicalHash, pinCanonical } from '../edge/canonical-hash.ts'
import { ownCopy } from '../edge/own-copy.ts'
import type { Awaitable, Journal, Ports, ToolCall, ToolHost } from '../ports.ts'
import { problemIn } from '../views/texts/causes.ts'
import { compilePlan } from './compile-plan.ts'
import { gitOf } from './goal-git.ts'
import { decidedAt, type Live } from './live.ts'

type Asked = { readonly id: string; readonly decisionId: string }
type Post = (command: OutcomeCommand) => void

/** P1. */
export function heard(ports: Ports, live: Live, frame: AgentCommand | OutcomeCommand): Command {
  if (frame.type === 'result' && frame.success) return withPlan(ports, live, frame)
  if (frame.type !== 'propose') return frame
  const { tools, log } = ports
  const envelope = taken(frame.envelope)
  const { action, params = {} } = envelope
  return {
    ...frame,
    ...(frame.following && { following: ownCopy(frame.following) }),
    envelope,
    hash: canonicalHash(envelope),
    content: canonicalHash({ action, params }),
    checked: checked(),
  }

  function checked(): CommandOf<'propose'>['checked'] {
    if (envelope.type !== 'TOOL_CALL')
      return { ok: true, value: { reach: { effect: 'read', paths: [] }, risk: 'low', reasons: [] } }
    try {
      const answer = tools.check(envelope)
      return 'refused' in answer ? { ok: false, problem: answer.refused } : { ok: true, value: answer }
    } catch (error) {
      log.error({ err: error }, 'the host could not check a proposal')
      return { ok: false, problem: { code: 'E_IO', cause: { kind: 'host_failed' } } }
    }
  }
}

/** What an adapter does to its own afterwards changes nothing of what is approved and executed. One id is written in one way. */
function taken(envelope: DecisionEnvelope): DecisionEnvelope {
  const copy = ownCopy(envelope)
  copy.decision_id = copy.decision_id.toLowerCase()
  if (copy.params) pinCanonical(copy.params)
  return pinCanonical(copy)
}

/** Whether it was asked for, the core knows (work/staff.ts). */
function withPlan(
  { tools, journal }: Ports,
  live: Live,
  frame: Extract<AgentCommand, { type: 'result'; success: true }>,
): Command {
  const { plan } = frame.result.slots_update
  if (plan === undefined) return frame
  const git = gitOf(journal, live, taskOfDispatch(live.state, frame.dispatchId))
  return { ...frame, planned: compilePlan(tools, plan, git) }
}

/** `s` may be ahead of what is on disk: a host that only looks at this machine is asked before the commit. */
export function preparedBy(
  ports: Ports,
  live: Live,
  s: Conversation,
  { id, decisionId }: Asked,
): Awaitable<OutcomeCommand> {
  const about = { effect: id, decisionId }
  const failed = (error: unknown): OutcomeCommand => {
    ports.log.error({ effect: id, err: error }, 'a decision could not be prepared')
    return { type: 'prepare_refused', ...about, problem: { code: 'E_IO', cause: { kind: 'prepare_failed' } } }
  }
  try {
    const call = callOf(ports, live, s, decisionId)
    const unknown = call.envelope.action === 'undo' && unknownOf(ports.journal, live.id, call.envelope)
    if (unknown) return { type: 'prepare_refused', ...about, problem: { code: 'E_CONFLICT', cause: unknown } }
    const following = followingOf(ports, live, s, call)
    const answered = ([answer, next]: [Found, Found | undefined]): OutcomeCommand => {
      if ('refused' in answer) return { type: 'prepare_refused', ...about, problem: answer.refused }
      // Nobody is asked about a branch for a change that will not be made.
      if (next && 'refused' in next) return { type: 'prepare_refused', ...about, problem: next.refused }
      const hash = following && next && approvalHash(following, next)
      const shown = { prepared: answer, scope: call.scope, hash: approvalHash(call, answer, hash) }
      if (!following || !next || hash === undefined) return { type: 'prepared', ...about, ...shown }
      const { decision_id } = following.envelope
      return { type: 'prepared', ...about, ...shown, following: { decision_id, prepared: next, hash } }
    }
    const answer = withWords(ports.tools.prepare(call), call)
    const next = following && ports.tools.prepare(following)
    if (!(answer instanceof Promise) && !(next instanceof Promise)) return answered([answer, next])
    return Promise.all([answer, next]).then(answered).catch(failed)
  } catch (error) {
    return failed(error)
  }
}
type Found = Awaited<ReturnType<ToolHost['prepare']>>

/** Of an undo: whose changes it takes back, as they were asked for. */
function withWords(answer: Awaitable<Found>, { undoes = [] }: ToolCall): Awaitable<Found> {
  if (undoes.length === 0) return answer
  const named = (found: Found): Found => ('refused' in found ? found : { ...found, undoes: [...undoes] })
  return answer instanceof Promise ? answer.then(named) : named(answer)
}

/** What its agent will propose once it is settled. */
function followingOf(ports: Ports, live: Live, s: Conversation, { envelope, taskId }: ToolCall): ToolCall | undefined {
  const { following } = proposalOf(ports, live, s, envelope.decision_id)
  return following?.type === 'TOOL_CALL' ? toolCall(live, s, { envelope: following, taskId }) : undefined
}

/** Of exactly what a person is shown: whatever differs at execution, the approval is void. */
const approvalHash = ({ envelope, scope }: ToolCall, { pre, risk }: Prepared, following?: string): string =>
  canonicalHash({
    envelope,
    risk,
    scope,
    ...(following && { following }),
    pre: pre.map(({ path, hash, kind, mode }) => ({ path, hash, kind, mode })),
  })

export async function execute(ports: Ports, live: Live, { id, decisionId }: Asked, post: Post): Promise<void> {
  const x = openDecision(live.state, decisionId)
  const prepared = decidedAt(ports.journal, live, x?.shown?.seq ?? 0)
  const pre = prepared?.type === 'decision_prepared' ? prepared.prepared.pre : []
  const abort = new AbortController()
  live.hosts.set(decisionId, abort)
  try {
    const call = callOf(ports, live, live.state, decisionId)
    const answer = await ports.tools.execute({ ...call, pre, attempt: x?.attempt ?? 1, signal: abort.signal })
    const about = { effect: id, decisionId }
    if ('refused' in answer) return post({ type: 'tool_refused', ...about, problem: answer.refused })
    const { result, evidence } = answer
    if ('staged' in answer)
      post({ type: 'tool_staged', ...about, result, evidence, staged: [...answer.staged], diff: answer.diff })
    else post({ type: 'tool_done', ...about, result, evidence, degraded: answer.degraded })
  } finally {
    live.hosts.delete(decisionId)
  }
}

/** What a host may have begun before the program ended is not begun again (design §10). */
export function executeAgain(ports: Ports, live: Live, asked: Asked, post: Post): void | Promise<void> {
  if (openDecision(live.state, asked.decisionId)?.effect === 'read') return execute(ports, live, asked, post)
  const { id: effect, decisionId } = asked
  post({ type: 'tool_lost', effect, decisionId, cause: { kind: 'host_restarted' } })
}

export async function land(ports: Ports, live: Live, { id, decisionId }: Asked, post: Post): Promise<void> {
  const staged = decidedAt(ports.journal, live, openDecision(live.state, decisionId)?.staged ?? 0)
  if (staged?.type !== 'changes_staged') throw new Error(`the changes of ${decisionId} are not where the state says`)
  const { landed, left } = await ports.tools.land(callOf(ports, live, live.state, decisionId), staged.changes)
  post({ type: 'landed', effect: id, decisionId, landed, left })
}

export async function probe(ports: Ports, live: Live, { id, decisionId }: Asked, post: Post): Promise<void> {
  const outcome = await ports.tools.probe(callOf(ports, live, live.state, decisionId))
  post({ type: 'probed', effect: id, decisionId, outcome })
}

function callOf(ports: Ports, live: Live, s: Conversation, decisionId: string): ToolCall {
  const { envelope, taskId } = proposalOf(ports, live, s, decisionId)
  if (envelope.type !== 'TOOL_CALL') throw new Error(`${decisionId} calls no tool`)
  const call = toolCall(live, s, { envelope, taskId })
  return envelope.action === 'undo' ? { ...call, ...changesToUndo(ports.journal, live.id, envelope) } : call
}

type Called = { readonly envelope: ToolEnvelope; readonly taskId: string }
function toolCall(live: Live, s: Conversation, { envelope, taskId }: Called): ToolCall {
  const scope = scopeOf(s, taskOf(s, taskId), envelope)
  return { envelope, conversation: live.id, taskId, workspace: s.workspace, scope }
}

function proposalOf(ports: Ports, live: Live, s: Conversation, decisionId: string): EventOf<'decision_proposed'> {
  const { seq = 0 } = settledDecision(s, decisionId) ?? {}
  const event = live.proposals.get(seq) ?? decidedAt(ports.journal, live, seq)
  if (event?.type !== 'decision_proposed') throw new Error(`the envelope of ${decisionId} is not where the ledger says`)
  return event
}

/** An undo that an agent proposes is about what landed before it; what it proposed itself meanwhile does not count. */
function changesToUndo(
  journal: Journal,
  conversation: string,
  envelope: ToolEnvelope,
): Required<Pick<ToolCall, 'changes' | 'decisions' | 'undoes'>> {
  const meant = toTakeBack(landedBefore(journal, conversation, envelope), undoOf(envelope.params))
  return {
    changes: changesOf(meant),
    decisions: meant.map(({ id }) => id),
    undoes: wordsFor(meant).slice(0, mostWords),
  }
}
const mostWords = 20

function landedBefore(journal: Journal, conversation: string, envelope: ToolEnvelope): ReturnType<typeof landedIn> {
  const events = [...(journal.read(conversation) as Iterable<JournalEvent>)]
  const own = events.findIndex((e) => e.type === 'decision_proposed' && e.envelope.decision_id === envelope.decision_id)
  return landedIn(own < 0 ? events : events.slice(0, own))
}

/** Why nothing is taken back where the person named a file that nothing here changed. */
function unknownOf(journal: Journal, conversation: string, envelope: ToolEnvelope): Cause | undefined {
  const found = unknownChange(landedBefore(journal, conversation, envelope), undoOf(envelope.params))
  return found && { kind: 'no_such_change', named: clip(found.named, 500), changed: found.changed.slice(0, 1_000) }
}

/**
 * What an agent is told: what stands in the journal, so that it is the same however often it is told. `ended` is the position of the
 * event that ended the decision, or that says why it was not taken.
 */
export function toldAt(journal: Journal, live: Live, about: { ended: number; decisionId: string }): Told {
  const { decisionId: decision_id } = about
  const e = decidedAt(journal, live, about.ended)
  if (e?.type === 'decision_settled') {
    // Where changes were staged, the result stands with them.
    const staged = e.staged === undefined ? undefined : decidedAt(journal, live, e.staged)
    const result = e.result ?? (staged?.type === 'changes_staged' ? staged.result : undefined)
    return { decision_id, outcome: 'settled', result, verdict: e.verdict }
  }
  if (e?.type === 'decision_refused') return { decision_id, outcome: 'refused', problem: inWords(e.problem) }
  if (e?.type === 'outcome_ignored')
    return { decision_id, outcome: 'refused', problem: inWords({ code: 'E_CONFLICT', cause: e.cause }) }
  if (e?.type === 'decision_probed') return { decision_id, outcome: 'probed', probed: e.outcome }
  return { decision_id, outcome: 'uncertain' }
}

/** An agent reads words; a program may read the cause. */
const inWords = (problem: SaidProblem): Told['problem'] => ({ ...problem, message: problemIn('en', problem) })
