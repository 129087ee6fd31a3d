/** Envelopes and results with something wrong in them: each is answered, none throws, and nothing outside the workspace changes. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainContract } from '../../src/edge/explain-contract.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { type Acting, actOn } from '../../src/tools/act/acting.ts'
import { WorkspaceHost } from '../../src/tools/host.ts'
import { count, type Tally } from '../torture/tally.ts'
import { fastFolder } from './random-trees.ts'
import { manifestOf } from './world.ts'

const odd: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    '\u0000',
    '../x',
    '/etc/passwd',
    '~',
    'd/..',
    '**',
    '!x',
    '{',
    'constructor',
    '__proto__',
  ],
  ...[
    [],
    {},
    ['**', 5],
    { path: 1 },
    'x'.repeat(5_000),
    '\ud800',
    'a\u202eb',
    [[[[[]]]]],
    'TOOL_CALL',
    'read_file',
    '.git/config',
  ],
]
type Draw = readonly [action: string, params: (path: string) => object]
const draws: readonly Draw[] = [
  ['read_file', (path) => ({ path })],
  ['list_files', (path) => ({ path })],
  ['search', () => ({ query: 'a' })],
  ['ensure_file', (path) => ({ path, content: 'x' })],
  ['write_file', (path) => ({ path, content: 'x' })],
  ['apply_patch', () => ({ patch: '--- a.txt\n+++ a.txt\n@@ -1 +1 @@\n-a\n+b\n' })],
  ['move', (path) => ({ from: path, to: 'd/c' })],
  ['delete_file', (path) => ({ path })],
  ['nothing', () => ({})],
]

export async function hostileEnvelopes(envelopes: number, seed: number): Promise<Tally> {
  const tally: Tally = { counts: {}, faults: [] }
  const folder = fastFolder('sb-envelopes-')
  const workspace = join(folder, 'work')
  mkdirSync(join(workspace, 'd'), { recursive: true })
  mkdirSync(join(folder, 'outside'))
  writeFileSync(join(workspace, 'a.txt'), 'a\n')
  writeFileSync(join(folder, 'outside', 'x'), 'x')
  const outside = JSON.stringify(manifestOf(join(folder, 'outside')))
  const host = new WorkspaceHost({ data: join(folder, 'data') })
  const acting: Acting = { host, workspace, confirm: 'never', ask: async () => 'denied', maxBytes: 1_048_576 }
  try {
    for (let i = 0; i < envelopes; i++) await one(acting, hostile(new Dice(`envelope ${seed + i}`)), tally)
  } finally {
    host.close()
  }
  if (JSON.stringify(manifestOf(join(folder, 'outside'))) !== outside) tally.faults.push('the outside has changed')
  rmSync(folder, { recursive: true, force: true })
  return tally
}

async function one(acting: Acting, text: string, tally: Tally): Promise<void> {
  try {
    const outcome = await actOn(acting, text)
    if (outcome === 'unanswered') tally.faults.push(`nobody was asked: ${text}`)
    else if (outcome.refused) count(tally, 'refused')
    else if (outcome.verdict.accepted) count(tally, 'accepted')
    for (const kind of ['envelope', 'result'] as const) {
      const { ok, code, path, message } = explainContract(kind, text)
      if (!ok && !(code && path && message)) tally.faults.push(`no reason for ${text}`)
    }
  } catch (thrown) {
    tally.faults.push(`${thrown} at ${text.slice(0, 500)}`)
  }
}

function hostile(dice: Dice): string {
  const bits = (): string => dice.bits().toString(16).padStart(8, '0')
  const id = `${bits()}-${bits().slice(0, 4)}-4${bits().slice(0, 3)}-8${bits().slice(0, 3)}-${bits()}${bits().slice(0, 4)}`
  const path = dice.pick(['a.txt', 'd/b.txt', 'd', '.', 'new/x'])
  const [action, params] = dice.pick(draws)
  const isRead = ['read_file', 'list_files', 'search'].includes(action)
  const envelope = {
    decision_id: id,
    type: 'TOOL_CALL',
    action,
    params: params(path),
    scope: { allowed_paths: ['**'], allowed_tasks: ['act'] },
    expectation: { world_change: isRead ? [] : [path], task_progress: '' },
    timeout_ms: 1_000,
  }
  const broken = dice.chance(0.7) ? spoiled(envelope, dice) : envelope
  const text = JSON.stringify(broken)
  return dice.chance(0.15) ? cut(text, dice) : text
}

/** Another value, another key, or a key too few, somewhere in it. */
function spoiled(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.chance(0.2)) return dice.pick(odd)
  const entries = Object.entries(value)
  if (entries.length === 0) return dice.pick(odd)
  const at = dice.int(entries.length)
  const choice = dice.int(6)
  const changed = entries.flatMap(([key, inner], i): [string, unknown][] => {
    if (i !== at) return [[key, inner]]
    if (choice === 0) return []
    return choice === 1 ? [[`${key}x`, inner]] : [[key, spoiled(inner, dice)]]
  })
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed)
}

function cut(text: string, dice: Dice): string {
  const at = dice.int(text.length)
  return dice.pick([
    text.slice(0, at),
    `${text.slice(0, at)}\u0000${text.slice(at)}`,
    `${text}${text}`,
    text.replace('"type"', '"type":1,"type"'),
  ])
}
