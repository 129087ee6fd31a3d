import { expect, test } from 'vitest'
import { DecisionEnvelope, type ToolEnvelope } from '../core/contracts/execution.ts'
import { isPlainFrame } from './plain-frames.ts'

const plain: ToolEnvelope = {
  decision_id: '3f2b8c1e-9d4a-4b6f-8a2d-5c7e9f1a0b3d',
  type: 'TOOL_CALL',
  action: 'write_file',
  params: { path: 'src/a b.ts', content: '你好\n', overwrite: true, lines: 3 },
  scope: { allowed_paths: ['src/**'], allowed_tasks: ['t9'] },
  expectation: { world_change: ['src/a b.ts'], task_progress: 'one file' },
  timeout_ms: 60_000,
}
const isPlain = (envelope: unknown): boolean =>
  isPlainFrame({ type: 'propose', dispatchId: 'd1', token: 1, envelope } as never)

test('an ordinary call of a tool needs no schema, and fits it', () => {
  expect(isPlain(plain)).toBe(true)
  expect(DecisionEnvelope.safeParse(plain).success).toBe(true)
})

test.each<[string, object | null]>([
  ['nothing', null],
  ['an id in capitals', { ...plain, decision_id: plain.decision_id.toUpperCase() }],
  ['an id of another version', { ...plain, decision_id: '3f2b8c1e-9d4a-1b6f-8a2d-5c7e9f1a0b3d' }],
  ['an action with a blank', { ...plain, action: 'write file' }],
  ['an action without a name', { ...plain, action: '' }],
  ['a field too many', { ...plain, hash: 'h' }],
  ['a field too few', { ...plain, timeout_ms: undefined }],
  ['params within params', { ...plain, params: { network: ['a.org'] } }],
  ['params that are a date', { ...plain, params: new Date(0) }],
  ['a number that is none', { ...plain, params: { n: Number.NaN } }],
  ['half a character', { ...plain, params: { content: '\ud800' } }],
  ['a path with a control character', { ...plain, scope: { ...plain.scope, allowed_paths: ['a\u0007'] } }],
  ['a path without a name', { ...plain, expectation: { ...plain.expectation, world_change: [''] } }],
  ['a scope with more', { ...plain, scope: { ...plain.scope, hosts: [] } }],
  ['no time', { ...plain, timeout_ms: 0 }],
  ['more than a day', { ...plain, timeout_ms: 86_400_001 }],
  ['a part of a millisecond', { ...plain, timeout_ms: 1.5 }],
  ['an envelope about the run itself', { decision_id: plain.decision_id, type: 'PAUSE' }],
])('%s is left to the schema', (_, envelope) => {
  expect(isPlain(envelope)).toBe(false)
})
