/** Commands through `signalbox act`, as other programs use it. Bubblewrap is installed where it is missing. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { cli, tempFolder } from './cli-world.ts'
import { installBubblewrap } from './commands/workspace.ts'

beforeAll(installBubblewrap, 120_000)

function place() {
  const folder = tempFolder()
  const workspace = join(folder, 'work')
  mkdirSync(workspace)
  writeFileSync(join(workspace, 'a.txt'), 'one\n')
  const run = async (lines: readonly object[], confirm = 'never') => {
    const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    const args = ['act', '--workspace', workspace, '--state', join(folder, 'state'), '--confirm', confirm, '--json']
    const { out, exit } = await cli(args, { input })
    return {
      exit,
      out: out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    }
  }
  return { run, at: (name: string) => join(workspace, name) }
}

const command = (params: object, changes: readonly string[] = []) => ({
  decision_id: randomUUID(),
  type: 'TOOL_CALL',
  action: 'run_terminal_cmd',
  params,
  scope: { allowed_paths: ['**'], allowed_tasks: ['act'] },
  expectation: { world_change: changes, task_progress: '' },
  timeout_ms: 30_000,
})

describe('a command', () => {
  test('that changes what was expected lands and can be undone', async () => {
    const { run, at } = place()
    const edit = command({ command: "sed -i 's/one/two/' a.txt && echo new > b.txt" }, ['a.txt', 'b.txt'])
    const { out } = await run([edit, edit])
    expect(out[0]).toMatchObject({
      verdict: { accepted: true },
      result: { exit_code: 0 },
      evidence: { met: ['a.txt', 'b.txt'] },
    })
    expect(out[1]).toEqual(out[0])
    expect(readFileSync(at('a.txt'), 'utf8')).toBe('two\n')
    await run([{ undo: edit.decision_id }])
    expect(readFileSync(at('a.txt'), 'utf8')).toBe('one\n')
    expect(existsSync(at('b.txt'))).toBe(false)
  })

  test('that changes something else is blocked, and nothing lands', async () => {
    const { run, at } = place()
    const { out } = await run([command({ command: 'echo bad > a.txt; echo new > b.txt' }, ['b.txt'])])
    expect(out[0]).toMatchObject({
      verdict: { accepted: false, new_agent_status: 'BLOCKED' },
      evidence: { unexpected: ['a.txt'] },
    })
    expect(readFileSync(at('a.txt'), 'utf8')).toBe('one\n')
    expect(existsSync(at('b.txt'))).toBe(false)
  })

  test('that says it did but did not is blocked', async () => {
    const { run } = place()
    const { out } = await run([command({ command: 'echo wrote b.txt' }, ['b.txt'])])
    expect(out[0]).toMatchObject({ verdict: { accepted: false }, evidence: { missing: ['b.txt'] } })
  })

  test('that may fail lists its codes', async () => {
    const { run } = place()
    const { out } = await run([
      command({ command: 'grep -q nothing a.txt' }),
      command({ command: 'grep -q nothing a.txt', ok_exit: [0, 1] }),
    ])
    expect(out).toMatchObject([
      { verdict: { accepted: false } },
      { verdict: { accepted: true }, result: { exit_code: 1 } },
    ])
  })

  test('is asked about with what was found, where it is rated high', async () => {
    const { run, at } = place()
    const remove = command({ command: 'rm a.txt' }, ['a.txt'])
    const { out, exit } = await run([command({ command: 'ls' }), remove], 'ask-high')
    expect(exit).toBe(3)
    expect(out).toMatchObject([
      { result: { stdout: 'a.txt\n' } },
      {
        question: {
          card: { command: 'rm a.txt', risk: 'high', reasons: [{ kind: 'deletes', what: 'rm' }], confined: 'overlay' },
        },
      },
    ])
    expect(existsSync(at('a.txt'))).toBe(true)
  })

  test.each([
    [{ command: '' }],
    [{ command: 'ls', timeout: 5 }],
    [{ command: 'ls', ok_exit: ['0'] }],
    [{ command: 'ls', cwd: '../..' }],
    [{ command: 'ls', network: ['a b'] }],
    [{}],
  ])('with bad params is refused: %j', async (params) => {
    const { run } = place()
    expect((await run([command(params)])).out[0]).toMatchObject({
      verdict: { accepted: false },
      refused: { code: expect.stringMatching(/E_INVALID_ARGS|E_POLICY_DENIED/) },
    })
  })
})

test.each(['http://127.0.0.1:9/', 'http://169.254.169.254/latest/meta-data/', 'http://[::1]/', 'http://localhost/'])(
  'fetch_url does not call %s',
  async (url) => {
    const { run } = place()
    const { out } = await run([{ ...command({ url }), action: 'fetch_url' }])
    expect(out[0]).toMatchObject({ verdict: { accepted: false }, refused: { code: 'E_POLICY_DENIED' } })
  },
)
