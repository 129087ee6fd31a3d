import { describe, expect, test } from 'vitest'
import { cardOf } from '../src/tui/pages.ts'
import { inputView } from '../src/views/input.ts'
import { answersTo, questionCard } from '../src/views/question.ts'
import { statusLine } from '../src/views/status-line.ts'
import { lineView, timelineView } from '../src/views/timeline.ts'
import { modelOf } from './tui/model.ts'
import { Play } from './tui/play.ts'

const two = 'ann:human bob:ai carol:ai'

describe('an open question', () => {
  const card = (play: Play) => questionCard(play.state, (seq) => play.events[seq - 1], 'en')

  test('has its options by number', () => {
    const play = new Play(two).say('ann', 'x [NEXT:bob]').starts('bob').fails('bob', 'no disk')
    expect(card(play)).toMatchObject({
      title: 'A task is blocked. What now?',
      lines: [{ text: 'executor.bob: no disk' }],
      options: [
        { key: '1', option: 'retry', label: 'Try again' },
        { key: '2', option: 'skip', label: 'Skip it' },
        { key: '3', option: 'continue', label: 'Continue yourself' },
      ],
    })
  })

  test('about a message says its words, who would take it, what it comes between, and what each answer does', () => {
    const play = new Play('ann:human bob:ai:see.pain carol:ai:book.visit').wants('ann', 'my head', ['see.pain'])
    play.starts('bob').wants('ann', 'book me in', ['book.visit'])
    expect(card(play)).toMatchObject({
      title: 'Where should this message go?',
      lines: [
        { text: 'user.ann: “book me in”' },
        { text: 'Most likely: Carol (book.visit)' },
        { text: 'The current work: my head' },
        { text: 'A new plan ends: Bob (see.pain)' },
      ],
    })
    const zh = questionCard(play.state, (seq) => play.events[seq - 1], 'zh')
    expect(zh?.options.map(({ label }) => label)).toEqual([
      '先做它，再回到当前工作',
      '继续当前工作，只记下这条消息',
      '按它小改当前工作',
      '按它重新规划当前工作',
      '继续当前工作，当作没发过这条消息',
    ])
    const opened = play.events.find((e) => e.type === 'question_opened')
    expect(opened && lineView(opened, { lang: 'en', team: play.state.team }).text).toContain(
      'Do it now, then come back to the current work / Keep on with the current work; only note the message / ',
    )
  })

  test('is answered in the log with the words that were chosen on the card', () => {
    const play = new Play(two).say('ann', 'x [NEXT:bob]').starts('bob').fails('bob', 'no disk')
    const { id = '', options = [] } = card(play) ?? {}
    play.send({ type: 'answer', by: 'ann', questionId: id, option: 'continue' })
    const chosen = options.find(({ option }) => option === 'continue')?.label
    const lines = [...timelineView(play.events, 'en')].map(({ text }) => text)
    expect(lines).toContain(`Answer: ${chosen}`)
    expect(chosen).toBe('Continue yourself')
  })

  test('about a message while nothing goes on is to take it up or to leave it', () => {
    const { team } = new Play(two).state
    const labels = answersTo({ kind: 'route', options: ['new_task', 'abort'] }, 'en', team).map(({ label }) => label)
    expect(labels).toEqual(['Start it as a new task', 'Leave it'])
  })

  test('of a member that stayed silent says so in the reader’s language', () => {
    const play = new Play(two).say('ann', 'x [NEXT:bob]').starts('bob').wait(61_000)
    expect(card(play)).toMatchObject({
      title: 'A member was lost in the middle of its work. What now?',
      lines: [
        { text: 'executor.bob was lost while working on: x' },
        { text: 'What is known: no answer in time' },
        { text: 'It may have done all of it, a part, or nothing. Look first where you can, then choose.' },
      ],
      options: [
        { label: 'Run it again (what it did already may then be done twice)' },
        { label: 'Skip it (go on as if it had not been asked for)' },
        { label: 'It is done (count it as finished and go on)' },
        { label: 'Answer in its place' },
      ],
    })
    expect(questionCard(play.state, (seq) => play.events[seq - 1], 'zh')).toMatchObject({
      lines: [{ text: 'executor.bob 失去了联系，当时在做：x' }, { text: '目前知道：未在时限内答复' }, {}],
      options: [
        { label: '再做一次（已经做过的可能会重复）' },
        { label: '跳过（当作没有要求过，继续往下）' },
        { label: '已经完成（记为完成，继续往下）' },
        { label: '由我代它回答' },
      ],
    })
  })

  test('an approval shows what will be done, with its diff, and carries the hash of it', () => {
    const play = new Play(two).say('ann', 'x [NEXT:bob]').starts('bob')
    play.proposes('bob', { path: 'notes.md', content: 'one\ntwo' })
    expect(card(play)).toMatchObject({
      title: 'May this be done?',
      hash: 'a'.repeat(64),
      lines: [
        { text: 'executor.bob: Write a file', tone: 'strong' },
        { text: 'Medium risk', tone: 'warn' },
        { text: 'Touches: notes.md' },
        { text: '+one', tone: 'good' },
        { text: 'two' },
      ],
      options: [{ option: 'once' }, { option: 'conversation' }, { option: 'deny' }, { option: 'deny_because' }],
    })
  })

  test('a review shows whose work it is about, and what was done; a rejection without words is still told in both languages', () => {
    const play = new Play('ann:human bob:ai:work.it', { review: 'ann', reworkRounds: 0 })
    play.wants('ann', 'do it', ['work.it']).starts('bob').answers('bob', 'It is done.')
    expect(card(play)).toMatchObject({ lines: [{ text: 'executor.bob: It is done.' }] })
    const questionId = play.state.questions[0]?.id ?? ''
    play.send({ type: 'answer', by: 'ann', questionId, option: 'reject' })
    expect(card(play)?.lines).toEqual([{ text: 'executor.bob: the review rejected it' }])
    const zh = questionCard(play.state, (seq) => play.events[seq - 1], 'zh')
    expect(zh?.lines).toEqual([{ text: 'executor.bob：审核驳回' }])
  })

  test('a loop of members is told with its reason', () => {
    const play = new Play(two, { hopBudget: 1 })
      .say('ann', 'x [NEXT:bob]')
      .starts('bob')
      .answers('bob', 'y [NEXT:carol]')
    expect(card(play)?.lines[0]?.text).toBe('the limit of 1 turns without a person is reached')
  })
})

describe('an offer', () => {
  const desk = 'ann:human bob:ai:see.pain carol:ai:book.visit dave:ai:cs.parking'
  const offered = (...wishes: string[]): Play =>
    new Play(desk)
      .wants('ann', 'my head', ['see.pain', ...wishes])
      .starts('bob')
      .answers('bob', 'Neurology.', { agent_code: 'carol', reason: 'Shall I book it?' })
  const card = (play: Play, lang: 'en' | 'zh') => questionCard(play.state, (seq) => play.events[seq - 1], lang)

  test('says who suggests whom and why, in both languages', () => {
    expect(card(offered(), 'en')).toMatchObject({
      title: 'A suggestion (you can ignore it)',
      lines: [{ text: 'executor.bob suggests executor.carol' }, { text: 'Shall I book it?' }],
      options: [
        { key: '1', option: 'accept', label: 'Yes, go on with it' },
        { key: '2', option: 'decline', label: 'No, thanks' },
      ],
    })
    expect(card(offered(), 'zh')).toMatchObject({
      lines: [{ text: 'executor.bob 建议转交 executor.carol' }, { text: 'Shall I book it?' }],
      options: [{ label: '好，继续' }, { label: '不用了' }],
    })
  })

  test('is no question of the status line, and is told in the input box only at rest', () => {
    const resting = offered()
    expect(statusLine(resting.state, 'en')).toMatchObject({ mode: 'waiting', text: 'Waiting for user.ann' })
    expect(inputView(resting.state, 'en').label).toBe('user.ann: answer with a number and Enter, or write')
    const working = offered('cs.parking')
    expect(statusLine(working.state, 'en').mode).toBe('thinking')
    expect(inputView(working.state, 'en').label).toContain('executor.dave is at work')
    expect(statusLine(offered().send({ type: 'pause', by: 'ann' }).state, 'en').mode).toBe('paused')
  })

  test('comes after what waits for a person', () => {
    const play = offered('cs.parking').starts('dave').proposes('dave', { path: 'x', content: 'y' })
    expect(play.state.questions.map((q) => q.kind)).toEqual(['handoff', 'approval'])
    expect(card(play, 'en')?.title).toBe('May this be done?')
  })
})

test('/undo asks with the words that it takes back, and with what becomes of each path', () => {
  const undo = {
    restored: ['a.txt', 'b.txt', 'c.txt'],
    left: ['d.txt'],
    becomes: { 'a.txt': 'gone', 'b.txt': 'back', 'c.txt': 'before' },
    undoes: ['tidy the folder'],
  } as const
  const lines = (lang: 'en' | 'zh') =>
    cardOf(modelOf(new Play(two), { lang, ui: { undo } }))?.lines.map(({ text }) => text)
  expect(lines('en')).toEqual([
    'Takes back what was done for “tidy the folder”',
    '  a.txt: goes away, it was made then',
    '  b.txt: comes back',
    '  c.txt: as it was before',
    'Stays, because somebody changed it since:',
    '  d.txt',
  ])
  expect(lines('zh')?.[0]).toBe('撤销这一要求带来的改动：“tidy the folder”')
})
