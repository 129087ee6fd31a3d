/** What a simulated agent does after its start: progress, decisions, a result; and all the ways it goes wrong. */
import type { DecisionEnvelope, ToolEnvelope } from '../core/contracts/execution.ts'
import type { TaskResult } from '../core/contracts/tasks.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import { memberOf } from '../core/state/team.ts'
import type { Job } from '../ports.ts'
import type { FaultKind } from './faults.ts'
import type { Dice } from './prng.ts'
import type { Scene } from './scene.ts'
import { staffPart, staffResult } from './staff-work.ts'
import { hostile, speech, stranger } from './texts.ts'

export type Actor = {
  readonly scene: Scene
  readonly job: Job
  readonly dice: Dice
  readonly deliveries: number
  /** The request that a planner or a reviewer answers. */
  readonly request: number
  post: (frame: AgentCommand) => void
  stage: 'offered' | 'working' | 'over'
  /** It lives on when the process that gave it the job dies. */
  readonly survives: boolean
  /** What it still wants to do before its result. */
  actions: number
  /** It was told of a pause, and does nothing until it is told to go on. */
  holds?: boolean
  /** The decision whose outcome it waits to be told. */
  waits?: string
  readonly proposed: DecisionEnvelope[]
  /** What its task was to do before it was lost, under the same ids: as an agent does that makes them from its task. */
  readonly again: DecisionEnvelope[]
  /** What the agents of its conversation wanted to change so far, whoever asked for it. */
  readonly wanted: ToolEnvelope[]
  readonly fence: { readonly dispatchId: string; readonly token: number }
  readonly send: (frame: AgentCommand) => void
  readonly say: (delay: number, frame: AgentCommand) => void
  readonly forge: (delay: number, frame: AgentCommand) => void
}

const on = (actor: Actor, kind: FaultKind, chance: number): boolean =>
  actor.scene.strikes(kind, actor.job.conversation, { dice: actor.dice, chance, about: actor.job })

export function goOn(actor: Actor, delay: number): void {
  actor.scene.clock.after(delay, () => act(actor))
}

function act(actor: Actor): void {
  const { dice } = actor
  if (actor.stage !== 'working' || actor.waits !== undefined || actor.holds) return
  if (on(actor, 'agent_hangs', 0.04)) return
  if (isOnlyOnce(actor) && on(actor, 'lost_unrepeatable', 0.05)) return actor.send({ type: 'lost', ...actor.fence })
  if (on(actor, 'agent_lost', 0.02)) return actor.send({ type: 'lost', ...actor.fence })
  if (on(actor, 'flood', 0.02)) for (let i = 0; i < 20; i++) actor.send(progress(actor, `line ${i}`))
  if (actor.actions-- <= 0 || actor.scene.calm) return finish(actor, dice.between(0, 400))
  if (dice.chance(0.25)) {
    actor.send(progress(actor, dice.pick(['reading', 'thinking', '写代码'])))
    return goOn(actor, dice.between(10, 4_000))
  }
  propose(actor)
}

const isOnlyOnce = ({ scene, job }: Actor): boolean =>
  !memberOf(scene.stateOf(job.conversation).team, job.agentId)?.repeatable

const progress = (actor: Actor, text: string): AgentCommand => ({
  type: 'progress',
  ...actor.fence,
  step: { thought: text },
})

function propose(actor: Actor): void {
  const envelope = nextEnvelope(actor)
  actor.waits = envelope.decision_id
  actor.send({ type: 'propose', ...actor.fence, envelope })
  actor.proposed.push(envelope)
  if (on(actor, 'decisions_pile_up', 0.1))
    for (let i = 0; i < actor.dice.between(1, 40); i++)
      actor.send({ type: 'propose', ...actor.fence, envelope: nextEnvelope(actor) })
  if (actor.scene.draws('frame_forged', { dice: actor.dice, chance: 0.1 })) actor.forge(1, done(actor, {}))
  // Some do not wait to be told for ever.
  if (!actor.dice.chance(0.6)) return
  actor.scene.clock.after(actor.dice.between(8_000, 40_000), () => {
    if (actor.waits !== envelope.decision_id) return
    actor.waits = undefined
    act(actor)
  })
}

function nextEnvelope(actor: Actor): DecisionEnvelope {
  const { dice, proposed } = actor
  const last = proposed.at(-1)
  const again = actor.again.shift()
  if (again) return again
  if (last && on(actor, 'decision_repeated', 0.25)) return last
  if (last?.type === 'TOOL_CALL' && on(actor, 'decision_conflict', 0.25))
    return { ...last, params: { ...last.params, other: dice.bits() } }
  const decision_id = dice.uuid()
  if (dice.chance(0.06)) return { decision_id, type: dice.pick(['TASK_COMPLETE', 'PAUSE', 'ERROR']) }
  const same = likeBefore(actor, last)
  const path = String(same?.params.path ?? `src/${dice.pick(['a', 'a', 'b'])}.ts`)
  const content = same && dice.chance(0.7) ? String(same.params.content) : dice.pick(['v1', 'v1', 'v2'])
  const envelope: ToolEnvelope = {
    decision_id,
    type: 'TOOL_CALL',
    action: same?.action ?? dice.pick(actions),
    params: { path, content },
    scope: {
      allowed_paths: ['src/**'],
      allowed_tasks: dice.chance(0.95) ? [actor.job.body.task_id] : dice.pick([[], ['t0']]),
    },
    expectation: { world_change: [path], task_progress: 'a step' },
    timeout_ms: dice.pick([1_000, 5_000, 30_000]),
  }
  if (!readers.has(envelope.action)) actor.wanted.push(envelope)
  return envelope
}

/** Often the same again, its own or a colleague's, so that what was granted meets its like, also where somebody else asks for it. */
function likeBefore(actor: Actor, last: DecisionEnvelope | undefined): ToolEnvelope | undefined {
  const { dice, wanted } = actor
  const others = grantedToAnother(actor.scene, actor.job, wanted)
  if (others && dice.chance(0.8)) return others
  if (last?.type === 'TOOL_CALL' && dice.chance(0.5)) return last
  return wanted.length > 0 && dice.chance(0.5) ? dice.pick(wanted.slice(-4)) : undefined
}

/** What somebody else than the requester of this job was granted, if anything. */
export function grantedToAnother(scene: Scene, { conversation, body }: Job, wanted: readonly ToolEnvelope[]) {
  const { tasks, grants } = scene.stateOf(conversation)
  const requester = tasks.find((t) => t.id === body.task_id)?.requester
  const others = grants.filter((g) => requester !== undefined && g.requester !== requester)
  const isGranted = (path: string): boolean => others.some((g) => g.path === path || g.command?.endsWith(path))
  return wanted.findLast(({ params }) => isGranted(String(params.path)))
}

const readers: ReadonlySet<string> = new Set(['read_file', 'search'])
const actions = [
  ...(['read_file', 'search', 'write_file', 'write_file', 'write_file'] as const),
  ...(['delete_file', 'run_terminal_cmd', 'fetch_url'] as const),
]

/** Its last word, in one of the ways an agent can end. */
export function finish(actor: Actor, delay: number): void {
  const { dice, scene } = actor
  const part = staffPart(actor.job)
  if (part) return answerAsStaff(actor, part, delay)
  if (scene.draws('frame_forged', { dice, chance: 0.08 })) actor.forge(Math.max(0, delay - 1), done(actor, {}))
  if (on(actor, 'agent_fails', 0.1)) {
    const problem = { code: 'E_MODEL' as const, message: 'the model gave nothing' }
    return emit(actor, delay, { type: 'result', ...actor.fence, success: false, problem })
  }
  if (actor.scene.calm) return emit(actor, delay, done(actor, { user_response: `${label(actor)} is done` }))
  // Who has the focus asks often, while others are queued behind it (I22).
  const awaiting_user = actor.job.agentId.startsWith('triage') ? 60 : 12
  const kind = dice.weighed({ completed: 80, awaiting_user, canceled: 4, silent: 4 })
  if (kind === 'silent') return emit(actor, delay, done(actor, {}))
  const missing_slots = kind === 'awaiting_user' ? ['since', 'where'].slice(0, dice.between(1, 2)) : []
  const handoff_suggestion = dice.chance(0.9) ? suggestion(actor) : null
  emit(actor, delay, done(actor, { status: kind, missing_slots, handoff_suggestion, user_response: words(actor) }))
}

function answerAsStaff(actor: Actor, part: 'plan' | 'review', delay: number): void {
  const answer = staffResult(actor, part)
  const problem = { code: 'E_MODEL' as const, message: 'the model gave nothing' }
  if (answer === 'silent') return
  if (answer === 'fails') return emit(actor, delay, { type: 'result', ...actor.fence, success: false, problem })
  emit(actor, delay, done(actor, answer))
}

/** Mostly an agent that takes requests; else any member, itself among them, a stranger, or plain words. */
function suggestion({ dice, scene, job }: Actor): TaskResult['handoff_suggestion'] {
  if (dice.chance(0.1)) return 'somebody else may know more'
  const { members } = scene.stateOf(job.conversation).team
  const able = members.filter((m) => m.intents !== undefined && m.id !== job.agentId)
  const whom = dice.pick(able.length > 0 && dice.chance(0.9) ? able : members).id
  return { agent_code: dice.chance(0.1) ? stranger : whom, reason: 'they know more' }
}

/** A result that is there at once is sent at once: an agent inside the process answers in the same turn. */
function emit(actor: Actor, delay: number, frame: AgentCommand): void {
  if (delay === 0) actor.send(frame)
  else actor.say(delay, frame)
}

function words(actor: Actor): string {
  const { team } = actor.scene.stateOf(actor.job.conversation)
  if (actor.scene.strikes('hostile_text', actor.job.conversation, { dice: actor.dice, chance: 0.08 }))
    return `${label(actor)} ${actor.dice.pick(hostile)}`
  // A member that always says the same makes a loop that repeats itself word for word.
  if (team.team === 'talk' && actor.dice.chance(0.3)) return `[NEXT:${actor.job.agentId}]`
  return speech(actor.dice, label(actor), team)
}

const label = (actor: Actor): string => `${actor.job.agentId} ${actor.job.dispatchId}`

const done = (actor: Actor, more: Partial<TaskResult>): AgentCommand => ({
  type: 'result',
  ...actor.fence,
  success: true,
  result: {
    task_id: actor.job.body.task_id,
    status: 'completed',
    slots_update: {},
    missing_slots: [],
    user_response: '',
    ...more,
  },
})
