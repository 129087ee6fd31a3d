/** An open question as a card: what is asked, what it would change, and its answers by number. An approval shows what it is for. */

import {
  type Conversation,
  currentWorkflow,
  decisionOf,
  isOffer,
  openDecision,
  type Question,
  type Task,
} from '../core/state/conversation.ts'
import type { EventOf, JournalEvent } from '../core/state/events.ts'
import { positionOf } from '../core/state/ids.ts'
import { shownQuestion } from '../core/state/shown-question.ts'
import { memberOf, shownName, type Team } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import { decisionLines, doubtLines } from './decision-card.ts'
import { lostLines, lostTask } from './lost-card.ts'
import { isAboutOrder, orderLines } from './order-card.ts'
import type { PanelLine } from './panel.ts'
import { planLines } from './plan-card.ts'
import { printable } from './printable.ts'
import { sameAgain } from './same-again.ts'
import { causeIn } from './texts/causes.ts'
import { texts } from './texts/languages.ts'
import { intentLabel, labelsOf, short, shownAs } from './texts/words.ts'

/** An answer to a card: `option` is what is sent, `label` what it says, `key` what is typed in a terminal. */
export type CardOption = { readonly key: string; readonly option: string; readonly label: string }
/**
 * An open question as a person is shown it.
 *
 * @example
 * const text = card.lines.map((line) => line.text).join('\n')
 */
export type QuestionCard = {
  readonly id: string
  readonly title: string
  /** Text, impact, and for an approval or a plan exactly what will be done. */
  readonly lines: readonly PanelLine[]
  readonly options: readonly CardOption[]
  /** Of what is shown; the answer carries it. */
  readonly hash?: string
}

type EventAt = (seq: number) => JournalEvent | undefined

/**
 * The question that can be answered now, the oldest first: it is answered before the next is shown.
 *
 * @example
 * const card = questionCard(state, (seq) => events[seq - 1], 'en')
 */
export function questionCard(
  s: Conversation,
  eventAt: (seq: number) => JournalEvent | undefined,
  lang: Lang,
): QuestionCard | undefined {
  const question = shownQuestion(s)
  if (!question) return undefined
  const opened = eventAt(positionOf(question.id))
  const asked = opened?.type === 'question_opened' ? opened : undefined
  return {
    id: question.id,
    title: titleOf(s, question, lang),
    lines: [
      ...behind(s, question, lang),
      ...offerOf(asked, lang, s.team),
      ...textOf(s, asked, { lang, eventAt }),
      ...messageOf(s, question, { lang, eventAt }),
      ...impactOf(s, asked, { lang, eventAt }),
      ...shownFor(s, question.about, { eventAt, lang }),
    ],
    options: answersTo(question, lang, s.team),
    hash: question.hash,
  }
}

/** What comes up after the answer: without a word it would look lost. It stands first, where a long diff cannot push it out of sight. */
function behind(s: Conversation, shown: Question, lang: Lang): PanelLine[] {
  const { questions, tasks } = texts[lang].acting.card.behind
  const isSaid = ({ kind }: Question): boolean => isAboutOrder(shown) && kind === 'approval' // the card itself names it
  const more = s.questions.filter((q) => q !== shown && !isOffer(q) && !isSaid(q)).length
  const isNext = (t: Task): boolean => t.state === 'READY' || t.state === 'CREATED' // CREATED: it waits for what is asked about
  const waiting = s.tasks.filter((t) => t.kind === 'frame' && isNext(t) && t.workflow === s.current)
  const wishes = waiting.map((t) => {
    const values = Object.values(s.frames.find((f) => f.task === t.id)?.slots ?? {}).flat()
    const named = values.length > 0 ? ` (${short(values.map(String).join(', '))})` : ''
    return `${intentLabel(t.intent ?? '', lang, s.team)}${named}`
  })
  return [
    ...(more > 0 && !isOffer(shown) ? [questions(more)] : []),
    ...(wishes.length > 0 && shown.kind === 'approval' ? [tasks(wishes)] : []),
  ].map((text) => ({ text: printable(text), tone: 'dim' }))
}

/** ERROR and BLOCKED never share a title: one is the system's fault, the other asks for another way (S4 §3.2). */
function titleOf(s: Conversation, { kind, about, options }: Question, lang: Lang): string {
  const { ask, askAboutRun, lost, message } = texts[lang].screen
  if (isAboutOrder({ kind, options })) return message.ask
  if (lostTask(s, { kind, about, options })) return lost.ask
  if (kind !== 'blocked' || !options.includes('resume')) return ask[kind]
  const state = s.tasks.find((t) => t.id === about)?.run?.state
  return state === 'ERROR' ? askAboutRun.error : askAboutRun.blocked
}

export function answersTo(question: Pick<Question, 'kind' | 'options'>, lang: Lang, team: Team): CardOption[] {
  const labels = labelsOf(question, { screen: texts[lang].screen, lang, team })
  return question.options.map((option, i) => ({ key: String(i + 1), option, label: printable(labels[i] ?? option) }))
}

/** The screen's own question, before something is done that cannot be undone. */
export const yesOrNo = (lang: Lang): CardOption[] =>
  (['yes', 'no'] as const).map((option, i) => ({
    key: String(i + 1),
    option,
    label: texts[lang].screen.options[option],
  }))

/** The words of the message that is asked about, who would take it, and what it would come between. */
function messageOf(s: Conversation, question: Question, { lang, eventAt }: Seen): PanelLine[] {
  const { kind, about } = question
  const message = s.messages.find((m) => m.id === about)
  if (!message || (kind !== 'route' && kind !== 'clarify')) return []
  if (isAboutOrder(question)) return orderLines(s, message, { lang, eventAt })
  const { says, wouldGoTo, current } = texts[lang].screen.message
  const meant = (message.frames ?? []).filter(({ intent }) => intent !== 'oos')
  const takers = new Set(meant.map(({ intent }) => intentLabel(intent, lang, s.team)))
  const goal = currentWorkflow(s)?.goal
  return [
    { text: printable(says(shownAs(s.team, message.by), short(message.text))), tone: 'strong' },
    ...(takers.size > 0 ? linesOf(wouldGoTo([...takers].join(texts[lang].screen.marks.list))) : []),
    ...(goal === undefined ? [] : linesOf(current(short(goal)))),
  ]
}

/** Who suggests whom: the offer is made in the name of its agent. */
function offerOf(asked: EventOf<'question_opened'> | undefined, lang: Lang, team: Team): PanelLine[] {
  if (!asked?.offer) return []
  const [who, whom] = [`${asked.loopId}.${asked.role}`, shownAs(team, asked.offer.agentId)]
  return [{ text: printable(texts[lang].screen.suggests(who, whom)), tone: 'strong' }]
}

function textOf(s: Conversation, asked: EventOf<'question_opened'> | undefined, { lang, eventAt }: Seen): PanelLine[] {
  const gone = asked && lostTask(s, asked)
  if (gone) return lostLines(s, gone, asked, { lang, eventAt, titleOf: titlesIn(s, gone.workflow, eventAt) })
  if (!asked?.text && !asked?.cause) return []
  const { marks } = texts[lang].screen
  const stuck = asked.kind === 'blocked' ? s.tasks.find((t) => t.id === asked.about) : undefined
  const why = asked.cause ? causeIn(lang, asked.cause, asked.text) : (asked.text ?? '')
  return linesOf(stuck ? `${shownAs(s.team, stuck.agentId)}${marks.colon}${why}` : why)
}

type Seen = { readonly lang: Lang; readonly eventAt: EventAt }
/** Only a new plan does that to the work: where none is offered there is nothing to say. */
function impactOf(s: Conversation, asked: EventOf<'question_opened'> | undefined, seen: Seen): PanelLine[] {
  if (!asked?.impact || !asked.options.includes('replan')) return []
  const { impact, marks } = texts[seen.lang].screen
  const { kept, voided, undone } = asked.impact
  const titleOf = titlesIn(s, currentWorkflow(s)?.steps.length ? s.current : undefined, seen.eventAt)
  const tasks = s.tasks.filter((t) => voided.includes(t.id)) // one that is over since needs no word
  const named = {
    kept: kept.map(titleOf),
    voided: tasks.map((t) => workOf(s, t, { titleOf, lang: seen.lang })),
    undone,
  }
  return (['kept', 'voided', 'undone'] as const).flatMap((what) => {
    const names = named[what].join(marks.list)
    return names === '' ? [] : [{ text: printable(`${impact[what]}${marks.colon}${names}`), tone: 'dim' as const }]
  })
}

type Titled = { readonly titleOf: (step: string) => string; readonly lang: Lang }
/** A task as a person knows it: who does it, and what. */
function workOf(s: Conversation, { agentId, step, intent }: Task, { titleOf, lang }: Titled): string {
  const member = memberOf(s.team, agentId)
  const what = step === undefined ? intent : titleOf(step)
  return `${member ? shownName(member, lang) : agentId}${what === undefined ? '' : ` (${what})`}`
}

/** The proposed decision with its diff, one of which nobody knows whether it happened, the work that is reviewed, or the steps of the proposed plan. */
function shownFor(s: Conversation, about: string | undefined, { eventAt, lang }: Seen): PanelLine[] {
  const decision = openDecision(s, about)
  if (decision) return [...sameAgain(decision, { eventAt, lang }), ...decisionLines(s, decision, { eventAt, lang })]
  for (const t of s.tasks) {
    const doubted = t.id === about ? decisionOf(s, t) : undefined
    if (doubted?.state === 'UNCERTAIN') return doubtLines(s, doubted, { eventAt, lang })
    const done = t.id === about && t.state === 'REVIEWING' ? eventAt(t.result ?? 0) : undefined
    if (done?.type === 'task_execution_result')
      return linesOf(
        `${shownAs(s.team, t.agentId)}${texts[lang].screen.marks.colon}${done.result?.user_response ?? ''}`,
      )
  }
  if (!s.workflows.some((w) => w.id === about)) return []
  const proposed = proposedFor(s, about, eventAt)
  return proposed ? planLines(proposed, lang) : []
}

/** The titles of the steps of a goal. */
function titlesIn(s: Conversation, workflow: string | undefined, eventAt: EventAt): (step: string) => string {
  const steps: readonly Step[] = (workflow && proposedFor(s, workflow, eventAt)?.plan.steps) || []
  return (id) => steps.find(({ step_id }) => step_id === id)?.title ?? id
}

/** As the plan was proposed last. */
function proposedFor(s: Conversation, workflow: string | undefined, eventAt: EventAt): Proposed | undefined {
  for (let seq = s.seq; seq > 0; seq--) {
    const e = eventAt(seq)
    if (e?.type === 'plan_proposed' && e.workflowId === workflow) return e
  }
}
type Proposed = EventOf<'plan_proposed'>
type Step = Proposed['plan']['steps'][number]

const linesOf = (text: string): PanelLine[] =>
  printable(text)
    .split('\n')
    .map((line) => ({ text: line }))
