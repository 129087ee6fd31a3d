import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { Terminal } from './tui/tmux.ts'

const main = new URL('../src/cli/bin.ts', import.meta.url).pathname
const open: Terminal[] = []
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const folders: string[] = []
function folderHere(): string {
  const folder = mkdtempSync(join(tmpdir(), 'terminal-'))
  folders.push(folder)
  return folder
}

function terminalOn(folder: string, ...options: string[]): Terminal {
  // A mistake of ours would then say where it was made.
  const terminal = new Terminal([process.execPath, main, 'start', '--verbose', '--data', folder, ...options])
  open.push(terminal)
  return terminal
}
/** Slow enough to be interrupted in the middle of a hop; afterwards as fast as can be. */
const slowly = { SIGNALBOX_PACE_MS: '500' }
const fast = { SIGNALBOX_PACE_MS: '2' }

test('a talk of two scripted AIs and a person: a pause in the middle of a hop, a kill, a restart, and the queue is still there', async () => {
  const folder = folderHere()
  const terminal = terminalOn(folder, '--lang', 'en')
  terminal.start({ columns: 80, rows: 24, env: slowly })
  await begin(terminal, /(\d) {2}Release talk/)
  await terminal.until('Three messages to try')

  terminal.type('What should we check? [NEXT:bob,carol,you]')
  terminal.key('Enter')
  await terminal.until('│ 📋 Queue: [Bob ⏳] → Carol → You │')
  await terminal.until('executor.bob is thinking')
  terminal.key('Escape')
  const paused = await terminal.until('Pausing after the step of executor.bob')
  expect(paused).toContain('📋 Queue: [Bob ⏳] → Carol → You')

  process.kill(JSON.parse(readFileSync(join(folder, 'writer.json'), 'utf8')).pid, 'SIGKILL')
  await terminal.until('exit code 137')
  terminal.again(fast)
  await terminal.until('Go on with a conversation')
  terminal.key('Enter')
  await terminal.until(/│ 📋 Queue: Bob → Carol → You +│/)
  expect(await terminal.until('What should we check? [NEXT:bob,carol,you]')).toContain('Paused')

  terminal.type('/resume')
  terminal.key('Enter')
  const turn = await terminal.until(/Queue: You [\s\S]*user.you, it is your turn/)
  expect(turn).toContain('executor.bob')
  expect(turn).toContain('I would add one: say how to undo it')

  terminal.type('Thank you both.')
  terminal.key('Enter')
  await terminal.until('  Thank you both.')
  terminal.type('/end')
  terminal.key('Enter')
  await terminal.until('End the conversation?')
  terminal.type('1')
  await terminal.until('Enter answers 1: Yes')
  terminal.key('Enter')
  await terminal.until('locked: the conversation has ended')
  await leave(terminal, 'Press Ctrl+C again')
  await terminal.until('Everything is kept in')
  await terminal.until('exit code 0')
  expect(journalOf(folder)).toEqual(expect.arrayContaining(['run_paused', 'task_lease_expired', 'conversation_ended']))
})

/** Every row has a number: it chooses the row, Enter opens it. */
async function begin(terminal: Terminal, row: RegExp): Promise<void> {
  const [, number = ''] = row.exec(await terminal.until(row)) ?? []
  terminal.type(number)
  terminal.key('Enter')
}

/** The first Ctrl+C is answered with a sentence, the second leaves. */
async function leave(terminal: Terminal, sentence: string): Promise<void> {
  terminal.key('C-c')
  await terminal.until(sentence)
  terminal.key('C-c')
}

/** Its positions have no gap: nothing that was on the screen is missing. */
function journalOf(folder: string): string[] {
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, [main, ...args, '--data', folder], { encoding: 'utf8' })
  const { id } = JSON.parse(run('list', '--json').split('\n')[0] ?? '')
  const events: { seq: number; type: string }[] = run('export', id)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((event) => typeof event.seq === 'number')
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1))
  return events.map(({ type }) => type)
}

test('in Chinese, without colours, at 120x40: names complete, wide characters line up, the window can be resized', async () => {
  const terminal = terminalOn(folderHere())
  terminal.start({ columns: 120, rows: 40, env: { ...fast, LC_ALL: 'zh_CN.UTF-8', NO_COLOR: '1' } })
  await begin(terminal, /(\d) {2}发布讨论/)
  await terminal.until('可以试试这三条消息')
  terminal.type('你好 @鲍')
  await terminal.until('executor.bob')
  terminal.key('Tab')
  await terminal.until('› 你好 [NEXT:鲍勃]')
  terminal.key('Enter')
  await terminal.until('周末有人值班')
  expect(terminal.painted()).not.toMatch(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*(3[1-7]|9[0-7])m`))
  terminal.type('?')
  await terminal.until('整页显示问题')
  terminal.key('Escape')
  terminal.resize(80, 24)
  const resized = await terminal.until(/^ Signalbox .*\n[\s\S]*executor\.bob[\s\S]*轮到你了 ─+\n›/)
  expect(resized.trimEnd().split('\n')).toHaveLength(24)
  terminal.resize(40, 10)
  expect((await terminal.until(/轮到你了 ─+\n›/)).trimEnd().split('\n')).toHaveLength(10)
  terminal.resize(20, 5)
  expect((await terminal.until('请放大窗口')).trim()).not.toContain('\n')
  terminal.resize(80, 24)
  await terminal.until(/^ Signalbox .*\n[\s\S]*executor\.bob[\s\S]*轮到你了 ─+\n›/)
  await leave(terminal, '再按一次 Ctrl+C')
  await terminal.until('一切都保存在')
  await terminal.until('exit code 0')
})

test('a member that fails is the person’s to decide: they continue in its place, and the queue goes on', async () => {
  const folder = folderHere()
  writeFailing(join(folder, 'teams', 'flaky'))
  const terminal = terminalOn(folder, '--lang', 'en', '--as', 'you')
  terminal.start({ columns: 80, rows: 24, env: fast })
  await begin(terminal, /(\d) {2}flaky/)
  await terminal.until('user.you, it is your turn')
  terminal.type('hello [NEXT:bob,carol]')
  terminal.key('Enter')
  const asked = await terminal.until('3  Continue yourself')
  expect(asked).toContain('✖ ERROR executor.bob: Failed: Agent bob encountered an error: out of paper')
  expect(asked).toContain('│ 📋 Queue: bob → carol │')
  terminal.key('Escape')
  await terminal.until('Nothing is running. ■ BLOCKED: executor.bob cannot go on')
  terminal.type('3')
  terminal.key('Enter')
  await terminal.until('│ 📋 Queue: You → carol │')
  expect(terminal.screen()).toContain('user.you: Answer: Continue yourself')
  terminal.type('Then I say it.')
  terminal.key('Enter')
  await terminal.until(/I am Carol\.[\s\S]*it is your turn/)
  await leave(terminal, 'Press Ctrl+C again')
  await terminal.until('exit code 0')
})

/** Bob accepts every job and fails it; Carol plays a script. */
function writeFailing(dir: string): void {
  const bob = `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { type, dispatchId, token } = JSON.parse(line)
  const send = (frame) => console.log(JSON.stringify({ dispatchId, token, ...frame }))
  if (type === 'dispatch') send({ type: 'ack' })
  if (type === 'go') send({ type: 'result', success: false, problem: { code: 'E_IO', message: 'out of paper' } })
}`
  const about = 'for: { en: a test, zh: 测试 }\nnotFor: { en: work, zh: 工作 }\n'
  const files = {
    'team.yaml': `team: flaky
members:
  - { id: you, type: human, name: you }
  - { id: bob, type: ai, name: bob, agent: ./bob.yaml }
  - { id: carol, type: ai, name: carol, agent: ./carol.yaml }`,
    'bob.yaml': `agent: bob\n${about}adapter: { kind: process, command: ['${process.execPath}', bob.mjs] }`,
    'bob.mjs': bob,
    'carol.yaml': `agent: carol\n${about}adapter: { kind: scripted, replies: [{ en: I am Carol., zh: 我是卡罗尔。 }] }`,
  }
  mkdirSync(dir, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
}

test('what is being written is there again after leaving and a new start', async () => {
  const terminal = terminalOn(folderHere(), '--lang', 'en')
  terminal.start({ columns: 40, rows: 10, env: fast })
  await begin(terminal, /(\d) {2}Release talk/)
  terminal.type('half a sentence')
  await terminal.until('› half a sentence')
  await leave(terminal, 'Press Ctrl+C again')
  await terminal.until('exit code 0')
  terminal.again(fast)
  await terminal.until('Go on with a conversation')
  terminal.key('Enter')
  await terminal.until('› half a sentence')
})

test('with a screen reader nothing is repeated and no clock runs', async () => {
  const terminal = terminalOn(folderHere(), '--lang', 'en')
  terminal.start({ columns: 80, rows: 24, env: { ...fast, INK_SCREEN_READER: 'true' } })
  await begin(terminal, /(\d) Start a new one: Release talk/)
  await terminal.until('user.you, it is your turn ›')
  terminal.type('hello [NEXT:carol]')
  terminal.key('Enter')
  const screen = await terminal.until(/executor\.carol: I would add one[\s\S]*it is your turn ›/)
  expect(screen.match(/user\.you: hello/g)).toHaveLength(1)
  expect(screen).not.toMatch(/\d s$/m)
})

test('a mistake of ours gives the terminal back first, and then says what to report', async () => {
  const folder = folderHere()
  const mine = join(folder, 'mine.mjs') // throws in the runtime's thread as soon as it is told to
  const told = join(folder, 'now')
  writeFileSync(
    mine,
    `import { existsSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
if (!isMainThread) setInterval(() => { if (existsSync('${told}')) throw new Error('a planted bug') }, 20)`,
  )
  const terminal = terminalOn(folder, '--lang', 'en')
  terminal.start({ columns: 80, rows: 24, env: { ...fast, NODE_OPTIONS: `--import=${mine}` } })
  await terminal.until('Start a new one')
  writeFileSync(told, '')
  const left = await terminal.until('exit code 1')
  expect(left).toContain('Error: a planted bug')
  expect(left).toMatch(/Signalbox made a mistake\.\nNext: .*\n.*trace_id/)
  expect(left).not.toContain('Start a new one')
})

test('in a pipe it plays a sample in plain lines, says what to try, and exits 0', () => {
  const printed = execFileSync(process.execPath, [main, 'start', '--lang', 'en', '--data', folderHere()], {
    encoding: 'utf8',
  })
  expect(printed).toContain('executor.triage')
  expect(printed).toContain('Try next:')
  expect(printed).not.toContain(String.fromCharCode(27))
})
