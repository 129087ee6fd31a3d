/**
 * How the rows of the terminal are divided: what must be seen comes first, the transcript gets the rest. In a low window frames go
 * first, then the text of a card; who is next, the answers and the box stay. A page that is open there covers all but the box.
 */

import widthOf from 'string-width'
import type { Lang } from '../core/text/language.ts'
import { fill } from '../terminal/columns.ts'
import { slashCommands } from '../terminal/slash-commands.ts'
import { type Completable, type Suggestion, suggestionsAt } from '../views/completion.ts'
import type { QuestionCard } from '../views/question.ts'
import { statusView } from '../views/status.ts'
import { readerOf } from '../views/status-line.ts'
import { isWord, unnamedHint } from '../views/unnamed.ts'
import { type CardText, cardText } from './card-text.ts'
import { eventAt, type Model, type Talk } from './model.ts'
import { optionLines } from './option-lines.ts'
import { cardOf } from './pages.ts'
import { type Layout, type Row, rowsOf, streamRows, textRows } from './rows.ts'
import { terminalTexts } from './texts/languages.ts'
import type { Lines } from './window.ts'

export type Regions = {
  readonly queue?: string
  readonly card?: QuestionCard
  readonly share: CardShare
  /** Too low for frames. */
  readonly isLow: boolean
  readonly suggestions: readonly Suggestion[]
  readonly draft: DraftLines
  /** Rows for the transcript or a page. */
  readonly height: number
}
type DraftLines = { readonly lines: readonly string[]; readonly x: number; readonly y: number }

const suggestionsShown = 6
const draftRowsShown = 5
const leastTranscript = 4
/** Header, status, label of the input, hint. */
const fixedRows = 4
/** From here on there is room for frames. */
const framedFrom = 18
/** Under this nothing can be read: a person is asked for a larger window. */
export const leastSize = { columns: 40, rows: 10 }

export function regionsOf(model: Model, talk: Talk): Regions {
  const { columns, rows } = model.size
  const { state } = talk
  const isLow = rows < framedFrom
  const isCovered = isLow && model.ui.page !== undefined
  const queue = isCovered ? undefined : statusView(state, model.lang, readerOf(state, model.as)).queue
  const draft = draftLines(model, columns - 2, isLow ? 1 : draftRowsShown)
  const queueRows = queue === undefined ? 0 : isLow ? 1 : 3
  const body = rows - fixedRows - draft.lines.length - queueRows
  const card = isCovered ? undefined : cardOf(model)
  const isOpen = model.ui.page === 'question' // its text stands on the page then
  const share = card ? shareOf(card, { columns, isLow, isOpen, room: body - (isLow ? 1 : leastTranscript) }) : noCard
  const room = Math.max(0, body - share.rows - 1)
  const suggestions = suggestionsOf(model).slice(0, Math.min(suggestionsShown, room))
  const height = Math.max(1, body - share.rows - suggestions.length)
  return { queue, card, share, isLow, suggestions, draft, height }
}

/** What of a card fits: its text, and lines of its answers. */
type CardShare = { readonly rows: number; readonly text: CardText; readonly more: boolean; readonly answers: number }
const noCard: CardShare = { rows: 0, text: { shown: [], left: 0 }, more: false, answers: 0 }
type Around = { readonly columns: number; readonly isLow: boolean; readonly isOpen: boolean; readonly room: number }

/** The title first, then the answers, then the text. */
function shareOf(card: QuestionCard, { columns, isLow, isOpen, room }: Around): CardShare {
  const frame = isLow ? 1 : 3
  const answers = Math.max(1, Math.min(optionLines(card, columns - 4).length, room - frame))
  const spare = isOpen ? 0 : Math.max(0, room - frame - answers)
  const text = cardText(card.lines, { width: columns - 4, rows: spare })
  const more = text.left > 0 && spare > 0
  return { rows: frame + answers + text.shown.length + (more ? 1 : 0), text, more, answers }
}

const completable = (lang: Lang): Completable[] =>
  slashCommands.map(({ name }) => ({ name, about: terminalTexts[lang].aboutCommands[name] }))

export const suggestionsOf = ({ ui, talk, lang }: Model): Suggestion[] =>
  talk
    ? suggestionsAt(ui.draft.text, ui.draft.cursor, { commands: completable(lang), team: talk.state.team, lang })
    : []

/** The part of the draft around the cursor, and where the cursor is in it. */
function draftLines({ ui }: Model, width: number, shown: number): DraftLines {
  const { text, cursor } = ui.draft
  const room = Math.max(10, width - 1)
  const before = text
    .slice(0, cursor)
    .split('\n')
    .flatMap((line) => fill(line, room))
  const all = text.split('\n').flatMap((line) => fill(line, room))
  const row = before.length - 1
  const first = Math.max(0, Math.min(row - shown + 1, all.length - shown), row - shown + 1)
  return { lines: all.slice(first, first + shown), x: widthOf(before.at(-1) ?? ''), y: row - first }
}

const layoutOf = ({ size, lang, ui }: Model, talk: Talk): Layout => ({
  width: size.columns - 1,
  lang,
  team: talk.state.team,
  eventAt: eventAt(talk),
  fold: ui.fold,
  toggled: ui.toggled,
  cursor: ui.cursor,
})

/** The transcript, and behind it whatever is being written now, or why nobody answers. */
export function transcriptLines(model: Model, talk: Talk): Lines<Row> {
  const layout = layoutOf(model, talk)
  const { entries, streams } = talk
  const hint = unnamedHint(talk.state, talk.events.findLast(isWord), model.lang)
  const last = hint === undefined ? [] : textRows('unnamed', [{ text: hint, tone: 'dim' }], { ...layout, indent: '  ' })
  return {
    count: entries.length + streams.length + (hint === undefined ? 0 : 1),
    of: (i) => {
      const entry = entries[i]
      const stream = streams[i - entries.length]
      return entry ? rowsOf(entry, layout) : stream ? streamRows(stream, layout) : last
    },
  }
}
