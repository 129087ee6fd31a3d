/** How the rows of the terminal are shared out: what must be seen first, the transcript gets the rest. */
import { widthOf } from '../cli/width.ts'
import { type Suggestion, suggestionsAt } from '../views/completion.ts'
import type { QuestionCard } from '../views/question.ts'
import { statusView } from '../views/status.ts'
import { readerOf } from '../views/status-line.ts'
import { optionLines } from './bars.ts'
import { completable } from './commands.ts'
import { hardWrap } from './cut.ts'
import type { Model, Talk } from './model.ts'
import { cardOf } from './pages.ts'
import { type Paper, type Row, rowsOf, streamRows } from './rows.ts'
import type { Lines } from './window.ts'

export type Regions = {
  readonly queue?: string
  readonly card?: QuestionCard
  /** How many lines of the card's text fit. */
  readonly cardLines: number
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
/** Top, title, bottom. */
const cardFrame = 3

export function regionsOf(model: Model, talk: Talk): Regions {
  const { columns, rows } = model.size
  const { state } = talk
  const queue = statusView(state, model.lang, readerOf(state, model.as)).queue
  const draft = draftLines(model, columns - 2)
  const suggestions = suggestionsOf(model).slice(0, suggestionsShown)
  const card = cardOf(model)
  const used = fixedRows + (queue === undefined ? 0 : 3) + draft.lines.length + suggestions.length
  const frame = cardFrame + (card ? optionLines(card, columns - 4).length : 0)
  const spare = rows - used - leastTranscript - frame
  const cardLines = card ? Math.max(0, Math.min(card.lines.length, spare)) : 0
  const hidden = card && cardLines < card.lines.length ? 1 : 0
  const cardRows = card ? frame + cardLines + hidden : 0
  return { queue, card, cardLines, suggestions, draft, height: Math.max(1, rows - used - cardRows) }
}

export const suggestionsOf = ({ ui, talk, lang }: Model): Suggestion[] =>
  talk
    ? suggestionsAt(ui.draft.text, ui.draft.cursor, { commands: completable(lang), team: talk.state.team, lang })
    : []

/** The part of the draft around the cursor, and where the cursor is in it. */
function draftLines({ ui }: Model, width: number): DraftLines {
  const { text, cursor } = ui.draft
  const room = Math.max(10, width - 1)
  const before = text
    .slice(0, cursor)
    .split('\n')
    .flatMap((line) => hardWrap(line, room))
  const all = text.split('\n').flatMap((line) => hardWrap(line, room))
  const row = before.length - 1
  const first = Math.max(0, Math.min(row - draftRowsShown + 1, all.length - draftRowsShown), row - draftRowsShown + 1)
  return { lines: all.slice(first, first + draftRowsShown), x: widthOf(before.at(-1) ?? ''), y: row - first }
}

const paperOf = ({ size, lang, ui }: Model, { state }: Talk): Paper => ({
  width: size.columns - 1,
  lang,
  team: state.team,
  fold: ui.fold,
  turned: ui.turned,
  cursor: ui.cursor,
})

/** The transcript, and behind it whatever is being written now. */
export function transcriptLines(model: Model, talk: Talk): Lines<Row> {
  const paper = paperOf(model, talk)
  const { entries, streams } = talk
  return {
    count: entries.length + streams.length,
    of: (i) => {
      const entry = entries[i]
      const stream = streams[i - entries.length]
      return entry ? rowsOf(entry, paper) : stream ? streamRows(stream, paper) : []
    },
  }
}
