/** An entry of the transcript as lines of the terminal's width. Only what is on the screen is ever asked for (window.ts). */

import widthOf from 'string-width'
import type { Lang } from '../core/text/language.ts'
import { cut, padEnd, wrap } from '../terminal/columns.ts'
import { timeOfDay } from '../terminal/local-time.ts'
import type { Tone } from '../views/panel.ts'
import { printable } from '../views/printable.ts'
import { texts } from '../views/texts/languages.ts'
import { lineView } from '../views/timeline.ts'
import { type Entry, type StepView, saidView, stepView } from '../views/transcript.ts'
import type { Fold, Stream } from './model.ts'
import { terminalTexts } from './texts/languages.ts'

/** The name of a speaker has the tone of its loop. */
export type SpanTone = Tone | 'user' | 'executor' | 'orchestrator' | 'system' | 'chosen'
export type Span = { readonly text: string; readonly tone?: SpanTone; readonly bold?: true }
/** One line of the screen. */
export type Row = { readonly key: string; readonly spans: readonly Span[] }

/** How wide an entry is, in which language, and what is folded; with what its events are about. */
export type Layout = Omit<Parameters<typeof lineView>[1], 'lang'> & {
  readonly width: number
  readonly lang: Lang
  readonly fold: Fold
  readonly toggled: ReadonlySet<number>
  readonly cursor?: number
}

const indent = '  '

export function rowsOf(entry: Entry, layout: Layout): Row[] {
  if (entry.kind === 'said') return saidRows(entry, layout)
  return entry.kind === 'note' ? noteRows(entry, layout) : stepsRows(entry, layout)
}

/** What was said never changes, so it is wrapped once for a width and a language. */
const wrapped = new WeakMap<Entry, { readonly width: number; readonly lang: Lang; readonly rows: Row[] }>()

function saidRows(entry: Extract<Entry, { kind: 'said' }>, { width, lang }: Layout): Row[] {
  const known = wrapped.get(entry)
  if (known?.width === width && known.lang === lang) return known.rows
  const { name, at, text } = saidView(entry.event)
  const key = `said${entry.id}`
  const head: Row = {
    key,
    spans: [
      { text: name, tone: nameTone(name), bold: true },
      { text: ` ${timeOfDay(at)}`, tone: 'dim' },
    ],
  }
  const rest = text.length - longestShown
  const more =
    rest > 0
      ? textRows(`${key}more`, [{ text: terminalTexts[lang].moreCharacters(rest), tone: 'dim' }], { width, indent })
      : []
  const rows = [head, ...textRows(key, [{ text: text.slice(0, longestShown) }], { width, indent }), ...more]
  wrapped.set(entry, { width, lang, rows })
  return rows
}

/** A message can be a whole file: a screen shows its beginning. */
const longestShown = 20_000

function noteRows({ id, event, tone }: Extract<Entry, { kind: 'note' }>, layout: Layout): Row[] {
  const { name, text } = lineView(event, layout)
  const { tag, marks } = texts[layout.lang].screen
  if (tone === 'alarm') return alarmRows(`note${id}`, text, layout)
  const mark = tone === 'error' ? `${tag.error} ` : tone === 'blocked' ? `${tag.blocked} ` : ''
  const said: Span[] = [{ text: `${mark}${name}${marks.colon}${text}`, tone }]
  return textRows(`note${id}`, said, { width: layout.width, indent })
}

/** Between two heavy lines, so that it stands out without colours too. */
function alarmRows(key: string, text: string, { width }: Layout): Row[] {
  const tone = 'alarm' as const
  const edge = (side: string): Row => ({ key: `${key}${side}`, spans: [{ text: '━'.repeat(width), tone }] })
  return [
    edge('above'),
    ...textRows(
      key,
      [
        { text: '‼ ', tone },
        { text, tone },
      ],
      { width, indent: '' },
    ),
    edge('below'),
  ]
}

const isOpen = (id: number, { fold, toggled }: Pick<Layout, 'fold' | 'toggled'>): boolean =>
  toggled.has(id) ? fold === 0 : fold > 0

/** Folded: one line with the last step. Open: each step, and under it thought, action and observation. */
function stepsRows({ id, events }: Extract<Entry, { kind: 'steps' }>, layout: Layout): Row[] {
  const everything = layout.fold === 2
  const steps = events.map((event) => stepView(event, layout)).filter((step) => everything || !step.detail)
  const last = steps.at(-1)
  if (!last) return []
  const open = isOpen(id, layout)
  const tone = layout.cursor === id ? 'chosen' : 'dim'
  const count = texts[layout.lang].screen.steps.count(steps.length)
  const summary = open
    ? count
    : `${count} · ${last.name}${texts[layout.lang].screen.marks.colon}${last.text.replaceAll('\n', ' ')}`
  const head = {
    key: `steps${id}`,
    spans: [{ text: cut(`${indent}${open ? '▾' : '▸'} ${summary}`, layout.width), tone }] as const,
  }
  return open ? [head, ...steps.flatMap((step) => stepRows(step, layout))] : [head]
}

function stepRows({ seq, at, name, label, parts }: StepView, layout: Layout): Row[] {
  const { steps } = texts[layout.lang].screen
  const around = { width: layout.width, indent: `${indent}│ ` }
  const time: Span = { text: `${timeOfDay(at)} `, tone: 'dim' }
  const who: Span = { text: `${name} `, tone: nameTone(name) }
  const labels = Math.max(
    ...(['thought', 'action', 'observation', 'text'] as const).map((part) => widthOf(steps[part])),
  )
  return [
    ...textRows(`step${seq}`, [time, who, { text: label }], around),
    ...parts.flatMap(({ part, text }) =>
      textRows(`step${seq}${part}`, [{ text: `${padEnd(steps[part], labels)} `, tone: 'dim' }, { text }], {
        ...around,
        indent: `${indent}│   `,
      }),
    ),
  ]
}

/** What an agent is writing now. */
export function streamRows({ dispatchId, agentId, text }: Stream, { width }: Layout): Row[] {
  const name = `executor.${agentId}`
  const head: Row = {
    key: dispatchId,
    spans: [
      { text: name, tone: 'executor', bold: true },
      { text: ' …', tone: 'dim' },
    ],
  }
  return [head, ...textRows(dispatchId, [{ text: printable(text) }], { width, indent })]
}

type Around = { readonly width: number; readonly indent: string }
/** The last span is wrapped; those before it stand on the first line, and further lines go on under the text. */
export function textRows(key: string, spans: readonly Span[], { width, indent }: Around): Row[] {
  const before = spans.slice(0, -1)
  const text = spans.at(-1) ?? { text: '' }
  const used = widthOf(indent) + before.reduce((sum, span) => sum + widthOf(span.text), 0)
  const hanging = used > width / 2 ? `${indent}  ` : indent + ' '.repeat(used - widthOf(indent))
  const room = Math.max(10, width - Math.max(used, widthOf(hanging)))
  return wrap(text.text, room).map((line, i) => ({
    key: `${key}:${i}`,
    spans:
      i === 0 ? [{ text: indent }, ...before, { ...text, text: line }] : [{ text: hanging }, { ...text, text: line }],
  }))
}

const loops: readonly SpanTone[] = ['user', 'executor', 'orchestrator', 'system']
const nameTone = (name: string): SpanTone => loops.find((loop) => name.startsWith(`${loop}.`)) ?? 'plain'
