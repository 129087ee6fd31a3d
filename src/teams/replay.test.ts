import { describe, expect, test } from 'vitest'
import { edited, teamFolder } from '../../test/teams/fixture.ts'
import { loadTeam } from './read-team.ts'
import { type Answer, differencesOf, replayTeam, testTeam } from './replay.ts'
import type { ReplayRow } from './schema.ts'

const row = (expected: ReplayRow['expect']): ReplayRow => ({ text: 'a', lang: 'en', expect: expected })
const frame = (intent: string, slots: Record<string, unknown> = {}): Answer['frames'][number] => ({
  intent,
  slots: Object.entries(slots).map(([slot, value]) => ({ slot, value })),
})

describe('a replay sample', () => {
  test('with one intent wants a frame that has it; with a list, exactly those in their order', () => {
    const frames = [frame('a'), frame('b')]
    expect(differencesOf(row({ intent: 'b' }), { frames })).toEqual([])
    expect(differencesOf(row({ intent: ['a', 'b'] }), { frames })).toEqual([])
    expect(differencesOf(row({ intent: ['b', 'a'] }), { frames })).toEqual([
      { what: 'intent', expected: 'b + a', got: 'a + b' },
    ])
    expect(differencesOf(row({ intent: 'oos' }), { frames: [] })).toEqual([])
    expect(differencesOf(row({ intent: 'oos' }), { frames: [frame('oos'), frame('a')] })).toHaveLength(1)
  })

  test('compares slot values of the frames it is about, without regard to case, width and blanks', () => {
    const frames = [frame('a', { x: 'Two  Days' }), frame('b', { x: 'never' })]
    expect(differencesOf(row({ intent: 'a', slots: { x: 'two days' } }), { frames })).toEqual([])
    expect(differencesOf(row({ intent: 'a', slots: { x: 'never' } }), { frames })).toEqual([
      { what: 'x', expected: 'never', got: 'Two  Days' },
    ])
    expect(differencesOf(row({ slots: { y: 1 } }), { frames })).toEqual([{ what: 'y', expected: '1', got: '–' }])
  })

  test('compares relation and route where it names them', () => {
    expect(
      differencesOf(row({ relation: 'different_task', route: 'new_task' }), { frames: [], relation: 'different_task' }),
    ).toEqual([{ what: 'route', expected: 'new_task', got: '–' }])
  })
})

test('an enum value is the same however it is said', async () => {
  const dir = teamFolder({
    ...edited('agents/triage.yaml', 'values: [a, b]', 'values: [a, { value: b, en: [Bee], zh: [蜂] }]'),
    'replay/triage.jsonl': '{"text":"蜂","lang":"zh","expect":{"slots":{"kind":"蜂"}}}\n',
  })
  const loaded = await loadTeam(dir)
  if (!loaded.ok) throw new Error('the team is in order')
  const said = async (kind: string) =>
    (await replayTeam(loaded.value, () => [{ frames: [frame('x', { kind })] }]))[0]?.passed
  expect([await said('b'), await said('bee'), await said('蜂'), await said('a')]).toEqual([1, 1, 1, 0])
})

test('a team is tested agent by agent; what changed is said and ends with 1', async () => {
  const dir = teamFolder()
  const lines: string[] = []
  const io = {
    out: (line: string) => lines.push(line),
    lang: 'en' as const,
    places: { cwd: dir, dataFolder: dir, shipped: dir },
  }
  const right = (): Answer[] => [{ frames: [frame('triage.symptom', { symptom: '头痛' })] }]
  expect(await testTeam({ team: dir, engine: right }, io)).toBe(0)
  expect(await testTeam({ team: dir, engine: () => [] }, io)).toBe(1)
  expect(lines).toEqual([
    'triage: 1 passed, 0 changed',
    '1 passed, 0 changed.',
    'triage: 0 passed, 1 changed',
    '  ✗ 头痛',
    '      intent: expected triage.symptom, got oos',
    '      symptom: expected 头痛, got –',
    '0 passed, 1 changed.',
  ])
  const loaded = await loadTeam(dir)
  expect(loaded.ok && (await replayTeam(loaded.value, right))).toEqual([{ agent: 'triage', passed: 1, changed: [] }])
})
