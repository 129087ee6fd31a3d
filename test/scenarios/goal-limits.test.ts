/** What a goal may not do, whoever approves it; and what its risk preference asks about (design §10). */
import { describe, expect, test } from 'vitest'
import type { Change, Image, Reach } from '../../src/core/contracts/acting.ts'
import { Team } from '../../src/core/state/team.ts'
import { timelineView } from '../../src/views/timeline.ts'
import { GoalStage } from './goal-stage.ts'

const write: Reach = { effect: 'write', paths: ['a.txt'] }
const remove: Reach = { effect: 'delete', paths: ['a.txt'] }
const patch: Reach = { effect: 'write', also: ['delete'], paths: ['a.txt'] }
const command: Reach = { effect: 'execute', paths: ['.'], command: 'make' }
const install: Reach = { effect: 'network', also: ['execute'], paths: ['.'], command: 'npm install', hosts: ['a.org'] }
const fetching: Reach = { effect: 'network', paths: [], hosts: ['a.org'] }

/** A goal whose plan is approved, with its executor at work. */
function atWork(text: string, team?: Team): GoalStage {
  const stage = new GoalStage(team)
  stage.say(text)
  stage.look()
  stage.plan('write_file')
  if (stage.options.includes('approve')) stage.answer('approve')
  return stage
}
const proposed = (text: string, reach: Reach): string => atWork(text).propose(reach, { confined: 'overlay' })

describe('a goal', () => {
  test.each<[string, Reach, string]>([
    ['Tidy up, but no network please', fetching, 'refused network'],
    ['Tidy up, but no network please', install, 'refused network'],
    ['Tidy up, but no network please', command, 'ASKED'],
    ["Tidy up, but don't run any commands", command, 'refused execute'],
    ["Tidy up, but don't run any commands", install, 'refused execute'],
    ["Tidy up, but don't run any commands", fetching, 'ASKED'],
    ["Tidy up, but don't delete anything", remove, 'refused delete'],
    ["Tidy up, but don't delete anything", patch, 'refused delete'],
    ["Tidy up, but don't delete anything", write, 'ASKED'],
    ['Tidy up', install, 'ASKED'],
  ])('“%s” and %o: %s', (text, reach, outcome) => {
    expect(proposed(text, reach)).toBe(outcome)
  })

  test('is held to its limits by the closer look too, not only by what the params tell', () => {
    const stage = atWork("Tidy up, but don't delete anything")
    expect(stage.propose(patch, { atFirst: { also: undefined } })).toBe('refused delete')
    expect(stage.last('decision_prepared')).toBeUndefined()
  })
})

describe('a command of a goal that may delete nothing', () => {
  const image = (hash: string): Image => ({ kind: 'file', hash: hash.repeat(64), mode: 0o644 })
  const gone: Change = { path: 'old.txt', pre: image('a'), post: null }

  test('that would remove a file lands nothing, and a person is told which', () => {
    const stage = atWork("Tidy up, but don't delete anything")
    stage.propose(command, { confined: 'overlay' })
    stage.answer('once')
    stage.send({ type: 'workspace_free', decisionId: stage.state.decisions[0]?.id ?? '' })
    stage.staged([gone, { path: 'new.txt', pre: null, post: image('b') }])
    expect(stage.last('decision_settled')).toMatchObject({
      landed: [],
      verdict: { accepted: false },
      cause: { kind: 'not_as_expected', out_of_scope: ['old.txt'] },
    })
    expect(stage.options).toEqual(['resume', 'stop'])
  })

  test('may move one', () => {
    const stage = atWork("Tidy up, but don't delete anything")
    stage.propose(command, { confined: 'overlay' })
    stage.answer('once')
    stage.send({ type: 'workspace_free', decisionId: stage.state.decisions[0]?.id ?? '' })
    stage.staged([gone, { path: 'sub/old.txt', pre: null, post: image('a') }])
    expect(stage.state.decisions[0]?.state).toBe('LANDING')
  })

  test('of another goal may remove what it likes', () => {
    const stage = atWork('Tidy up')
    stage.propose(command, { confined: 'overlay' })
    stage.answer('once')
    stage.send({ type: 'workspace_free', decisionId: stage.state.decisions[0]?.id ?? '' })
    stage.staged([gone])
    expect(stage.state.decisions[0]?.state).toBe('LANDING')
  })
})

describe('the risk preference', () => {
  test('normal: what was granted is not asked again', () => {
    const stage = atWork('Tidy up')
    expect(stage.propose(write)).toBe('ASKED')
    stage.answer('conversation')
    expect(stage.last('grant_given')).toMatchObject({ grant: { effect: 'write', path: 'a.txt' } })
  })

  test('careful: every effect asks, whatever was granted', () => {
    const stage = atWork('Be careful and tidy up')
    expect(stage.propose(write)).toBe('ASKED')
    expect(stage.options).not.toContain('conversation')
  })

  test('quick: medium risk inside an approved plan does not ask, high does', () => {
    expect(atWork('Just tidy up, do not ask me for every little thing').propose(write)).toBe('ISSUED quick')
    expect(atWork('Just tidy up, do not ask me for every little thing').propose(write, { risk: 'high' })).toBe('ASKED')
  })
})

test('a tool that could not work in its best way says so in an event of its own', () => {
  const stage = atWork('Tidy up')
  expect(stage.propose({ effect: 'read', paths: ['.'] }, { risk: 'low' })).toBe('ISSUED read')
  const decisionId = stage.state.decisions[0]?.id ?? ''
  const result = { decision_id: decisionId, exit_code: 0, stdout: '', stderr: '', artifacts: [] }
  const evidence = { met: [], missing: [], unexpected: [], out_of_scope: [] }
  const degraded = { from: 'ripgrep', to: 'scan' } as const
  stage.send({ type: 'tool_done', effect: 'e', decisionId, result, evidence, degraded })
  const told = stage.last('tool_degraded')
  expect(told).toMatchObject(degraded)
  expect(stage.last('decision_settled')).toMatchObject({ verdict: { accepted: true } })
  const lines = (['en', 'zh'] as const).map(
    (lang) => [...timelineView(stage.events, lang)].find(({ seq }) => seq === told?.seq)?.text,
  )
  expect(lines).toEqual([
    'Searched file by file, since searching with ripgrep is not possible here',
    '此机器无法用 ripgrep 搜索，已改为逐个读取文件搜索',
  ])
})

describe('a command with network', () => {
  const approve = [
    { effect: ['execute' as const], by: ['ann'] },
    { effect: ['network' as const], by: ['eve'] },
  ]
  const team = (rules: NonNullable<Team['approve']>) =>
    Team.parse({
      team: 'crew',
      approve: rules,
      members: [
        { id: 'ann', type: 'human', name: 'ann', order: 0 },
        { id: 'eve', type: 'human', name: 'eve', order: 1 },
        { id: 'pat', type: 'ai', name: 'pat', order: 2, role: 'planner' },
        { id: 'bob', type: 'ai', name: 'bob', order: 3, role: 'executor', intents: ['work'] },
      ],
    })

  test('is approved by nobody who may approve only one of the two', () => {
    const stage = atWork('Tidy up', team(approve))
    stage.propose(install, { confined: 'overlay' })
    const q = stage.state.questions.at(-1)
    for (const by of ['ann', 'eve'])
      expect(stage.refusal({ type: 'answer', by, questionId: q?.id ?? '', option: 'once', hash: q?.hash })).toBe(
        'may_not_approve',
      )
  })

  test('is granted for exactly this command and this host, and by no grant without a sandbox', () => {
    const stage = atWork('Tidy up')
    stage.propose(install, { confined: 'overlay' })
    stage.answer('conversation')
    const given = stage.events.flatMap((e) => (e.type === 'grant_given' ? [e.grant] : []))
    expect(given.map(({ effect, command: line, host }) => ({ effect, line, host }))).toEqual([
      { effect: 'execute', line: 'npm install', host: undefined },
      { effect: 'network', line: undefined, host: 'a.org' },
    ])
    const bare = atWork('Tidy up')
    bare.propose(install, { confined: 'none' })
    expect(bare.options).toEqual(['once', 'deny', 'deny_because'])
  })
})

test('a goal whose only change was refused is not done, and says so', () => {
  const stage = atWork('Tidy up.')
  stage.propose(command, { confined: 'overlay' })
  stage.answer('deny')
  stage.work()
  expect(stage.last('goal_summarized')).toMatchObject({ summary: { outcome: 'completed', checked: 'not_done' } })
})
