/** What is made of the streams of coding agents, also of those that end badly or say what nobody knows. */
import { describe, expect, test } from 'vitest'
import { listen, type Translator } from './heard.ts'
import * as translators from './translators.ts'

function heardFrom(translate: Translator, lines: readonly (object | string)[]) {
  const said: string[] = []
  const steps: string[] = []
  const heard = listen(translate, { say: (text) => said.push(text), step: (action) => steps.push(action) })
  for (const line of lines) heard.line(typeof line === 'string' ? line : JSON.stringify(line))
  return { ...heard.turn(), said: said.join(''), steps }
}

const codexSays = (text: string) => ({ type: 'item.completed', item: { type: 'agent_message', text } })

test('what is said before the last tool is no part of the answer, but is shown while it comes', () => {
  const ran = { type: 'item.completed', item: { type: 'command_execution', command: 'ls', exit_code: 0 } }
  const turn = heardFrom(translators.codex, [codexSays('I look.'), ran, codexSays('It is'), codexSays('done.')])
  expect(turn).toMatchObject({ answer: 'It is\n\ndone.', said: 'I look.It is\n\ndone.', steps: ['ls'] })
})

test('an agent that ends with a tool has said what it said before', () => {
  const wrote = { type: 'item.completed', item: { type: 'file_change', changes: [{ kind: 'add', path: 'a.txt' }] } }
  expect(heardFrom(translators.codex, [codexSays('I write a.txt.'), wrote]).answer).toBe('I write a.txt.')
})

describe('how each says that it failed', () => {
  test.each([
    ['claude', translators.claude, { type: 'result', subtype: 'error_max_turns', is_error: true }, 'error_max_turns'],
    ['codex', translators.codex, { type: 'turn.failed', error: { message: 'no quota' } }, 'no quota'],
    ['gemini', translators.gemini, { type: 'result', status: 'error', error: { message: 'no key' } }, 'no key'],
    ['goose', translators.goose, { type: 'error', error: 'no provider' }, 'no provider'],
    [
      'opencode',
      translators.opencode,
      { type: 'error', error: { name: 'UnknownError', data: { message: 'no model' } } },
      'no model',
    ],
  ] as const)('%s', (_, translate, line, words) => {
    expect(heardFrom(translate, [line]).problem).toBe(words)
  })
})

test('a warning of codex about itself, and of gemini, is no failure', () => {
  const item = { type: 'item.completed', item: { type: 'error', message: 'unknown model' } }
  expect(heardFrom(translators.codex, [item]).problem).toBeUndefined()
  const warning = { type: 'error', severity: 'warning', message: 'slow' }
  expect(heardFrom(translators.gemini, [warning]).problem).toBeUndefined()
})

test('what is no JSON, no object or of another shape is left out', () => {
  const odd = [
    '    goose is ready',
    '[]',
    'null',
    '{"type":',
    { type: 'message' },
    { type: 'result', usage: 7, stats: [] },
  ]
  for (const translate of [
    translators.claude,
    translators.codex,
    translators.gemini,
    translators.goose,
    translators.opencode,
  ])
    expect(
      heardFrom(translate, [...odd, { type: 'item.completed' }, { type: 'text' }, { type: 'tool_use' }]).answer,
    ).toBe('')
})

test('what the steps used is added up', () => {
  const step = (cost: number) => ({
    type: 'step_finish',
    part: { tokens: { input: 10, output: 5, cache: { read: 2 } }, cost },
  })
  expect(heardFrom(translators.opencode, [step(0.1), step(0)]).used).toEqual({ input: 24, output: 10, cost: 0.1 })
})
