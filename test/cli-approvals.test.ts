/** What a program asked to do outlives the program: `run` prints the card and ends, and a later `run --in` answers it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, linesOf, tempFolder } from './cli-world.ts'
import { writersTeam } from './workspace/writers-team.ts'

type Event = { type: string; [key: string]: unknown }
type Played = { workspace: string; answer: (text: string) => Promise<Event[]> }

/** A conversation whose program has proposed, and went with the `run` that printed its card. */
async function asked(more?: string, program?: string): Promise<Played> {
  const [workspace, data, team] = [tempFolder(), tempFolder(), writersTeam(more, program)]
  const run = async (...args: string[]): Promise<Event[]> =>
    linesOf((await cli(['run', ...args, '--team', team, '--data', data, '--json'])).out) as Event[]
  const rest = (await run('go [NEXT:writer]', '--workspace', workspace)).at(-1)
  expect(rest).toMatchObject({ type: 'rest', question: { kind: 'approval' } })
  return { workspace, answer: (text) => run('--in', String(rest?.conversation), text) }
}
const typesOf = (events: Event[], wanted: string[]): string[] =>
  events.map((e) => e.type).filter((type) => wanted.includes(type))
const way = ['question_answered', 'decision_settled', 'task_lease_expired', 'task_dispatch_requested', 'member_said']

test('a yes is carried out; then a program that may be run again is, and is told what became of its proposal', async () => {
  const { workspace, answer } = await asked('repeatable: true\n')
  const events = await answer('1')
  expect(readFileSync(join(workspace, 'hello.txt'), 'utf8')).toBe('hi\n')
  expect(typesOf(events, way)).toEqual(way)
  expect(events.find((e) => e.type === 'member_said')).toMatchObject({ text: 'settled' })
  expect(events.find((e) => e.type === 'task_lease_expired')).toMatchObject({ cause: { kind: 'shut_down' } })
  expect(events.find((e) => e.type === 'task_retry_scheduled')).toMatchObject({ failures: 0 })
  expect(events.filter((e) => e.type === 'decision_proposed')).toEqual([])
})

test('of one that may not a person is asked, once, after its decision is done', async () => {
  const { workspace, answer } = await asked()
  const events = await answer('1')
  expect(existsSync(join(workspace, 'hello.txt'))).toBe(true)
  expect(events.at(-1)).toMatchObject({ type: 'rest', question: { kind: 'blocked' } })
  const after = await answer('retry')
  expect(typesOf(after, way)).toEqual(['question_answered', 'task_dispatch_requested', 'member_said'])
  expect(after.at(-1)).toMatchObject({ type: 'rest', status: 'completed' })
})

test('a no reaches it as well', async () => {
  const { workspace, answer } = await asked('repeatable: true\n')
  const events = await answer('deny_because: not in this folder')
  expect(existsSync(join(workspace, 'hello.txt'))).toBe(false)
  expect(String(events.find((e) => e.type === 'member_said')?.text)).toContain('not in this folder')
})

test('a card that is left alone is still there the next time, however often', async () => {
  const { answer } = await asked()
  for (let n = 0; n < 6; n++) {
    const events = await answer('/status')
    expect(typesOf(events, ['task_lease_expired', 'question_withdrawn'])).toEqual([])
    expect(events.at(-1)).toMatchObject({ type: 'rest', question: { kind: 'approval' } })
  }
  expect(typesOf(await answer('1'), ['decision_settled'])).toEqual(['decision_settled'])
})

test('a program of serveAgent goes on after the yes, and what it wants to write is what it is expected to change', async () => {
  const { workspace, answer } = await asked('', 'serves-notes.ts')
  const events = await answer('1')
  expect(readFileSync(join(workspace, 'hello.txt'), 'utf8')).toBe('hi\n')
  expect(events.find((e) => e.type === 'decision_settled')).toMatchObject({ landed: ['hello.txt'] })
  expect(events.find((e) => e.type === 'member_said')).toMatchObject({ text: 'Noted.' })
  expect(events.at(-1)).toMatchObject({ type: 'rest', status: 'completed' })
})

test('the spec of a program has the last word on whether it may be run again', async () => {
  const { answer } = await asked('repeatable: false\n', 'serves-notes.ts')
  expect((await answer('1')).at(-1)).toMatchObject({ type: 'rest', question: { kind: 'blocked' } })
})

test.each(['resume', 'stop'])(
  'what is asked about an outcome that was not expected can be answered later: %s',
  async (option) => {
    const { workspace, answer } = await asked('', 'expects-nothing.ts')
    const blocked = await answer('1')
    expect(blocked.at(-1)).toMatchObject({ type: 'rest', question: { kind: 'blocked', options: ['resume', 'stop'] } })
    const events = await answer(option)
    expect(events.filter((e) => e.type === 'question_withdrawn')).toEqual([])
    expect(events.find((e) => e.type === 'question_answered')).toMatchObject({ option })
    expect(existsSync(join(workspace, 'hello.txt'))).toBe(false)
  },
)
