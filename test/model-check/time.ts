/**
 * Time in the model: which timers run, never how long. Each state is stood at the same instant with every timer equally far
 * off, so that any one of them may run out first, whatever the team's settings are.
 */
import type { Conversation, Decision, Message, Task, Workflow } from '../../src/core/state/conversation.ts'

const now = 1_000_000
const later = now + 1_000
const soon = now + 1

export type Timer = { readonly name: string; readonly at: number }

export function timersOf(s: Conversation): Timer[] {
  const found: { name: string; at: number | undefined }[] = [
    ...s.tasks.flatMap((t) => [
      { name: `lease ${t.id}`, at: t.dispatch?.until },
      { name: `retry ${t.id}`, at: (t.notBefore ?? 0) > s.at ? t.notBefore : undefined },
    ]),
    ...s.decisions.map((x) => ({ name: `decision ${x.id}`, at: x.until })),
    ...(s.undos ?? []).map((u) => ({ name: `undo ${u.id}`, at: u.until })),
    ...s.messages.flatMap((m) => [
      { name: `gate ${m.id}`, at: m.verdict === undefined ? m.gateUntil : undefined },
      { name: `engine ${m.id}`, at: m.analysis === undefined ? m.engineUntil : undefined },
    ]),
    ...s.workflows.flatMap((w) => [
      { name: `look ${w.id}`, at: w.context?.until },
      { name: `goal ${w.id}`, at: w.parked ? undefined : w.until },
    ]),
  ]
  return found.filter((timer): timer is Timer => timer.at !== undefined)
}

/** The same situation with all timers equally far off. Retries are shortened: the second failure is the last (dispatch:D3, planning:P1). */
export function stood(s: Conversation): Conversation {
  const still = { ...retimed(s, () => later), at: now }
  return { ...still, workflows: still.workflows.map(shortened) }
}

/** The second failed plan is the last, and so is the second question. */
const shortened = (w: Workflow): Workflow => ({
  ...w,
  planFailures: w.planFailures > 0 ? 2 : 0,
  ...(w.clarified !== undefined && { clarified: 3 }),
})

/** The same situation in which the named timer runs out before the others. */
export const withOneDue = (s: Conversation, name: string): Conversation =>
  retimed(s, (timer) => (timer === name ? soon : later))

function retimed(s: Conversation, when: (name: string) => number): Conversation {
  const workflows = s.workflows.map((w) => ({
    ...w,
    context: w.context?.until === undefined ? w.context : { ...w.context, until: when(`look ${w.id}`) },
    until: w.until && when(`goal ${w.id}`),
  }))
  return {
    ...s,
    workflows,
    messages: s.messages.map((m) => message(m, when)),
    tasks: s.tasks.map((t) => task(t, s.at, when)),
    decisions: s.decisions.map((x) => decision(x, when)),
    undos: s.undos?.map((u) => ({ ...u, until: when(`undo ${u.id}`) })),
  }
}

const message = (m: Message, when: (name: string) => number): Message => ({
  ...m,
  gateUntil: when(`gate ${m.id}`),
  engineUntil: when(`engine ${m.id}`),
})

/** The second attempt of a read is its last. */
const decision = (x: Decision, when: (name: string) => number): Decision => ({
  ...x,
  until: x.until === undefined ? undefined : when(`decision ${x.id}`),
  attempt: x.attempt > 1 ? 4 : 1,
})

function task(t: Task, at: number, when: (name: string) => number): Task {
  const dispatch = t.dispatch?.until === undefined ? t.dispatch : { ...t.dispatch, until: when(`lease ${t.id}`) }
  const notBefore = t.notBefore === undefined ? undefined : t.notBefore > at ? when(`retry ${t.id}`) : now
  return { ...t, dispatch, notBefore, failures: t.failures === 1 ? 3 : t.failures }
}
