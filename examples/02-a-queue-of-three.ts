/** One marker names three members; each speaks in turn, and each gets what was said last. An unknown name is told, not guessed. */
import assert from 'node:assert/strict'
import { defineTeam, type JournalEvent, lineView, openSignalbox, orThrow, scripted, untilRest } from '../src/index.ts'

const { team } = orThrow(
  defineTeam({
    team: 'review',
    members: [
      { id: 'ann', type: 'human', name: 'Ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
      { id: 'cyd', type: 'ai', name: 'Cyd', order: 2 },
      { id: 'dee', type: 'ai', name: 'Dee', order: 3 },
    ],
  }),
)

const signalbox = orThrow(
  await openSignalbox({
    data: 'memory',
    agents: scripted(({ agentId }) => `${agentId} has looked at it.`),
  }),
)
const started = await signalbox.start(team)
assert(started.ok)
const { conversation } = started.value

const events: JournalEvent[] = []
signalbox.subscribe(conversation, 0, (event) => {
  events.push(event)
  const line = lineView(event, { lang: 'en', team })
  if (line.weight !== 'detail') console.log(`${line.name.padEnd(28)}${line.text}`)
})
await signalbox.send(conversation, { type: 'say', by: 'ann', text: 'Please review. [NEXT:bob, cyd, zoe, dee]' })
await untilRest(signalbox, conversation)

const speakers = events.flatMap((e) => (e.type === 'member_said' ? [e.memberId] : []))
assert.deepEqual(speakers, ['ann', 'bob', 'cyd', 'dee'])
assert(events.some((e) => e.type === 'talk_routed' && e.notice === 'partial' && e.unresolved[0] === 'zoe'))
await signalbox.close()
