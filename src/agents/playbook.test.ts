import { describe, expect, test } from 'vitest'
import { jobWith } from '../../test/contracts/adapter-contract.ts'
import { Plan } from '../core/contracts/plan.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import type { Playbook } from '../teams/playbook.ts'
import { readPlaybook } from '../teams/read-playbook.ts'
import { playbookAgent } from './playbook.ts'
import { choosePlaybook, planOf, runPlaybook, stoppedAt } from './playbook-run.ts'

const parking = `
plan_id: parking
intents: [smartcs.parking]
goal: { en: Explain parking, zh: 说明停车 }
slots:
  - { slot: plate, type: regex, pattern: "[A-Z0-9]{4,8}", ask: { en: "Your plate?", zh: "车牌号？" } }
  - { slot: hours, type: number, min: 1, ask: { en: "How many hours?", zh: "停几个小时？" } }
steps:
  - { step_id: hello, title: { en: Greet, zh: 问候 }, say: { en: "Parking, gladly.", zh: "好的，停车。" } }
  - { step_id: plate, title: { en: Plate, zh: 车牌 }, intent: { en: to find the car, zh: 找到车 }, ask: plate }
  - { step_id: price, title: { en: Price, zh: 价格 }, say: { en: "{plate}: {hours} h cost {hours} euro.", zh: "{plate}：{hours} 小时 {hours} 欧。" } }
`
const read = (text: string): Playbook => {
  const { playbook, problems } = readPlaybook('p.yaml', text)
  expect(problems).toEqual([])
  if (!playbook) throw new Error('no playbook')
  return playbook
}
describe('running', () => {
  const playbook = read(parking)

  test('it stops where it needs the user, goes on there, and says nothing twice', () => {
    const first = runPlaybook(playbook, [], { slots: {}, lang: 'en' })
    expect(first.result).toEqual({
      status: 'awaiting_user',
      missing_slots: ['plate'],
      slots_update: { [stoppedAt]: 'plate' },
      user_response: 'Parking, gladly.\nYour plate?',
    })
    const second = runPlaybook(playbook, [], { slots: { [stoppedAt]: 'plate', plate: 'AB123' }, lang: 'en' })
    expect(second.result).toMatchObject({
      status: 'awaiting_user',
      missing_slots: ['hours'],
      user_response: 'How many hours?',
    })
    const slots = { [stoppedAt]: 'price', plate: 'AB123', hours: '2 hours' }
    expect(runPlaybook(playbook, [], { slots, lang: 'en' }).result).toEqual({
      status: 'completed',
      missing_slots: [],
      slots_update: { hours: 2 },
      user_response: 'AB123: 2 h cost 2 euro.',
    })
  })

  test('a value that does not fit is asked again with the reason', () => {
    const slots = { [stoppedAt]: 'plate', plate: '!' }
    expect(runPlaybook(playbook, [], { slots, lang: 'zh' }).result.user_response).toBe('格式不正确。车牌号？')
  })

  test('each step is reported', () => {
    expect(runPlaybook(playbook, [], { slots: {}, lang: 'en' }).steps).toEqual([
      { thought: 'Greet', action: 'say', observation: 'done' },
      { thought: 'to find the car', action: 'ask for plate', observation: 'waits for plate' },
    ])
  })

  test('the first for the intent is chosen, else the first that is for everything', () => {
    const general = { ...playbook, plan_id: 'general', intents: [] }
    expect(choosePlaybook([general, playbook], 'smartcs.parking')?.plan_id).toBe('parking')
    expect(choosePlaybook([playbook, general], 'other')?.plan_id).toBe('general')
    expect(choosePlaybook([playbook], undefined)).toBeUndefined()
  })

  test('it is a Plan of the seed', () => {
    expect(Plan.safeParse(planOf(playbook, 'zh', 1)).success).toBe(true)
  })
})

test('of a check that is done for each value, the call that was red is named, and what to do comes last', async () => {
  const playbook = read(`
plan_id: checks
goal: { en: Check, zh: 检查 }
slots:
  - { slot: part, type: text, ask: { en: "Which?", zh: "哪个？" } }
steps:
  - { step_id: write, title: { en: Write, zh: 写 }, do: { action: write_file, params: { path: a.txt, content: a } } }
  - { step_id: check, title: { en: Check, zh: 检查 }, do: { action: run_terminal_cmd, params: { command: "test {part}" }, each: part, check: passes } }
`)
  const exits: Readonly<Record<string, number>> = { "test 'two'": 3 }
  const agent = playbookAgent({ playbooks: [playbook], locale: 'en' })
  const job = jobWith({ part: ['one', 'two', 'three'] })
  const said = await new Promise<string>((resolve) => {
    agent.deliver(job, (frame: AgentCommand) => {
      if (frame.type === 'result') resolve(frame.success ? frame.result.user_response : frame.type)
      if (frame.type !== 'propose' || frame.envelope.type !== 'TOOL_CALL') return
      const { decision_id, params } = frame.envelope
      const exit_code = exits[String(params.command)] ?? 0
      const result = { decision_id, exit_code, stdout: `${params.command ?? 'a.txt'}\n`, stderr: '', artifacts: [] }
      queueMicrotask(() => agent.tell(job, { decision_id, outcome: 'settled', result }))
    })
    agent.go(job)
  })
  expect(said.split('\n').filter((line) => line !== '')).toEqual([
    "The check failed: «test 'two'» ended with exit code 3.",
    'It printed last:',
    "test 'two'",
    expect.stringMatching(/^So it was taken back: /),
    'Mend what it names, then ask for the check again.',
  ])
})
