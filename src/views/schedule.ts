/** Why the next task is next and why each other one waits, for the queue, the tasks and `explain schedule`. */

import { type Conversation, isInFlight, type Task } from '../core/state/conversation.ts'
import type { Lang } from '../core/text/language.ts'
import { isForStillRunning, order } from '../core/work/order.ts'
import { scheduleOf } from '../core/work/schedule.ts'
import { type ExplainedOrder, explainOrder } from './explain/order.ts'
import { printable } from './printable.ts'
import { texts } from './texts/languages.ts'
import type { WhyWord } from './texts/texts.ts'
import { shownAs } from './texts/words.ts'

/** `why` is a word of the scheduler, with what it is about behind a colon. */
export function whySentence(why: string, lang: Lang, nameOf: (taskId: string) => string = (id) => id): string {
  const [word = '', ...rest] = why.split(':')
  const about = rest.join(':')
  const sentence = texts[lang].schedule.words[word as WhyWord]
  if (typeof sentence === 'string') return sentence
  return sentence(aboutTask.has(word) ? nameOf(about) : about)
}
const aboutTask: ReadonlySet<string> = new Set([
  'inserted_beside',
  'waits_for_dependency',
  'dependency_canceled',
  'waits_for_turn',
  'still_running',
] satisfies WhyWord[])

/** The answer of `explain schedule` in sentences, under the words of the language. */
export function scheduleCard({ next, waiting, reasons }: ExplainedOrder, lang: Lang): Record<string, string> {
  const words = texts[lang].schedule
  const told = (rows: ExplainedOrder['reasons']): string =>
    rows.map(({ taskId, why }) => `${taskId}: ${whySentence(why, lang)}`).join('\n')
  return {
    [words.next]: next.length > 0 ? told(reasons) : words.nobody,
    ...(waiting.length > 0 && { [words.waiting]: told(waiting) }),
  }
}

/** For every task that could start some time, what keeps it: its place in the line, or what it waits for. */
export function whyWaits(s: Conversation, lang: Lang): ReadonlyMap<string, string> {
  const words = texts[lang].schedule
  const nameOf = (id: string): string => nameIn(s, id)
  const line = lineOf(s)
  const first = s.interrupt === 'EXECUTION' ? words.first : words.afterPause
  const told = new Map<string, string>()
  for (const [i, { taskId, why }] of line.reasons.entries()) {
    const before = line.next[i - 1]
    const held = before === undefined ? stillRunningBefore(s, taskId) : undefined
    if (held !== undefined) told.set(taskId, words.waits(whySentence(held, lang, nameOf)))
    else told.set(taskId, before === undefined ? first(whySentence(why, lang)) : words.behind(nameOf(before)))
  }
  for (const { taskId, why } of line.waiting)
    if (!why.startsWith('not_ready')) told.set(taskId, words.waits(whySentence(why, lang, nameOf)))
  return new Map([...told].map(([id, text]) => [id, printable(text)]))
}

/** It is first in line, and a run of a parked goal keeps its place: why, if that is so. */
function stillRunningBefore(s: Conversation, taskId: string): string | undefined {
  if (s.interrupt !== 'EXECUTION') return
  const waiting = order(scheduleOf(s, s.at)).waiting.filter(isForStillRunning)
  return waiting.find((w) => w.taskId === taskId)?.why
}

/** Who comes when what is under way has ended: a speaker's turn passes on, and there is room for everyone. */
function lineOf(s: Conversation): ExplainedOrder {
  const { tasks, focus } = scheduleOf(s, s.at)
  const speaking = new Set(s.tasks.filter((t) => t.kind === 'reply' && isInFlight(t)).map((t) => t.id))
  const rows = tasks.map((row) => (speaking.has(row.taskId) ? { ...row, state: 'DONE' as const } : row))
  return explainOrder({ tasks: rows, focus, parallel: Number.POSITIVE_INFINITY })
}

/** A task by who does it: `executor.bob (t5)`. */
function nameIn(s: Conversation, id: string): string {
  const t: Task | undefined = s.tasks.find((x) => x.id === id)
  return t ? `${shownAs(s.team, t.agentId)} (${id})` : id
}
