/** How a program that embeds Signalbox tests itself: time skips, so that a lease of minutes runs out at once, and kills are drawn. */
import assert from 'node:assert/strict'
import { type AgentFunction, agent, defineTeam, openSignalbox, orThrow } from '../src/index.ts'
import { recorder, simulate, skippingClock } from '../src/testing.ts'

const team = defineTeam({
  team: 'pair',
  members: [
    { id: 'you', type: 'human' },
    { id: 'bob', type: 'ai' },
  ],
})

const clock = skippingClock()
const silent = agent(() => new Promise<string>(() => {}))
const box = orThrow(await openSignalbox({ data: 'memory', clock, team, members: { bob: silent } }))
const seen = recorder(box)
await box.start({ id: 'c' })
await box.say('c', { by: 'you', text: 'Are you there? [NEXT:bob]' })
await seen.until('task_execution_started')
await clock.skip(10 * 60_000)
assert.equal(seen.of('task_lease_expired').length, 1)
assert.equal(box.state('c')?.questions[0]?.kind, 'blocked')
await box.close()

let rolled = 0
const roll: AgentFunction = async (ctx) => `You rolled ${await ctx.once('roll', () => ++rolled)}.`
const { events, kills } = await simulate({
  ...{ team, members: () => ({ bob: agent(roll) }), messages: ['Roll. [NEXT:bob]', 'Again. [NEXT:bob]'] },
  ...{ seed: 3, kills: 5 },
})
assert.equal(events.filter((e) => e.type === 'member_said' && e.memberId === 'bob').length, 2)
console.log(`A lease of a minute ran out at once. Kills of the program: ${kills}; nothing was done twice.`)
