import { renderToString } from 'ink'
import { render } from 'ink-testing-library'
import { createElement as h, type ReactElement } from 'react'
import widthOf from 'string-width'
import { describe, expect, test } from 'vitest'
import { HomeScreen } from '../src/tui/home-screen.ts'
import { LinearScreen } from '../src/tui/linear-screen.ts'
import type { Model, Ui } from '../src/tui/model.ts'
import { TalkScreen } from '../src/tui/talk-screen.ts'
import { colours, noColours, type Theme, ThemeContext, themeFor } from '../src/tui/theme.ts'
import { modelOf } from './tui/model.ts'
import { Play } from './tui/play.ts'

process.env.TZ = 'UTC'
const two = 'ann:human bob:ai carol:ai'

function screen(model: Model, theme: Theme = noColours): string {
  const { talk, size } = model
  const shown: ReactElement = talk ? h(TalkScreen, { model, talk }) : h(HomeScreen, { model })
  return renderToString(h(ThemeContext, { value: theme }, shown), { columns: size.columns })
}
const talking = () =>
  new Play(two)
    .say('ann', 'What should we check? [NEXT:bob,carol,zed]')
    .starts('bob')
    .steps('bob', { thought: 'what broke last time', action: 'read the log', observation: 'a migration' })
const small = { columns: 80, rows: 24 }

describe('the main screen', () => {
  test('at 80x24: who said what, folded steps, the queue, who thinks and for how long, whose turn it is', () => {
    const streams = [{ dispatchId: 'd1', agentId: 'bob', text: 'Three things: the te' }]
    const model = modelOf(talking())
    const frame = screen({ ...model, talk: model.talk && { ...model.talk, streams } })
    expect(frame.split('\n')).toHaveLength(24)
    expect(frame).toMatchInlineSnapshot(`
      " Signalbox · Two AIs · c1                                      steps are folded
        ▸ 2 steps · orchestrator.router: Waiting for user.ann
      user.ann 09:00:00
        What should we check? [NEXT:bob,carol,zed]
        ▸ 4 steps · orchestrator.router: Route: go on
        orchestrator.router: ⚠️ 'zed' is not in this team and was skipped
        ▸ 5 steps · executor.bob: Step: what broke last time → read the log → a migr…
      executor.bob …
        Three things: the te








      ┌────────────────────────────┐
      │ 📋 Queue: [Bob ⏳] → Carol │
      └────────────────────────────┘
       ⏳ executor.bob is thinking · 12 s
      ── executor.bob is at work; what you send is taken in beside it ────────────────
      ›
       Esc pause · ? keys · / commands · @ members · Tab steps · Ctrl+C twice leaves"
    `)
  })

  test('the queue bar is the one of S1 §9.2', () => {
    const frame = screen(modelOf(talking()))
    expect(frame).toContain(
      ['┌────────────────────────────┐', '│ 📋 Queue: [Bob ⏳] → Carol │', '└────────────────────────────┘'].join('\n'),
    )
  })

  test('Chinese lines up', () => {
    const frame = screen(modelOf(talking(), { lang: 'zh' }))
    expect(frame).toMatchInlineSnapshot(`
      " Signalbox · 两个 AI · c1                                            步骤已折叠
        ▸ 2 步 · orchestrator.router：等待 user.ann
      user.ann 09:00:00
        What should we check? [NEXT:bob,carol,zed]
        ▸ 4 步 · orchestrator.router：路由决策：继续执行
        orchestrator.router：⚠️ 'zed' 不在当前团队中，已跳过
        ▸ 5 步 · executor.bob：步骤：what broke last time → read the log → a migrati…










      ┌─────────────────────────────┐
      │ 📋 队列：[鲍勃 ⏳] → 卡罗尔 │
      └─────────────────────────────┘
       ⏳ executor.bob 正在思考 · 12 秒
      ── executor.bob 正在工作；你发的消息会同时被理解 ───────────────────────────────
      ›
       Esc 暂停 · ? 按键 · / 命令 · @ 成员 · Tab 步骤 · 按两次 Ctrl+C 离开"
    `)
    for (const line of frame.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80)
  })

  test('unfolded it shows thought, action and observation', () => {
    const frame = screen(modelOf(talking(), { ui: { fold: 1 } }))
    expect(frame).toContain('│   thought     what broke last time')
    expect(frame).toContain('│   action      read the log')
    expect(frame).toContain('│   observation a migration')
  })

  test('ERROR and BLOCKED are told apart by sign and word, without any colour', () => {
    const frame = screen(modelOf(talking().fails('bob', 'no disk')))
    expect(frame).toContain('✖ ERROR executor.bob: Failed: Agent Bob encountered an error: no disk')
    expect(frame).toContain('■ BLOCKED orchestrator.router: Blocked: no disk')
  })

  test('an open question is a card with numbers; one that is too long says how to see the rest', () => {
    const content = Array.from({ length: 30 }, (_, i) => `line ${i}`).join('\n')
    const frame = screen(modelOf(talking().proposes('bob', { path: 'notes.md', content })))
    expect(frame.split('\n')).toHaveLength(24)
    expect(frame).toMatchInlineSnapshot(`
      " Signalbox · Two AIs · c1                                      steps are folded
        What should we check? [NEXT:bob,carol,zed]
        ▸ 4 steps · orchestrator.router: Route: go on
        orchestrator.router: ⚠️ 'zed' is not in this team and was skipped
        ▸ 10 steps · orchestrator.router: Waiting for user.ann
      ┌────────────────────────────┐
      │ 📋 Queue: [Bob ⏳] → Carol │
      └────────────────────────────┘
      ┌──────────────────────────────────────────────────────────────────────────────┐
      │ May this be done?                                                            │
      │ executor.bob: Write a file                                                   │
      │ Medium risk                                                                  │
      │ Touches: notes.md                                                            │
      │ +line 0                                                                      │
      │ line 1                                                                       │
      │ … 28 more lines: Ctrl+T                                                      │
      │  1  Yes, this once Ctrl+Y                                                    │
      │  2  Yes, and exactly this again in this conversation Ctrl+G    3  No Ctrl+D  │
      │  4  No, because … Ctrl+B                                                     │
      └──────────────────────────────────────────────────────────────────────────────┘
       ? A question for user.ann
      ── user.ann: answer with a number and Enter, or write ──────────────────────────
      ›
       Esc pause · ? keys · / commands · @ members · Tab steps · Ctrl+C twice leaves"
    `)
  })

  test('an offer is a card too, and the status line does not wait for it', () => {
    const play = new Play('ann:human bob:ai:see.pain carol:ai:book.visit').wants('ann', 'my head hurts', ['see.pain'])
    play.starts('bob').answers('bob', 'See neurology.', { agent_code: 'carol', reason: 'Shall I book it?' })
    const frame = screen(modelOf(play)).split('\n')
    expect(frame).toHaveLength(24)
    expect(frame.slice(-10).join('\n')).toMatchInlineSnapshot(`
      "┌──────────────────────────────────────────────────────────────────────────────┐
      │ A suggestion (you can ignore it)                                             │
      │ executor.bob suggests executor.carol                                         │
      │ Shall I book it?                                                             │
      │  1  Yes, go on with it    2  No, thanks                                      │
      └──────────────────────────────────────────────────────────────────────────────┘
       › Waiting for user.ann
      ── user.ann: answer with a number and Enter, or write ──────────────────────────
      ›
       Esc pause · ? keys · / commands · @ members · Tab steps · Ctrl+C twice leaves"
    `)
  })

  test('before anything was said it offers three messages', () => {
    expect(screen(modelOf(new Play(two)))).toMatchInlineSnapshot(`
      " Signalbox · Two AIs · c1                                      steps are folded

       Three messages to try:
        1  What should we check before the release? [NEXT:bob,carol]
        2  Bob, write a checklist and ask Carol for a second opinion. [NEXT:bob]
        3  Who is on call? [NEXT:bob,zed]
       A number and Enter put it into the box, Enter sends it.













       › Waiting for user.ann
      ── user.ann, it is your turn ───────────────────────────────────────────────────
      ›
       Esc pause · ? keys · / commands · @ members · Tab steps · Ctrl+C twice leaves"
    `)
  })

  test('pages are shown in its place', () => {
    expect(screen(modelOf(talking(), { ui: { page: 'tasks' } }))).toMatchInlineSnapshot(`
      " Signalbox · Two AIs · c1                                      steps are folded
       Tasks                                                               Esc closes
       t10  executor.bob    reply  active
       t11  executor.carol  reply  queued · next: it is its turn in the talk













      ┌────────────────────────────┐
      │ 📋 Queue: [Bob ⏳] → Carol │
      └────────────────────────────┘
       ⏳ executor.bob is thinking · 12 s
      ── executor.bob is at work; what you send is taken in beside it ────────────────
      ›
       Esc pause · ? keys · / commands · @ members · Tab steps · Ctrl+C twice leaves"
    `)
    expect(screen(modelOf(talking(), { ui: { page: 'help' }, size: { columns: 100, rows: 50 } }))).toContain(
      '/queue clear',
    )
    for (const page of ['queue', 'status', 'plan', 'why', 'memory', 'team', 'help'] as const)
      expect(screen(modelOf(talking(), { ui: { page }, lang: 'zh' })).split('\n')).toHaveLength(24)
  })

  test('suggestions stand above the box', () => {
    const draft = { text: 'hi @', cursor: 4 }
    expect(screen(modelOf(new Play(two), { ui: { draft } }))).toMatch(/ {2}Bob {5}executor\.bob\n/)
  })

  test('a locked box says why', () => {
    const play = new Play(two, { inputPolicy: 'lock' }).say('ann', 'x [NEXT:bob]').starts('bob')
    expect(screen(modelOf(play))).toContain('── locked while executor.bob works: only /pause and /stop ─')
  })

  const content = Array.from({ length: 30 }, (_, i) => `line ${i} of something long enough to be cut`).join('\n')
  const scenes: readonly (readonly [string, () => Play, Partial<Ui>])[] = [
    ['talk', talking, {}],
    ['question', () => talking().fails('bob', 'no disk, and a long story about why there is none'), {}],
    ['approval', () => talking().proposes('bob', { path: 'notes.md', content }), {}],
    ['suggestions', talking, { draft: { text: '/', cursor: 1 } }],
    ['suggestions over a question', () => talking().fails('bob', 'no disk'), { draft: { text: '/', cursor: 1 } }],
    ['long draft', talking, { draft: { text: 'word '.repeat(100), cursor: 500 } }],
    ['page', talking, { page: 'help' }],
    ['first', () => new Play(two), {}],
  ]
  test.each([
    [40, 10],
    [47, 13],
    [80, 17],
    [80, 18],
    [80, 24],
    [120, 40],
  ])('at %ix%i nothing is wider or higher than the terminal', (columns, rows) => {
    for (const lang of ['en', 'zh'] as const)
      for (const [name, play, ui] of scenes) {
        const lines = screen(modelOf(play(), { lang, size: { columns, rows }, ui })).split('\n')
        expect(lines, name).toHaveLength(rows)
        expect(lines.at(-1), name).toMatch(/Esc|Ctrl|\//)
        for (const line of lines) expect(widthOf(line), name).toBeLessThanOrEqual(columns)
      }
  })

  test('in a low window a page covers the queue and an open question', () => {
    const model = modelOf(talking().fails('bob', 'no disk'), { size: { columns: 40, rows: 10 }, ui: { page: 'help' } })
    expect(screen(model)).toMatchInlineSnapshot(`
      " Signalbox · Two AIs … steps are folded
       Keys                        Esc closes
         Enter              send; open or
         fold what is
         chosen
       … 95 more: ↓
       ■ BLOCKED: executor.bob cannot go on
      ── user.ann: answer with a number and …─
      ›
       Esc pause · ? keys · / commands · @ me…"
    `)
  })

  test('in a low window the messages to try keep to their lines', () => {
    expect(screen(modelOf(new Play(two), { size: { columns: 40, rows: 10 } }))).toMatchInlineSnapshot(`
      " Signalbox · Two AIs … steps are folded
       Three messages to try:
        1  What should we check before the r…
        2  Bob, write a checklist and ask Ca…
        3  Who is on call? [NEXT:bob,zed]
       A number and Enter put it into the bo…
       › Waiting for user.ann
      ── user.ann, it is your turn ───────────
      ›
       Esc pause · ? keys · / commands · @ me…"
    `)
  })

  test('a low window keeps who is next, the answers and the box', () => {
    const size = { columns: 40, rows: 10 }
    expect(screen(modelOf(talking().fails('bob', 'no disk'), { size }))).toMatchInlineSnapshot(`
      " Signalbox · Two AIs … steps are folded
        ▸ 3 steps · orchestrator.router: Wai…
       📋 Queue: Bob → Carol
       A task is blocked. What now?
        1  Try again Ctrl+R    2  Skip it
        3  Continue yourself
       ■ BLOCKED: executor.bob cannot go on
      ── user.ann: answer with a number and …─
      ›
       Esc pause · ? keys · / commands · @ me…"
    `)
  })
})

describe('the first screen', () => {
  test('offers the last conversations and the teams, one line each', () => {
    const play = new Play(two).say('ann', 'hello')
    const said = { name: 'user.ann', text: 'hello' }
    const conversations = [{ id: 'c9', at: play.at, events: 12, state: play.state, said }]
    expect(screen(modelOf(undefined, { conversations, now: play.at + 180_000, size: small }))).toMatchInlineSnapshot(`
      " Signalbox · The control plane for teams of people and AI agents

       Go on with a conversation
        › 1  Two AIs               3 min ago · Waiting for user.ann · user.ann: hel…

       Start a new one
          2  Release talk          Bob proposes, Carol objects, you decide; scripted
          3  Two people and an AI  you and Ann share this keyboard, Bob is scripted















       ↑↓ or a number chooses · Enter opens · ? keys · Ctrl+C twice leaves"
    `)
  })
})

test('the chosen row is on the screen, however low it is', () => {
  const rows = Array.from({ length: 12 }, (_, chosen) =>
    screen(modelOf(undefined, { teams: many(12), size: { columns: 40, rows: 10 }, ui: { chosen } })),
  )
  for (const [chosen, frame] of rows.entries()) {
    expect(frame).toContain(`Team ${chosen} `)
    expect(frame.split('\n')).toHaveLength(10)
  }
})
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `t${i}`,
    name: { en: `Team ${i}`, zh: `Team ${i}` },
    line: { en: 'a line', zh: '一行' },
    examples: { en: [], zh: [] },
  }))

describe('colours', () => {
  test('NO_COLOR and a dumb terminal have none', () => {
    expect(themeFor({ NO_COLOR: '1' })).toBe(noColours)
    expect(themeFor({ TERM: 'dumb' })).toBe(noColours)
    expect(themeFor({ NO_COLOR: '' })).toBe(colours)
    for (const paint of Object.values(noColours)) expect(paint.color).toBeUndefined()
  })
})

describe('with a screen reader', () => {
  test('words are written once; nothing changes while only time goes by', () => {
    const model = modelOf(talking())
    const { frames, rerender, lastFrame } = render(h(LinearScreen, { model }))
    const before = lastFrame()
    rerender(h(LinearScreen, { model: { ...model, now: model.now + 5_000 } }))
    expect(new Set(frames)).toEqual(new Set([before]))
    expect(before).toContain('user.ann: What should we check? [NEXT:bob,carol,zed]')
    expect(before).toContain('executor.bob is thinking')
    expect(before).not.toContain('12 s')
  })

  test('the first screen, a question and a page are plain lines', () => {
    expect(render(h(LinearScreen, { model: modelOf(undefined) })).lastFrame()).toContain(
      '› 1 Start a new one: Release talk.',
    )
    const blocked = modelOf(talking().fails('bob', 'no disk'))
    expect(render(h(LinearScreen, { model: blocked })).lastFrame()).toContain('1 Try again')
    const page = modelOf(talking(), { ui: { page: 'team' } })
    expect(render(h(LinearScreen, { model: page })).lastFrame()).toContain('executor.carol  Carol')
  })
})
