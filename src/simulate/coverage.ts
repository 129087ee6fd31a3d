/**
 * Faults by situations: in which state of the work each fault struck. A situation is a task state that outlives a commit,
 * with RUNNING split by its run, a state of a message or a goal, or an open offer; `gone`: what the fault is about is over.
 * A fault of the machine or of a person strikes all that its conversation is doing; any other strikes its own task, message
 * or goal. A cell that can be hit and never is fails a long run.
 */
import { type Conversation, decisionOf, isOffer, openDecision, type Task } from '../core/state/conversation.ts'
import { type FaultKind, faultKinds, machineFaults } from './faults.ts'

export const situations = [
  'resting',
  'understanding',
  'asked',
  'offered',
  'planning',
  'parked',
  'CREATED',
  'READY',
  'retry',
  'DISPATCHING',
  'DISPATCHED',
  'RUNNING',
  'approval',
  'WAITING_TOOL',
  'PAUSED',
  'ERROR',
  'run BLOCKED',
  'AWAITING_USER',
  'REVIEWING',
  'BLOCKED',
  'completed',
  'gone',
] as const
export type Situation = (typeof situations)[number]

/** Why a task state is no column: it is left in the commit that entered it (I14). */
export const passing = [
  'EXECUTION_SUCCEEDED',
  'EXECUTION_FAILED',
  'DISPATCH_FAILED',
  'REWORK_REQUIRED',
  'DONE',
  'CANCELED',
]

/** What a fault is about, when it is not the whole conversation. */
export type About =
  | { readonly dispatchId: string }
  | { readonly decisionId: string }
  | { readonly situation: Situation }

function situationsOf(s: Conversation, about?: About): Set<Situation> {
  if (about) return new Set([situationAbout(s, about)])
  if (s.talk === 'completed') return new Set(['completed'])
  const found = new Set<Situation>()
  for (const m of s.messages) found.add(m.state === 'WAIT_USER_DECISION' ? 'asked' : 'understanding')
  if (s.questions.some(isOffer)) found.add('offered')
  for (const w of s.workflows) {
    if (w.planning !== undefined) found.add('planning')
    if (w.planReview !== undefined) found.add('REVIEWING')
    if (w.parked) found.add('parked')
  }
  for (const t of s.tasks) found.add(situationOf(s, t))
  return found.size > 0 ? found : new Set(['resting'])
}

function situationAbout(s: Conversation, about: About): Situation {
  if ('situation' in about) return about.situation
  const dispatchId = 'dispatchId' in about ? about.dispatchId : openDecision(s, about.decisionId)?.dispatchId
  const t = s.tasks.find((x) => dispatchId !== undefined && x.dispatch?.id === dispatchId)
  return t ? situationOf(s, t) : 'gone'
}

function situationOf(s: Conversation, t: Task): Situation {
  if (t.state === 'READY') return t.notBefore === undefined ? 'READY' : 'retry'
  if (t.state !== 'RUNNING') return t.state as Situation
  if (t.run?.state === 'BLOCKED') return 'run BLOCKED'
  if (t.run?.state === 'RUNNING' && decisionOf(s, t)) return 'approval'
  return (t.run?.state ?? 'RUNNING') as Situation
}

export class Coverage {
  readonly #cells = new Map<string, number>()

  count(kind: FaultKind, s: Conversation, about?: About): void {
    for (const situation of situationsOf(s, about)) this.add(kind, situation, 1)
  }

  add(kind: string, situation: string, times: number): void {
    const key = `${kind}|${situation}`
    this.#cells.set(key, (this.#cells.get(key) ?? 0) + times)
  }

  at(kind: FaultKind, situation: Situation): number {
    return this.#cells.get(`${kind}|${situation}`) ?? 0
  }

  /** For another thread: its counts as plain data. */
  entries(): [string, number][] {
    return [...this.#cells]
  }

  merge(entries: readonly [string, number][]): void {
    for (const [key, times] of entries) this.#cells.set(key, (this.#cells.get(key) ?? 0) + times)
  }

  /** Cells that can be hit and were not. */
  missing(kinds: readonly FaultKind[] = faultKinds): string[] {
    return kinds.flatMap((kind) =>
      situations
        .filter((situation) => this.at(kind, situation) === 0 && impossible(kind, situation) === undefined)
        .map((situation) => `${kind} × ${situation}`),
    )
  }
}

const whole = situations.filter((situation) => situation !== 'gone')
const anyRun = ['RUNNING', 'approval', 'WAITING_TOOL', 'PAUSED'] as const

type Reach = { readonly kinds: readonly FaultKind[]; readonly situations: readonly Situation[]; readonly why: string }
/** Where each fault must be seen to strike, and why elsewhere it comes only by chance or not at all. */
export const reaches: readonly Reach[] = [
  {
    kinds: [...machineFaults, 'pause', 'stop', 'watcher_fails', 'hostile_text', 'key_repeated'],
    situations: whole,
    why: 'the machine, people and watchers strike at any time; there is always a conversation, so nothing is gone',
  },
  {
    kinds: ['long_text', 'burst', 'import_under_way', 'import_forged'],
    situations: ['resting', 'understanding', 'RUNNING'],
    why: 'these are rare because they cost much; a state that they find is as good as any other',
  },
  {
    kinds: ['nack', 'nack_storm', 'agent_never_starts', 'frame_reordered'],
    situations: ['DISPATCHING'],
    why: 'these are answers to a dispatch, and nothing else is waiting for one',
  },
  { kinds: ['few_seats'], situations: ['DISPATCHING'], why: 'a dispatch that finds no free seat waits for one' },
  {
    kinds: ['pause_heard', 'pause_unheard'],
    situations: ['PAUSED'],
    why: 'an agent is told of a pause when its run is held',
  },
  {
    kinds: ['lost_unrepeatable'],
    situations: ['RUNNING'],
    why: 'an agent may have done its work once it was let go',
  },
  {
    kinds: ['agent_silent'],
    situations: ['DISPATCHING', 'RUNNING'],
    why: 'an agent is asked when it gets a job, and again after a restart',
  },
  {
    kinds: ['agent_hangs', 'agent_lost', 'flood', 'agent_fails'],
    situations: ['RUNNING', 'PAUSED', 'gone'],
    why: 'an agent acts between its decisions, while its run goes on, is held, or was taken from it without its knowing',
  },
  {
    kinds: ['frame_repeated', 'frame_late', 'frame_forged'],
    situations: ['DISPATCHING', 'DISPATCHED', ...anyRun, 'gone'],
    why: 'a frame arrives while its dispatch lives, in any state of the run an agent can cause, or after it',
  },
  {
    kinds: ['decision_repeated', 'decision_conflict'],
    situations: ['RUNNING', 'PAUSED', 'gone'],
    why: 'a decision is repeated when the one before it is settled',
  },
  {
    kinds: ['gate_fails', 'gate_silent', 'gate_refuses', 'engine_fails', 'engine_silent'],
    situations: ['understanding'],
    why: 'gate and engine are asked about a message that is being understood',
  },
  {
    kinds: ['planner_fails', 'planner_silent', 'planner_asks', 'plan_refused'],
    situations: ['planning'],
    why: 'a planner is asked while a goal is planned',
  },
  {
    kinds: ['verification_red'],
    situations: ['WAITING_TOOL'],
    why: 'the checks of a goal are commands of a task of its own',
  },
  { kinds: ['reviewer_fails', 'reviewer_silent'], situations: ['REVIEWING'], why: 'a reviewer is asked in a review' },
  {
    kinds: ['prepare_refuses', 'prepare_fails', 'prepare_silent'],
    situations: ['approval'],
    why: 'a decision is looked at before anybody is asked about it',
  },
  {
    kinds: ['second_approver'],
    situations: ['approval'],
    why: 'a decision is asked about, and somebody who may not approve it answers first',
  },
  {
    kinds: ['grant_ends_in_line'],
    situations: ['approval'],
    why: 'a decision that a grant covers waits for the workspace',
  },
  {
    kinds: ['cancel_in_stage'],
    situations: ['approval', 'WAITING_TOOL', 'ERROR', 'run BLOCKED'],
    why: 'a person cancels the task of a decision that is open, however far it is',
  },
  {
    kinds: ['told_twice'],
    situations: ['RUNNING'],
    why: 'an agent that was told asks once more, and is told the same',
  },
  {
    kinds: ['decisions_pile_up'],
    situations: ['RUNNING', 'PAUSED', 'gone'],
    why: 'an agent acts between its decisions, while its run goes on, is held, or was taken from it without its knowing',
  },
  {
    kinds: [
      'tool_fails',
      'tool_silent',
      'tool_misses',
      'tool_refuses',
      'tool_stale',
      'land_fails',
      'land_left',
      'land_silent',
    ],
    situations: ['WAITING_TOOL'],
    why: 'a tool runs while its run waits for it',
  },
  {
    kinds: ['probe_unknown', 'probe_silent'],
    situations: ['ERROR'],
    why: 'a probe looks after an outcome that is not known',
  },
  {
    kinds: ['answer_twice', 'answer_wrong'],
    situations: ['asked', 'offered', 'parked', 'approval', 'run BLOCKED', 'BLOCKED', 'PAUSED'],
    why: 'an answer is to a question, and these are what questions are about',
  },
]

/** Why a cell need not be hit; nothing when it must. */
export const impossible = (kind: FaultKind, situation: Situation): string | undefined => {
  const reach = reaches.find(({ kinds }) => kinds.includes(kind))
  return reach?.situations.includes(situation) ? undefined : (reach?.why ?? 'unknown')
}
