/** Every adapter keeps the same contract. The one for processes has more to prove: agents-process.test.ts. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { formAgent } from '../src/agents/form.ts'
import { agentsByMember } from '../src/agents/members.ts'
import { playbookAgent } from '../src/agents/playbook.ts'
import { processAgent } from '../src/agents/process.ts'
import { scripted } from '../src/agents/scripted.ts'
import { machineRandom } from '../src/runtime/machine-clock.ts'
import { Slot } from '../src/teams/agent-spec.ts'
import { readPlaybook } from '../src/teams/read-playbook.ts'
import { HandClock } from './agents/hand-clock.ts'
import { adapterContract, answered, type Bench, Desk, jobWith } from './contracts/adapter-contract.ts'

const age = Slot.parse({ slot: 'age', type: 'number', required: true, ask: { en: 'Your age?', zh: '年龄？' } })
const form = formAgent({ slots: [age], answer: { en: 'You are {age}.', zh: '您{age}岁。' } })
const book = readPlaybook(
  'p.yaml',
  `
plan_id: hello
intents: [greeting]
goal: { en: Greet, zh: 问候 }
steps: [{ step_id: hi, title: { en: Greet, zh: 问候 }, say: { en: Hello., zh: 你好。 } }]`,
)
const playbook = playbookAgent({ playbooks: book.playbook ? [book.playbook] : [] })
const script = scripted(({ body }) => {
  if (body.slots.fail === true) throw new Error('as the script says')
  return 'hello'
})

adapterContract('a script', () => ({ adapter: script, jobs: { answers: {}, crashes: { fail: true } } }))
adapterContract('a form', () => ({ adapter: form, jobs: { answers: { age: 34 } } }))
adapterContract('a playbook', () => ({
  adapter: playbook,
  jobs: { answers: { intent: 'greeting' }, refuses: { intent: 'unheard_of' } },
}))
adapterContract('all members together', () => ({
  adapter: agentsByMember(new Map([['agent', script]])),
  jobs: { answers: {}, crashes: { fail: true } },
}))

const example = (name: string): string => fileURLToPath(new URL(`../examples/agents/${name}`, import.meta.url))
const runs = [
  ['the TypeScript example', [process.execPath, example('echo.ts')]],
  ['the Python example', ['python3', example('echo.py')]],
] as const

function open(command: readonly string[]): Bench {
  const clock = new HandClock()
  const adapter = processAgent({ command, seats: 2 }, { clock, random: machineRandom })
  const pass = (ms: number): void => clock.advance(ms)
  return { adapter, pass, close: () => adapter.close(), jobs: { answers: { message: 'hi' } } }
}
for (const [name, command] of runs) adapterContract(name, () => open(command))

test.each(runs)('%s says back what it hears', async (_, command) => {
  const bench = open(command)
  const desk = new Desk(bench)
  const job = await answered(desk, { message: '你好, "Ann"' })
  const result = desk.result(job)
  expect(result?.success && result.result.user_response).toBe('You said:\n> 你好, "Ann"')
  let closing = true
  void bench.close?.().then(() => {
    closing = false
  })
  while (closing) await desk.wait()
})

test('a form asks in the language of the message', async () => {
  const desk = new Desk({ adapter: form })
  for (const [message, question] of [
    ['hello', 'Your age?'],
    ['你好', '年龄？'],
  ] as const) {
    const job = jobWith({ message })
    desk.deliver(job)
    const result = desk.result(job)
    expect(result?.success && result.result.user_response).toBe(question)
  }
})
