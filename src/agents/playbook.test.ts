import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Plan } from '../core/contracts/plan.ts'
import { sayProblem } from '../teams/problem.ts'
import { type Playbook, readPlaybook, readPlaybooks } from './playbook-file.ts'
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
  const { playbook, problems } = readPlaybook('p.yaml', text, [])
  expect(problems).toEqual([])
  if (!playbook) throw new Error('no playbook')
  return playbook
}
const complaints = (text: string): string[] =>
  readPlaybook('p.yaml', text, []).problems.map((p) => sayProblem(p, 'en').split('\n')[0] ?? '')

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
      { thought: 'Greet', action: 'hello: say', observation: 'done' },
      { thought: 'to find the car', action: 'plate: ask plate', observation: 'waits for plate' },
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

describe('reading', () => {
  test('a problem names file, line and what is nearest', () => {
    expect(complaints(parking.replace('goal:', 'gaol:'))).toEqual([
      "p.yaml:2:1: 'goal' is missing",
      "p.yaml:4:1: unknown key 'gaol'; did you mean 'goal'?",
    ])
    expect(complaints(parking.replace('ask: plate', 'ask: plat'))).toEqual([expect.stringMatching(/^p.yaml:10:.*plat/)])
    expect(complaints(parking.replace('say: { en: "Parking', 'sya: { en: "Parking'))).toEqual([
      "p.yaml:9:53: unknown key 'sya'; did you mean 'say'?",
      "p.yaml:9:5: 'say' is missing",
    ])
    expect(complaints(parking.replace('ask: plate', 'ask: plate, say: { en: a, zh: b }'))[0]).toMatch(
      /^p.yaml:10:.*ask/,
    )
    expect(complaints(parking.replace('{hours} h', '{hour} h'))[0]).toMatch(/^p.yaml:11:.*hour.*hours/)
    expect(complaints(parking.replace('step_id: price', 'step_id: hello'))[0]).toMatch(/^p.yaml:11:.*p.yaml:9/)
    expect(complaints('steps: [')[0]).toMatch(/^p.yaml:1:/)
  })

  test('a folder is read in the order of its names, and one bad file spoils it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'playbooks-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'b.yaml'), parking)
    writeFileSync(join(folder, 'a.yml'), parking.replace('plan_id: parking', 'plan_id: first'))
    writeFileSync(join(folder, 'notes.txt'), 'not a playbook')
    const found = readPlaybooks(folder)
    expect(found.ok && found.playbooks.map((p) => p.plan_id)).toEqual(['first', 'parking'])
    writeFileSync(join(folder, 'c.yaml'), parking)
    const twice = readPlaybooks(folder)
    expect(!twice.ok && twice.problems.map((p) => sayProblem(p, 'en'))).toEqual([
      expect.stringMatching(/^c.yaml.*b.yaml/s),
    ])
    expect(readPlaybooks(join(folder, 'none'))).toMatchObject({ ok: false, problems: [{ kind: 'no_such_folder' }] })
  })
})
