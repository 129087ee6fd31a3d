import { renderToString, Text } from 'ink'
import { Children, createElement as h, isValidElement, type ReactElement, type ReactNode } from 'react'
import widthOf from 'string-width'
import { describe, expect, test } from 'vitest'
import { cut, fill } from '../src/terminal/columns.ts'
import { Column } from '../src/tui/line.ts'
import { regionsOf, transcriptLines } from '../src/tui/regions.ts'
import type { Row } from '../src/tui/rows.ts'
import { Transcript } from '../src/tui/talk-screen.ts'
import { type Anchor, scrolled, showing, toTop, windowOf } from '../src/tui/window.ts'
import { transcriptAfter } from '../src/views/transcript.ts'
import { modelOf } from './tui/model.ts'
import { Play } from './tui/play.ts'

/** Ten thousand entries of one to three lines, and how many were asked for. */
function long(count = 10_000) {
  let asked = 0
  const all = {
    count,
    of: (entry: number) => {
      asked++
      return Array.from({ length: 1 + (entry % 3) }, (_, line) => `${entry}.${line}`)
    },
  }
  return { all, asked: () => asked }
}

describe('the window on a long transcript', () => {
  test('asks only for the entries that are seen', () => {
    const { all, asked } = long()
    expect(windowOf(all, null, 20).lines).toHaveLength(20)
    expect(asked()).toBeLessThan(30)
  })

  test('follows the end, and stays where it is when it was moved', () => {
    const { all } = long()
    expect(windowOf(all, null, 3).lines.at(-1)).toBe('9999.0')
    const anchor = scrolled(all, null, { by: -10, height: 3 })
    const before = windowOf(all, anchor, 3).lines
    expect(windowOf({ ...all, count: 10_500 }, anchor, 3).lines).toEqual(before)
  })

  test('up and down by the same lines comes back, and the end is followed again', () => {
    const { all } = long(50)
    const up = scrolled(all, null, { by: -30, height: 5 })
    expect(up).not.toBeNull()
    expect(scrolled(all, up, { by: 30, height: 5 })).toBeNull()
  })

  test('the top shows a full page', () => {
    const { all } = long(50)
    const top = toTop(all, 5)
    expect(windowOf(all, top, 5).lines).toEqual(['0.0', '1.0', '1.1', '2.0', '2.1'])
    expect(scrolled(all, top, { by: -100, height: 5 })).toEqual(top)
  })

  test('every line can be reached, one after the other', () => {
    const { all } = long(20)
    const lines = Array.from({ length: 20 }, (_, i) => all.of(i)).flat()
    let anchor: Anchor = toTop(all, 1)
    const seen = [...windowOf(all, anchor, 1).lines]
    while (anchor) {
      anchor = scrolled(all, anchor, { by: 1, height: 1 })
      seen.push(...windowOf(all, anchor, 1).lines)
    }
    expect(seen).toEqual(lines)
  })

  test('an entry that is chosen comes into view', () => {
    const { all } = long()
    const anchor = showing(all, null, { entry: 4_000, height: 10 })
    const { first, last } = windowOf(all, anchor, 10)
    expect(first <= 4_000 && 4_000 <= last).toBe(true)
  })

  test('a transcript without a line is empty, not an error', () => {
    expect(windowOf({ count: 0, of: () => [] }, null, 5).lines).toEqual([])
    expect(scrolled({ count: 0, of: () => [] }, null, { by: -1, height: 5 })).toBeNull()
  })
})

describe('a history of 10,000 events', () => {
  const play = new Play('ann:human bob:ai', { hopBudget: 'off' })
  while (play.events.length < 10_000)
    play.say('ann', `hello ${play.events.length} [NEXT:bob]`).starts('bob').answers('bob', 'fine')

  test('only the rows of the screen are made', () => {
    const model = modelOf(play)
    const { talk } = model
    if (!talk) throw new Error('no talk')
    const regions = regionsOf(model, talk)
    const column = Transcript({ model, talk, regions }) as ReactElement<{ rows: readonly Row[] }>
    expect(play.events.length).toBeGreaterThanOrEqual(10_000)
    expect(column.props.rows).toHaveLength(regions.height)
    expect(countOf(Column({ ...column.props, height: regions.height }))).toBe(regions.height)
  })

  test('only the entries of the screen are laid out, also in the middle of it', () => {
    const model = modelOf(play)
    if (!model.talk) throw new Error('no talk')
    const lines = transcriptLines(model, model.talk)
    let asked = 0
    const of = (i: number) => {
      asked++
      return lines.of(i)
    }
    const counted = { count: lines.count, of }
    windowOf(counted, scrolled(counted, { entry: 3_000, line: 0 }, { by: -18, height: 19 }), 19)
    expect(asked).toBeLessThan(80)
  })
})

test('a message of a megabyte shows its beginning, and says how much more there is', () => {
  const model = modelOf(new Play('ann:human bob:ai').say('ann', 'word '.repeat(200_000)))
  if (!model.talk) throw new Error('no talk')
  const lines = transcriptLines(model, model.talk)
  const said = model.talk.entries.findIndex((entry) => entry.kind === 'said')
  expect(lines.of(said).length).toBeLessThan(400)
  expect(lines.of(said).at(-1)?.spans.at(-1)?.text).toBe('… 980000 more characters: the command show has them all')
  expect(lines.of(said)).toBe(lines.of(said))
})

test('a thousand steps in a row are groups of at most fifty', () => {
  const play = new Play('ann:human bob:ai').say('ann', 'go [NEXT:bob]').starts('bob')
  for (let i = 0; i < 1_000; i++) play.steps('bob', { action: `${i}` })
  const groups = transcriptAfter([], play.events).flatMap((entry) =>
    entry.kind === 'steps' ? [entry.events.length] : [],
  )
  expect(Math.max(...groups)).toBe(50)
})

const countOf = (element: ReactElement): number =>
  Children.toArray((element.props as { children?: ReactNode }).children).filter(isValidElement).length

describe('columns', () => {
  const samples = [
    'plain',
    '中文宽字符',
    '📋 队列：[鲍勃 ⏳] → 你',
    '⚠️ x',
    '👩‍👩‍👧',
    'é',
    '🇨🇳',
    '❌',
    '✖ ■ ▸ ▾ │ ›',
    '（全角）',
    '⏸ ',
    '，。',
  ]

  test.each(samples)('%s takes as many as Ink thinks', (text) => {
    const shown = renderToString(h(Text, { wrap: 'truncate-end' }, `${text}|`), { columns: widthOf(text) + 1 })
    expect(shown).toBe(`${text}|`)
    if (text.trimEnd() !== text) return
    const tooNarrow = renderToString(h(Text, { wrap: 'truncate-end' }, `${text}|`), { columns: widthOf(text) })
    expect(tooNarrow).not.toBe(`${text}|`)
  })

  test('a cut line is never wider than it may be', () => {
    for (const text of samples)
      for (let width = 1; width < 20; width++) expect(widthOf(cut(text, width))).toBeLessThanOrEqual(width)
  })

  test('a draft is filled to the column', () => {
    expect(fill('ab cd', 2)).toEqual(['ab', ' c', 'd'])
    expect(fill('中文字', 5)).toEqual(['中文', '字'])
  })
})
