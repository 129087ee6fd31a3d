/** Members that can do the same, as a team's files make them: one file for several, or one intent in several files (design §9). */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sayProblem } from '../src/teams/problem.ts'
import { loadTeam } from '../src/teams/read-team.ts'
import { cli, tempFolder } from './cli-world.ts'

const wish = 'what does parking cost for a day?'
const samples = '["what does parking cost?", "how much is the car park?", "停车多少钱？"]'
const form = 'kind: form, answer: { en: "Four euros, says the desk.", zh: "四欧元。" }'
const asking =
  'slots: [{ slot: plate, type: regex, pattern: "[A-Z]{2}[0-9]{3}", required: true, ask: { en: "Which plate?", zh: "车牌？" } }]'

const agent = (code: string, { adapter = form, intent = 'park.price', more = '' } = {}): string =>
  `agent: ${code}\nfor: { en: Parking, zh: 停车 }\nintents: [{ intent: ${intent}, samples: ${samples} }]\n${more}\nadapter: { ${adapter} }\n`

/** The first program that is started takes the part that fails, the others answer. */
const program = `import { writeFileSync } from 'node:fs'
const first = (() => { try { return writeFileSync('taken', '', { flag: 'wx' }) ?? true } catch { return false } })()
process.stdin.setEncoding('utf8').on('data', (text) => {
  for (const line of text.trim().split('\\n')) {
    const { type, dispatchId, token, body } = JSON.parse(line)
    globalThis.body = body ?? globalThis.body
    const say = (frame) => console.log(JSON.stringify({ ...frame, dispatchId, token }))
    const user_response = 'Four euros, says ' + globalThis.body.agent_code + '.'
    if (type === 'dispatch' && first && process.argv[2] === 'nack') say({ type: 'nack', reason: 'no_resource' })
    else if (type === 'dispatch') say({ type: 'ack' })
    else if (first) say({ type: 'result', success: false, problem: { code: 'E_IO', message: 'the till is broken' } })
    else say({ type: 'result', success: true, body: { task_id: globalThis.body.task_id, status: 'completed', user_response } })
  }
})`

/** The members in their order, each with its file. */
function folder(members: Readonly<Record<string, string>>, files: Readonly<Record<string, string>>): string {
  const dir = tempFolder()
  const lines = Object.entries(members).map(([id, file]) => `  - { id: ${id}, type: ai, agent: ./${file} }\n`)
  writeFileSync(join(dir, 'team.yaml'), `team: park\nmembers:\n  - { id: you, type: human }\n${lines.join('')}`)
  for (const [file, text] of Object.entries({ ...files, 'till.mjs': program })) writeFileSync(join(dir, file), text)
  return dir
}

type Line = { type: string; role: string; agentId?: string; text?: string; reason?: string; status?: string }
async function run(dir: string, text: string, more: readonly string[] = []): Promise<{ exit: number; lines: Line[] }> {
  const { exit, out } = await cli(['run', text, '--json', '--team', dir, '--data', join(dir, 'data'), ...more])
  return {
    exit,
    lines: out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  }
}

const handshake = ['task_created', 'task_dispatch_nack', 'task_retry_scheduled', 'task_execution_result']
/** Who was given the work, who could not, who got it next, and what came of it. */
const journeyOf = (lines: readonly Line[]): string[] =>
  lines.filter((e) => handshake.includes(e.type)).map((e) => `${e.type} ${e.agentId ?? e.role}`)
const saidBy = (lines: readonly Line[], role: string): (string | undefined)[] =>
  lines.filter((e) => e.type === 'member_said' && e.role === role).map((e) => e.text)

describe('members that share an agent file', () => {
  const shared = (how: string): string =>
    folder(
      { bob: 's.yaml', cat: 's.yaml' },
      { 's.yaml': agent('s', { adapter: `kind: process, command: [node, till.mjs, ${how}]` }) },
    )

  test('what the first refuses goes to the second, which has a program of its own', async () => {
    const { exit, lines } = await run(shared('nack'), wish)
    expect(journeyOf(lines)).toEqual([
      'task_created bob',
      'task_dispatch_nack bob',
      'task_retry_scheduled cat',
      'task_execution_result cat',
    ])
    expect(saidBy(lines, 'cat')).toEqual(['Four euros, says s.'])
    expect(exit).toBe(0)
  })

  test('what fails in the hands of the first is done by the second', async () => {
    const { exit, lines } = await run(shared('fail'), wish)
    expect(journeyOf(lines)).toEqual([
      'task_created bob',
      'task_execution_result bob',
      'task_retry_scheduled cat',
      'task_execution_result cat',
    ])
    expect(exit).toBe(0)
  })

  test('a frame names the agent, not a member', async () => {
    const input = `${JSON.stringify({ text: wish })}\n`
    const { out } = await cli(['explain', 'intent', '--json', '--team', shared('nack')], { input })
    expect(JSON.parse(out)).toMatchObject({ frames: [{ intent: 'park.price', agent: 's' }] })
  })

  test('a hand-off to the agent is offered by the first of its members', async () => {
    const handoff = `${form}, handoff: { agent: s, reason: { en: "Shall we look?", zh: "要看看吗？" } }`
    const look = agent('s').replace(samples, '["find my lost car", "where did I leave my car?"]')
    const dir = folder(
      { ann: 'ann.yaml', bob: 's.yaml', cat: 's.yaml' },
      { 'ann.yaml': agent('desk', { adapter: handoff }), 's.yaml': look.replace('park.price', 'park.find') },
    )
    const { lines } = await run(dir, wish, ['--answer', '1'])
    expect(journeyOf(lines)).toEqual([
      'task_created ann',
      'task_execution_result ann',
      'task_created bob',
      'task_execution_result bob',
    ])
  })
})

describe('agents that share an intent', () => {
  const away = 'kind: process, command: [no-such-program-here]'
  const pair = ({ first = '', second = '' } = {}): string =>
    folder(
      { bob: 'bob.yaml', cat: 'cat.yaml' },
      { 'bob.yaml': agent('bob', { adapter: away, more: first }), 'cat.yaml': agent('desk', { more: second }) },
    )

  test('the second does what the first has no resource for', async () => {
    const dir = pair()
    expect((await cli(['team', 'validate', dir])).out).toContain('3 members, 1 intents')
    const { exit, lines } = await run(dir, wish)
    expect(journeyOf(lines)).toEqual([
      'task_created bob',
      'task_dispatch_nack bob',
      'task_retry_scheduled cat',
      'task_execution_result cat',
    ])
    expect(saidBy(lines, 'cat')).toEqual(['Four euros, says the desk.'])
    expect(exit).toBe(0)
  })

  test('the first is the first by order, whatever the files are called', async () => {
    const crossed = folder(
      { 'bob, order: 2': 'cat.yaml', 'cat, order: 1': 'bob.yaml' },
      { 'bob.yaml': agent('bob'), 'cat.yaml': agent('cat') },
    )
    const input = `${JSON.stringify({ text: wish })}\n`
    const { out } = await cli(['explain', 'intent', '--json', '--team', crossed], { input })
    expect(JSON.parse(out)).toMatchObject({ frames: [{ agent: 'bob' }] })
    expect(journeyOf((await run(crossed, wish)).lines)).toEqual(['task_created cat', 'task_execution_result cat'])
  })

  test('what the second asks is answered to the second', async () => {
    const { exit, lines } = await run(pair({ second: asking }), wish, ['--answer', 'AB123'])
    expect(saidBy(lines, 'cat')).toEqual(['Which plate?', 'Four euros, says the desk.'])
    expect(journeyOf(lines).filter((line) => line.startsWith('task_created'))).toEqual(['task_created bob'])
    expect(exit).toBe(0)
  })

  test('what the first asked before its program was started is not asked again by the second', async () => {
    const { exit, lines } = await run(pair({ first: asking, second: asking }), wish, ['--answer', 'AB123'])
    expect(saidBy(lines, 'bob')).toEqual(['Which plate?'])
    expect(saidBy(lines, 'cat')).toEqual(['Four euros, says the desk.'])
    expect(journeyOf(lines)).toEqual([
      'task_created bob',
      'task_dispatch_nack bob',
      'task_retry_scheduled cat',
      'task_execution_result cat',
    ])
    expect(exit).toBe(0)
  })

  test('when nobody can, a person is asked', async () => {
    const dir = folder(
      { bob: 'bob.yaml', cat: 'cat.yaml' },
      { 'bob.yaml': agent('bob', { adapter: away }), 'cat.yaml': agent('cat', { adapter: away }) },
    )
    const { exit, lines } = await run(dir, wish)
    expect(lines.findLast((e) => e.type === 'task_blocked')).toMatchObject({ cause: { kind: 'no_program' } })
    expect(exit).toBe(3)
  })
})

describe('what stays wrong', () => {
  const problemsOf = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
    const loaded = await loadTeam(folder({ bob: 'bob.yaml', cat: 'cat.yaml' }, files))
    return loaded.ok ? [] : loaded.problems.map((p) => sayProblem(p, 'en').split('\n')[0] ?? '')
  }

  test('one agent in two files', async () => {
    expect(await problemsOf({ 'bob.yaml': agent('s'), 'cat.yaml': agent('s') })).toEqual([
      "cat.yaml:1:8: the agent 's' is there already (bob.yaml:1)",
    ])
  })

  test('the same words under two intents', async () => {
    const problems = await problemsOf({ 'bob.yaml': agent('bob'), 'cat.yaml': agent('cat', { intent: 'park.find' }) })
    expect(problems).toHaveLength(3)
    expect(problems[0]).toContain("the sample 'what does parking cost?' is there already (bob.yaml:3)")
  })

  test('one intent twice in a file', async () => {
    const twice = 'intents: [{ intent: a.b, samples: [x] }, { intent: a.b, samples: [y] }]'
    const file = agent('cat').replace(/intents: .+/, twice)
    expect(await problemsOf({ 'bob.yaml': agent('bob'), 'cat.yaml': file })).toEqual([
      "cat.yaml:3:52: the intent 'a.b' is there already (cat.yaml:3)",
    ])
  })
})
