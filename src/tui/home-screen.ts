/** The first screen: the last conversations to continue, and the teams to start one with, a line each. */

import { Box } from 'ink'
import { createElement as h, type ReactElement } from 'react'
import widthOf from 'string-width'
import type { ConversationRow } from '../client/client.ts'
import { shownTeam } from '../core/state/team.ts'
import { spokenFor } from '../core/text/language.ts'
import { cut, padEnd } from '../terminal/columns.ts'
import { statusLine } from '../views/status-line.ts'
import { Column, Line } from './line.ts'
import type { Model } from './model.ts'
import { Page } from './page.ts'
import type { Row, Span } from './rows.ts'
import { terminalTexts } from './texts/languages.ts'

export function HomeScreen({ model }: { readonly model: Model }): ReactElement {
  const { size, ui, lang, problem } = model
  const texts = terminalTexts[lang]
  const body = ui.page
    ? h(Page, { model, name: ui.page, height: size.rows - 2 })
    : h(Column, { rows: around(rowsOf(model), ui.chosen, size.rows - 2), height: size.rows - 2 })
  const hint = problem ? `${problem.message} ${problem.next}` : model.isOpening ? texts.opening : texts.homeHint
  const head: Span[] = [
    { text: ' Signalbox', tone: 'strong' },
    { text: cut(` · ${texts.about}`, size.columns - 11), tone: 'dim' },
  ]
  return h(
    Box,
    { flexDirection: 'column', width: size.columns, height: size.rows },
    h(Line, { spans: head }),
    body,
    h(Line, { spans: [{ text: cut(` ${hint}`, size.columns), tone: problem ? 'warn' : 'dim' }] }),
  )
}

/** The chosen row is always on the screen. */
function around(rows: readonly Row[], chosen: number, height: number): readonly Row[] {
  const last = rows.findIndex(({ key }) => key === `row${chosen}`)
  const first = Math.max(0, last - height + 1)
  return rows.slice(first, first + height)
}

function rowsOf(model: Model): Row[] {
  const { lang, teams, conversations, ui } = model
  const texts = terminalTexts[lang]
  const started = conversations.map((row) => [teamName(row, model), about(row, model)] as const)
  const offered = teams.map(({ name, line }) => [name[spokenFor(lang)], line[spokenFor(lang)]] as const)
  const names = Math.max(0, ...[...started, ...offered].map(([name]) => widthOf(name)))
  const row = ([name, line]: readonly [string, string], i: number): Row => {
    const number = i < 9 ? String(i + 1) : ' '
    const room = model.size.columns - names - 10
    return {
      key: `row${i}`,
      spans: [
        { text: `  ${i === ui.chosen ? '›' : ' '} ` },
        { text: `${number}  ${padEnd(name, names)} `, tone: i === ui.chosen ? 'chosen' : 'plain' },
        { text: cut(` ${line}`, room), tone: 'dim' },
      ],
    }
  }
  const title = (key: string, text: string): Row[] => [
    { key: `${key}-`, spans: [] },
    { key, spans: [{ text: ` ${text}`, tone: 'strong' }] },
  ]
  return [
    ...(started.length > 0 ? title('on', texts.continueOne) : []),
    ...started.map(row),
    ...title('new', texts.startNew),
    ...offered.map((cells, i) => row(cells, i + started.length)),
  ]
}

const teamName = ({ state }: ConversationRow, { lang }: Model): string => shownTeam(state.team, lang)

/** When it was, how it stands, and what was said last. */
function about({ at, state, said }: ConversationRow, { lang, now }: Model): string {
  const texts = terminalTexts[lang]
  const last = said ? `${said.name}: ${said.text.replace(/\s+/g, ' ')}` : texts.nothingSaid
  return [texts.ago(Math.max(0, now - at)), statusLine(state, lang).text, last].join(' · ')
}
