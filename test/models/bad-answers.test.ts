/** What small and overloaded models answer: it goes on where it can, and else a person reads why and what to do. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { causeIn } from '../../src/views/texts/causes.ts'
import { type Line, modelWorld, saidBy } from './model-world.ts'
import { lastWords, type StubAnswer, type StubRequest, wordsOf } from './stub-model.ts'

const files = { 'a.txt': 'one\n', 'b.txt': 'two\n' }
const call = { name: 'read_file', arguments: { path: 'a.txt' } }
const read = (path = 'a.txt'): StubAnswer => ({ calls: [{ name: 'read_file', input: { path } }] })
const isTold = ({ messages }: StubRequest): boolean => messages.at(-1)?.role === 'tool'

/** What a member says to a message, and why it could not go on. */
async function toldBy(answer: (request: StubRequest, n: number) => StubAnswer, ...args: string[]) {
  const world = await modelWorld(answer, { files })
  const lines = await world.run('look [NEXT:bot]', '--workspace', world.workspace, ...args)
  return { world, lines, said: saidBy(lines, 'bot'), why: blockedIn(lines) }
}

function blockedIn(lines: readonly Line[]): string | undefined {
  const blocked = lines.find((line) => line.type === 'task_blocked')
  return blocked && JSON.stringify(blocked)
}

describe('tool calls that are written as words are calls', () => {
  test.each([
    ['between tags', `<tool_call>\n${JSON.stringify(call)}\n</tool_call>`],
    ['without a closing tag', `I look.\n<tool_call>${JSON.stringify(call)}`],
    ['between fences, after words', `Let me look.\n\`\`\`json\n${JSON.stringify(call)}\n\`\`\``],
    ['bare, with parameters', '{"name": "read_file", "parameters": {"path": "a.txt"}}'],
    ['with a namespace', '{"name": "functions.read_file", "arguments": {"path": "a.txt"}}'],
    ['with the input in a string', '{"name": "read_file", "arguments": "{\\"path\\": \\"a.txt\\"}"}'],
    ['as a function', '<function=read_file>{"path": "a.txt"}</function>'],
    ['as a list', `[TOOL_CALLS][${JSON.stringify(call)}]`],
  ])('%s', async (_, words) => {
    const { said, world } = await toldBy((request) => (isTold(request) ? 'It says one.' : words))
    expect(said).toEqual(['It says one.'])
    expect(lastWords(world.stub.requests[1] as never)).toContain('<data from="read_file a.txt">')
  })

  test('an example in an answer is none, nor is a tool that was not offered', async () => {
    const example = `Write it like this:\n\`\`\`json\n${JSON.stringify(call)}\n\`\`\`\nand send it.`
    expect((await toldBy(() => example)).said).toEqual([example])
    const other = '{"name": "Ann", "arguments": {"age": 7}}'
    expect((await toldBy(() => other)).said).toEqual([other])
  })

  test('a write still waits for a person', async () => {
    const words = '{"name": "write_file", "arguments": {"path": "a.txt", "content": "new\\n"}}'
    const { lines, world } = await toldBy((request) => (isTold(request) ? 'Done.' : words))
    expect(lines.some((line) => line.type === 'decision_prepared')).toBe(true)
    expect(readFileSync(join(world.workspace, 'a.txt'), 'utf8')).toBe('one\n')
  })
})

test('a server that takes no tools is told them in words', async () => {
  const { said, world } = await toldBy(({ tools, messages }) => {
    if (tools) return { status: 400, message: 'gemma3 does not support tools' }
    return lastWords({ messages } as StubRequest).startsWith('What read_file gave')
      ? 'It says one.'
      : `<tool_call>${JSON.stringify(call)}</tool_call>`
  })
  expect(said).toEqual(['It says one.'])
  const [, second, third] = world.stub.requests
  expect(wordsOf(second?.messages[0]?.content)).toContain('- write_file: Makes a file')
  expect(third?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
})

test.each([
  ['<think>\nThey say hello. [NEXT:eve]\n</think>\n\nHello.', 'Hello.'],
  ['They say hello.\n</think>\n\nHello.', 'Hello.'],
  ['<thinking>hm</thinking>Hello.', 'Hello.'],
  ['Hello.<|im_end|>\n<|im_start|>assistant\n', 'Hello.'],
])('thoughts and marks of the format are not said: %j', async (answer, said) => {
  expect((await toldBy(() => answer)).said).toEqual([said])
})

describe('what is cut off', () => {
  test('goes on where it stopped', async () => {
    const { said } = await toldBy((request) =>
      lastWords(request).startsWith('You were cut off')
        ? ' and the rest.'
        : { text: 'The first half', finish: 'length' },
    )
    expect(said).toEqual(['The first half and the rest.'])
  })

  test('at most three times; then it says so', async () => {
    const { said, world } = await toldBy(() => ({ text: 'more ', finish: 'length' }))
    expect(said[0]).toMatch(/^more more more more\n\n\(It ends here/)
    expect(world.stub.requests).toHaveLength(4)
  })

  test('by the network is asked for again', async () => {
    const { said } = await toldBy((_, n) => (n === 0 ? { text: 'Half of an ans', cut: true } : 'The whole answer.'))
    expect(said).toEqual(['The whole answer.'])
  })
})

test.each([
  ['of one call', () => read()],
  ['of two in turn', (_: StubRequest, n: number) => read(n % 2 === 0 ? 'a.txt' : 'b.txt')],
])('an endless repetition %s ends, and says so', async (_, answer) => {
  const { why, world } = await toldBy(answer)
  expect(why).toContain('again and again')
  expect(world.stub.requests.length).toBeLessThan(10)
})

test('what a tool is called is told to who named another', async () => {
  const { world } = await toldBy((_, n) => (n === 0 ? { calls: [{ name: 'open', input: {} }] } : 'Good.'))
  expect(lastWords(world.stub.requests[1] as never)).toContain('there is no tool open; there are: read_file,')
})

test('tried again by a person, the model is asked further and not only what is on disk', async () => {
  let isWell = false
  const { world, lines, why } = await toldBy(() => (isWell ? 'Now I know.' : ''))
  expect(why).toContain('model_off_schema')
  isWell = true
  const again = await world.run('1', '--in', lines.findLast((line) => line.type === 'rest')?.conversation ?? '')
  expect(saidBy(again, 'bot')).toEqual(['Now I know.'])
  expect(world.stub.requests).toHaveLength(4)
})

test('a talk that is too long is asked again with less of it', async () => {
  const { said } = await toldBy((request) =>
    !isTold(request) && request.messages.length < 3
      ? { calls: ['a.txt', 'b.txt', 'c.txt'].map((path) => ({ name: 'read_file', input: { path } })) }
      : JSON.stringify(request.messages).includes('left out')
        ? 'It fits.'
        : { status: 400, message: "This model's maximum context length is 8192 tokens." },
  )
  expect(said).toEqual(['It fits.'])
})

test.each([
  [{ status: 429, message: 'You exceeded your current quota' }, 'no_credit'],
  [{ status: 404, message: 'model "stub" not found' }, 'model_refused'],
  [{ status: 400, message: 'prompt is too long: 9000 tokens > 8192 maximum' }, 'model_full'],
  [{ finish: 'content_filter' }, 'model_withheld'],
] as const)('%j is not tried again by itself', async (answer, kind) => {
  const { why, world } = await toldBy(() => answer)
  expect(why).toContain(`"kind":"${kind}"`)
  expect(world.stub.requests).toHaveLength(1)
})

test('why a model gave no answer says what to do, in both languages', () => {
  const address = 'http://127.0.0.1:11434/v1'
  expect(causeIn('en', { kind: 'model_unreachable', address })).toContain(address)
  expect(causeIn('zh', { kind: 'model_unreachable', address })).toContain(address)
  expect(causeIn('en', { kind: 'model_refused', status: 404, model: 'qwen3' })).toContain('ollama pull qwen3')
  expect(causeIn('zh', { kind: 'model_refused', status: 404, model: 'qwen3' })).toContain('ollama pull qwen3')
})
