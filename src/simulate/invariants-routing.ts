/** Routing and gates: I18-I22, I35. */
import { type Conversation, isOfStaff, type Task } from '../core/state/conversation.ts'
import type { EventOf } from '../core/state/events.ts'
import type { Team } from '../core/state/team.ts'
import type { Head } from '../ports.ts'
import type { At, Invariant } from './check.ts'
import { stranger } from './texts.ts'
import type { Trace } from './trace.ts'

export const routingInvariants: readonly Invariant[] = [
  {
    id: 'I18',
    sentence:
      'Deciding is a function: same input, same output. Replies go in the order they were asked for; adjacent duplicates count once; each gets what was said before its turn; every skipped name is told.',
    seen: 'people’s commands are decided twice; dispatches of replies are held against the queue and against what was said last; strangers in markers against the notices',
    tests: ['test/scenarios/talk.test.ts', 'src/core/talk/addressees.test.ts'],
    on: {
      task_dispatch_requested: (at) => inOrder(at) ?? getsTheLast(at),
      task_created: notAdjacent,
      member_said: ({ trace, e }) => toldBefore(trace, e.seq),
    },
  },
  {
    id: 'I19',
    sentence: 'Each pause is one status event, and what is saved says the same.',
    seen: 'no two status events in a row say the same; the head on disk has the status of the folded state, or says that an agent has work in hand',
    on: {
      talk_changed: ({ before, e }) =>
        e.status === 'paused' && before.talk === 'paused' && before.waitingFor === e.waitingFor
          ? 'a pause was told twice'
          : undefined,
    },
  },
  {
    id: 'I20',
    sentence:
      'After a BLOCK or EMERGENCY on a message no task born of it is dispatched, whatever finishes first; a gate that crashes or stays silent counts as BLOCK.',
    seen: 'each routed message has its SAFE before it, in the journal and from the gate itself; after EMERGENCY no task is left',
    tests: ['test/scenarios/talk.test.ts'],
    on: { routing_decision_made: routedSafe, workflow_started: bornSafe },
    step: (trace) => {
      const last = trace.events.findLast((e) => e.type === 'safety_checked')
      const over = last?.type === 'safety_checked' && last.verdict === 'EMERGENCY' && trace.events.at(-1) === last
      if (over && trace.state.tasks.length > 0) return 'tasks are left after an emergency'
    },
  },
  {
    id: 'I21',
    sentence:
      'No write, delete, execute or network tool starts without an approval of exactly what was shown, given once by a person who may approve it, or a grant of such a person for exactly this; the INTENT names it.',
    seen: 'each INTENT is held against the question it names, its answer, who gave it, and the hash that was shown',
    tests: ['test/scenarios/work.test.ts'],
    on: { decision_issued: covered, question_answered: byAPerson },
  },
  {
    id: 'I22',
    sentence:
      'There is one focus; insertable tasks of a new message may run beside it, never replace it; while it waits for a person nothing already queued starts but planning and review.',
    seen: 'each dispatch while the focus waits is of an inserted task; the focus is a frame that is there',
    tests: ['test/scenarios/work.test.ts', 'src/core/work/order.test.ts'],
    on: { task_dispatch_requested: focusFirst },
    step: ({ state }) =>
      state.focus !== undefined && !state.frames.some((f) => f.id === state.focus)
        ? `the focus ${state.focus} is no open frame`
        : undefined,
  },
  {
    id: 'I35',
    sentence:
      'What an agent suggests is offered, never obeyed by itself: a task comes of it by a person’s yes to that offer, once.',
    seen: 'each task that has a parent is held against the answer just before it, and what that answer was to',
    tests: ['test/scenarios/handoff.test.ts'],
    on: { task_created: takenUp },
  },
]

/** What a start goes by: one that is paused while an agent has work of it in hand, without a timer, must be found again. */
export function savedAsItIs(s: Conversation, head: Head | undefined): string | undefined {
  const hasAgent = s.tasks.some(({ dispatch }) => dispatch) && !s.imported
  const stands = s.talk === 'paused' && hasAgent && head?.due === null ? 'held' : s.talk
  if (s.seq > 0 && head?.status !== stands) return `${head?.status} is saved, it is ${stands}`
}

/** A reply that was asked for earlier and has not begun is not overtaken. */
function inOrder({ before, e }: At<'task_dispatch_requested'>): string | undefined {
  const t = before.tasks.find((x) => x.id === e.taskId)
  if (t?.kind !== 'reply') return
  const first = before.tasks.find((x) => x.kind === 'reply' && x.state === 'READY')
  if (first && first.id !== t.id) return `${t.id} overtook ${first.id}`
}

/** The first time a reply is given out it is given what was said last, whoever said it (S1 Bug#7). */
function getsTheLast({ trace, before, e }: At<'task_dispatch_requested'>): string | undefined {
  const t = before.tasks.find((x) => x.id === e.taskId)
  const isRetry = trace.events.some((x) => x.type === e.type && x.taskId === e.taskId && x.seq < e.seq)
  if (t?.kind !== 'reply' || isRetry) return
  const given = e.from ?? t.from
  const said = trace.events.findLast((x) => x.type === 'member_said')?.seq ?? 0
  if (given !== said) return `${t.id} was given ${given}, and ${said} was said last`
}

/** Of the replies one text asks for, two in a row are never for the same member. */
function notAdjacent({ trace, e }: At<'task_created'>): string | undefined {
  const previous = trace.events.at(-2)
  if (e.kind === 'reply' && previous?.type === 'task_created' && previous.kind === 'reply')
    if (previous.agentId === e.agentId) return `${e.agentId} was asked twice in a row`
}

/** The last thing that was said before this had its strangers told. */
function toldBefore(trace: Trace, seq: number): string | undefined {
  const said = trace.events.findLast((e) => e.type === 'member_said' && e.seq < seq)
  if (said?.type !== 'member_said' || !namesStranger(said.text)) return
  if (trace.state.talk === 'completed') return
  const told = trace.events.some((e) => e.seq > said.seq && e.type === 'talk_routed' && e.unresolved.includes(stranger))
  return told || said.text.includes('[DONE]')
    ? undefined
    : `nobody was told that ${stranger} was skipped at ${said.seq}`
}
const namesStranger = (text: string): boolean =>
  /^[^`>]*\[NEXT:[^\]]*\bzed\b/.test(text) && !text.includes('<!--') && !text.includes('[NEXT:[')

function routedSafe({ trace, e, facts }: At<'routing_decision_made'>): string | undefined {
  if (trace.verdicts.get(e.messageId) !== 'SAFE') return `${e.messageId} was routed without a verdict`
  const said = facts.verdicts.get(trace.texts.get(e.messageId) ?? '')
  if (!said?.has('SAFE')) return `${e.messageId} was routed, and the gate said ${[...(said ?? ['nothing'])]}`
}

function bornSafe({ trace, e }: At<'workflow_started'>): string | undefined {
  if (trace.verdicts.get(e.messageId) !== 'SAFE') return `${e.workflowId} was born of ${e.messageId}`
}

function covered({ trace, e, before }: At<'decision_issued'>): string | undefined {
  const decision = trace.decisions.get(e.decision_id)
  if (!decision) return `${e.decision_id} was never proposed`
  const { shown } = decision
  if (!shown) return `${e.decision_id} was issued, and nobody had looked at it`
  if (before.interrupt === 'PAUSED') return `${e.decision_id} was issued while the work is paused`
  const { prepared, hash } = shown
  if (e.approval === 'read') return freely(decision.effect === 'read' && prepared.risk === 'low', e)
  if (e.approval === 'read_only_command') return freely(prepared.risk === 'low' && prepared.confined === 'read_only', e)
  const q = trace.questions.get(e.approval)
  if (!q) return grantedBy(before, { e, prepared, hash, content: decision.content, teamSince: lastTeamChange(trace) })
  if (q.kind !== 'approval' || q.about !== e.decision_id) return `${e.approval} is not about ${e.decision_id}`
  if (!q.answered || q.answered.option.startsWith('deny')) return `${e.approval} was not approved`
  if (q.hash !== shown.hash) return `${e.approval} showed something else`
  if (trace.approvalsUsed.has(e.approval)) return `${e.approval} was used twice`
  trace.approvalsUsed.add(e.approval)
  const requester = before.tasks.find((t) => t.id === decision.taskId)?.requester
  if (!mayApprove(before.team, decision.effect, { by: q.answered.by, requester }))
    return `${q.answered.by} may not approve ${e.decision_id}`
}

const lastTeamChange = ({ events }: Trace): number => events.findLast((e) => e.type === 'team_changed')?.seq ?? 0

const freely = (harmless: boolean, e: { decision_id: string; approval: string }): string | undefined =>
  harmless ? undefined : `${e.decision_id} was issued as ${e.approval}`

type Issued = {
  readonly e: { readonly at: number; readonly taskId: string; readonly decision_id: string; readonly approval: string }
  readonly prepared: EventOf<'decision_prepared'>['prepared']
  readonly hash: string
  readonly content: string
  /** Position of the last change of the team. */
  readonly teamSince: number
}
/** A grant names exactly this, is not over, and its giver may approve it. */
function grantedBy(s: Conversation, { e, prepared, hash, content, teamSince }: Issued): string | undefined {
  const g = s.grants.find((x) => x.id === e.approval)
  const why = `${e.decision_id} was issued under ${e.approval}, `
  if (!g) return `${why}which is no grant`
  const { reach, risk, confined } = prepared
  const t = s.tasks.find((x) => x.id === e.taskId)
  const named = reach.command === undefined ? [...reach.paths, ...(reach.hosts ?? [])] : [reach.command]
  const whole = g.shown === undefined ? g.commit === true && t?.kind === 'commit' : g.shown === hash
  if (!whole && !named.includes(g.path ?? g.command ?? g.host ?? '')) return `${why}which is for something else`
  if (g.content !== undefined && g.content !== content) return `${why}which is for other content`
  if (e.at >= g.until) return `${why}which is over`
  if (Number(/^g(\d+)/.exec(g.id)?.[1]) < teamSince) return `${why}which was given under another team`
  const runs = reach.effect === 'execute' || reach.also?.includes('execute')
  if (risk === 'high' || (runs && confined === 'none')) return `${why}which cannot be granted`
  if (g.workflowId !== undefined && g.workflowId !== t?.workflow) return `${why}which is for another plan`
  if (g.requester !== t?.requester) return `${why}which was given for somebody else`
  if (!mayApprove(s.team, g.effect, { by: g.by, requester: t?.requester })) return `${why}of ${g.by}, who may not`
}

function mayApprove(team: Team, effect: string, who: { by: string; requester?: string }): boolean {
  for (const rule of team.approve ?? []) {
    if (!rule.effect.some((one) => one === effect)) continue
    if (!rule.by.includes(who.by) || (rule.notBy && who.by === who.requester)) return false
  }
  return team.members.some((m) => m.id === who.by && m.type === 'human')
}

function byAPerson({ trace, e, before }: At<'question_answered'>): string | undefined {
  if (before.team.members.find((m) => m.id === e.by)?.type !== 'human') return `${e.by} answered ${e.questionId}`
  if (trace.questions.get(e.questionId)?.answered) return `${e.questionId} was answered twice`
}

function takenUp({ trace, e }: At<'task_created'>): string | undefined {
  if (e.parent === undefined || e.kind === 'review') return
  const answer = trace.events.findLast((x) => x.type === 'question_answered')
  const id = answer?.type === 'question_answered' ? answer.questionId : ''
  const q = trace.questions.get(id)
  if (q?.kind !== 'handoff' || q.about !== e.parent)
    return `${e.taskId} was made of ${e.parent}, and nobody took that up`
  if (q.answered?.option !== 'accept') return `${id} was not accepted`
  if (trace.approvalsUsed.has(id)) return `${id} was taken up twice`
  trace.approvalsUsed.add(id)
}

function focusFirst({ before, e }: At<'task_dispatch_requested'>): string | undefined {
  const t = before.tasks.find((x) => x.id === e.taskId)
  const focus = focusOf(before)
  if (focus?.state === 'AWAITING_USER' && t && !t.inserted && !isOfStaff(t))
    return `${e.taskId} started while the focus waits for a person`
}

const focusOf = (s: Conversation): Task | undefined =>
  s.focus === undefined ? undefined : s.tasks.find((t) => t.frame === s.focus)
