/** An agent fails; the person is asked what to do, answers once, and a second answer is refused. */
import assert from 'node:assert/strict'
import {
  type AgentAdapter,
  defineTeam,
  openSignalbox,
  orThrow,
  problemView,
  scripted,
  untilRest,
} from '../src/index.ts'

const team = defineTeam({
  team: 'pair',
  members: [
    { id: 'ann', type: 'human', name: 'Ann', order: 0 },
    { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
  ],
})

// An adapter of its own: the first time it fails after the start, then it works.
let failures = 1
const works = scripted(() => 'Printed.')
const agents: AgentAdapter = {
  ...works,
  deliver(job, post) {
    if (failures-- <= 0) return works.deliver(job, post)
    const { dispatchId, token } = job
    post({ type: 'ack', dispatchId, token })
    post({ type: 'started', dispatchId, token })
    const problem = { code: 'E_IO' as const, message: 'the printer is on fire' }
    post({ type: 'result', dispatchId, token, success: false, problem })
  },
}

const signalbox = orThrow(await openSignalbox({ data: 'memory', agents }))
const started = await signalbox.start(team)
assert(started.ok)
const { conversation } = started.value
await signalbox.send(conversation, { type: 'say', by: 'ann', text: 'Print it. [NEXT:bob]' })

const blocked = orThrow(await untilRest(signalbox, conversation))
const [question] = blocked.questions
assert(question)
console.log(`${question.id} (${question.kind}): ${question.options.join(' or ')}?`)
assert.deepEqual(question.options, ['retry', 'skip', 'continue'])

const answer = { type: 'answer', by: 'ann', questionId: question.id, option: 'retry' } as const
assert((await signalbox.send(conversation, answer)).ok)
const again = await signalbox.send(conversation, answer)
assert(!again.ok)
console.log(`a second answer: ${problemView(again.problem, 'en').message}`)

const done = orThrow(await untilRest(signalbox, conversation))
assert.equal(done.questions.length, 0)
assert.equal(done.tasks.length, 0)
console.log('and the page was printed.')
await signalbox.close()
