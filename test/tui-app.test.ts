import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from 'ink-testing-library'
import { createElement as h } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Client, News } from '../src/client/client.ts'
import { App } from '../src/tui/app.ts'
import { Desk } from '../src/tui/desk.ts'
import { noColours } from '../src/tui/theme.ts'
import { offered } from './tui/model.ts'
import { Play } from './tui/play.ts'

afterEach(cleanup)

/** A client whose every call is kept, and answered only when the test says so. */
function stub(play: Play) {
  const calls: { name: string; args: unknown[] }[] = []
  let tell: (news: News) => void = () => {}
  const never =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push({ name, args })
      return new Promise<never>(() => {})
    }
  const client: Client = {
    teams: async () => offered,
    conversations: async () => [{ id: 'c1', at: play.at, events: play.events.length, state: play.state }],
    start: never('start'),
    say: never('say'),
    answer: never('answer'),
    control: never('control'),
    state: async () => play.state,
    subscribe: (_, __, listener) => {
      tell = listener
      listener({ kind: 'events', events: play.events, state: play.state })
      return () => {}
    },
    close: async () => {},
  }
  return { client, calls, tell: (news: News) => tell(news) }
}

async function opened(play: Play) {
  const { client, calls, tell } = stub(play)
  const leave = vi.fn()
  const desk = new Desk(client, { lang: 'en', size: { columns: 80, rows: 24 }, now: play.at, leave })
  await desk.list()
  const { stdin, lastFrame } = render(h(App, { desk, theme: noColours }))
  await settled()
  const type = async (keys: string) => {
    stdin.write(keys)
    await settled()
  }
  return { desk, calls, tell, leave, type, frame: () => lastFrame() ?? '' }
}
/** Ink waits a little for the rest of an escape sequence. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 40))

const working = () => new Play('ann:human bob:ai carol:ai').say('ann', 'hello [NEXT:bob,carol]').starts('bob')

describe('the terminal', () => {
  test('Enter goes on with the last conversation', async () => {
    const { type, frame } = await opened(working())
    expect(frame()).toContain('› 1  Two AIs')
    await type('\r')
    expect(frame()).toContain('📋 Queue: [Bob ⏳] → Carol')
  })

  test('typing never waits: the box takes every key while nothing the client was asked is answered', async () => {
    const { type, frame, calls } = await opened(working())
    await type('\r')
    await type('one\r')
    await type('two\r')
    await type('three')
    expect(calls.map(({ args }) => args[1])).toEqual([
      { by: 'ann', text: 'one' },
      { by: 'ann', text: 'two' },
    ])
    expect(frame()).toContain('› three')
  })

  test('Esc asks for a pause, Ctrl+C leaves', async () => {
    const { type, calls, leave } = await opened(working())
    await type('\r')
    await type('\u001b')
    expect(calls).toEqual([{ name: 'control', args: ['c1', { type: 'pause', by: 'ann' }] }])
    await type('\u0003')
    expect(leave).toHaveBeenCalledOnce()
  })

  test('what an agent writes is seen while it writes, and stands there once when it is said', async () => {
    const play = working()
    const { type, tell, frame } = await opened(play)
    await type('\r')
    const { dispatchId } = play.fence('bob')
    tell({ kind: 'delta', agentId: 'bob', dispatchId, text: 'Three ' })
    tell({ kind: 'delta', agentId: 'bob', dispatchId, text: 'things' })
    await settled()
    expect(frame()).toContain('  Three things')
    const before = play.events.length
    play.answers('bob', 'Three things.')
    tell({ kind: 'events', events: play.events.slice(before), state: play.state })
    await settled()
    expect(frame().match(/Three things/g)).toHaveLength(1)
    expect(frame()).toContain('📋 Queue: [Carol ⏳]')
  })

  test('a delta that comes too late changes nothing', async () => {
    const { type, tell, frame } = await opened(working())
    await type('\r')
    tell({ kind: 'delta', agentId: 'bob', dispatchId: 'd999', text: 'ghost' })
    await settled()
    expect(frame()).not.toContain('ghost')
  })

  test('the clock ticks only while somebody works', async () => {
    const play = working()
    const { desk, type, frame } = await opened(play)
    await type('\r')
    desk.tick(play.at + 75_000)
    await settled()
    expect(frame()).toContain('executor.bob is thinking · 1 min 15 s')
    const rest = await opened(new Play('ann:human bob:ai').say('ann', 'hello'))
    await rest.type('\r')
    const model = rest.desk.model()
    rest.desk.tick(play.at + 75_000)
    expect(rest.desk.model()).toBe(model)
  })

  test('a paste with line breaks is one draft, not several messages', async () => {
    const { type, calls, frame } = await opened(working())
    await type('\r')
    await type('\u001b[200~one\ntwo\u001b[201~')
    expect(calls).toEqual([])
    expect(frame()).toContain('› one\n  two')
  })
})

test('the screens know only views and the client: no file of tui/ imports the journal or the runtime', () => {
  const folder = new URL('../src/tui/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const imports = readFileSync(new URL(file, folder), 'utf8').match(/from '\.\.\/[^']+'/g) ?? []
    for (const from of imports) expect(`${file} ${from}`).toMatch(/ from '\.\.\/(views|client|core|cli)\//)
  }
})
