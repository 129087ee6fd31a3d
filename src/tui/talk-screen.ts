/** The main screen: header, transcript or page, queue, question, what goes on, and the input box. */

import { Box, useCursor } from 'ink'
import { createElement as h, type ReactElement } from 'react'
import widthOf from 'string-width'
import { shownTeam } from '../core/state/team.ts'
import { cut } from '../terminal/columns.ts'
import { inputView } from '../views/input.ts'
import { type Mode, statusLine } from '../views/status-line.ts'
import { texts } from '../views/texts/languages.ts'
import { Card, QueueBar, Suggestions } from './bars.ts'
import { examplesOf, numberHint } from './by-number.ts'
import { Column, Line } from './line.ts'
import type { Model, Talk } from './model.ts'
import { Page } from './page.ts'
import { type Regions, regionsOf, transcriptLines } from './regions.ts'
import { type Row, type Span, type SpanTone, textRows } from './rows.ts'
import { terminalTexts } from './texts/languages.ts'
import { windowOf } from './window.ts'
import { workspaceNote } from './workspace-note.ts'

type Props = { readonly model: Model; readonly talk: Talk }
type Part = Props & { readonly regions: Regions }

export function TalkScreen({ model, talk }: Props): ReactElement {
  const regions = regionsOf(model, talk)
  const { columns, rows } = model.size
  const { page } = model.ui
  const middle = page ? h(Page, { model, name: page, height: regions.height }) : h(Transcript, { model, talk, regions })
  return h(
    Box,
    { flexDirection: 'column', width: columns, height: rows },
    h(Header, { model, talk }),
    middle,
    regions.queue === undefined ? null : h(QueueBar, { text: regions.queue, columns, isLow: regions.isLow }),
    regions.card ? h(Card, { card: regions.card, regions, model }) : null,
    h(Now, { model, talk }),
    h(Suggestions, { suggestions: regions.suggestions, chosen: model.ui.chosen, columns }),
    h(Input, { model, talk, regions }),
    h(Hint, { model, talk }),
  )
}

function Header({ model, talk }: Props): ReactElement {
  const name = shownTeam(talk.state.team, model.lang)
  const right = terminalTexts[model.lang].folds[model.ui.fold]
  const left = cut(` Signalbox · ${name} · ${talk.id}`, model.size.columns - widthOf(right) - 2)
  const gap = ' '.repeat(Math.max(1, model.size.columns - widthOf(left) - widthOf(right) - 1))
  return h(Line, {
    spans: [
      { text: left, tone: 'strong' },
      { text: gap + right, tone: 'dim' },
    ],
  })
}

/** Only the rows that are on the screen are made. */
export function Transcript({ model, talk, regions }: Part): ReactElement {
  const examples = examplesOf(model, talk)
  const rows =
    examples.length > 0
      ? exampleRows(model, examples, regions.isLow)
      : windowOf(transcriptLines(model, talk), model.ui.scroll, regions.height).lines
  return h(Column, { rows, height: regions.height })
}

/** In a low window each is cut to one line. */
function exampleRows({ lang, size }: Model, examples: readonly string[], isLow: boolean): Row[] {
  const { tryOne, tryHint } = terminalTexts[lang]
  const width = size.columns - 1
  return [
    ...(isLow ? [] : [{ key: 'blank', spans: [] }]),
    { key: 'try', spans: [{ text: ` ${tryOne}`, tone: 'strong' }] },
    ...examples.flatMap((text, i) => {
      const shown = { text: isLow ? cut(text, width - 5) : text }
      return textRows(`example${i}`, [{ text: `${i + 1} `, tone: 'chosen' }, { text: ' ' }, shown], {
        width,
        indent: '  ',
      })
    }),
    { key: 'hint', spans: [{ text: cut(` ${tryHint}`, width), tone: 'dim' }] },
  ]
}

const modeTones: Readonly<Record<Mode, SpanTone>> = {
  ended: 'dim',
  error: 'error',
  blocked: 'blocked',
  paused: 'warn',
  pausing: 'warn',
  understanding: 'executor',
  planning: 'executor',
  thinking: 'executor',
  asked: 'warn',
  waiting: 'user',
}
const modeSigns: Readonly<Partial<Record<Mode, string>>> = {
  paused: '⏸ ',
  pausing: '⏸ ',
  understanding: '⏳ ',
  planning: '⏳ ',
  thinking: '⏳ ',
  asked: '? ',
  waiting: '› ',
}

/** What goes on, and for how long; on the right whether there is more below. */
function Now({ model, talk }: Props): ReactElement {
  const { mode, text, since } = statusLine(talk.state, model.lang, talk.places)
  const began = since === undefined ? undefined : talk.events[since - 1]?.at
  const seconds = began === undefined ? undefined : Math.max(0, Math.floor((model.now - began) / 1000))
  const clock = seconds === undefined ? '' : ` · ${texts[model.lang].screen.now.seconds(seconds)}`
  const below = model.ui.scroll && !model.ui.page ? terminalTexts[model.lang].moreBelow : workspaceNote(model, talk)
  const room = model.size.columns - widthOf(below) - 2
  const left = cut(` ${modeSigns[mode] ?? ''}${text}${clock}`, room)
  const gap = ' '.repeat(Math.max(1, model.size.columns - widthOf(left) - widthOf(below) - 1))
  return h(Line, {
    spans: [
      { text: left, tone: modeTones[mode] },
      { text: gap + below, tone: 'dim' },
    ],
  })
}

/** The label says whom the box waits for, or why it is locked. The real cursor stands in it, for input methods. */
function Input({ model, talk, regions }: Part): ReactElement {
  const { columns, rows } = model.size
  const { label, accepts } = inputView(talk.state, model.lang, model.as)
  const { lines, x, y } = regions.draft
  const { setCursorPosition } = useCursor()
  setCursorPosition(accepts === 'none' ? undefined : { x: x + 2, y: rows - 1 - lines.length + y })
  const sign = accepts === 'all' ? '›' : '⊘'
  const shown = cut(`── ${label} `, columns - 1)
  const rule: Span[] = [{ text: shown, tone: accepts === 'all' ? 'user' : 'warn' }]
  const rest = '─'.repeat(Math.max(0, columns - widthOf(shown)))
  return h(
    Box,
    { flexDirection: 'column', flexShrink: 0 },
    h(Line, { spans: [...rule, { text: rest, tone: 'dim' }] }),
    ...lines.map((line, i) =>
      h(Line, { key: `draft${i}`, spans: [{ text: i === 0 ? `${sign} ` : '  ', tone: 'strong' }, { text: line }] }),
    ),
  )
}

/** What was refused, what Enter does with a number, or the keys. */
function Hint({ model, talk }: Props): ReactElement {
  const { problem, size } = model
  const text = problem
    ? `${problem.message} ${problem.next}`.trim()
    : (numberHint(model, talk) ?? keysHint(model, talk))
  return h(Line, {
    spans: [{ text: cut(` ${text.replaceAll('\n', ' ')}`, size.columns), tone: problem ? 'warn' : 'dim' }],
  })
}

const keysHint = ({ lang }: Model, { state }: Talk): string =>
  state.talk === 'completed' ? terminalTexts[lang].endedHint : terminalTexts[lang].hint
