/** kill -9 between the steps of a model: nothing runs twice, and no answer that is on disk is asked for again. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { openDataFolder } from '../../src/journal/data-folder.ts'
import { modelWorld } from './model-world.ts'

const program = join(import.meta.dirname, 'killed-model-program.ts')
const answers = [
  { calls: [{ name: 'read_file', input: { path: 'a.txt' } }] },
  { calls: [{ name: 'write_file', input: { path: 'b.txt', content: 'two\n' } }] },
  { calls: [{ name: 'write_file', input: { path: 'c.txt', content: 'three\n' } }] },
  'Done.',
]

/** Runs it to the event of this type for the n-th time, then kills it; without one, to its end. */
function lived(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  until?: readonly [type: string, nth: number],
): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env })
  return new Promise((resolve) => {
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      if (until && out.split(` ${until[0]}\n`).length > until[1]) child.kill('SIGKILL')
    })
    child.on('close', () => resolve(out))
  })
}

test.each([
  [['call_recorded', 1] as const],
  [['decision_settled', 1] as const],
  [['call_recorded', 3] as const],
  [['question_opened', 1] as const],
  [['changes_staged', 1] as const],
  [['decision_settled', 2] as const],
])('killed after %s', async (until) => {
  // The n-th answer belongs to the request that has n answers in it already, however often that is asked.
  const world = await modelWorld(
    ({ messages }) => answers[messages.filter(({ role }) => role === 'assistant').length] ?? 'lost',
    {
      files: { 'a.txt': 'one\n' },
    },
  )
  const args = [world.data, world.team, world.workspace]
  const env = { ...process.env, ...world.env }
  expect(await lived(args, env, until)).not.toContain('finished')
  const recorded = recordedIn(world.data)
  const before = world.stub.requests.length
  expect(await lived(args, env)).toContain('finished')
  const after = world.stub.requests.slice(before)
  expect(after).toHaveLength(answers.length - recorded)
  expect(readFileSync(join(world.workspace, 'c.txt'), 'utf8')).toBe('three\n')
  expect(recordedIn(world.data)).toBe(answers.length)
  const events = eventsIn(world.data)
  const issued = events.flatMap((event) => (event.type === 'decision_issued' ? [event.decision_id] : []))
  expect(new Set(issued).size).toBe(issued.length)
})

function eventsIn(data: string): JournalEvent[] {
  const { journal } = openDataFolder(data, { mode: 'read', soon: setImmediate })
  const events = [...journal.read('killed')] as JournalEvent[]
  void journal.close()
  return events
}
const recordedIn = (data: string): number =>
  eventsIn(data).filter((event) => event.type === 'call_recorded' && event.name === 'model').length
