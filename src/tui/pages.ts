/** Which view stands behind the name of a page, and the page of keys and commands itself. */
import { padEnd, widthOf } from '../cli/width.ts'
import { membersInOrder, shownName } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import type { PanelLine, PanelView } from '../views/panel.ts'
import { memoryPanel, queuePanel, statusPanel, teamPanel, whyPanel } from '../views/panels.ts'
import { printable } from '../views/printable.ts'
import { type QuestionCard, questionCard, yesOrNo } from '../views/question.ts'
import { isStranger } from '../views/status-line.ts'
import { planPanel, tasksPanel } from '../views/tasks.ts'
import { commands, type PanelName } from './commands.ts'
import { keys } from './keys.ts'
import { eventAt, type Model, type Talk } from './model.ts'
import { terminalTexts } from './texts.ts'

export function pageOf(name: PanelName, lang: Lang, talk: Talk | undefined): PanelView {
  return !talk || name === 'help' ? helpPage(lang) : pages[name](talk, lang)
}

const pages: Readonly<Record<Exclude<PanelName, 'help'>, (talk: Talk, lang: Lang) => PanelView>> = {
  queue: ({ state }, lang) => queuePanel(state, lang),
  status: ({ state }, lang) => statusPanel(state, lang),
  tasks: ({ state }, lang) => tasksPanel(state, lang),
  plan: ({ state, events }, lang) => planPanel(state, events, lang),
  why: ({ events }, lang) => whyPanel(events, lang),
  memory: ({ events }, lang) => memoryPanel(events, lang),
  team: ({ state }, lang) => teamPanel(state, lang),
  question: (talk, lang) => questionPage(questionCard(talk.state, eventAt(talk), lang)),
}

/** The card whole, with its answers. */
const questionPage = (card: QuestionCard | undefined): PanelView => ({
  title: card?.title ?? '',
  lines: [...(card?.lines ?? []), ...(card?.options ?? []).map(({ key, label }) => ({ text: `${key}  ${label}` }))],
})

export function helpPage(lang: Lang): PanelView {
  const texts = terminalTexts[lang]
  const rows = [
    ...keys.map(({ shown, about }) => [shown, about[lang]] as const),
    ...commands.map(({ name, about }) => [name, about[lang]] as const),
  ]
  const width = Math.max(...rows.map(([name]) => widthOf(name)))
  const lines = rows.map(([name, about]): PanelLine => ({ text: `  ${padEnd(name, width)}  ${about}` }))
  const title: PanelLine = { text: texts.commands, tone: 'strong' }
  return { title: texts.keys, lines: lines.toSpliced(keys.length, 0, title) }
}

/** Who is typing is asked first; then the screen's own yes-or-no, then the open question. */
export function cardOf({ talk, ui, lang, as }: Model): QuestionCard | undefined {
  if (!talk) return undefined
  if (isStranger(talk.state, as)) return typistCard(talk, lang, as)
  if (ui.confirm === undefined) return questionCard(talk.state, eventAt(talk), lang)
  const waiting = talk.state.tasks.filter((t) => t.kind === 'reply' && (t.state === 'READY' || t.state === 'CREATED'))
  const title = terminalTexts[lang].clearQueue(waiting.length)
  return { id: ui.confirm, title, lines: [], options: yesOrNo(lang) }
}

function typistCard({ state }: Talk, lang: Lang, as: string): QuestionCard {
  const people = membersInOrder(state.team).filter((m) => m.type === 'human')
  const options = people.map((m, i) => ({ key: String(i + 1), option: m.id, label: printable(shownName(m, lang)) }))
  return { id: 'as', title: printable(terminalTexts[lang].whoTypes(as)), lines: [], options }
}
