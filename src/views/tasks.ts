/** Open tasks, and the plan with its progress. A task says in one word how far it is and then why; ERROR is never BLOCKED. */

import { lifecycle } from '../core/machines/task.ts'
import type { Conversation, PlannedStep, Task, Workflow } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { PlaceInLine } from '../core/state/line.ts'
import { stepStatus } from '../core/state/step-status.ts'
import type { Lang } from '../core/text/language.ts'
import { inColumns, type PanelLine, type PanelView, type Tone } from './panel.ts'
import { printable } from './printable.ts'
import { whyWaits } from './schedule.ts'
import { placeOf } from './status-line.ts'
import { texts } from './texts/languages.ts'
import type { TaskWord } from './texts/texts.ts'
import { shownAs } from './texts/words.ts'

export function tasksPanel(s: Conversation, lang: Lang, places: readonly PlaceInLine[] = []): PanelView {
  const { tasks, queue } = texts[lang].screen
  const whys = whyWaits(s, lang)
  const lines = s.tasks.map((t): PanelLine => {
    const word = wordOf(t)
    const why = t.dispatch?.waits === undefined ? whys.get(t.id) : queue.inLine(placeOf(t, places))
    const what = t.intent ?? t.step ?? tasks.kinds[t.kind]
    const how = `${tasks.states[word]}${why === undefined ? '' : ` · ${why}`}`
    return inColumns([t.id, shownAs(s.team, t.agentId), what, how], tones[word])
  })
  return { title: tasks.title, lines: lines.length > 0 ? lines : [{ text: tasks.none, tone: 'dim' }] }
}

/** S2's words as a projection of the task's state (design §3.6); what is stuck says so. */
export function wordOf(t: Task): TaskWord {
  if (t.run?.state === 'ERROR') return 'error'
  if (t.state === 'BLOCKED' || t.run?.state === 'BLOCKED') return 'blocked'
  return lifecycle(t.state)
}

const tones: Readonly<Record<TaskWord, Tone>> = {
  queued: 'dim',
  active: 'strong',
  awaiting_user: 'warn',
  completed: 'good',
  canceled: 'dim',
  blocked: 'blocked',
  error: 'error',
}

type Progress = { readonly done: number; readonly all: number }
const progressOf = ({ steps }: Workflow): Progress => ({
  done: steps.filter((step) => step.done).length,
  all: steps.length,
})

/** The plan of the current goal, then of those that were put aside. */
export function planPanel(s: Conversation, events: readonly JournalEvent[], lang: Lang): PanelView {
  const { plan } = texts[lang].screen
  const goals = s.workflows.toSorted((a, b) => Number(b.id === s.current) - Number(a.id === s.current))
  const lines = goals.flatMap((w) =>
    goalLines(s, w, { titles: titlesOf(events, w.id), hints: hintsOf(events, w.id), lang }),
  )
  return { title: plan.title, lines: lines.length > 0 ? lines : [{ text: plan.none, tone: 'dim' }] }
}

type Words = {
  readonly titles: ReadonlyMap<string, string>
  /** How a step is taken back, in its planner's words. */
  readonly hints: ReadonlyMap<string, string>
  readonly lang: Lang
}

/** What is stuck or was left out says so; what is done says how it is taken back. */
function stepLines(s: Conversation, step: PlannedStep, { titles, hints, lang }: Words): PanelLine[] {
  const task = s.tasks.find((t) => t.id === step.task)
  const status = stepStatus(s, step)
  const word = step.done ? 'completed' : task ? wordOf(task) : status === 'skipped' ? 'canceled' : 'queued'
  const { stepStates, summary, colon } = texts[lang].goalWords
  const state = status === 'blocked' || status === 'skipped' ? ` (${stepStates[status]})` : ''
  const hint = step.done ? hints.get(step.id) : undefined
  return [
    { text: printable(`  ${signs[word]} ${titles.get(step.id) ?? step.id}${state}`), tone: tones[word] },
    ...(hint ? [{ text: printable(`      ${summary.undo}${colon}${hint}`), tone: 'dim' as const }] : []),
  ]
}

function goalLines(s: Conversation, w: Workflow, { titles, hints, lang }: Words): PanelLine[] {
  const { plan } = texts[lang].screen
  const progress = progressOf(w)
  const parked = w.parked ? ` (${plan.parked})` : ''
  const steps = w.steps.flatMap((step) => stepLines(s, step, { titles, hints, lang }))
  const head: PanelLine = { text: printable(`${w.goal}${parked}`), tone: 'strong' }
  if (w.steps.length === 0)
    return [head, ...s.tasks.filter((t) => t.workflow === w.id).map((t) => wishLine(s, t, lang))]
  return [head, { text: `  ${bar(progress)} ${plan.progress(progress.done, progress.all)}` }, ...steps]
}

/** A goal without a plan is what was asked for: its open tasks. */
function wishLine(s: Conversation, t: Task, lang: Lang): PanelLine {
  const word = wordOf(t)
  const what = t.intent ?? shownAs(s.team, t.agentId)
  return inColumns([`  ${signs[word]} ${what}`, texts[lang].screen.tasks.states[word]], tones[word])
}

const signs: Readonly<Record<TaskWord, string>> = {
  queued: '·',
  active: '▸',
  awaiting_user: '?',
  completed: '✓',
  canceled: '-',
  blocked: '■',
  error: '✖',
}

const barWidth = 20
export function bar({ done, all }: Progress): string {
  const full = all === 0 ? 0 : Math.round((done / all) * barWidth)
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`
}

function hintsOf(events: readonly JournalEvent[], workflow: string): Map<string, string> {
  const proposed = events.flatMap((e) => (e.type === 'plan_proposed' && e.workflowId === workflow ? e.plan.steps : []))
  return new Map(proposed.flatMap((step) => (step.rollback_hint ? [[step.step_id, step.rollback_hint]] : [])))
}

/** Titles are in the proposals and patches, not in the folded state. */
function titlesOf(events: readonly JournalEvent[], workflow: string): Map<string, string> {
  const titles = new Map<string, string>()
  for (const e of events) {
    if (e.type === 'plan_proposed' && e.workflowId === workflow)
      for (const step of e.plan.steps) titles.set(step.step_id, step.title)
    if (e.type === 'plan_patched' && e.workflowId === workflow)
      for (const patch of e.patches) {
        if (patch.op === 'add') titles.set(patch.step.step_id, patch.step.title)
        if (patch.op === 'change' && patch.set.title !== undefined) titles.set(patch.step_id, patch.set.title)
      }
  }
  return titles
}
