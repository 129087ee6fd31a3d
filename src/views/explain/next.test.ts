import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ExplainNextInput, type ExplainNextOutput, explainNext } from './next.ts'

const team: ExplainNextInput['team'] = [
  { id: 'zoe', type: 'human', name: 'zoe', displayName: 'Zoe', order: 9 },
  { id: 'alice', type: 'human', name: 'alice', displayName: { en: 'Alice', zh: '爱丽丝' }, order: 0 },
  { id: 'bob', type: 'ai', name: 'bob', displayName: { en: 'Bob', zh: '鲍勃' }, order: 1 },
  { id: 'carol', type: 'ai', name: 'carol', displayName: 'Carol', order: 2 },
  { id: 'dan', type: 'ai', name: 'dan', displayName: 'Dan', order: 3 },
]
const next = (text: string, more: Partial<ExplainNextInput> = {}): ExplainNextOutput =>
  explainNext({ text, team, ...more })
const none = { resolved: [], unresolved: [], notice: 'none' }
const available = 'Alice, Bob, Carol, Dan, Zoe'

describe('the ten scenarios of S1 §10.1', () => {
  test('1 one target', () => {
    expect(next('[NEXT:bob]')).toEqual({
      ...none,
      resolved: ['bob'],
      target: 'bob',
      status: 'active',
      queue_after: [],
    })
  })
  test('2 several targets go one after the other', () => {
    const first = next('[NEXT:bob,carol]')
    expect(first).toMatchObject({ resolved: ['bob', 'carol'], target: 'bob', status: 'active', queue_after: ['carol'] })
    const second = next('done', { speaker: 'bob', queue: first.queue_after })
    expect(second).toMatchObject({ target: 'carol', status: 'active', queue_after: [] })
  })
  test('3 several markers go in order', () => {
    expect(next('[NEXT:bob][NEXT:carol]')).toMatchObject({ resolved: ['bob', 'carol'], queue_after: ['carol'] })
  })
  test('4 no target is known', () => {
    expect(next('[NEXT:unknown]')).toEqual({
      resolved: [],
      unresolved: ['unknown'],
      target: 'alice',
      status: 'paused',
      queue_after: [],
      notice: 'all_failed',
      notice_text: `❌ Cannot resolve [NEXT:unknown]. Available members: ${available}`,
    })
  })
  test('5 some targets are unknown', () => {
    expect(next('[NEXT:bob,unknown,carol]')).toEqual({
      resolved: ['bob', 'carol'],
      unresolved: ['unknown'],
      target: 'bob',
      status: 'active',
      queue_after: ['carol'],
      notice: 'partial',
      notice_text: "⚠️ 'unknown' is not in this team and was skipped",
    })
  })
  test('6 no marker and no queue: the first human by order', () => {
    expect(next('that is all')).toEqual({ ...none, target: 'alice', status: 'paused', queue_after: [] })
  })
  test('7 no marker: the queue goes on', () => {
    expect(next('ok', { queue: ['carol', 'zoe'] })).toEqual({
      ...none,
      target: 'carol',
      status: 'active',
      queue_after: ['zoe'],
    })
  })
  test('8 adjacent duplicates are one', () => {
    expect(next('[NEXT:bob,bob,carol]')).toMatchObject({ resolved: ['bob', 'carol'], queue_after: ['carol'] })
  })
  test('9 a chain of hops ends at a human', () => {
    const said = ['[NEXT:bob]', '[NEXT:carol]', '[NEXT:dan]', 'done']
    let queue: string[] = []
    const path = said.map((text) => {
      const { target, status, queue_after } = next(text, { queue })
      queue = queue_after
      return [target, status]
    })
    expect(path).toEqual([
      ['bob', 'active'],
      ['carol', 'active'],
      ['dan', 'active'],
      ['alice', 'paused'],
    ])
  })
  test('10 a human in the queue holds it, and the rest stays', () => {
    const queue = ['carol', 'zoe', 'dan']
    const first = next('done', { speaker: 'bob', queue })
    const second = next('done', { speaker: 'carol', queue: first.queue_after })
    expect(second).toMatchObject({ target: 'zoe', status: 'paused', queue_after: ['dan'] })
    expect(next('go on', { speaker: 'zoe', queue: ['dan'] })).toMatchObject({ target: 'dan', status: 'active' })
  })
})

describe('the edges of S1 §5', () => {
  test('an empty marker is none', () => {
    expect(next('[NEXT:]', { queue: ['bob'] })).toMatchObject({ ...none, target: 'bob', queue_after: [] })
  })
  test('a member may name itself', () => {
    expect(next('again [NEXT:bob]', { speaker: 'bob' })).toMatchObject({ target: 'bob', status: 'active' })
    expect(next('note to me [NEXT:alice]', { speaker: 'alice' })).toMatchObject({ target: 'alice', status: 'paused' })
  })
  test('the duplicate of one who waits already is not adjacent to it', () => {
    expect(next('[NEXT:bob]', { queue: ['bob'] })).toMatchObject({ target: 'bob', queue_after: ['bob'] })
  })
  test('new targets go behind those who wait', () => {
    expect(next('[NEXT:bob]', { queue: ['zoe', 'dan'] })).toMatchObject({
      target: 'zoe',
      status: 'paused',
      queue_after: ['dan', 'bob'],
    })
  })
  test.each(['', '  \n\t', '\u3000'])('a person says nothing: %j', (text) => {
    expect(next(text, { speaker: 'zoe', queue: ['bob'] })).toEqual({
      ...none,
      target: 'zoe',
      status: 'paused',
      queue_after: ['bob'],
      notice: 'empty_input',
      notice_text: 'Please enter a message',
      rejected: true,
    })
  })
  test('an agent may say nothing', () => {
    expect(next('', { speaker: 'bob' })).toEqual({ ...none, target: 'alice', status: 'paused', queue_after: [] })
  })
})

describe('[DONE]', () => {
  test.each(['[DONE]', 'thanks [done] [NEXT:bob]', '[NEXT:unknown] [DONE]'])(
    'of a person ends the talk: %s',
    (text) => {
      expect(next(text, { speaker: 'alice', queue: ['carol'] })).toEqual({
        ...none,
        target: null,
        status: 'completed',
        queue_after: [],
      })
    },
  )
  test.each([undefined, 'bob', 'system', 'nobody'])('of %s is text', (speaker) => {
    expect(next('[DONE]', { speaker })).toMatchObject({ ...none, target: 'alice', status: 'paused' })
  })
  test('of an agent does not hide the marker beside it', () => {
    expect(next('[DONE] [NEXT:carol]', { speaker: 'bob' })).toMatchObject({ target: 'carol', status: 'active' })
  })
  test('of a person in code is text', () => {
    expect(next('what does `[DONE]` do?', { speaker: 'alice' })).toMatchObject({ status: 'paused' })
  })
})

describe('who speaks and what is told', () => {
  test('what the program says is not searched', () => {
    const notice = next('[NEXT:unknown]').notice_text ?? ''
    expect(next(notice, { speaker: 'system', queue: ['bob'] })).toEqual({
      ...none,
      target: 'bob',
      status: 'active',
      queue_after: [],
    })
    expect(next('', { speaker: 'system' })).toMatchObject({ ...none, target: 'alice' })
  })
  test('an agent that names a human waits for that human', () => {
    expect(next('[NEXT:Zoe, bob]', { speaker: 'carol' })).toMatchObject({
      target: 'zoe',
      status: 'paused',
      queue_after: ['bob'],
    })
  })
  test('when no target is known the queue stays and the first human is next', () => {
    expect(next('[NEXT:x, y, x]', { speaker: 'zoe', queue: ['bob', 'dan'] })).toMatchObject({
      unresolved: ['x', 'y'],
      target: 'alice',
      status: 'paused',
      queue_after: ['bob', 'dan'],
      notice_text: `❌ Cannot resolve [NEXT:x, y]. Available members: ${available}`,
    })
  })
  test('each skipped name has its line', () => {
    expect(next('[NEXT:x,bob] [NEXT:y]', { lang: 'zh' }).notice_text).toBe(
      "⚠️ 'x' 不在当前团队中，已跳过\n⚠️ 'y' 不在当前团队中，已跳过",
    )
  })
  test('in Chinese members have their Chinese names', () => {
    expect(next('[NEXT:x]', { lang: 'zh' }).notice_text).toBe(
      '❌ 无法解析任何目标。可用成员：爱丽丝, 鲍勃, Carol, Dan, Zoe',
    )
    expect(next(' ', { lang: 'zh', speaker: 'alice' }).notice_text).toBe('请输入内容')
  })
  test('a name that is no name is told on one line, and not at length', () => {
    const text = next(`[NEXT:bob,a\nb\u001b[0m${'x'.repeat(300)}]`).notice_text ?? ''
    expect(text).not.toMatch(/\p{Cc}/u)
    expect(text.length).toBeLessThan(160)
  })
  test('one who waits and is no longer in the team is passed over', () => {
    expect(next('ok', { queue: ['gone', 'bob'] })).toMatchObject({ target: 'bob', queue_after: [] })
  })
})

describe('a team that cannot talk', () => {
  const ai = (id: string) => ({ id, type: 'ai' as const, name: id, order: 1 })
  test.each([
    ['nobody', [], 'too_few_members', '❌ A team needs at least 2 members', '❌ 团队至少需要 2 个成员'],
    ['one', [ai('a')], 'too_few_members', '❌ A team needs at least 2 members', '❌ 团队至少需要 2 个成员'],
    [
      'no human',
      [ai('a'), ai('b')],
      'no_human',
      '❌ A team needs at least 1 human member',
      '❌ 团队至少需要 1 个 Human 成员',
    ],
  ])('because there is %s', (_, members, fault, en, zh) => {
    const answer = { ...none, target: null, status: 'paused', queue_after: ['a'], team_invalid: fault }
    const input = { text: '[NEXT:a]', team: members, queue: ['a'] }
    expect(explainNext(input)).toEqual({ ...answer, notice_text: en })
    expect(explainNext({ ...input, lang: 'zh' })).toEqual({ ...answer, notice_text: zh })
  })
})

describe('the input', () => {
  test('needs text and team only', () => {
    expect(ExplainNextInput.parse({ text: '', team })).toMatchObject({ queue: [], lang: 'en' })
  })
  test.each([
    { team },
    { text: 'a' },
    { text: 1, team },
    { text: 'a', team, lang: 'fr' },
    { text: 'a', team, extra: 1 },
    { text: 'a', team: [{ id: 'a', type: 'robot', name: 'a', order: 0 }] },
    { text: 'a', team: [{ id: '', type: 'ai', name: 'a', order: 0 }] },
    { text: 'a', team, queue: 'bob' },
  ])('is refused: %j', (input) => {
    expect(ExplainNextInput.safeParse(input).success).toBe(false)
  })
})

describe('whatever is said', () => {
  const ids = team.map((m) => m.id)
  const id = fc.constantFrom(...ids)
  const piece = fc.constantFrom(
    '[NEXT:bob]',
    '[NEXT:zed, carol]',
    '[NEXT:zed]',
    '[DONE]',
    '`',
    '> ',
    '\n',
    'a',
    ' ',
    '[NEXT:alice]',
  )
  const input = fc.record({
    text: fc.oneof(
      fc.array(piece).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    ),
    speaker: fc.option(fc.oneof(id, fc.constantFrom('system', 'nobody')), { nil: undefined }),
    queue: fc.array(id, { maxLength: 5 }),
  })

  test('someone is next, or the talk is over, and nobody who waited is lost', () => {
    fc.assert(
      fc.property(input, ({ text, ...more }) => {
        const answer = next(text, more)
        const type = team.find((m) => m.id === answer.target)?.type
        expect(type).toBe({ active: 'ai', paused: 'human', completed: undefined }[answer.status])
        if (answer.status === 'completed') return
        const moved = answer.notice === 'none' || answer.notice === 'partial'
        const all = [...more.queue, ...answer.resolved]
        expect(answer.queue_after).toEqual(moved ? all.slice(1) : more.queue)
      }),
      { numRuns: 2000 },
    )
  })

  test('the same input has the same answer', () => {
    fc.assert(
      fc.property(input, ({ text, ...more }) => {
        expect(next(text, more)).toEqual(next(text, more))
      }),
    )
  })
})
