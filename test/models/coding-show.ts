/**
 * The coding task that coding.test.ts and killed-coding.test.ts share: a planner, an executor and a reviewer that are models, in a copy of
 * a real library. The stub answers from what the request holds, so that the same request gets the same answer however often it is asked.
 */
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StubAnswer, type StubRequest, schemaOf, wordsOf } from './stub-model.ts'

const root = join(import.meta.dirname, '../..')

export const codingTeam = {
  'team.yaml': `team: crew
default: pat
review: rex
members:
  - { id: ann, type: human }
  - { id: pat, type: ai, role: planner, agent: ./agents/pat.yaml }
  - { id: bot, type: ai, role: executor, agent: ./agents/bot.yaml }
  - { id: rex, type: ai, role: reviewer, agent: ./agents/rex.yaml }
`,
  'agents/pat.yaml':
    'agent: pat\nfor: { en: Plans, zh: 规划 }\nintents: []\nadapter: { kind: model, tools: [read_file, search] }\n',
  'agents/bot.yaml':
    'agent: bot\nfor: { en: Codes, zh: 编码 }\nintents: []\nadapter: { kind: model, tools: [read_file, write_file, apply_patch, run_terminal_cmd] }\n',
  'agents/rex.yaml': 'agent: rex\nfor: { en: Reviews, zh: 评审 }\nintents: []\nadapter: { kind: model }\n',
}

export const wish = 'add a function ratio(a, b) to mod.js, with a test'

/** A copy of a library that this program uses, as a repository of its own. */
export function copyLibrary(folder: string): void {
  cpSync(join(root, 'node_modules/fastest-levenshtein'), folder, { recursive: true })
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n')
}

/** Every path with its kind, mode and content. */
export function manifestOf(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).sort().map((path) => {
    const stat = lstatSync(join(folder, path))
    const inside = stat.isSymbolicLink()
      ? readlinkSync(join(folder, path))
      : stat.isFile()
        ? readFileSync(join(folder, path), 'base64')
        : ''
    return `${path} ${stat.mode.toString(8)} ${inside}`
  })
}

const plan = {
  questions: [],
  steps: [
    {
      title: 'Add ratio',
      intent: 'Add and export ratio(a, b) in mod.js',
      files: [{ path: 'mod.js', change: 'modify' }],
      commands: ['node --check mod.js'],
    },
    {
      title: 'Test ratio',
      intent: 'Write ratio.test.js',
      files: [{ path: 'ratio.test.js', change: 'create' }],
      commands: [],
    },
  ],
  verification: { mode: 'custom', commands: ['node --test ratio.test.js'], required: true },
  risk_level: 'low',
}

const test = `const { test } = require('node:test')
const assert = require('node:assert')
const { ratio } = require('./mod.js')

test('equal words are alike, and unlike ones are not', () => {
  assert.equal(ratio('same', 'same'), 1)
  assert.equal(ratio('abcd', 'abxx'), 0.5)
  assert.equal(ratio('', ''), 1)
})
`
const library = readFileSync(join(root, 'node_modules/fastest-levenshtein/mod.js'), 'utf8')
const line = (body: string): string => `const ratio = (a, b) => ${body};`
const wrong = line('1 - distance(a, b) / Math.max(a.length, b.length)')
const right = line('a === b ? 1 : 1 - distance(a, b) / Math.max(a.length, b.length)')
export const finished = `${library}${right}\nexports.ratio = ratio;\n`
const at = library.split('\n').length
const patch = `--- a/mod.js\n+++ b/mod.js\n@@ -${at},2 +${at},2 @@\n-${wrong}\n+${right}\n exports.ratio = ratio;\n`

const call = (name: string, input: object): StubAnswer => ({ calls: [{ name, input }] })

/** Its first try forgets two empty words; what the check wrote tells it so. */
export function coder(request: StubRequest): StubAnswer {
  const schema = schemaOf(request)
  const done = request.messages.filter(({ role }) => role === 'tool').length
  if (schema.includes('risk_level')) return done === 0 ? call('read_file', { path: 'mod.js' }) : JSON.stringify(plan)
  if (schema.includes('"pass"')) return JSON.stringify({ pass: true, reason: 'It does what was asked.' })
  const task = request.messages.map(({ content }) => wordsOf(content)).join('\n')
  const step = ['"step_id":"s1"', '"step_id":"s2"', '"step_id":"repair'].findIndex((id) => task.includes(id))
  return (work[step] ?? [])[done] ?? JSON.stringify({ status: 'done', summary: 'Done.' })
}

/** What it does in each step, one call after the other. */
const work: readonly (readonly StubAnswer[])[] = [
  [
    call('read_file', { path: 'mod.js' }),
    call('write_file', { path: 'mod.js', content: `${library}${wrong}\nexports.ratio = ratio;\n` }),
    call('run_terminal_cmd', { command: 'node --check mod.js' }),
  ],
  [call('write_file', { path: 'ratio.test.js', content: test })],
  [call('read_file', { path: 'mod.js' }), call('apply_patch', { patch })],
]
