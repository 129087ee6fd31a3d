import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edited, type Files, type FixtureFile, goodFiles, teamFolder } from '../../test/teams/fixture.ts'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { sayProblem } from './problem.ts'
import { type ProblemKind, sayings } from './problem-texts.ts'
import { loadTeam } from './read-team.ts'

const problemsOf = async (files: Files): Promise<readonly TeamProblem[]> => {
  const loaded = await loadTeam(teamFolder(files))
  return loaded.ok ? [] : loaded.problems
}

describe('a team that is in order', () => {
  test('is what a conversation pins, with class, domain, intents and memory of its agents', async () => {
    const dir = teamFolder()
    const loaded = await loadTeam(dir)
    if (!loaded.ok) throw new Error(loaded.problems.map((p) => sayProblem(p, 'en')).join('\n'))
    const { team, specs, agentOf, agents } = loaded.value
    expect(team).toMatchObject({
      team: 'desk',
      focus: 'medical',
      hopBudget: 24,
      thresholds: { act: 0.8, ask: 0.5 },
      members: [
        { id: 'you', type: 'human', order: 0 },
        {
          id: 'triage',
          class: 'focus',
          insertable: false,
          domain: 'medical',
          intents: ['triage.symptom'],
          memory: { m1: 10, m2: true, m3: ['symptom'] },
        },
      ],
    })
    expect([...specs.keys()]).toEqual(['triage'])
    expect(agentOf).toEqual(new Map([['triage', 'triage']]))
    expect(agents.get('triage')?.replay).toHaveLength(1)
  })

  test('says which intents are not harmless', async () => {
    const files = edited(
      'agents/triage.yaml',
      '- intent: triage.symptom',
      '- intent: triage.symptom\n    harmless: false',
    )
    const loaded = await loadTeam(teamFolder(files))
    expect(loaded.ok && loaded.value.team.members[1]?.harmful).toEqual(['triage.symptom'])
    expect(
      await problemsOf(
        edited('agents/triage.yaml', '- intent: triage.symptom', '- intent: triage.symptom\n    harmless: maybe'),
      ),
    ).toHaveLength(1)
  })

  test('has a hash of its contents, wherever it lies and however its lines end', async () => {
    const hashOf = async (files: Files): Promise<string> => {
      const loaded = await loadTeam(teamFolder(files))
      return loaded.ok ? loaded.value.hash : ''
    }
    const hash = await hashOf({})
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await hashOf({ 'README.md': 'not read' })).toBe(hash)
    expect(await hashOf({ 'team.yaml': goodFiles['team.yaml'].replaceAll('\n', '\r\n') })).toBe(hash)
    expect(await hashOf(edited('agents/triage.yaml', 'What?', 'What is it?'))).not.toBe(hash)
  })

  test('may leave memory out, and may name slots of another agent in it', async () => {
    const member = '  - { id: bob, type: ai, agent: ./agents/bob.yaml }\n'
    const bob = 'agent: bob\nfor: { en: Talk, zh: 聊天 }\nadapter: { kind: scripted, replies: [ok] }\n'
    const files = { 'team.yaml': goodFiles['team.yaml'] + member, 'agents/bob.yaml': bob }
    const loaded = await loadTeam(teamFolder(files))
    expect(loaded.ok && loaded.value.team.members[2]?.memory).toBeUndefined()
    expect(await problemsOf({ ...files, 'agents/bob.yaml': `${bob}memory: { m3: [symptom] }\n` })).toEqual([])
  })

  test('may have two members that share an agent, as stand-ins for each other', async () => {
    const second = '  - { id: triage2, type: ai, agent: ./agents/triage.yaml }\n'
    const loaded = await loadTeam(teamFolder({ 'team.yaml': goodFiles['team.yaml'] + second }))
    expect(loaded).toMatchObject({ ok: true, value: { team: { members: [{}, {}, { name: 'triage2', order: 2 }] } } })
  })
})

type Row = readonly [kind: ProblemKind, file: string, line: number, files: Files, says: string]
const team = (from: string, to: string): Files => edited('team.yaml', from, to)
const agent = (from: string, to: string): Files => edited('agents/triage.yaml', from, to)
const swap = (file: FixtureFile, from: string, to: string): Files => edited(file, from, to)
const human = '  - { id: you, type: human, name: you, displayName: { en: You, zh: 你 }, order: 0 }\n'
const ai = '  - { id: triage, type: ai, name: triage, order: 1, role: executor, agent: ./agents/triage.yaml }\n'
const slot = 'type: enum, values: [a, b] }'

const form =
  'kind: form\n  table: ./tables/triage.yaml\n  answer: { en: "Noted: {symptom}.", zh: "已记录：{symptom}。" }'
const program = (option: string): Files => agent(form, `{ kind: process, command: [node], ${option} }`)

const rows: readonly Row[] = [
  ['unknown_key', 'team.yaml', 3, team('focus:', 'focuss:'), "did you mean 'focus'?"],
  ['unknown_key', 'team.yaml', 6, team('role: executor', 'rolle: executor'), "did you mean 'role'?"],
  ['unknown_key', 'agents/triage.yaml', 8, agent('    samples:', '    sample: []\n    samples:'), "'samples'"],
  ['unknown_key', 'agents/triage.yaml', 15, agent('  kind: form', '  kind: form\n  anser: x'), "'answer'"],
  ['unknown_key', 'tables/triage.yaml', 2, swap('tables/triage.yaml', 'when:', 'wen:'), "'when'"],
  ['unknown_key', 'replay/triage.jsonl', 1, swap('replay/triage.jsonl', '"intent"', '"intend"'), "'intent'"],
  ['missing_key', 'team.yaml', 1, team('team: desk\n', ''), "'team' is missing"],
  ['missing_key', 'agents/triage.yaml', 2, agent(', zh: 症状', ''), "'zh' is missing"],
  ['missing_key', 'agents/triage.yaml', 13, agent('  kind: form\n', ''), "'kind' is missing"],
  ['wrong_type', 'team.yaml', 3, team('focus: medical', 'parallel: two'), "'parallel' must be a number, not a text"],
  ['wrong_type', 'team.yaml', 3, team('focus: medical', 'hopBudget: never'), 'a number or off'],
  ['wrong_type', 'agents/triage.yaml', 2, agent('{ en: Symptoms, zh: 症状 }', 'symptoms'), 'a mapping'],
  ['not_one_of', 'team.yaml', 3, team('focus: medical', 'inputPolicy: interupt'), "did you mean 'interrupt'?"],
  ['not_one_of', 'agents/triage.yaml', 14, agent('kind: form', 'kind: from'), "did you mean 'form'?"],
  [
    'too_small',
    'agents/triage.yaml',
    8,
    agent('["I have a [headache](symptom)", "我[头痛](symptom)"]', '[]'),
    'at least 1',
  ],
  ['too_big', 'team.yaml', 3, team('focus: medical', 'parallel: 65'), 'at most 64'],
  ['bad_id', 'team.yaml', 1, team('team: desk', 'team: ../desk'), 'letters, digits'],
  ['bad_name', 'team.yaml', 6, team('name: triage', 'name: "a,b"'), '[NEXT:…]'],
  ['bad_slot_name', 'agents/triage.yaml', 11, agent('slot: kind', 'slot: message'), 'message'],
  ['bad_variable', 'agents/triage.yaml', 14, program('env: { "A-B": x }'), 'letters, digits and _'],
  ['bad_variable', 'agents/triage.yaml', 14, program('pass: [PLACE, SIGNALBOX_SEAT]'), 'SIGNALBOX_SEAT is ours'],
  ['bad_value', 'agents/triage.yaml', 14, program('env: { MODE: "a\\0" }'), "'MODE' holds a zero character"],
  ['wrong_type', 'agents/triage.yaml', 14, program('env: { PORT: 80 }'), "'PORT' must be a text"],
  ['syntax', 'team.yaml', 3, team('name: { en: Desk, zh: 台 }', 'name: { en: Desk'), 'not valid YAML'],
  ['empty', 'agents/triage.yaml', 1, { 'agents/triage.yaml': '# nothing\n' }, 'empty'],
  ['duplicate_key', 'team.yaml', 2, team('team: desk\n', 'team: desk\nteam: desk\n'), 'line 1'],
  ['alias', 'team.yaml', 2, team('Desk, zh: 台', '&a Desk, zh: *a'), 'anchors and aliases'],
  ['tag', 'team.yaml', 1, team('team: desk', 'team: !!js/function desk'), 'tag'],
  ['bad_key', 'team.yaml', 3, team('focus: medical', '? [a]\n: b'), 'plain word'],
  ['bad_key', 'team.yaml', 3, team('focus: medical', '__proto__: { a: 1 }'), 'plain word'],
  ['bad_text', 'team.yaml', 2, team('en: Desk', 'en: "\\ud800"'), 'surrogate'],
  ['too_deep', 'team.yaml', 3, team('focus: medical', `focus: ${'['.repeat(40)}${']'.repeat(40)}`), '32 levels'],
  ['no_such_file', 'team.yaml', 6, { 'agents/triage.yaml': undefined }, "no file 'agents/triage.yaml'"],
  ['no_such_file', 'agents/triage.yaml', 17, { 'replay/triage.jsonl': undefined }, 'replay/triage.jsonl'],
  ['outside', 'team.yaml', 6, team('./agents/triage.yaml', '../agents/triage.yaml'), 'out of the team folder'],
  ['outside', 'team.yaml', 6, team('./agents/triage.yaml', '/etc/hostname'), 'out of the team folder'],
  ['not_a_file', 'team.yaml', 6, team('./agents/triage.yaml', './agents'), 'not a regular file'],
  ['too_large', 'agents/triage.yaml', 17, { 'replay/triage.jsonl': '\n'.repeat(1_048_577) }, '1048576'],
  ['json', 'replay/triage.jsonl', 1, { 'replay/triage.jsonl': '{"text":' }, 'JSON'],
  [
    'no_such_folder',
    'agents/triage.yaml',
    15,
    agent(
      'kind: form\n  table: ./tables/triage.yaml\n  answer: { en: "Noted: {symptom}.", zh: "已记录：{symptom}。" }',
      'kind: playbook\n  dir: ./plays',
    ),
    './plays',
  ],
  ['too_few_members', 'team.yaml', 4, team(ai, ''), 'A team needs at least 2 members'],
  ['no_human', 'team.yaml', 4, team(human, ai.replace('id: triage', 'id: other')), 'A team needs at least 1 human'],
  ['duplicate', 'team.yaml', 7, team(ai, ai + ai), 'team.yaml:6'],
  ['alike', 'team.yaml', 7, team(ai, ai + ai.replace('id: triage', 'id: TRIAGE')), "looks like 'triage' (team.yaml:6)"],
  ['reserved_id', 'team.yaml', 5, team('id: you', 'id: none'), "'none'"],
  ['agent_missing', 'team.yaml', 6, team(', agent: ./agents/triage.yaml', ''), "no 'agent:' file"],
  ['agent_on_human', 'team.yaml', 5, team('name: you', 'agent: ./x.yaml'), 'is a human'],
  ['reserved_id', 'agents/triage.yaml', 1, agent('agent: triage', 'agent: oos'), "'oos'"],
  ['reserved_id', 'agents/triage.yaml', 7, agent('intent: triage.symptom', 'intent: abort'), "'abort'"],
  ['unknown_name', 'team.yaml', 4, team('focus: medical', 'focus: medical\nreview: triagee'), "did you mean 'triage'?"],
  ['unknown_name', 'team.yaml', 3, team('focus: medical', 'focus: medicine'), "did you mean 'medical'?"],
  [
    'nobody_approves',
    'team.yaml',
    4,
    team('focus: medical', 'focus: medical\napprove: [{ effect: [network], by: [triage] }]'),
    'nobody may approve network',
  ],
  [
    'unknown_name',
    'team.yaml',
    4,
    team('focus: medical', 'focus: medical\napprove: [{ effect: [network], by: [yuo, you] }]'),
    "did you mean 'you'?",
  ],
  ['focus_elsewhere', 'agents/triage.yaml', 5, team('focus: medical\n', ''), "team's focus"],
  [
    'focus_insertable',
    'agents/triage.yaml',
    6,
    agent('priority: focus', 'priority: focus\ninsertable: true'),
    'insertable',
  ],
  [
    'thresholds',
    'team.yaml',
    4,
    team('focus: medical', 'focus: medical\nthresholds: { act: 0.4, ask: 0.5 }'),
    'above act',
  ],
  [
    'unknown_name',
    'agents/triage.yaml',
    8,
    agent('[headache](symptom)', '[headache](symtom)'),
    "did you mean 'symptom'?",
  ],
  ['unknown_name', 'agents/triage.yaml', 12, agent('m3: [symptom]', 'm3: [duration]'), "no slot 'duration'"],
  ['duplicate', 'agents/triage.yaml', 11, agent('slot: kind', 'slot: symptom'), 'agents/triage.yaml:10'],
  ['duplicate', 'agents/triage.yaml', 8, agent('"我[头痛](symptom)"', '"i have a  HEADACHE"'), 'sample'],
  ['ask_missing', 'agents/triage.yaml', 11, agent(slot, 'type: date, required: true }'), 'no question'],
  ['not_fitting', 'agents/triage.yaml', 11, agent(slot, 'type: number, default: many }'), "'default'"],
  ['option_needed', 'agents/triage.yaml', 11, agent(slot, 'type: enum }'), "needs 'values'"],
  ['option_needed', 'agents/triage.yaml', 11, agent(slot, 'type: regex }'), "needs 'pattern'"],
  ['option_idle', 'agents/triage.yaml', 11, agent(slot, 'type: date, min: 1 }'), "'min' means nothing"],
  ['min_over_max', 'agents/triage.yaml', 11, agent(slot, 'type: number, min: 2, max: 1 }'), 'above max'],
  [
    'pattern_invalid',
    'agents/triage.yaml',
    11,
    agent(slot, "type: regex, pattern: '[a' }"),
    'not a regular expression',
  ],
  ['pattern_unsafe', 'agents/triage.yaml', 11, agent(slot, "type: regex, pattern: '(a+)+' }"), 'very long'],
  ['duplicate', 'agents/triage.yaml', 11, agent('values: [a, b]', 'values: [a, a]'), "value 'a'"],
  [
    'no_answer',
    'agents/triage.yaml',
    14,
    agent('  answer: { en: "Noted: {symptom}.", zh: "已记录：{symptom}。" }\n', ''),
    'every case',
  ],
  ['optional_slot', 'agents/triage.yaml', 16, agent('"Noted: {symptom}."', '"Noted: {kind}."'), "'kind'"],
  ['unknown_name', 'agents/triage.yaml', 16, agent('"Noted: {symptom}."', '"Noted: {symptoms}."'), "'symptom'"],
  ['unknown_name', 'tables/triage.yaml', 2, swap('tables/triage.yaml', 'kind: a', 'kind: c'), "no value 'c'"],
  [
    'unknown_name',
    'tables/triage.yaml',
    2,
    swap('tables/triage.yaml', 'when: { kind: a }', 'intent: triage.symtom'),
    'triage.symptom',
  ],
  [
    'unknown_name',
    'agents/triage.yaml',
    17,
    agent('replay:', '  handoff: { agent: zed, reason: { en: a, zh: b } }\nreplay:'),
    "no agent 'zed'",
  ],
  [
    'unknown_name',
    'replay/triage.jsonl',
    1,
    swap('replay/triage.jsonl', '"triage.symptom"', '"triage.sympton"'),
    "'triage.symptom'",
  ],
  [
    'unknown_name',
    'replay/triage.jsonl',
    1,
    swap('replay/triage.jsonl', '{"symptom"', '{"symptoms"'),
    "did you mean 'symptom'?",
  ],
  ['not_one_of', 'replay/triage.jsonl', 1, swap('replay/triage.jsonl', '"zh"', '"de"'), 'en, zh'],
]

describe('what is wrong is named with its file, its line and a fix, in both languages', () => {
  test.each(rows)('%s in %s line %i', async (kind, file, line, files, says) => {
    const problems = await problemsOf(files)
    const found = problems.find((p) => p.kind === kind && p.file === file && p.line === line)
    expect(found, problems.map((p) => sayProblem(p, 'en')).join('\n')).toBeDefined()
    expect(`${found?.message.en} ${found?.fix.en}`).toContain(says)
    expect(found?.fix.en).not.toBe('')
    expect(found?.message.zh).toMatch(/\p{Script=Han}/u)
    expect(found?.fix.zh).toMatch(/\p{Script=Han}/u)
  })

  test('the seed texts for members stand in both languages', async () => {
    const few = await problemsOf(team(ai, ''))
    expect(few.find((p) => p.kind === 'too_few_members')?.message).toEqual({
      en: '❌ A team needs at least 2 members',
      zh: '❌ 团队至少需要 2 个成员',
    })
    const human = await problemsOf(team('type: human', 'type: ai'))
    expect(human.find((p) => p.kind === 'no_human')?.message).toEqual({
      en: '❌ A team needs at least 1 human member',
      zh: '❌ 团队至少需要 1 个 Human 成员',
    })
  })

  test('a handoff settles only slots and values that its agent has', async () => {
    const other = 'for: { en: a, zh: b }\nadapter: { kind: form, answer: { en: a, zh: b } }'
    const slots = 'slots: [{ slot: room, type: enum, values: [x, y] }]'
    const settled = (text: string): Promise<readonly TeamProblem[]> =>
      problemsOf({
        ...team(ai, `${ai}\n  - { id: desk2, type: ai, agent: ./agents/desk2.yaml }\n`),
        'agents/desk2.yaml': `agent: desk2\n${other}\n${slots}\n`,
        ...agent('replay:', `  handoff: { agent: desk2, slots: { ${text} }, reason: { en: a, zh: b } }\nreplay:`),
      })
    expect(await settled('room: x')).toEqual([])
    expect((await settled('rom: x')).map((p) => p.message.en)).toEqual(["there is no slot 'rom'; did you mean 'room'?"])
    expect((await settled('room: z')).map((p) => p.message.en)).toEqual(["there is no value 'z'; did you mean 'x'?"])
  })

  test('all problems of all files are said at once, team.yaml first', async () => {
    const problems = await problemsOf({
      ...team('focus: medical', 'focs: medical'),
      ...agent('m3: [symptom]', 'm3: [x], m4: 1'),
      'replay/triage.jsonl': '{}\n\n{"text":"a","lang":"en","expect":{"intnt":1}}\n',
    })
    expect(problems.map((p) => `${p.file}:${p.line} ${p.kind}`)).toEqual([
      'team.yaml:3 unknown_key',
      'agents/triage.yaml:5 focus_elsewhere',
      'agents/triage.yaml:12 unknown_name',
      'agents/triage.yaml:12 unknown_key',
      'replay/triage.jsonl:1 missing_key',
      'replay/triage.jsonl:1 missing_key',
      'replay/triage.jsonl:1 missing_key',
      'replay/triage.jsonl:3 unknown_key',
    ])
  })

  test('the nearest known key is named, and all known keys in the fix', async () => {
    const [problem] = await problemsOf(team('focus: medical', 'hopBuget: 3\nfocus: medical'))
    expect(problem && sayProblem(problem, 'en')).toMatch(
      /^team\.yaml:3:1: unknown key 'hopBuget'; did you mean 'hopBudget'\?\n {4}Fix: Write 'hopBudget'.*parallel, hopBudget/,
    )
    expect(problem && sayProblem(problem, 'zh')).toContain("未知的键 'hopBuget'；是否想写 'hopBudget'？")
  })
})

describe('a hostile folder', () => {
  test('a link that leads out is refused, one inside is followed', async () => {
    const dir = teamFolder({ 'agents/triage.yaml': undefined })
    const outside = teamFolder()
    symlinkSync(join(outside, 'agents/triage.yaml'), join(dir, 'agents-triage.yaml'))
    mkdirSync(join(dir, 'agents'))
    symlinkSync(join(outside, 'agents/triage.yaml'), join(dir, 'agents/triage.yaml'))
    expect(await loadTeam(dir)).toMatchObject({ ok: false, problems: [{ kind: 'outside' }] })
    const good = teamFolder({ 'agents/triage.yaml': undefined, 'real.yaml': goodFiles['agents/triage.yaml'] })
    mkdirSync(join(good, 'agents'))
    symlinkSync('../real.yaml', join(good, 'agents/triage.yaml'))
    expect(await loadTeam(good)).toMatchObject({ ok: true })
  })

  test('an alias bomb is refused by its first alias', async () => {
    const bomb = [
      'a: &a [x, x]',
      ...'bcdefghij'.split('').map((c, i) => `${c}: &${c} [*${'abcdefghi'[i]}, *${'abcdefghi'[i]}]`),
    ]
    const problems = await problemsOf({ 'team.yaml': bomb.join('\n') })
    expect(problems.find((p) => p.kind === 'alias')).toMatchObject({ line: 1 })
  })

  test.each([['['], ['- '], ['{a: '], ['? '], ['a: ']])('a file full of %j ends in a message', async (part) => {
    const problems = await problemsOf({ 'team.yaml': part.repeat(20_000) })
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.length).toBeLessThanOrEqual(60)
  })

  test('bytes that are no UTF-8 are refused, and a folder that is not there', async () => {
    const dir = teamFolder()
    writeFileSync(join(dir, 'agents/triage.yaml'), Buffer.from([0x61, 0xff, 0xfe]))
    expect(await loadTeam(dir)).toMatchObject({ ok: false, problems: [{ kind: 'not_utf8' }] })
    expect(await loadTeam(join(dir, 'nowhere'))).toMatchObject({ ok: false, problems: [{ kind: 'no_such_folder' }] })
    expect(await loadTeam(join(dir, 'agents'))).toMatchObject({ ok: false, problems: [{ kind: 'no_such_file' }] })
  })
})

describe('what no single edit brings about', () => {
  const playbook = agent(
    'kind: form\n  table: ./tables/triage.yaml\n  answer: { en: "Noted: {symptom}.", zh: "已记录：{symptom}。" }',
    'kind: playbook\n  dir: ./plays',
  )

  test('a file that cannot be read for another reason is named with it', async () => {
    const dir = teamFolder({ 'replay/triage.jsonl': undefined })
    mkdirSync(join(dir, 'replay'))
    symlinkSync('triage.jsonl', join(dir, 'replay/triage.jsonl'))
    const loaded = await loadTeam(dir)
    expect(loaded).toMatchObject({
      ok: false,
      problems: [{ kind: 'unreadable', file: 'agents/triage.yaml', line: 17 }],
    })
  })

  test('a folder of playbooks counts in the hash, and has a limit', async () => {
    const plan = 'plan_id: a\ngoal: { en: a, zh: a }\nsteps: [{ step_id: a, title: { en: a, zh: a }, ask: symptom }]\n'
    const dir = teamFolder({ ...playbook, 'plays/a.yaml': plan })
    const before = await loadTeam(dir)
    writeFileSync(join(dir, 'plays/a.yaml'), plan.replace('goal: { en: a', 'goal: { en: b'))
    const after = await loadTeam(dir)
    expect(before.ok && after.ok && before.value.hash !== after.value.hash).toBe(true)
    for (let i = 0; i <= 2_000; i++) writeFileSync(join(dir, `plays/${i}.yaml`), '')
    expect(await loadTeam(dir)).toMatchObject({ ok: false, problems: [{ kind: 'too_many_files' }] })
  })

  test('every kind of problem has a test', () => {
    // Those tested elsewhere: in this file by hand, in command.test.ts, schema-problems.test.ts and playbook.test.ts.
    const byHand: ProblemKind[] = ['not_utf8', 'unreadable', 'too_many_files', 'unstable', 'not_fitting']
    const ofSettings: ProblemKind[] = ['bad_address'] // src/config/read-config.test.ts
    const ofAdapters: ProblemKind[] = ['no_playbook', 'say_or_ask', 'no_program', 'not_executable']
    expect([...new Set([...rows.map(([kind]) => kind), ...byHand, ...ofAdapters, ...ofSettings])].toSorted()).toEqual(
      Object.keys(sayings).toSorted(),
    )
  })
})
