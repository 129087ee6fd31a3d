/**
 * The card of a member that was lost in the middle of its work and may not simply be run again (core/work/dispatch:D4): who it was, what
 * it worked on, what is known, and that nobody knows more. What each answer does stands in its label.
 */
import type { Conversation, Question, Task } from '../core/state/conversation.ts'
import type { EventOf, JournalEvent } from '../core/state/events.ts'
import { positionOf } from '../core/state/ids.ts'
import type { Lang } from '../core/text/language.ts'
import type { PanelLine } from './panel.ts'
import { printable } from './printable.ts'
import { causeIn } from './texts/causes.ts'
import { texts } from './texts/languages.ts'
import { intentLabel, isAboutLost, short, shownAs, stepParts } from './texts/words.ts'

type Seen = {
  readonly lang: Lang
  readonly eventAt: (seq: number) => JournalEvent | undefined
  /** Of the step of a plan. */
  readonly titleOf: (step: string) => string
}

export const lostTask = (s: Conversation, question: Pick<Question, 'kind' | 'options' | 'about'>): Task | undefined =>
  isAboutLost(question) ? s.tasks.find((t) => t.id === question.about && t.mayBeDone) : undefined

export function lostLines(s: Conversation, t: Task, asked: EventOf<'question_opened'>, seen: Seen): PanelLine[] {
  const { lost } = texts[seen.lang].screen
  const { from, last } = lookedBack(t, asked, seen)
  const what = wordsOf(s, t, from, seen)
  const why = asked.cause ? causeIn(seen.lang, asked.cause, asked.text) : (asked.text ?? '')
  const known = [
    ...(why === '' ? [] : [lost.known(why)]),
    ...(last === undefined ? [] : [lost.last(short(last))]),
    lost.unknown,
  ]
  return [
    { text: printable(lost.at(shownAs(s.team, t.agentId), what)), tone: 'strong' },
    ...known.flatMap((text) => printable(text).split('\n')).map((text): PanelLine => ({ text })),
  ]
}

type Looked = { readonly from?: string; readonly last?: string }

/** What its work was, as a person knows it: the title of the step, the wish, or the words that it was given. */
function wordsOf(s: Conversation, { step, intent }: Task, from: string | undefined, { lang, titleOf }: Seen): string {
  if (step !== undefined) return titleOf(step)
  return intent === undefined
    ? short((from ?? '').replaceAll(/ ?\[NEXT:[^[\]]*\]/gi, ''))
    : intentLabel(intent, lang, s.team)
}

/** What it was given with its last dispatch, and what it reported last, but for the words that are known of its end anyway. */
function lookedBack({ id }: Task, { questionId, text }: EventOf<'question_opened'>, { eventAt }: Seen): Looked {
  let last: string | undefined
  for (let seq = positionOf(questionId) - 1; seq > 0; seq--) {
    const e = eventAt(seq)
    if (e?.type === 'agent_step_completed' && e.taskId === id && stepParts(e) !== text) last ??= stepParts(e)
    if (e?.type !== 'task_dispatch_requested' || e.taskId !== id) continue
    const given = e.from === undefined ? undefined : eventAt(e.from)
    return { from: given?.type === 'member_said' ? given.text : undefined, last }
  }
  return { last }
}
