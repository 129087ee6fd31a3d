/** A person and an agent talk. Who is next stands in the text: [NEXT:bob]. Nothing is written to disk. */
import assert from 'node:assert/strict'
import { defineTeam, openSignalbox, orThrow, scripted, untilRest } from '../src/index.ts'

const team = defineTeam({
  team: 'pair',
  members: [
    { id: 'ann', type: 'human', name: 'Ann', order: 0 },
    { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
  ],
})

const signalbox = orThrow(
  await openSignalbox({
    data: 'memory',
    // A marker in a quotation is only text, so Bob may quote Ann and still hand back to her.
    agents: scripted(({ body }) => `> ${body.slots.message}\n\nIt is, except for the changelog. [NEXT:ann]`),
  }),
)
const started = await signalbox.start(team)
assert(started.ok)
const { conversation } = started.value

const said: string[] = []
signalbox.subscribe(conversation, 0, (event) => {
  if (event.type === 'member_said') said.push(`${event.memberId}: ${event.text}`)
})
await signalbox.send(conversation, { type: 'say', by: 'ann', text: 'Is the release ready? [NEXT:bob]' })
const state = orThrow(await untilRest(signalbox, conversation))

console.log(said.join('\n'))
assert.equal(said.length, 2)
assert.equal(state.talk, 'paused')
assert.equal(state.waitingFor, 'ann')
console.log(`Now ${state.waitingFor} is next: the talk waits, and nothing is stuck.`)
await signalbox.close()
