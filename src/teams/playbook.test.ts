import { describe, expect, test } from 'vitest'
import { edited, type Files, teamFolder } from '../../test/teams/fixture.ts'
import { sayProblem } from './problem.ts'
import { loadTeam } from './read-team.ts'

const agent = edited(
  'agents/triage.yaml',
  'kind: form\n  table: ./tables/triage.yaml\n  answer: { en: "Noted: {symptom}.", zh: "已记录：{symptom}。" }',
  'kind: playbook\n  dir: ./plays',
)
const parking = `
plan_id: parking
intents: [triage.symptom]
goal: { en: Explain parking, zh: 说明停车 }
slots:
  - { slot: plate, type: regex, pattern: "[A-Z0-9]{4,8}", ask: { en: "Your plate?", zh: "车牌号？" } }
  - { slot: hours, type: number, min: 1, ask: { en: "How many hours?", zh: "停几个小时？" } }
steps:
  - { step_id: hello, title: { en: Greet, zh: 问候 }, say: { en: "{symptom}: gladly.", zh: "{symptom}：好的。" } }
  - { step_id: plate, title: { en: Plate, zh: 车牌 }, intent: { en: to find the car, zh: 找到车 }, ask: plate }
  - { step_id: price, title: { en: Price, zh: 价格 }, say: { en: "{plate}: {hours} h", zh: "{plate}：{hours} 小时" } }
`
const other = parking.replace('plan_id: parking', 'plan_id: other')

const load = (plays: Files) =>
  loadTeam(teamFolder({ ...agent, ...Object.fromEntries(Object.entries(plays).map(([k, v]) => [`plays/${k}`, v])) }))
async function complaints(plays: Files): Promise<string[]> {
  const loaded = await load(plays)
  return loaded.ok ? [] : loaded.problems.map((p) => sayProblem(p, 'en').split('\n')[0] ?? '')
}
const having = (from: string, to: string): Promise<string[]> => complaints({ 'p.yaml': parking.replace(from, to) })

describe('playbooks of a team', () => {
  test('are there in the order of their files, whatever else lies in the folder', async () => {
    const loaded = await load({ 'b.yaml': parking, 'a.yml': other, 'notes.txt': 'no playbook', '.b.yaml.swp': 'x' })
    if (!loaded.ok) throw new Error(loaded.problems.map((p) => sayProblem(p, 'en')).join('\n'))
    expect(loaded.value.agents.get('triage')?.playbooks.map((p) => p.plan_id)).toEqual(['other', 'parking'])
  })

  test('refuse the team for what is wrong inside, with file, line and what is nearest', async () => {
    expect(await having('goal:', 'gaol:')).toEqual([
      "plays/p.yaml:2:1: 'goal' is missing",
      "plays/p.yaml:4:1: unknown key 'gaol'; did you mean 'goal'?",
    ])
    expect(await having('ask: plate', 'ask: plat')).toEqual([expect.stringMatching(/^plays\/p.yaml:10:.*plat/)])
    expect(await having('{hours} h', '{hour} h')).toEqual([expect.stringMatching(/^plays\/p.yaml:11:.*hour.*hours/)])
    expect(await having('ask: plate', 'ask: plate, say: { en: a, zh: b }')).toEqual([
      expect.stringMatching(/^plays\/p.yaml:10:.*'plate' has to say, to ask or to do/),
    ])
    expect(await having(', ask: plate', '')).toEqual([
      expect.stringMatching(/^plays\/p.yaml:10:.*to say, to ask or to do/),
    ])
    expect(await having('step_id: price', 'step_id: hello')).toEqual([
      expect.stringMatching(/^plays\/p.yaml:11:.*plays\/p.yaml:9/),
    ])
    expect(await having('[A-Z0-9]{4,8}', '(a+)+')).toEqual([expect.stringMatching(/^plays\/p.yaml:6:/)])
    expect(await complaints({ 'p.yaml': 'steps: [' })).toEqual([expect.stringMatching(/^plays\/p.yaml:1:/)])
  })

  test('refuse the team for a file that cannot be read, and for an id that is there twice', async () => {
    expect(await complaints({ 'p.yaml': parking, 'q.yaml': parking })).toEqual([
      expect.stringMatching(/^plays\/q.yaml:2:.*plays\/p.yaml:2/),
    ])
    expect(await complaints({ 'p.yaml': '\0'.repeat(1_048_577) })).toEqual([expect.stringMatching(/^plays\/p.yaml:1:/)])
  })

  test('serve every intent of their agent, and no other', async () => {
    expect(await having('intents: [triage.symptom]', 'intents: [triage.symptm]')).toEqual([
      expect.stringMatching(/^agents\/triage.yaml:15:.*no playbook is for the intent 'triage.symptom'/),
      expect.stringMatching(/^plays\/p.yaml:3:.*did you mean 'triage.symptom'/),
    ])
    expect(await having('intents: [triage.symptom]\n', '')).toEqual([])
    expect(await complaints({ 'notes.txt': '' })).toEqual([expect.stringMatching(/no playbook/)])
  })
})
