import { describe, expect, test } from 'vitest'
import { samples } from '../../test/contracts/samples.ts'
import { explainContract } from './explain-contract.ts'

const envelope = samples.DecisionEnvelope
const result = samples.ToolResult
const id = envelope.decision_id

describe('envelope', () => {
  test.each([
    ['as the seed has it', {}],
    ['without anything to change', { expectation: { world_change: [], task_progress: '' } }],
    ['with an empty scope', { scope: { allowed_paths: [], allowed_tasks: [] } }],
    ['with an id in capitals', { decision_id: id.toUpperCase() }],
    ['with parameters of any shape', { params: { a: [null, { b: -0.5 }], '': '\u0001', 'x-y': true } }],
    ['with no parameters', { params: {} }],
    ['with the longest time', { timeout_ms: 86_400_000 }],
  ])('%s is fine', (_what, change) => {
    expect(explainContract('envelope', JSON.stringify({ ...envelope, ...change }))).toEqual({ ok: true })
  })

  test.each([
    ['an id of version 1', { decision_id: '3f2b8c1e-9d4a-1b6f-8a2d-5c7e9f1a0b3d' }, '$.decision_id'],
    ['an id of the wrong variant', { decision_id: '3f2b8c1e-9d4a-4b6f-ca2d-5c7e9f1a0b3d' }, '$.decision_id'],
    ['the nil id', { decision_id: '00000000-0000-0000-0000-000000000000' }, '$.decision_id'],
    ['the seed’s placeholder id', { decision_id: 'uuid-v4' }, '$.decision_id'],
    ['an id in braces', { decision_id: `{${id}}` }, '$.decision_id'],
    ['an id with a line break', { decision_id: `${id}\n` }, '$.decision_id'],
    ['no id', { decision_id: undefined }, '$.decision_id'],
    ['an unknown type', { type: 'RUN' }, '$.type'],
    ['a type in small letters', { type: 'tool_call' }, '$.type'],
    ['a type that names an inherited member', { type: 'toString' }, '$.type'],
    ['no type', { type: undefined }, '$.type'],
    ['a null type', { type: null }, '$.type'],
    ['no action', { action: undefined }, '$.action'],
    ['an empty action', { action: '' }, '$.action'],
    ['an action with blanks', { action: 'rm -rf /' }, '$.action'],
    ['an action nobody knows', { action: 'rm_rf' }, '$.action'],
    ['an action that names an inherited member', { action: 'constructor' }, '$.action'],
    ['no parameters', { params: undefined }, '$.params'],
    ['null parameters', { params: null }, '$.params'],
    ['parameters in a list', { params: [] }, '$.params'],
    ['parameters in a string', { params: '{}' }, '$.params'],
    ['no scope', { scope: undefined }, '$.scope'],
    ['a scope without tasks', { scope: { allowed_paths: [] } }, '$.scope.allowed_tasks'],
    ['a scope of one path', { scope: { allowed_paths: 'src', allowed_tasks: [] } }, '$.scope.allowed_paths'],
    ['a path that is a number', { scope: { allowed_paths: ['a', 5], allowed_tasks: [] } }, '$.scope.allowed_paths[1]'],
    ['an empty path', { scope: { allowed_paths: [''], allowed_tasks: [] } }, '$.scope.allowed_paths[0]'],
    [
      'a very long path',
      { scope: { allowed_paths: ['a'.repeat(5000)], allowed_tasks: [] } },
      '$.scope.allowed_paths[0]',
    ],
    ['a scope with more', { scope: { allowed_paths: [], allowed_tasks: [], hosts: [] } }, '$.scope.hosts'],
    ['no expectation', { expectation: undefined }, '$.expectation'],
    ['half an expectation', { expectation: { world_change: [] } }, '$.expectation.task_progress'],
    [
      'a world change of null',
      { expectation: { world_change: null, task_progress: '' } },
      '$.expectation.world_change',
    ],
    ['no time', { timeout_ms: undefined }, '$.timeout_ms'],
    ['a time of zero', { timeout_ms: 0 }, '$.timeout_ms'],
    ['a negative time', { timeout_ms: -1 }, '$.timeout_ms'],
    ['half a millisecond', { timeout_ms: 1.5 }, '$.timeout_ms'],
    ['a time in a string', { timeout_ms: '30000' }, '$.timeout_ms'],
    ['a time of null', { timeout_ms: Number.NaN }, '$.timeout_ms'],
    ['more than a day', { timeout_ms: 86_400_001 }, '$.timeout_ms'],
    ['one key more', { note: 1 }, '$.note'],
  ])('%s is refused by its path', (_what, change, path) => {
    const answer = explainContract('envelope', JSON.stringify({ ...envelope, ...change }))
    expect(answer).toMatchObject({ ok: false, code: 'E_INVALID_ARGS', path })
    expect(answer.message).toContain(path)
  })

  test.each([
    ['nothing', '', '$'],
    ['a list', '[]', '$'],
    ['null', 'null', '$'],
    ['an envelope in a string', JSON.stringify(JSON.stringify(envelope)), '$'],
    ['an envelope in a list', JSON.stringify([envelope]), '$'],
    ['an envelope and more', `${JSON.stringify(envelope)};`, '$'],
    ['an envelope in a code fence', `\`\`\`json\n${JSON.stringify(envelope)}\n\`\`\``, '$'],
    ['a byte order mark', `\uFEFF${JSON.stringify(envelope)}`, '$'],
    ['two types', JSON.stringify(envelope).replace('"type"', '"type":"PAUSE","type"'), '$.type'],
    ['two types, one escaped', JSON.stringify(envelope).replace('"type"', '"typ\\u0065":"PAUSE","type"'), '$.type'],
    [
      'two scopes',
      JSON.stringify(envelope).replace('"allowed_tasks"', '"allowed_paths":["/**"],"allowed_tasks"'),
      '$.scope.allowed_paths',
    ],
    ['a prototype', JSON.stringify(envelope).replace('"path"', '"__proto__":{"x":1},"path"'), '$.params.__proto__'],
    ['half a character', JSON.stringify(envelope).replace('Login.vue', '\\ud83d'), '$.params.path'],
    ['a number too large', JSON.stringify(envelope).replace('30000', '1e400'), '$.timeout_ms'],
    ['a number that is none', JSON.stringify(envelope).replace('30000', 'NaN'), '$.timeout_ms'],
  ])('%s is no envelope', (_what, raw, path) => {
    expect(explainContract('envelope', raw)).toMatchObject({ ok: false, code: 'E_INVALID_ARGS', path })
  })
})

describe('result', () => {
  test.each([
    ['as the seed has it', {}],
    ['with a negative exit code', { exit_code: -1 }],
    ['with a Windows exit code', { exit_code: 3_221_225_786 }],
    ['with control characters in its output', { stdout: '\u001b[31mred\u0000\r\n' }],
    ['with nothing made', { artifacts: [] }],
    ['with much output', { stdout: 'x'.repeat(1_000_000) }],
  ])('%s is fine', (_what, change) => {
    expect(explainContract('result', JSON.stringify({ ...result, ...change }))).toEqual({ ok: true })
  })

  test.each([
    ['another id', { decision_id: 'task-1' }, '$.decision_id'],
    ['an exit code with a fraction', { exit_code: 0.5 }, '$.exit_code'],
    ['an exit code in a string', { exit_code: '0' }, '$.exit_code'],
    ['an exit code of null', { exit_code: null }, '$.exit_code'],
    ['an exit code of true', { exit_code: true }, '$.exit_code'],
    ['an exit code no system has', { exit_code: 4_294_967_296 }, '$.exit_code'],
    ['no exit code', { exit_code: undefined }, '$.exit_code'],
    ['no output', { stdout: undefined }, '$.stdout'],
    ['an error output of null', { stderr: null }, '$.stderr'],
    ['no artifacts', { artifacts: undefined }, '$.artifacts'],
    ['an artifact that is an object', { artifacts: [{ path: 'a' }] }, '$.artifacts[0]'],
    ['one key more', { duration_ms: 5 }, '$.duration_ms'],
    ['too much output', { stdout: 'x'.repeat(1_048_577) }, '$'],
  ])('%s is refused by its path', (_what, change, path) => {
    expect(explainContract('result', JSON.stringify({ ...result, ...change }))).toMatchObject({
      ok: false,
      code: 'E_INVALID_ARGS',
      path,
    })
  })
})
