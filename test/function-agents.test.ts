/** Function agents in a conversation: what they are given, what is kept of their calls, and what becomes of it after a restart. */
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { agent } from '../src/agents/function.ts'
import type { AgentFunction } from '../src/agents/function-run.ts'
import type { JournalEvent } from '../src/core/state/events.ts'
import { memoryStore } from '../src/journal/memory.ts'
import { openJournal, type Writer } from '../src/journal/writer.ts'
import type { Clock } from '../src/ports.ts'
import { openSignalbox, untilRest } from '../src/runtime/embedded.ts'
import { machineClock } from '../src/runtime/machine-clock.ts'
import type { Signalbox } from '../src/runtime/signalbox.ts'
import { defineTeam } from '../src/teams/define-team.ts'
import { tool } from '../src/tools/code/tool.ts'
import { orThrow } from '../src/views/or-throw.ts'

/** However busy the machine is. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 })

const { team, teamHash } = orThrow(
  defineTeam({
    team: 'pair',
    leaseMs: 3_000,
    members: [
      { id: 'ann', type: 'human', name: 'ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'bob', order: 1, repeatable: true },
    ],
  }),
)

const note = tool({
  name: 'note',
  effect: 'read',
  input: z.object({ text: z.string() }),
  describe: () => 'Notes.',
  run: () => {},
})

const newJournal = (): Writer => openJournal(memoryStore(), { soon: setImmediate })

async function open(journal: Writer, run: AgentFunction, clock?: Clock): Promise<Signalbox> {
  const box = orThrow(await openSignalbox({ journal, agents: agent(run), ...(clock && { clock }) }))
  if (!box.state('c')) await box.start(team, { teamHash, id: 'c' })
  return box
}

const say = (box: Signalbox, text: string) => box.send('c', { type: 'say', by: 'ann', text })
const eventsOf = (journal: Writer): JournalEvent[] => [...journal.read('c')] as JournalEvent[]
const saidBy = (journal: Writer, member: string): string[] =>
  eventsOf(journal).flatMap((e) => (e.type === 'member_said' && e.memberId === member ? [e.text] : []))
const typesIn = (journal: Writer): string[] => eventsOf(journal).map(({ type }) => type)

const happened = (journal: Writer, type: string) => eventually(() => expect(typesIn(journal)).toContain(type))

test('a function gets what it answers and what was said, and what it returns is said', async () => {
  const journal = newJournal()
  const box = await open(
    journal,
    (ctx) => `${ctx.message.slice(0, 3)} after ${ctx.history.map((t) => `${t.role} ${t.by}`)}`,
  )
  await say(box, 'one [NEXT:bob]')
  await untilRest(box, 'c')
  await say(box, 'two [NEXT:bob]')
  await untilRest(box, 'c')
  expect(saidBy(journal, 'bob')).toEqual(['one after user ann', 'two after user ann,assistant bob,user ann'])
  await box.close()
})

test('an answer is asked for once, and what was made before it is not made again', async () => {
  const journal = newJournal()
  let made = 0
  const box = await open(journal, async (ctx) => {
    const number = await ctx.once('number', () => ++made)
    const colour = await ctx.ask('Which colour?')
    const size = await ctx.ask('Which size?')
    return `${number} ${colour} ${size} for ${ctx.message.slice(0, 7)}`
  })
  await say(box, 'a shirt [NEXT:bob]')
  await untilRest(box, 'c')
  for (const answer of ['red', 'large']) {
    await say(box, answer)
    await untilRest(box, 'c')
  }
  expect(saidBy(journal, 'bob')).toEqual(['Which colour?', 'Which size?', '1 red large for a shirt'])
  expect(made).toBe(1)
  await box.close()
})

test('a program that was off for longer than a lease goes on with its functions, and nobody is asked', async () => {
  const journal = newJournal()
  const first = await open(journal, () => new Promise(() => {}))
  await say(first, 'go [NEXT:bob]')
  await happened(journal, 'task_execution_started')
  await first.close()
  const hour = 3_600_000
  const later: Clock = {
    ...machineClock,
    now: () => machineClock.now() + hour,
    wakeAt: (at, call) => machineClock.wakeAt(at - hour, call),
  }
  const slowly = async (): Promise<string> => {
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
    return 'done'
  }
  const second = await open(journal, slowly, later)
  await untilRest(second, 'c')
  expect(saidBy(journal, 'bob')).toEqual(['done'])
  expect(typesIn(journal)).not.toContain('task_lease_expired')
  await second.close()
})

test('after a restart the function runs again, and a result that is on disk is not made again', async () => {
  const journal = newJournal()
  const made: string[] = []
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const run =
    (rest: () => Promise<string>): AgentFunction =>
    async (ctx) => {
      const id = await ctx.once('id', async () => {
        made.push('id')
        return { id: made.length, at: undefined }
      })
      return `${JSON.stringify(id)} ${await rest()}`
    }
  const first = await open(
    journal,
    run(() => {
      reach()
      return new Promise(() => {})
    }),
  )
  await say(first, 'go [NEXT:bob]')
  await reached
  await first.close()
  const second = await open(
    journal,
    run(async () => 'done'),
  )
  await untilRest(second, 'c')
  expect(made).toEqual(['id'])
  expect(saidBy(journal, 'bob')).toEqual(['{"id":1} done'])
  expect(typesIn(journal)).not.toContain('task_lease_expired')
  expect(typesIn(journal)).not.toContain('outcome_ignored')
  await second.close()
})

/** Runs `before` until it waits for an answer, then `after` with the answer. */
async function changedBetween(before: AgentFunction, after: AgentFunction) {
  const journal = newJournal()
  const first = await open(journal, before)
  await say(first, 'go [NEXT:bob]')
  await untilRest(first, 'c')
  await first.close()
  const second = await open(journal, after)
  await say(second, 'yes')
  await untilRest(second, 'c')
  return { journal, box: second }
}

test.each<[string, AgentFunction, string]>([
  ['other params', async (ctx) => `${await ctx.once('a', () => 2, { of: 2 })}${await ctx.ask('Sure?')}`, 'once a'],
  ['another call first', async (ctx) => `${await ctx.once('b', () => 2)}${await ctx.ask('Sure?')}`, 'once b'],
  ['another question', async (ctx) => `${await ctx.once('a', () => 2, { of: 1 })}${await ctx.ask('Really?')}`, 'ask'],
  ['fewer calls', async (ctx) => `${await ctx.ask('Sure?')}`, 'not once a'],
])('a function that was changed to make %s is not guessed at: a person decides', async (_, after, call) => {
  const before: AgentFunction = async (ctx) => `${await ctx.once('a', () => 1, { of: 1 })}${await ctx.ask('Sure?')}`
  const { journal, box } = await changedBetween(before, after)
  const blocked = eventsOf(journal).findLast((e) => e.type === 'task_blocked')
  expect(blocked?.cause).toEqual({ kind: 'asked_otherwise', call })
  const question = box.state('c')?.questions[0]
  expect(question?.options).toEqual(['start_over', 'skip', 'done', 'continue'])
  await box.send('c', { type: 'answer', by: 'ann', questionId: question?.id ?? '', option: 'start_over' })
  await untilRest(box, 'c')
  expect(box.state('c')?.tasks[0]?.round).toMatchObject({ n: 2 })
  expect(saidBy(journal, 'bob').at(-1)).toMatch(/\?$/)
  await box.close()
})

test('calls side by side may come to their results in any order', async () => {
  const journal = newJournal()
  let slow = 0
  const run: AgentFunction = async (ctx) => {
    const both = Promise.all([
      ctx.once('slow', async () => {
        slow++
        if (slow === 1) await new Promise(() => {})
        return 's'
      }),
      ctx.once('quick', () => 'q'),
    ])
    return (await both).join('')
  }
  const first = await open(journal, run)
  await say(first, 'go [NEXT:bob]')
  await happened(journal, 'call_recorded')
  await first.close()
  const second = await open(journal, run)
  await untilRest(second, 'c')
  expect(saidBy(journal, 'bob')).toEqual(['sq'])
  await second.close()
})

test.each<[string, unknown, string]>([
  ['a date', { of: [new Date(0)] }, 'the result of x.of[0] is a Date, which JSON cannot hold'],
  ['a number that is none', { a: Number.NaN }, 'the result of x.a is NaN, which JSON cannot hold'],
  ['a map', new Map(), 'the result of x is a Map, which JSON cannot hold'],
  ['half a character', '\ud800', 'the result of x is half a character, which JSON cannot hold'],
  [
    'too much',
    'x'.repeat(1_048_577),
    'the result of x is 1048579 bytes of JSON, and at most 1048576 are kept: store it elsewhere and return where it is',
  ],
])('%s is refused with its place', async (_, value, words) => {
  const journal = newJournal()
  const box = await open(journal, async (ctx) => void (await ctx.once('x', () => value)))
  await say(box, 'go [NEXT:bob]')
  await untilRest(box, 'c')
  expect(eventsOf(journal).find((e) => e.type === 'task_execution_result')?.problem?.message).toBe(words)
  await box.close()
})

test('streamed words are shown and not kept, steps are kept, and heartbeats hardly', async () => {
  const journal = newJournal()
  const deltas: string[] = []
  const box = orThrow(
    await openSignalbox({
      journal,
      onDelta: (_, text) => void deltas.push(text),
      agents: agent(async (ctx) => {
        ctx.step('looking')
        for (const word of ['a', 'b', 'c']) ctx.say(word)
        for (let i = 0; i < 1_000; i++) ctx.alive()
        return 'abc'
      }),
    }),
  )
  await box.start(team, { teamHash, id: 'c' })
  await say(box, 'go [NEXT:bob]')
  await untilRest(box, 'c')
  expect(deltas).toEqual(['a', 'b', 'c'])
  expect(typesIn(journal).filter((type) => type === 'agent_step_completed')).toHaveLength(1)
  expect(typesIn(journal)).not.toContain('task_lease_renewed')
  await box.close()
})

test('a function that is canceled is told by its signal, and heard no more', async () => {
  const journal = newJournal()
  const { promise: aborted, resolve } = Promise.withResolvers<unknown>()
  const box = await open(journal, async (ctx) => {
    ctx.signal.addEventListener('abort', () => resolve(ctx.signal.reason))
    await aborted
    return 'too late'
  })
  await say(box, 'go [NEXT:bob]')
  await happened(journal, 'task_execution_started')
  await box.send('c', { type: 'cancel', by: 'ann' })
  await aborted
  await untilRest(box, 'c')
  expect(saidBy(journal, 'bob')).toEqual([])
  await box.close()
})

test.each<[string, AgentFunction, string]>([
  ['returns a number', () => 5 as never, 'it returned a number'],
  ['returns what is no result', () => ({ text: 'hi' }) as never, 'its result does not fit: $.text is not known here'],
  ['gives a tool what does not fit', (ctx) => ctx.act(note, { text: 5 as never }), 'note: $.text must be a string'],
])('a function that %s has failed, and a person reads why', async (_, run, words) => {
  const journal = newJournal()
  const box = await open(journal, run)
  await say(box, 'go on [NEXT:bob]')
  await untilRest(box, 'c')
  const failed = eventsOf(journal).find((e) => e.type === 'task_execution_result' && !e.success)
  expect(failed).toMatchObject({ problem: { message: expect.stringContaining(words) } })
  await box.close()
})
