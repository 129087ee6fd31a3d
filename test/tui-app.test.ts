import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from 'ink-testing-library'
import { createElement as h } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Client, News } from '../src/client/client.ts'
import { ok, refuse } from '../src/core/contracts/result.ts'
import { App } from '../src/tui/app.ts'
import { Controller } from '../src/tui/controller.ts'
import { draftsOf } from '../src/tui/model.ts'
import { noColours } from '../src/tui/theme.ts'
import { offered } from './tui/model.ts'
import { Play } from './tui/play.ts'

afterEach(cleanup)

/** A client whose every call is kept, and answered only when the test says so. */
function stub(play: Play) {
  const calls: { name: string; args: unknown[]; answer: (value: unknown) => void }[] = []
  let listener: (news: News) => void = () => {}
  const kept =
    (name: string) =>
    (...args: unknown[]) =>
      new Promise<never>((answer) => calls.push({ name, args, answer: answer as (value: unknown) => void }))
  const client: Client = {
    teams: async () => offered,
    conversations: async () => [{ id: 'c1', at: play.at, events: play.events.length, state: play.state }],
    start: kept('start'),
    say: kept('say'),
    answer: kept('answer'),
    control: kept('control'),
    undo: kept('undo'),
    sandbox: async () => 'none',
    state: async () => play.state,
    subscribe: (_, __, heard) => {
      listener = heard
      return () => {}
    },
    close: async () => {},
  }
  const tell = (news: News): void => listener(news)
  return { client, calls, tell, arrives: () => tell({ kind: 'events', events: play.events, state: play.state }) }
}

async function atHome(play: Play) {
  const { client, calls, tell, arrives } = stub(play)
  const leave = vi.fn()
  const controller = new Controller(client, { lang: 'en', size: { columns: 80, rows: 24 }, now: play.at, leave })
  await controller.list()
  const { stdin, lastFrame } = render(h(App, { controller, theme: noColours }))
  const frame = (): string => lastFrame() ?? ''
  /** Whatever was pressed or told before has been drawn when it holds. */
  const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 10_000, interval: 5 })
  const shows = (text: string): Promise<void> => until(() => expect(frame()).toContain(text))
  await shows('Start a new one')
  const asked = () => calls.map(({ name, args }) => ({ name, args }))
  return {
    controller,
    calls,
    asked,
    tell,
    arrives,
    leave,
    type: (keys: string) => stdin.write(keys),
    frame,
    shows,
    until,
  }
}

/** In the conversation, with its first news drawn. */
async function opened(play: Play) {
  const screen = await atHome(play)
  screen.type('\r')
  await screen.until(() => expect(screen.controller.model().isOpening).toBe(true))
  screen.arrives()
  await screen.shows('Signalbox · Two AIs · c1')
  return screen
}

const working = () => new Play('ann:human bob:ai carol:ai').say('ann', 'hello [NEXT:bob,carol]').starts('bob')

describe('the terminal', () => {
  test('Enter goes on with the last conversation', async () => {
    const { type, shows, arrives } = await atHome(working())
    await shows('› 1  Two AIs')
    type('\r')
    await shows('Opening…')
    arrives()
    await shows('📋 Queue: [Bob ⏳] → Carol')
  })

  test('a number chooses a row, however late Enter comes', async () => {
    const { type, shows, asked } = await atHome(working())
    type('3')
    await shows('› 3  Two people and an AI')
    expect(asked()).toEqual([])
    type('\r')
    await shows('Opening…')
    expect(asked()).toEqual([{ name: 'start', args: ['two-people'] }])
  })

  test('what is typed while a conversation opens is typed into it, Enter too', async () => {
    const { type, shows, arrives, asked, until, controller } = await atHome(working())
    type('\rhello\rand more')
    await shows('Opening…')
    expect(asked()).toEqual([])
    arrives()
    await shows('› and more')
    expect(asked()).toEqual([{ name: 'say', args: ['c1', { by: 'ann', text: 'hello' }] }])
    type('\u0015')
    await until(() => expect(controller.model().ui.draft.text).toBe(''))
  })

  test('a conversation that cannot be started says why, and the keys are the first screen’s again', async () => {
    const { type, shows, calls, until } = await atHome(working())
    type('2\r')
    await until(() => expect(calls).toHaveLength(1))
    calls[0]?.answer(refuse('E_INVALID_ARGS', { why: 'no_such_team', team: 'x', known: [] }))
    await shows('There is no team x.')
    type('1')
    await shows('› 1  Two AIs')
  })

  test('typing never waits: the box takes every key while nothing the client was asked is answered', async () => {
    const { type, shows, asked } = await opened(working())
    type('one\r')
    type('two\r')
    type('three')
    await shows('› three')
    expect(asked().map(({ args }) => args[1])).toEqual([
      { by: 'ann', text: 'one' },
      { by: 'ann', text: 'two' },
    ])
  })

  test('every key of a piece counts', async () => {
    const { type, shows, asked } = await opened(working())
    type('one two three')
    type('\u0017\u0017')
    await shows('› one')
    type('\u0015abc\u0001x')
    await shows('› xabc')
    type('\u007f\u0005\u007f\u007f')
    await shows('› a')
    type('\u000b\u0010')
    await shows('› hello [NEXT:bob,carol]')
    expect(asked()).toEqual([])
  })

  test('Esc asks for a pause', async () => {
    const { type, asked, until } = await opened(working())
    type('\u001b')
    await until(() => expect(asked()).toEqual([{ name: 'control', args: ['c1', { type: 'pause', by: 'ann' }] }]))
  })

  test('Ctrl+C leaves the second time, and the draft is kept', async () => {
    const { type, shows, leave, until, controller } = await opened(working())
    type('half a sentence')
    type('\u0003')
    await shows('Press Ctrl+C again to leave')
    type('!')
    await shows('› half a sentence!')
    expect(leave).not.toHaveBeenCalled()
    type('\u0003\u0003')
    await until(() => expect(leave).toHaveBeenCalledOnce())
    expect(draftsOf(controller.model())).toEqual({ c1: 'half a sentence!' })
  })

  test('the draft is there again when the conversation is', async () => {
    const { type, shows, arrives, until, controller } = await opened(working())
    type('half a sentence\f')
    await shows('Start a new one')
    type('\r')
    await until(() => expect(controller.model().isOpening).toBe(true))
    arrives()
    await shows('› half a sentence')
  })

  test('/undo shows what it would restore, and does it after a yes', async () => {
    const { type, shows, calls, asked, until } = await opened(working())
    type('/undo\r')
    await until(() => expect(asked()).toEqual([{ name: 'undo', args: ['c1', { by: 'ann', preview: true }] }]))
    const becomes = { 'src/a.ts': 'before', 'new.ts': 'gone', 'old.ts': 'back' } as const
    calls[0]?.answer(ok({ restored: Object.keys(becomes), becomes, left: ['src/b.ts'] }))
    await shows('Take this back?')
    await shows('src/a.ts: as it was before')
    await shows('new.ts: goes away, it was made then')
    await shows('old.ts: comes back')
    await shows('Stays, because somebody changed it since:')
    type('1\r')
    await until(() => expect(asked().at(-1)).toEqual({ name: 'undo', args: ['c1', { by: 'ann', preview: false }] }))
  })

  test('what the client refuses is in the box again', async () => {
    const { type, shows, calls, until } = await opened(working())
    type('too early\r')
    await until(() => expect(calls.map(({ name }) => name)).toEqual(['say']))
    calls[0]?.answer(refuse('E_CONFLICT', { why: 'ended' }))
    await shows('› too early')
  })

  test('what an agent writes is seen while it writes, and stands there once when it is said', async () => {
    const play = working()
    const { tell, shows, frame } = await opened(play)
    const { dispatchId } = play.fence('bob')
    tell({ kind: 'delta', agentId: 'bob', dispatchId, text: 'Three ' })
    tell({ kind: 'delta', agentId: 'bob', dispatchId, text: 'things' })
    await shows('  Three things')
    const before = play.events.length
    play.answers('bob', 'Three things.')
    tell({ kind: 'events', events: play.events.slice(before), state: play.state })
    await shows('📋 Queue: [Carol ⏳]')
    expect(frame().match(/Three things/g)).toHaveLength(1)
  })

  test('a delta that comes too late changes nothing', async () => {
    const play = working()
    const { tell, shows, frame } = await opened(play)
    tell({ kind: 'delta', agentId: 'bob', dispatchId: 'd999', text: 'ghost' })
    tell({ kind: 'delta', agentId: 'bob', dispatchId: play.fence('bob').dispatchId, text: 'in time' })
    await shows('in time')
    expect(frame()).not.toContain('ghost')
  })

  test('the clock ticks only while somebody works', async () => {
    const play = working()
    const { controller, shows } = await opened(play)
    controller.tick(play.at + 75_000)
    await shows('executor.bob is thinking · 1 min 15 s')
    const rest = await opened(new Play('ann:human bob:ai').say('ann', 'hello'))
    const model = rest.controller.model()
    rest.controller.tick(play.at + 75_000)
    expect(rest.controller.model()).toBe(model)
  })

  test('a paste with line breaks is one draft, not several messages', async () => {
    const { type, asked, shows } = await opened(working())
    type('\u001b[200~one\ntwo\u001b[201~')
    await shows('› one\n  two')
    expect(asked()).toEqual([])
  })
})

test('the screens know only views and the client: no file of tui/ imports the journal, the runtime or the commands', () => {
  const folder = new URL('../src/tui/', import.meta.url)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const up = file.includes('/') ? '../../' : '../'
    const imports = readFileSync(new URL(file, folder), 'utf8').match(/from '(?:\.\.\/)+[^']+'/g) ?? []
    for (const from of imports.filter((one) => one.startsWith(`from '${up}`)))
      expect(`${file} ${from}`).toMatch(/ from '(?:\.\.\/)+(views|client|core|terminal)\//)
  }
})
