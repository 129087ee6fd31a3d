/** What a person joins with «then» builds on what they named before it: where that is not done, the rest does not start. */
import { describe, expect, test } from 'vitest'
import { said } from './said.ts'

const leftOut = (events: readonly { readonly [field: string]: unknown }[]) => events.map((e) => e.cause)

describe('a step that was refused', () => {
  test.each([
    ['rename parse to parseLine in src, then commit on branch ren with message "ren"', ['git.commit']],
    ['把 src 里的 parse 改名为 parseLine，然后运行测试，最后提交到分支 ren，说明是“ren”', ['checks.run', 'git.commit']],
  ])('«%s»: the rest is left out, and told once each', async (words, intents) => {
    const { of } = await said(words, '3')
    expect(leftOut(of('task_canceled'))).toEqual(intents.map((intent) => ({ kind: 'before_not_done', intent })))
    expect(of('decision_proposed')).toHaveLength(1)
    expect(of('goal_summarized')).toMatchObject([
      { summary: { outcome: 'completed', checked: 'not_done', changed: [] } },
    ])
  })
})

test('a step that could not be done takes along what was to follow', async () => {
  const { of } = await said('rename nothingLikeIt to parseLine, then bump the version to 2.0.0')
  expect(leftOut(of('task_canceled'))).toEqual([{ kind: 'before_not_done', intent: 'version.bump' }])
})

test('what is joined with «and» goes on by itself', async () => {
  const { of, read } = await said('bump the version to 1.3.0 and add a changelog entry: better names', '3', '1')
  expect(of('task_canceled')).toEqual([])
  expect(read('CHANGELOG.md')).toContain('- better names')
})

test.each(['run the checks and commit on branch b with message "m"', '运行检查，并提交到分支 b，说明是“m”'])(
  'a red check takes along what comes behind it, however it is joined: %s',
  async (words) => {
    const { of } = await said(words, '1')
    expect(leftOut(of('task_canceled'))).toEqual([{ kind: 'before_not_done', intent: 'git.commit' }])
    expect(of('decision_proposed')).toHaveLength(1)
  },
)
