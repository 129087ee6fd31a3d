/** What programs that embed Signalbox test with: it keeps to what it says. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AgentFunction, agent, defineTeam, openSignalbox, orThrow } from '../src/index.ts'
import { adapterContract, goldenJournal, recorder, scriptedModel, simulate, skippingClock } from '../src/testing.ts'

const team = orThrow(
  defineTeam({
    team: 'pair',
    members: [
      { id: 'you', type: 'human' },
      { id: 'bob', type: 'ai', repeatable: true },
    ],
  }),
)

describe('a function that asks and notes, as an adapter', () => {
  const noting = agent(async (ctx) => ctx.once('words', () => ctx.message))
  for (const { title, check } of adapterContract(() => noting)) test(title, check)
})

test('time skips: an agent that says nothing is lost after its lease, at once', async () => {
  const clock = skippingClock()
  const box = orThrow(
    await openSignalbox({ data: 'memory', clock, team, members: { bob: agent(() => new Promise(() => {})) } }),
  )
  const seen = recorder(box)
  await box.start({ id: 'c' })
  await box.say('c', { by: 'you', text: 'go [NEXT:bob]' })
  await seen.until('task_execution_started')
  await clock.skip(team.team.leaseMs + 1_000)
  expect(seen.of('task_lease_expired')).toHaveLength(1)
  expect(seen.said()).toEqual(['you: go [NEXT:bob]'])
  seen.stop()
  await box.close()
})

test('a scripted model says what it was given, and no more', async () => {
  const model = scriptedModel(['one', ({ input }) => input])
  const ask = (input: string) => model.complete({ instructions: '', input, schema: {} })
  expect([await ask('a'), await ask('b')]).toEqual(['one', 'b'])
  await expect(ask('c')).rejects.toThrow('2 replies')
  expect(model.asked).toHaveLength(3)
})

test('a golden journal folds, or says which line does not', () => {
  const text = readFileSync(join(import.meta.dirname, 'journals/v1/asked-which-intent.jsonl'), 'utf8')
  expect(goldenJournal(text)).toMatchObject({ ok: true })
  expect(goldenJournal(text.replace('"member_said"', '"member_sang"'))).toMatchObject({ ok: false })
  expect(goldenJournal(text.split('\n').toSpliced(1, 1).join('\n'))).toMatchObject({ ok: false })
  expect(goldenJournal(`${text.trimEnd()}\nnull`)).toMatchObject({ ok: false })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('seed %i: under kills a function is told once what it was told', async (seed) => {
  const made: number[] = []
  const run: AgentFunction = async (ctx) => {
    const id = await ctx.once('id', () => made.push(made.length))
    const colour = await ctx.ask('Which colour?')
    return `${id} ${colour}`
  }
  const { events, state, kills } = await simulate({
    ...{ team, seed, kills: 4, members: () => ({ bob: agent(run) }) },
    messages: ['go [NEXT:bob]', 'red', 'go [NEXT:bob]', 'blue'],
  })
  const recorded = events.flatMap((e) => (e.type === 'call_recorded' && e.kind === 'once' ? [e.result] : []))
  const answers = events.flatMap((e) => (e.type === 'member_said' && / (?:red|blue)$/.test(e.text) ? [e.text] : []))
  expect(kills).toBeGreaterThan(0)
  expect(answers).toEqual([`${recorded[0]} red`, `${recorded[1]} blue`])
  expect(state.tasks).toEqual([])
})

test('a program is ended as often as was asked for, however short its work is', async () => {
  const short = { team, seed: 1, messages: ['go [NEXT:bob]'], members: () => ({ bob: agent(() => 'hi') }) }
  const { events, kills } = await simulate({ ...short, kills: 6 })
  expect(kills).toBe(6)
  expect(events.filter((e) => e.type === 'member_said').map((e) => e.memberId)).toEqual(['you', 'bob'])
})
