/** The content of the page and of the card that are open, and the page of keys and commands. */
import { membersInOrder, shownName } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import type { UndoReport } from '../core/work/undoing.ts'
import { pages, queuedReplies, slashCommands } from '../terminal/slash-commands.ts'
import type { PanelLine, PanelView } from '../views/panel.ts'
import { pathList } from '../views/path-list.ts'
import { printable } from '../views/printable.ts'
import { type QuestionCard, questionCard, yesOrNo } from '../views/question.ts'
import { isStranger } from '../views/status-line.ts'
import { undoesLines, undoList } from '../views/undo-list.ts'
import { keys } from './keys.ts'
import { eventAt, type Model, type Overlay, type Talk } from './model.ts'
import { terminalTexts } from './texts/languages.ts'

export function pageOf(name: Overlay, lang: Lang, talk: Talk | undefined): PanelView {
  if (!talk || name === 'help') return helpPage(lang)
  return name === 'question'
    ? questionPage(questionCard(talk.state, eventAt(talk), lang))
    : pages[name].view(talk, lang)
}

/** The card whole, with its answers. */
const questionPage = (card: QuestionCard | undefined): PanelView => ({
  title: card?.title ?? '',
  lines: [...(card?.lines ?? []), ...(card?.options ?? []).map(({ key, label }) => ({ text: `${key}  ${label}` }))],
})

export function helpPage(lang: Lang): PanelView {
  const texts = terminalTexts[lang]
  const row = (name: string, about: string): PanelLine => ({ text: `  ${name}  ${about}`, cells: [`  ${name}`, about] })
  return {
    title: texts.keys,
    lines: [
      ...keys.map(({ shown }) => row(shown, texts.aboutKeys[shown])),
      { text: texts.commands, tone: 'strong' },
      ...slashCommands.map(({ name }) => row(name, texts.aboutCommands[name])),
    ],
  }
}

/** Who is typing is asked first; then the screen's own yes-or-no, then the open question. */
export function cardOf({ talk, ui, lang, as }: Model): QuestionCard | undefined {
  if (!talk) return undefined
  if (isStranger(talk.state, as)) return typistCard(talk, lang, as)
  if (ui.undo) return undoCard(ui.undo, lang)
  if (ui.confirm === undefined) return questionCard(talk.state, eventAt(talk), lang)
  const title = terminalTexts[lang].confirm[ui.confirm](queuedReplies(talk.state).length)
  return { id: ui.confirm, title, lines: [], options: yesOrNo(lang) }
}

function undoCard(report: UndoReport, lang: Lang): QuestionCard {
  const { left } = report
  const { title, left: stays } = terminalTexts[lang].undo
  const line = (path: string): PanelLine => ({ text: `  ${printable(path)}` })
  const kept: PanelLine[] = left.length > 0 ? [{ text: stays, tone: 'warn' }, ...pathList(left, lang).map(line)] : []
  const about: PanelLine[] = undoesLines(report, lang).map((text) => ({ text }))
  return { id: 'undo', title, lines: [...about, ...undoList(report, lang).map(line), ...kept], options: yesOrNo(lang) }
}

function typistCard({ state }: Talk, lang: Lang, as: string): QuestionCard {
  const people = membersInOrder(state.team).filter((m) => m.type === 'human')
  const options = people.map((m, i) => ({ key: String(i + 1), option: m.id, label: printable(shownName(m, lang)) }))
  return { id: 'as', title: printable(terminalTexts[lang].whoTypes(as)), lines: [], options }
}
