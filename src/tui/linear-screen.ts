/**
 * The screen for a screen reader: each entry is written once, and below it are only the question, the status and the box. No
 * clock runs, so nothing is redrawn while nothing happens.
 */

import { Box, Static, Text } from 'ink'
import { createElement as h, type ReactElement, useRef } from 'react'
import { spokenFor } from '../core/text/language.ts'
import { inputView } from '../views/input.ts'
import { statusView } from '../views/status.ts'
import { readerOf, statusLine } from '../views/status-line.ts'
import { texts } from '../views/texts/languages.ts'
import { lineView } from '../views/timeline.ts'
import { type Entry, saidView, stepView } from '../views/transcript.ts'
import { isWord, unnamedHint } from '../views/unnamed.ts'
import { keyFor } from './by-key.ts'
import { examplesOf, numberHint } from './by-number.ts'
import { eventAt, type Model, type Talk } from './model.ts'
import { cardOf, pageOf } from './pages.ts'
import { homeRows } from './press-home.ts'
import { suggestionsOf } from './regions.ts'
import { terminalTexts } from './texts/languages.ts'
import { workspaceNote } from './workspace-note.ts'

/** A long history begins with its last events; `signalbox show` has them all. */
const eventsRead = 100

export function LinearScreen({ model }: { readonly model: Model }): ReactElement {
  const { talk } = model
  const history = useRef<History>({ id: '', upTo: 0, items: [] })
  if (talk) history.current = historyAfter(history.current, talk, model)
  const lines = model.ui.page ? pageLines(model) : talk ? talkLines(model, talk) : homeLines(model)
  const written = {
    items: talk ? history.current.items : [],
    children: ({ id, text }: Paragraph) => h(Text, { key: id }, text),
  }
  return h(
    Box,
    { flexDirection: 'column' },
    h(Static<Paragraph>, { key: talk?.id ?? 'home', ...written }),
    ...lines.map((line, i) => h(Text, { key: `line${i}` }, line)),
  )
}

type Paragraph = { readonly id: string; readonly text: string }
/** What was written so far of which conversation, and up to which entry. */
type History = { readonly id: string; readonly upTo: number; readonly items: Paragraph[] }

/** Each entry once, as soon as it is complete: the last group of steps may still grow. */
function historyAfter(before: History, talk: Talk, model: Model): History {
  const known = before.id === talk.id ? before : { id: talk.id, upTo: talk.state.seq - eventsRead, items: [] }
  const whole = talk.entries.at(-1)?.kind === 'steps' ? talk.entries.slice(0, -1) : talk.entries
  const fresh = whole.filter((entry) => entry.id > known.upTo)
  if (fresh.length === 0) return known
  const items = fresh.flatMap((entry) =>
    textsOf(entry, talk, model).map((text, i) => ({ id: `${entry.id}.${i}`, text })),
  )
  return { id: talk.id, upTo: fresh.at(-1)?.id ?? known.upTo, items: [...known.items, ...items] }
}

function textsOf(entry: Entry, talk: Talk, { lang, ui }: Model): string[] {
  const around = { lang, team: talk.state.team, eventAt: eventAt(talk) }
  if (entry.kind === 'note') return [noteText(entry, around)]
  if (entry.kind === 'said') {
    const { name, text } = saidView(entry.event)
    return [`${name}: ${text}`]
  }
  if (ui.fold === 0) return []
  const steps = entry.events.map((event) => stepView(event, around))
  return steps.filter(({ detail }) => !detail).map(({ name, text }) => `${name}: ${text}`)
}

function noteText({ event, tone }: Extract<Entry, { kind: 'note' }>, around: Parameters<typeof lineView>[1]): string {
  const { tag } = texts[around.lang].screen
  const { name, text } = lineView(event, around)
  if (tone === 'alarm') return `‼ ${text}`
  return `${tone === 'error' ? `${tag.error} ` : tone === 'blocked' ? `${tag.blocked} ` : ''}${name}: ${text}`
}

function talkLines(model: Model, talk: Talk): string[] {
  const { lang, ui, problem } = model
  const { state } = talk
  const card = cardOf(model)
  const { queue } = statusView(state, lang, readerOf(state, model.as))
  const hint = unnamedHint(state, talk.events.findLast(isWord), lang)
  const number = numberHint(model, talk)
  const examples = examplesOf(model, talk).map((text, i) => `${i + 1} ${text}`)
  const question = card
    ? [
        card.title,
        ...card.lines.map(({ text }) => text),
        ...card.options.map((o) => [o.key, o.label, keyFor(card, o)].filter(Boolean).join(' ')),
      ]
    : []
  return [
    ...(examples.length > 0 ? [terminalTexts[lang].tryOne, ...examples] : []),
    ...(queue === undefined ? [] : [queue]),
    ...question,
    ...(hint === undefined ? [] : [hint]),
    [statusLine(state, lang, talk.places).text, workspaceNote(model, talk)].filter((part) => part !== '').join(' · '),
    ...suggestionsOf(model)
      .slice(0, 6)
      .map(({ label, about }) => `${label}: ${about}`),
    ...(number === undefined ? [] : [number]),
    ...(problem ? [`${problem.message} ${problem.next}`.trim()] : []),
    `${inputView(state, lang, model.as).label} › ${ui.draft.text}`,
  ]
}

function homeLines(model: Model): string[] {
  const { lang, ui, teams, conversations, problem } = model
  const texts = terminalTexts[lang]
  const rows = homeRows(model).map(({ kind, index }, i) => {
    const team = kind === 'team' ? teams[index] : undefined
    const conversation = kind === 'conversation' ? conversations[index] : undefined
    const what = team ? `${texts.startNew}: ${team.name[spokenFor(lang)]}. ${team.line[spokenFor(lang)]}` : ''
    const on = conversation
      ? `${texts.continueOne}: ${conversation.id}. ${statusLine(conversation.state, lang).text}`
      : ''
    return `${i === ui.chosen ? '› ' : ''}${i + 1} ${what}${on}`
  })
  return ['Signalbox', ...rows, problem ? `${problem.message} ${problem.next}`.trim() : texts.homeHint]
}

function pageLines(model: Model): string[] {
  const { ui, lang, talk } = model
  if (!ui.page) return []
  const { title, lines } = pageOf(ui.page, lang, talk)
  return [title, ...lines.map(({ text }) => text), terminalTexts[lang].closes]
}
