/** What is wrong with the saved form of a journal's goals, at any of its positions: nothing, if S0 §11 is kept. */
import { WorkflowState } from '../../src/core/contracts/understanding.ts'
import type { Conversation, Question } from '../../src/core/state/conversation.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { evolveGoals, noGoals, type SavedGoal, savedGoals } from '../../src/core/state/workflow-state.ts'

export function savedFaults(conversation: string, events: Iterable<JournalEvent>): string[] {
  const faults: string[] = []
  /** Where each goal's own transitions have led. */
  const moved = new Map<string, string>()
  let goals = noGoals(conversation)
  for (const e of events) {
    goals = evolveGoals(goals, e)
    if (e.type === 'workflow_started') moved.set(e.workflowId, 'PLAN_LOOP')
    if (e.type === 'phase_transition' && e.machine === 'workflow') moved.set(e.id ?? '', e.to)
    if (e.type === 'conversation_forked' || e.type === 'conversation_imported')
      for (const w of goals.state.workflows) moved.set(w.id, w.state)
    const saved = savedGoals(goals)
    if (saved.map((g) => g.workflowId).join() !== [...moved.keys()].join()) faults.push(`${e.seq}: a goal is missing`)
    for (const goal of saved) {
      const wrong = faultOf(goal, { state: goals.state, moved: moved.get(goal.workflowId) ?? '', seq: e.seq })
      if (wrong !== undefined) faults.push(`${e.seq} ${e.type} ${goal.workflowId}: ${wrong}`)
    }
  }
  return faults
}

type Here = { readonly state: Conversation; readonly moved: string; readonly seq: number }
function faultOf({ workflowId, goal: _, ...saved }: SavedGoal, { state, moved, seq }: Here): string | undefined {
  const parsed = WorkflowState.safeParse(saved)
  if (!parsed.success) return parsed.error.issues[0]?.message
  const own = state.workflows.find((w) => w.id === workflowId)
  if (saved.workflowStatus !== (own?.state ?? moved).toLowerCase())
    return `saved as ${saved.workflowStatus}, is ${moved}`
  if (own && saved.replanReason !== own.replan) return `the reason is ${saved.replanReason}, not ${own.replan}`
  const options = state.questions.find((q) => own && isAbout(state, q, workflowId))?.options
  if (JSON.stringify(saved.decisionOptions) !== JSON.stringify(options ?? [])) return `options ${saved.decisionOptions}`
  if (saved.decisionRequired !== (options !== undefined))
    return 'a decision is required, or is not, against the question'
  const position = saved.latestExecutionSnapshotId.split(':').at(-1) ?? ''
  if (position !== '' && !(Number(position) > 0 && Number(position) <= seq)) return `no position: ${position}`
  return undefined
}

function isAbout(s: Conversation, q: Question, goal: string): boolean {
  if (q.about === undefined || q.kind === 'handoff') return false
  if (q.about === goal) return true
  if (q.about?.startsWith('m')) return s.current === goal
  const task = s.decisions.find((x) => x.id === q.about)?.taskId ?? q.about
  return s.tasks.some((t) => t.workflow === goal && t.id === task)
}
