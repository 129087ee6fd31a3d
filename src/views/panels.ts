/** The other pages a person can ask for: the queue, the team, the status, why a message went its way, and what is remembered. */

import type { Conversation } from '../core/state/conversation.ts'
import type { EventOf, EventType, JournalEvent } from '../core/state/events.ts'
import type { PlaceInLine } from '../core/state/line.ts'
import { membersInOrder, shownName, shownTeam } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import { inColumns, type PanelLine, type PanelView } from './panel.ts'
import { printable } from './printable.ts'
import { whyWaits } from './schedule.ts'
import { statusView } from './status.ts'
import { placeOf, readerOf, statusLine } from './status-line.ts'
import { wordOf } from './tasks.ts'
import { causeIn } from './texts/causes.ts'
import { texts } from './texts/languages.ts'
import { percent, short, shownAs } from './texts/words.ts'

export function queuePanel(s: Conversation, lang: Lang, places: readonly PlaceInLine[] = []): PanelView {
  const { queue, tasks } = texts[lang].screen
  const replies = s.tasks.filter((t) => t.kind === 'reply')
  const whys = whyWaits(s, lang)
  const lines = replies.map((t, i): PanelLine => {
    const word = wordOf(t)
    const inLine = t.dispatch?.waits === undefined ? undefined : queue.inLine(placeOf(t, places))
    const how =
      inLine ??
      (word === 'active' ? queue.working : word === 'queued' ? (whys.get(t.id) ?? queue.next) : tasks.states[word])
    return inColumns([`${i + 1}. ${shownAs(s.team, t.agentId)}`, how], i === 0 ? 'strong' : 'plain')
  })
  return { title: queue.title, lines: lines.length > 0 ? lines : [{ text: queue.empty, tone: 'dim' }] }
}

export function teamPanel({ team }: Conversation, lang: Lang): PanelView {
  const words = texts[lang].screen.team
  const lines = membersInOrder(team).map((m): PanelLine => {
    const about = [words[m.type], m.role, m.intents?.join(', ')].filter((part) => part).join(' · ')
    return inColumns([shownAs(team, m.id), shownName(m, lang), `[NEXT:${m.name}]`, about])
  })
  return { title: `${words.title}${texts[lang].screen.marks.colon}${printable(shownTeam(team, lang))}`, lines }
}

export function statusPanel(s: Conversation, lang: Lang, places: readonly PlaceInLine[] = []): PanelView {
  const { status, marks } = texts[lang].screen
  const view = statusView(s, lang, readerOf(s))
  const goal = s.workflows.find((w) => w.id === s.current)?.goal
  const lines: (PanelLine | undefined)[] = [
    { text: statusLine(s, lang, places).text, tone: 'strong' },
    view.queue === undefined ? undefined : { text: view.queue },
    goal === undefined ? undefined : { text: `${status.goal}${marks.colon}${printable(short(goal))}` },
    view.questions.length > 0 ? { text: `${status.questions}${marks.colon}${view.questions.length}` } : undefined,
    { text: `${status.events}${marks.colon}${s.seq}`, tone: 'dim' },
  ]
  return { title: status.title, lines: lines.filter((line) => line !== undefined) }
}

/** How the last message was read and why it was routed so (S0 §8.3): what was decided, and what was not. */
export function whyPanel(events: readonly JournalEvent[], lang: Lang): PanelView {
  const { why, verdicts, noticed, marks } = texts[lang].screen
  const message = lastOf(events, 'user_input_received')
  if (!message) return { title: why.title, lines: [{ text: why.none, tone: 'dim' }] }
  const after = events.slice(events.indexOf(message))
  const safety = lastOf(after, 'safety_checked')
  const understood = lastOf(after, 'semantic_understanding_completed')?.analysis
  const routed = lastOf(after, 'routing_decision_made')
  const said = (name: string, ...words: string[]): string => `${name}${marks.colon}${words.join(marks.comma)}`
  const lines: (string | undefined)[] = [
    said(why.message, short(message.text)),
    safety && said(why.safety, safety.notice ? noticed : verdicts[safety.verdict], safetyReason(safety, lang)),
    understood &&
      said(
        why.understood,
        texts[lang].relations[understood.taskRelation.type],
        percent(understood.taskRelation.confidence),
      ),
    understood && said(why.because, reasonOf(understood.taskRelation.reasoning, lang)),
    routed && said(why.route, texts[lang].routes[routed.decision.route]),
    routed && said(why.rule, texts[lang].why.rules[routed.rule]),
    ...(routed?.alternatives ?? []).map(({ route, why_not }) =>
      said(why.not, texts[lang].routes[route], texts[lang].why.whyNots[why_not]),
    ),
  ]
  return { title: why.title, lines: lines.flatMap((text) => (text ? [{ text: printable(text) }] : [])) }
}

/** An engine's reasons are in the language of the message; ours, where there is no engine, in that of the reader. */
const reasonOf = (reasoning: string, lang: Lang): string => {
  const { plainReasons } = texts[lang].screen.why
  return reasoning === 'scripted' || reasoning === 'control_word' ? plainReasons[reasoning] : joined(reasoning)
}

/** The typed cause in the reader's language, the team's own reason as it was written. */
const safetyReason = ({ cause, reason }: EventOf<'safety_checked'>, lang: Lang): string =>
  cause ? causeIn(lang, cause) : reason

const lastOf = <T extends EventType>(events: readonly JournalEvent[], type: T): EventOf<T> | undefined =>
  events.findLast((e): e is EventOf<T> & JournalEvent => e.type === type)

export function memoryPanel(events: readonly JournalEvent[], lang: Lang): PanelView {
  const { memory } = texts[lang].screen
  const deleted = new Set(events.flatMap((e) => (e.type === 'memory_deleted' ? [e.entry] : [])))
  const lines = events.flatMap((e): PanelLine[] => {
    if (e.type !== 'memory_noted' || deleted.has(e.seq)) return []
    const slots = Object.entries(e.slots).map(([slot, value]) => `${slot}=${String(value)}`)
    return [
      { text: printable(`${e.seq}  ${short(e.goal)}`), tone: 'strong' },
      { text: printable(`  ${[...slots, short(e.result)].join(', ')}`) },
    ]
  })
  return { title: memory.title, lines: lines.length > 0 ? lines : [{ text: memory.none, tone: 'dim' }] }
}

/** Reasons that are sentences of their own stand in one line with others: then their full stops go. */
const joined = (reasons: string): string => reasons.replace(/[.。](?=[;；])/g, '')
