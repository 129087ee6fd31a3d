/** A person holds work back and lets it go on. The agent that was asked for waits; nothing that was said is lost. */
import assert from 'node:assert/strict'
import { type AgentAdapter, defineTeam, openSignalbox, orThrow, scripted, untilRest } from '../src/index.ts'

const team = defineTeam({
  team: 'pair',
  members: [
    { id: 'ann', type: 'human', name: 'Ann', order: 0 },
    { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
    { id: 'cyd', type: 'ai', name: 'Cyd', order: 2 },
  ],
})

const answered: string[] = []
const quick = scripted(({ agentId }) => {
  answered.push(agentId)
  return `${agentId} is done.`
})
// Agents that take their time, so that there is something to pause.
const { promise: untilPaused, resolve: letBobFinish } = Promise.withResolvers<void>()
const agents: AgentAdapter = { ...quick, deliver: (job, post) => void untilPaused.then(() => quick.deliver(job, post)) }

const signalbox = orThrow(await openSignalbox({ data: 'memory', agents }))
const started = await signalbox.start(team)
assert(started.ok)
const { conversation } = started.value

// Bob is at work when Ann pauses: the pause takes hold after his step, and Cyd is not started.
assert((await signalbox.send(conversation, { type: 'say', by: 'ann', text: 'Go. [NEXT:bob, cyd]' })).ok)
assert((await signalbox.send(conversation, { type: 'pause', by: 'ann' })).ok)
letBobFinish()
const held = orThrow(await untilRest(signalbox, conversation))
console.log(`paused: ${held.interrupt}; answered so far: ${answered.join(', ')}; still queued: ${held.tasks.length}`)
assert.equal(held.interrupt, 'PAUSED')
assert.deepEqual(answered, ['bob'])

assert((await signalbox.send(conversation, { type: 'resume', by: 'ann' })).ok)
const done = orThrow(await untilRest(signalbox, conversation))
console.log(`resumed: ${done.interrupt}; answered: ${answered.join(', ')}; still queued: ${done.tasks.length}`)
assert.deepEqual(answered, ['bob', 'cyd'])
assert.equal(done.tasks.length, 0)
await signalbox.close()
