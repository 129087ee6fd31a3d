import { describe, expect, test } from 'vitest'
import { rowsOf } from '../src/tui/rows.ts'
import { suggestionsAt } from '../src/views/completion.ts'
import { inputView } from '../src/views/input.ts'
import { memoryPanel, queuePanel, statusPanel, teamPanel, whyPanel } from '../src/views/panels.ts'
import { statusView } from '../src/views/status.ts'
import { isBusy, statusLine } from '../src/views/status-line.ts'
import { bar, planPanel, tasksPanel } from '../src/views/tasks.ts'
import { saidView, stepView, transcriptAfter } from '../src/views/transcript.ts'
import { isWord, unnamedHint } from '../src/views/unnamed.ts'
import { Play } from './tui/play.ts'

const two = 'ann:human bob:ai carol:ai'
const queue = (play: Play): string | undefined => statusView(play.state, 'en', play.state.waitingFor).queue

describe('S1 §10.2: the queue is visible', () => {
  test('it appears when members are queued', () => {
    const play = new Play(two)
    expect(queue(play)).toBeUndefined()
    expect(queue(play.say('ann', 'hello [NEXT:bob,carol,ann]'))).toBe('📋 Queue: [Bob ⏳] → Carol → Ann')
  })

  test('it changes when one leaves it, and always marks who works now', () => {
    const play = new Play(two).say('ann', 'hello [NEXT:bob,carol]').starts('bob')
    expect(queue(play)).toBe('📋 Queue: [Bob ⏳] → Carol')
    expect(queue(play.answers('bob', 'one'))).toBe('📋 Queue: [Carol ⏳]')
  })

  test('who is named by a member while they work stands at its end', () => {
    const play = new Play(two).say('ann', 'hello [NEXT:bob,carol]').starts('bob')
    expect(queue(play.answers('bob', 'again [NEXT:bob]'))).toBe('📋 Queue: [Carol ⏳] → Bob')
  })

  test('the person it waits for is called by you', () => {
    const play = new Play(two).say('ann', 'hello [NEXT:bob,ann,carol]').starts('bob').answers('bob', 'one')
    expect(queue(play)).toBe('📋 Queue: You → Carol')
  })

  test('it is hidden when it has been cleared and nobody works', () => {
    const play = new Play(two).say('ann', 'hello [NEXT:bob,carol]').starts('bob')
    expect(queue(play.send({ type: 'clear_queue', by: 'ann' }))).toBe('📋 Queue: [Bob ⏳]')
    expect(queue(play.answers('bob', 'one'))).toBeUndefined()
  })

  test('it is still there after a pause in the middle of a hop', () => {
    const play = new Play(two).say('ann', 'hello [NEXT:bob,carol]').starts('bob').send({ type: 'pause', by: 'ann' })
    expect(queue(play)).toBe('📋 Queue: [Bob ⏳] → Carol')
    expect(queue(play.answers('bob', 'one'))).toBe('📋 Queue: Carol')
  })
})

describe('the transcript', () => {
  test('shows words at once, folds the steps between them, and keeps what must not be missed', () => {
    const play = new Play(two)
      .say('ann', 'hello [NEXT:bob,zed]')
      .starts('bob')
      .steps('bob', { thought: 'a', action: 'b', observation: 'c' })
      .answers('bob', 'hi')
    const entries = transcriptAfter([], play.events)
    expect(entries.map((entry) => entry.kind)).toEqual(['steps', 'said', 'steps', 'note', 'steps', 'said', 'steps'])
  })

  test('a name is the event’s own loopId and role', () => {
    const play = new Play(two).say('ann', 'hello')
    const said = transcriptAfter([], play.events).find((entry) => entry.kind === 'said')
    expect(said?.kind === 'said' && saidView(said.event).name).toBe('user.ann')
  })

  test('a question that is shown again are the words of the agent that asked', () => {
    const stamp = { seq: 9, at: 1, loopId: 'executor', role: 'bob', type: 'question_repeated' as const, taskId: 't1' }
    const [entry] = transcriptAfter([], [{ ...stamp, text: 'since when?' }])
    expect(entry?.kind === 'said' && saidView(entry.event)).toMatchObject({ name: 'executor.bob', text: 'since when?' })
    expect(transcriptAfter([], [{ ...stamp, text: '' }])[0]?.kind).toBe('steps')
  })

  test('what a person is told of their route is not folded away', () => {
    const play = new Play(two).say('ann', 'hello')
    const route = play.events.find((e) => e.type === 'routing_decision_made')
    if (!route) throw new Error('it was routed')
    const told: typeof route = { ...route, rule: 'control' }
    expect(transcriptAfter([], [route])[0]?.kind).toBe('steps')
    expect(transcriptAfter([], [told])[0]?.kind).toBe('note')
  })

  test('is the same whether events come one by one or together', () => {
    const { events } = new Play(two).say('ann', 'hello [NEXT:bob]').starts('bob').answers('bob', 'hi')
    let entries = transcriptAfter([], [])
    for (const event of events) entries = transcriptAfter(entries, [event])
    expect(entries).toEqual(transcriptAfter([], events))
  })

  test('thought, action and observation are parts of their own', () => {
    const play = new Play(two).say('ann', 'x [NEXT:bob]').starts('bob').steps('bob', { thought: 'a', observation: 'c' })
    const event = play.events.findLast((e) => e.type === 'agent_step_completed')
    const parts = event ? stepView(event, { lang: 'en', team: play.state.team }).parts : []
    expect(parts).toEqual([
      { part: 'thought', text: 'a' },
      { part: 'observation', text: 'c' },
    ])
  })

  test('an emergency stands between two heavy lines', () => {
    const play = new Play(two).send({ type: 'say', by: 'ann', text: 'he fell' })
    const messageId = play.state.messages.at(-1)?.id ?? ''
    play.send({ type: 'safety_verdict', effect: 'e', messageId, verdict: 'EMERGENCY', reason: 'Call 112.' })
    const entry = transcriptAfter([], play.events).find((e) => e.kind === 'note')
    const paper = { width: 30, lang: 'en', team: play.state.team, fold: 0, toggled: new Set<number>() } as const
    const shown = entry && rowsOf(entry, paper).map(({ spans }) => spans.map(({ text }) => text).join(''))
    expect(shown).toEqual(['━'.repeat(30), '‼ EMERGENCY: Call 112.', '━'.repeat(30)])
  })

  test('an error of the system and a block of the logic never share a tone', () => {
    const play = new Play(two).say('ann', 'x [NEXT:bob]').starts('bob').fails('bob', 'no disk')
    const tones = transcriptAfter([], play.events).flatMap((entry) =>
      entry.kind === 'note' ? [[entry.event.type, entry.tone]] : [],
    )
    expect(tones).toContainEqual(['task_execution_result', 'error'])
    expect(tones).toContainEqual(['task_blocked', 'blocked'])
  })
})

test('in a talk a message that names nobody says why nobody answers', () => {
  const hint = (play: Play) => unnamedHint(play.state, play.events.findLast(isWord), 'en')
  expect(hint(new Play(two).say('ann', 'hi there'))).toBe(
    'Nobody was named, so nobody answers: begin with @ and a name, or add [NEXT:Bob]',
  )
  expect(hint(new Play(two))).toBeUndefined()
  expect(hint(new Play(two).say('ann', 'hi [NEXT:bob]'))).toBeUndefined()
  expect(hint(new Play(two).say('ann', 'hi [NEXT:zed]'))).toBeUndefined()
  expect(hint(new Play(two).say('ann', 'hi [NEXT:bob]').starts('bob').answers('bob', 'yes'))).toBeUndefined()
  expect(hint(new Play('ann:human bob:ai:see.pain').say('ann', 'hi'))).toBeUndefined()
})

describe('the status line', () => {
  test.each([
    ['waiting', (play: Play) => play, 'Waiting for user.ann'],
    ['thinking', (play: Play) => play.say('ann', 'x [NEXT:bob]').starts('bob'), 'executor.bob is thinking'],
    ['pausing', (play: Play) => play.say('ann', 'x [NEXT:bob]').send({ type: 'pause', by: 'ann' }), 'Pausing'],
    [
      'pausing',
      (play: Play) => play.say('ann', 'x [NEXT:bob]').starts('bob').send({ type: 'pause', by: 'ann' }),
      'Pausing after the step of executor.bob',
    ],
    [
      'paused',
      (play: Play) =>
        play.say('ann', 'x [NEXT:bob,carol]').starts('bob').send({ type: 'pause', by: 'ann' }).answers('bob', 'hi'),
      'Paused: nothing starts until you write or /resume',
    ],
    ['blocked', (play: Play) => play.say('ann', 'x [NEXT:bob]').starts('bob').fails('bob', 'no'), '■ BLOCKED'],
    [
      'paused',
      (play: Play) =>
        play.say('ann', 'x [NEXT:bob]').starts('bob').fails('bob', 'no').send({ type: 'pause', by: 'ann' }),
      'Paused, and a question for user.ann',
    ],
    ['ended', (play: Play) => play.send({ type: 'end', by: 'ann' }), 'ended'],
  ] as const)('says %s', (mode, act, text) => {
    const line = statusLine(act(new Play(two)).state, 'en')
    expect(line.mode).toBe(mode)
    expect(line.text).toContain(text)
  })

  test('knows the position since when somebody thinks', () => {
    const play = new Play(two).say('ann', 'x [NEXT:bob]').starts('bob')
    const { since } = statusLine(play.state, 'en')
    expect(play.events[(since ?? 0) - 1]?.type).toBe('task_dispatch_requested')
  })

  test('Esc has something to hold back only while work goes on', () => {
    const play = new Play(two)
    expect(isBusy(play.state)).toBe(false)
    expect(isBusy(play.say('ann', 'x [NEXT:bob]').state)).toBe(true)
    expect(isBusy(play.send({ type: 'pause', by: 'ann' }).state)).toBe(false)
  })
})

describe('the input box', () => {
  test('says whose turn it is', () => {
    const play = new Play('ann:human dave:human bob:ai').say('ann', 'x [NEXT:dave]')
    expect(inputView(play.state, 'en')).toEqual({ by: 'dave', label: 'user.dave, it is your turn', accepts: 'all' })
  })

  test('says it to whoever said who is typing, and is theirs only in their turn', () => {
    const play = new Play('ann:human dave:human bob:ai').say('ann', 'x [NEXT:dave]')
    expect(inputView(play.state, 'en', 'dave')).toMatchObject({ by: 'dave', accepts: 'all' })
    expect(inputView(play.state, 'zh', 'ann')).toEqual({
      by: 'ann',
      label: 'user.ann，现在轮到 user.dave，请稍等',
      accepts: 'control',
    })
  })

  test('says what an agent waits for', () => {
    const play = new Play(two).say('ann', 'x [NEXT:bob]').starts('bob')
    const task_id = play.state.tasks[0]?.id ?? ''
    const result = {
      task_id,
      status: 'awaiting_user' as const,
      slots_update: {},
      missing_slots: [],
      user_response: '?',
    }
    play.send({ type: 'result', ...play.fence('bob'), success: true, result })
    expect(inputView(play.state, 'en')).toMatchObject({
      by: 'ann',
      label: 'user.ann, executor.bob waits for your answer',
    })
  })

  test('is locked with the reason while a run is at work in a team that locks', () => {
    const play = new Play(two, { inputPolicy: 'lock' }).say('ann', 'x [NEXT:bob]').starts('bob')
    expect(inputView(play.state, 'en')).toMatchObject({
      accepts: 'control',
      label: 'locked while executor.bob works: only /pause and /stop',
    })
    expect(inputView(play.send({ type: 'pause', by: 'ann' }).state, 'en').accepts).toBe('all')
  })

  test('is locked for good when the conversation has ended', () => {
    expect(inputView(new Play(two).send({ type: 'end', by: 'ann' }).state, 'zh')).toMatchObject({ accepts: 'none' })
  })
})

describe('pages', () => {
  const play = new Play(two).say('ann', 'hello [NEXT:bob,carol]').starts('bob')

  test('tasks, queue, team and status', () => {
    expect(tasksPanel(play.state, 'en').lines.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^t\d+ {2}executor\.bob {2}reply {2}active$/),
      expect.stringMatching(/^t\d+ {2}executor\.carol {2}reply {2}queued · next: it is its turn in the talk$/),
    ])
    expect(queuePanel(play.state, 'zh').lines[0]?.text).toBe('1. executor.bob  正在工作')
    expect(teamPanel(play.state, 'en').lines[0]?.text).toBe('user.ann  Ann  [NEXT:ann]  person')
    expect(statusPanel(play.state, 'en').lines[0]?.text).toBe('executor.bob is thinking')
  })

  test('why: what was understood and which rule routed it', () => {
    const lines = whyPanel(play.events, 'en').lines.map(({ text }) => text)
    expect(lines[0]).toBe('Message: hello [NEXT:bob,carol]')
    expect(lines.some((line) => line.startsWith('Rule: '))).toBe(true)
  })

  test('why: where a team has no engine, the reason is in the language of the reader', () => {
    const events = play.events.map((e) => {
      if (e.type !== 'semantic_understanding_completed') return e
      const taskRelation = { ...e.analysis.taskRelation, reasoning: 'scripted' }
      return { ...e, analysis: { ...e.analysis, taskRelation } }
    })
    const lines = whyPanel(events, 'zh').lines.map(({ text }) => text)
    expect(lines).toContain('理由：团队没有配置理解引擎，消息直接延续当前对话')
  })

  test('a pause is told when it takes hold, and not again when the word that ends it is read', () => {
    const stamp = {
      at: 0,
      type: 'phase_transition',
      loopId: 'orchestrator',
      role: 'router',
      machine: 'interrupt',
      id: 'm',
    } as const
    const entries = transcriptAfter(
      [],
      [
        { ...stamp, seq: 1, on: 'checkpoint_saved', from: 'PAUSING', to: 'PAUSED' },
        { ...stamp, seq: 2, on: 'control_instruction', from: 'RELATION_CHECK', to: 'PAUSED' },
      ],
    )
    expect(entries.map(({ kind }) => kind)).toEqual(['note', 'steps'])
  })

  test('an empty plan and an empty memory say so', () => {
    expect(planPanel(play.state, play.events, 'en').lines[0]?.text).toBe('There is no plan.')
    expect(memoryPanel(play.events, 'zh').lines[0]?.text).toBe('还没有记录。')
  })

  test('a goal without a plan shows what was asked for', () => {
    const workflow = { id: 'w1', goal: 'park', state: 'EXECUTION', by: 'ann', message: 'm1', planFailures: 0 } as const
    const tasks = play.state.tasks.map((t) => ({ ...t, workflow: 'w1', intent: 'cs.parking' }))
    const state = { ...play.state, tasks, current: 'w1', workflows: [{ ...workflow, steps: [] }] }
    const lines = planPanel(state, [], 'en').lines.map(({ text }) => text)
    expect(lines).toEqual(['park', '  ▸ cs.parking  active', '  · cs.parking  queued'])
  })

  test('a plan shows its steps with signs and how far it is', () => {
    const workflow = { id: 'w1', goal: 'ship', state: 'EXECUTION', by: 'ann', message: 'm1', planFailures: 0 } as const
    const steps = [
      { id: 's1', deps: [], seq: 1, done: true as const },
      { id: 's2', deps: [], seq: 1 },
    ]
    const state = { ...play.state, current: 'w1', workflows: [{ ...workflow, steps }] }
    const lines = planPanel(state, [], 'en').lines.map(({ text }) => text)
    expect(lines).toEqual(['ship', `  ${bar({ done: 1, all: 2 })} 1 of 2 steps`, '  ✓ s1', '  · s2'])
    expect(bar({ done: 1, all: 2 })).toBe('██████████░░░░░░░░░░')
  })
})

describe('completion', () => {
  const { team } = new Play(two).state
  const commands = [
    { name: '/queue', about: '' },
    { name: '/queue clear', about: '' },
    { name: '/quit', about: '' },
  ]
  const at = (text: string, lang: 'en' | 'zh' = 'en', cursor = text.length) =>
    suggestionsAt(text, cursor, { commands, team, lang }).map((s) => s.text)

  test('slash commands by their beginning', () => {
    expect(at('/que')).toEqual(['/queue', '/queue clear'])
    expect(at('/queue')).toEqual(['/queue clear'])
    expect(at('a /que')).toEqual([])
  })

  test('members inside [NEXT:, after a comma too', () => {
    expect(at('hi [NEXT:b')).toEqual(['hi [NEXT:Bob]'])
    expect(at('hi [next:bob, ca')).toEqual(['hi [next:bob, Carol]'])
    expect(at('hi [NEXT:鲍', 'zh')).toEqual(['hi [NEXT:鲍勃]'])
    expect(at('hi [NEXT:b]', 'en', 10)).toEqual(['hi [NEXT:Bob]'])
    expect(at('hi [NEXT:bob] ')).toEqual([])
  })

  test('@ becomes a marker, but not inside a word', () => {
    expect(at('hi @c')).toEqual(['hi [NEXT:Carol]'])
    expect(at('mail@c')).toEqual([])
    expect(at('你好@鲍', 'zh')).toEqual(['你好[NEXT:鲍勃]'])
    expect(at('你好，＠卡', 'zh')).toEqual(['你好，[NEXT:卡罗尔]'])
  })
})
