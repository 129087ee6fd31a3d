/** When two states count as the same: ids become places in their lists, positions and times are dropped. */
import type { Conversation, Decision, Message, Question, Task, Workflow } from '../../src/core/state/conversation.ts'
import type { Left } from './moves.ts'

export function keyOf(s: Conversation, left: Left): string {
  const place = placesOf(s)
  return JSON.stringify([
    [left.messages, left.tasks, left.decisions],
    [s.talk, s.waitingFor, s.interrupt, s.pausedBy, s.hops, s.echoes.map((print) => s.echoes.indexOf(print))],
    s.messages.map(messageKey),
    s.tasks.map((t) => taskKey(t, place)),
    s.workflows.map((w) => workflowKey(w, place)),
    place(s.current),
    s.questions.map((q) => [q.kind, q.options, q.hash, place(q.about), q.offer?.agentId]),
    s.frames.map((f) => [f.intent, f.agentId, f.missing, Object.keys(f.slots), place(f.task)]),
    place(s.focus),
    s.decisions.map((x) => decisionKey(s, x, place)),
    (s.undos ?? []).map(({ state, workflow }) => [state, workflow !== undefined]),
    s.grants.map((g) => [g.effect, g.path, g.by, g.requester, place(g.workflowId), g.until > s.at]),
  ])
}

type Place = (id: string | undefined) => string | undefined
function placesOf(s: Conversation): Place {
  const places = new Map<string, string>()
  const lists: [string, readonly { id: string }[]][] = [
    ['m', s.messages],
    ['t', s.tasks],
    ['w', s.workflows],
    ['f', s.frames],
    ['q', s.questions satisfies readonly Question[]],
  ]
  for (const [letter, list] of lists) for (const [i, x] of list.entries()) places.set(x.id, `${letter}${i}`)
  for (const [i, x] of s.decisions.entries()) places.set(x.id, `x${i}`)
  return (id) => (id === undefined ? undefined : (places.get(id) ?? 'gone'))
}

/** Once a message is asked about, only what it wants and whether it is another task can still matter. */
function messageKey(m: Message) {
  const wants = m.frames?.map((f) => [f.intent, f.agent])
  const { type, confidence } = m.analysis?.taskRelation ?? {}
  if (m.state === 'WAIT_USER_DECISION') return [m.text, m.state, type === 'different_task', wants]
  return [m.text, m.state, m.verdict, m.says, type, confidence, m.analysis?.normalizedIntent.action, wants]
}

const taskKey = (t: Task, place: Place) => [
  [
    t.kind,
    t.agentId,
    t.requester,
    t.state,
    t.class,
    t.inserted,
    t.deps.map(place),
    place(t.workflow),
    place(t.frame),
    t.step !== undefined,
  ],
  [t.failures, t.rework, t.notBefore === undefined ? 0 : t.notBefore > 1_000_000 ? 2 : 1, t.review !== undefined],
  t.dispatch && [t.dispatch.agentId, t.dispatch.until !== undefined],
  t.asked?.again,
  [t.run?.state, t.run?.holdsStill],
]

/** Whose it is, where it stands, and whether its run is still there. */
const decisionKey = (s: Conversation, x: Decision, place: Place) => [
  [place(x.taskId), x.state, x.effect, x.until !== undefined, x.attempt, x.approval?.slice(0, 1)],
  s.tasks.some((t) => t.dispatch?.id === x.dispatchId),
]

const workflowKey = (w: Workflow, place: Place) => [
  [w.state, w.turn, w.planFailures, w.planning !== undefined, w.parked, w.gaveUp, w.stuck, w.planReview?.harmless],
  [
    w.asking?.cause.kind,
    w.clarified,
    w.context?.until !== undefined,
    w.checks,
    w.verified?.outcome,
    w.until !== undefined,
  ],
  [
    w.recovery?.tried ?? [],
    w.recovery?.asks?.kind,
    w.recovery?.undo !== undefined,
    (w.account?.changed.length ?? 0) > 0,
  ],
  w.steps.map((x) => [x.deps.map((id) => w.steps.findIndex((y) => y.id === id)), place(x.task), x.done]),
]
