/**
 * Faults by situations: in which state of the work each fault struck. A situation is a task state that outlives a commit,
 * with RUNNING split by its run, or a state of a message or a goal. A cell that can be hit and never is fails a long run.
 */
import type { Conversation, Task } from '../core/conversation.ts'
import { type FaultKind, faultKinds } from './faults.ts'

export const situations = [
  'resting',
  'understanding',
  'asked',
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

export function situationsOf(s: Conversation): Set<Situation> {
  if (s.talk === 'completed') return new Set(['completed'])
  const found = new Set<Situation>()
  for (const m of s.messages) found.add(m.state === 'WAIT_USER_DECISION' ? 'asked' : 'understanding')
  for (const w of s.workflows) {
    if (w.planning !== undefined) found.add('planning')
    if (w.parked) found.add('parked')
  }
  for (const t of s.tasks) found.add(situationOf(t))
  return found.size > 0 ? found : new Set(['resting'])
}

function situationOf(t: Task): Situation {
  if (t.state === 'READY') return t.notBefore === undefined ? 'READY' : 'retry'
  if (t.state !== 'RUNNING') return t.state as Situation
  if (t.run?.state === 'BLOCKED') return 'run BLOCKED'
  if (t.run?.state === 'RUNNING' && t.run.decision) return 'approval'
  return (t.run?.state ?? 'RUNNING') as Situation
}

export class Coverage {
  readonly #cells = new Map<string, number>()

  count(kind: FaultKind, s: Conversation): void {
    for (const situation of situationsOf(s)) this.add(kind, situation, 1)
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

type Exclusion = {
  readonly kinds: readonly FaultKind[]
  readonly situations: readonly Situation[]
  readonly why: string
}
/** The cells that no run can reach, each with its reason. */
export const exclusions: readonly Exclusion[] = []

export const impossible = (kind: FaultKind, situation: Situation): string | undefined =>
  exclusions.find((x) => x.kinds.includes(kind) && x.situations.includes(situation))?.why
