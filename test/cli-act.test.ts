/** `signalbox act` as other programs use it: lines in, lines out, and a folder that shows what happened. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, tempFolder } from './cli-world.ts'

type Line = Record<string, unknown>
type Asked = { readonly confirm?: string; readonly lines: readonly (object | string)[] }

function place() {
  const folder = tempFolder()
  const [workspace, state] = [join(folder, 'work'), join(folder, 'state')]
  mkdirSync(workspace)
  const at = (name: string): string => join(workspace, name)
  return {
    at,
    text: (name: string) => readFileSync(at(name), 'utf8'),
    run: async ({ confirm = 'never', lines }: Asked): Promise<{ exit: number; out: Line[] }> => {
      const input = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')
      const ran = await cli(['act', '--workspace', workspace, '--state', state, '--confirm', confirm, '--json'], {
        input,
      })
      expect(ran.err).toBe('')
      return {
        exit: ran.exit,
        out: ran.out
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Line),
      }
    },
  }
}

const envelope = (action: string, params: object, changes: readonly string[] = [], more: object = {}) => ({
  decision_id: randomUUID(),
  type: 'TOOL_CALL',
  action,
  params,
  scope: { allowed_paths: ['**'], allowed_tasks: ['act'] },
  expectation: { world_change: changes, task_progress: '' },
  timeout_ms: 10_000,
  ...more,
})
const accepted = { verdict: { accepted: true, reason: 'Expectation met', new_agent_status: 'RUNNING' } }
const blocked = { verdict: { accepted: false, new_agent_status: 'BLOCKED' } }

describe('a decision', () => {
  test('runs, is judged, and is answered from the ledger when it comes again, also in another process', async () => {
    const { run, text } = place()
    const write = envelope('write_file', { path: 'a', content: '1' }, ['a'])
    const { out, exit } = await run({ lines: [write, write] })
    expect(out).toMatchObject([accepted, accepted])
    expect(out[1]).toEqual(out[0])
    expect(exit).toBe(0)
    expect((await run({ lines: [write] })).out).toEqual([out[0]])
    expect(text('a')).toBe('1')
    const other = await run({ lines: [{ ...write, params: { path: 'a', content: '2' } }] })
    expect(other.out).toMatchObject([{ ...blocked, refused: { code: 'E_CONFLICT' } }])
    expect(text('a')).toBe('1')
  })

  test('that does what was not expected lands nothing', async () => {
    const { run, at } = place()
    const { out } = await run({ lines: [envelope('write_file', { path: 'a', content: '1' }, ['b'])] })
    expect(out).toMatchObject([{ ...blocked, evidence: { missing: ['b'], unexpected: ['a'] } }])
    expect(existsSync(at('a'))).toBe(false)
  })

  test.each([
    ['outside the workspace', envelope('write_file', { path: '../x', content: '' }, ['../x']), 'E_POLICY_DENIED'],
    [
      'outside its scope',
      envelope('write_file', { path: 'x', content: '' }, ['x'], {
        scope: { allowed_paths: ['src/**'], allowed_tasks: ['act'] },
      }),
      'E_POLICY_DENIED',
    ],
    [
      'with an empty scope',
      envelope('read_file', { path: 'x' }, [], { scope: { allowed_paths: [], allowed_tasks: ['act'] } }),
      'E_POLICY_DENIED',
    ],
    [
      'for another task',
      envelope('read_file', { path: 'x' }, [], { scope: { allowed_paths: ['**'], allowed_tasks: ['t1'] } }),
      'E_POLICY_DENIED',
    ],
    [
      'for no task',
      envelope('read_file', { path: 'x' }, [], { scope: { allowed_paths: ['**'], allowed_tasks: [] } }),
      'E_POLICY_DENIED',
    ],
    ['through a link', envelope('read_file', { path: 'out/passwd' }), 'E_POLICY_DENIED'],
    ['with an action nobody knows', envelope('format_disk', {}), 'E_INVALID_ARGS'],
    ['with an inherited name as action', envelope('constructor', {}), 'E_INVALID_ARGS'],
    ['with a param too many', envelope('read_file', { path: 'x', depth: 1 }), 'E_INVALID_ARGS'],
    ['without its params', envelope('move', { from: 'x' }), 'E_INVALID_ARGS'],
    ['that reads what is not there', envelope('read_file', { path: 'x' }), 'E_IO'],
    [
      'with a patch that does not fit',
      envelope('apply_patch', { patch: '--- f\n+++ f\n@@ -1 +1 @@\n-x\n+y\n' }, ['f']),
      'E_CONFLICT',
    ],
    ['with a patch that is none', envelope('apply_patch', { patch: 'hello' }, ['f']), 'E_INVALID_ARGS'],
    ['that moves onto a file', envelope('move', { from: 'f', to: 'g' }, ['f', 'g']), 'E_CONFLICT'],
    ['that ensures another content', envelope('ensure_file', { path: 'f', content: 'other' }, ['f']), 'E_CONFLICT'],
    ['that concludes a run', { decision_id: randomUUID(), type: 'TASK_COMPLETE' }, 'E_INVALID_ARGS'],
    ['that is no envelope', { hello: 1 }, 'E_INVALID_ARGS'],
    ['that is no JSON', '{"decision_id":', 'E_INVALID_ARGS'],
  ])('%s is refused with its code and a next step, and the rest goes on', async (_what, line, code) => {
    const { run, at } = place()
    symlinkSync('/etc', at('out'))
    for (const name of ['f', 'g']) writeFileSync(at(name), name)
    const { out } = await run({ lines: [line, envelope('read_file', { path: 'f' })] })
    const told = { code, message: expect.any(String), next: expect.any(String) }
    expect(out).toMatchObject([{ ...blocked, refused: told }, accepted])
  })
})

describe('a question', () => {
  const answer = ({ question }: Line, option: string, hash?: string) => {
    const asked = question as { decision_id: string; hash: string }
    return { answer: asked.decision_id, hash: hash ?? asked.hash, option }
  }
  const write = () => envelope('write_file', { path: 'a', content: 'new\n' }, ['a'])

  test('shows what would happen, and where nobody answers nothing happens and somebody is waited for', async () => {
    const { run, at } = place()
    writeFileSync(at('a'), 'old\n')
    const decision = write()
    const { out, exit } = await run({ confirm: 'always', lines: [decision] })
    expect(exit).toBe(3)
    expect(out).toMatchObject([
      {
        question: {
          decision_id: decision.decision_id,
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          card: {
            action: 'write_file',
            effect: 'write',
            risk: 'medium',
            paths: ['a'],
            diff: expect.stringContaining('-old\n+new\n'),
          },
        },
      },
    ])
    expect(readFileSync(at('a'), 'utf8')).toBe('old\n')
  })

  test('is answered by its hash; lines that came meanwhile run after it', async () => {
    const { run, text } = place()
    const decision = write()
    const [asked] = (await run({ confirm: 'always', lines: [decision] })).out
    const later = envelope('read_file', { path: 'a' })
    const lines = [decision, later, answer(asked as Line, 'once', 'f'.repeat(64)), answer(asked as Line, 'once')]
    const { out, exit } = await run({ confirm: 'always', lines })
    expect(out).toMatchObject([
      { question: {} },
      { error: { code: 'E_CONFLICT' } },
      accepted,
      { ...accepted, result: { stdout: 'new\n' } },
    ])
    expect(exit).toBe(0)
    expect(text('a')).toBe('new\n')
  })

  test('that is denied leaves everything as it is, and an answer to no question is refused', async () => {
    const { run, at } = place()
    const decision = write()
    const [asked] = (await run({ confirm: 'always', lines: [decision] })).out
    const { out } = await run({
      confirm: 'always',
      lines: [decision, answer(asked as Line, 'deny'), answer(asked as Line, 'once')],
    })
    expect(out).toMatchObject([
      { question: {} },
      { ...blocked, refused: { code: 'E_POLICY_DENIED' } },
      { error: { code: 'E_CONFLICT' } },
    ])
    expect(existsSync(at('a'))).toBe(false)
  })

  test('comes for protected names under ask-high, for reading secrets too, and not for ordinary files', async () => {
    const { run, at } = place()
    writeFileSync(at('.env'), 'TOKEN=1')
    const ordinary = await run({ confirm: 'ask-high', lines: [write(), envelope('delete_file', { path: 'a' }, ['a'])] })
    expect(ordinary.out).toMatchObject([accepted, accepted])
    for (const line of [
      envelope('read_file', { path: '.env' }),
      envelope('write_file', { path: '.git/hooks/pre-commit', content: '' }, ['.git/hooks/pre-commit']),
    ])
      expect(await run({ confirm: 'ask-high', lines: [line] })).toMatchObject({
        exit: 3,
        out: [{ question: { card: { risk: 'high' } } }],
      })
  })
})

describe('an undo', () => {
  test('is previewed, done, and can itself be undone', async () => {
    const { run, at, text } = place()
    writeFileSync(at('a'), 'old')
    const write = envelope('write_file', { path: 'a', content: 'new' }, ['a'])
    const { out } = await run({
      lines: [write, { undo: write.decision_id, preview: true }, { undo: write.decision_id }],
    })
    expect(out.slice(1)).toMatchObject([
      { restored: ['a'], left: [], preview: true, done: false },
      { restored: ['a'], left: [], done: true },
    ])
    expect(text('a')).toBe('old')
    expect((await run({ lines: [{ undo: (out[2] as { id: string }).id }] })).out).toMatchObject([
      { restored: ['a'], done: true },
    ])
    expect(text('a')).toBe('new')
  })

  test('back to a decision takes it and all after it back, but nothing that somebody changed since', async () => {
    const { run, at, text } = place()
    const lines = ['a', 'b', 'c'].map((path) => envelope('write_file', { path, content: path }, [path]))
    await run({ lines })
    writeFileSync(at('c'), 'mine')
    const { out } = await run({ lines: [{ undo_to: lines[1]?.decision_id }] })
    expect(out).toMatchObject([{ restored: ['b'], left: ['c'], done: true }])
    expect([existsSync(at('a')), existsSync(at('b')), text('c')]).toEqual([true, false, 'mine'])
  })

  test('of what nobody did is refused', async () => {
    const { run } = place()
    expect((await run({ lines: [{ undo: randomUUID() }, { undo: 1 }] })).out).toMatchObject([
      { refused: { code: 'E_INVALID_ARGS' } },
      { error: { code: 'E_INVALID_ARGS' } },
    ])
  })
})
