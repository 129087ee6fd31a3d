/** An open question as a card: what is asked, what it would change, and its answers by number. An approval shows what it is for. */
import { type Conversation, type Question, shownQuestion } from '../core/conversation.ts'
import type { EventOf, JournalEvent } from '../core/events.ts'
import { positionOf } from '../core/ids.ts'
import { type Lang, shownName } from '../core/talk-texts.ts'
import type { Team } from '../core/team.ts'
import type { PanelLine } from './panel.ts'
import { printable } from './printable.ts'
import { causeIn } from './texts/causes.ts'
import { type Option, screenTexts } from './texts/screen.ts'
import { shownAs } from './texts/words.ts'

type CardOption = { readonly key: string; readonly option: string; readonly label: string }
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

/** The oldest that waits first: it is answered before the next is shown. */
export function questionCard(s: Conversation, eventAt: EventAt, lang: Lang): QuestionCard | undefined {
  const question = shownQuestion(s)
  if (!question) return undefined
  const texts = screenTexts[lang]
  const opened = eventAt(positionOf(question.id))
  const asked = opened?.type === 'question_opened' ? opened : undefined
  return {
    id: question.id,
    title: texts.ask[question.kind],
    lines: [
      ...offerOf(asked, lang, s.team),
      ...textOf(s, asked, lang),
      ...impactOf(asked, lang),
      ...shownFor(s, question.about, eventAt),
    ],
    options: answersTo(question, lang, s.team),
    hash: question.hash,
  }
}

/** To continue a failed hop is to take it over; elsewhere it is to go on. */
export const answersTo = ({ kind, options }: Question, lang: Lang, team: Team): CardOption[] =>
  optionsOf(options, lang, team).map((o) =>
    kind === 'blocked' && o.option === 'continue' ? { ...o, label: screenTexts[lang].takeOver } : o,
  )

export const optionsOf = (options: readonly string[], lang: Lang, team?: Team): CardOption[] =>
  options.map((option, i) => ({
    key: String(i + 1),
    option,
    label: screenTexts[lang].options[option as Option] ?? intentLabel(option, lang, team),
  }))

/** An intent is offered with the name of who would do it. */
function intentLabel(intent: string, lang: Lang, team: Team | undefined): string {
  const member = team?.members.find((m) => m.intents?.includes(intent))
  return printable(member ? `${shownName(member, lang)} (${intent})` : intent)
}

/** Who suggests whom: the offer is made in the name of its agent. */
function offerOf(asked: EventOf<'question_opened'> | undefined, lang: Lang, team: Team): PanelLine[] {
  if (!asked?.offer) return []
  const [who, whom] = [`${asked.loopId}.${asked.role}`, shownAs(team, asked.offer.agentId)]
  return [{ text: printable(screenTexts[lang].suggests(who, whom)), tone: 'strong' }]
}

function textOf(s: Conversation, asked: EventOf<'question_opened'> | undefined, lang: Lang): PanelLine[] {
  if (!asked?.text) return []
  const { loop } = screenTexts[lang]
  if (asked.kind === 'loop') return linesOf(loop[asked.text as keyof typeof loop] ?? asked.text)
  const stuck = asked.kind === 'blocked' ? s.tasks.find((t) => t.id === asked.about) : undefined
  const why = asked.kind === 'handoff' ? asked.text : causeIn(lang, asked.text)
  return linesOf(stuck ? `${shownAs(s.team, stuck.agentId)}: ${why}` : why)
}

function impactOf(asked: EventOf<'question_opened'> | undefined, lang: Lang): PanelLine[] {
  const { impact } = screenTexts[lang]
  return (['kept', 'voided', 'undone'] as const).flatMap((what) => {
    const named = asked?.impact?.[what] ?? []
    return named.length > 0 ? [{ text: printable(`${impact[what]}: ${named.join(', ')}`), tone: 'dim' as const }] : []
  })
}

/** The proposed decision with its diff, the work that is reviewed, or the steps of the proposed plan. */
function shownFor(s: Conversation, about: string | undefined, eventAt: EventAt): PanelLine[] {
  for (const t of s.tasks) {
    const decision = t.run?.decision
    const proposed = decision && decision.id === about ? eventAt(decision.seq) : undefined
    if (proposed?.type === 'decision_proposed') return envelopeLines(proposed)
    const done = t.id === about && t.state === 'REVIEWING' ? eventAt(t.result ?? 0) : undefined
    if (done?.type === 'task_execution_result')
      return linesOf(`${shownAs(s.team, t.agentId)}: ${done.result?.user_response ?? ''}`)
  }
  if (!s.workflows.some((w) => w.id === about)) return []
  for (let seq = s.seq; seq > 0; seq--) {
    const e = eventAt(seq)
    if (e?.type === 'plan_proposed' && e.workflowId === about)
      return e.plan.steps.map((step, i) => ({ text: printable(`${i + 1}. ${step.title}`) }))
  }
  return []
}

function envelopeLines({ envelope }: EventOf<'decision_proposed'>): PanelLine[] {
  const { action = envelope.type, params = {} } = envelope
  const { path, content, patch, ...rest } = params as Record<string, unknown>
  const head = [action, ...(path === undefined ? [] : [String(path)])].join(' ')
  const others = Object.entries(rest).map(([name, value]) => ({ text: printable(`${name}: ${String(value)}`) }))
  return [{ text: printable(head), tone: 'strong' }, ...others, ...diffLines(content, patch)]
}

/** New content is all additions; a patch is shown as it is. */
function diffLines(content: unknown, patch: unknown): PanelLine[] {
  if (typeof content === 'string') return linesOf(content).map(({ text }) => ({ text: `+ ${text}`, tone: 'good' }))
  if (typeof patch !== 'string') return []
  return linesOf(patch).map(({ text }) => ({ text, tone: diffTone(text) }))
}

const diffTone = (line: string): 'good' | 'error' | 'dim' =>
  line.startsWith('+') ? 'good' : line.startsWith('-') ? 'error' : 'dim'

const linesOf = (text: string): PanelLine[] =>
  printable(text)
    .split('\n')
    .map((line) => ({ text: line }))
