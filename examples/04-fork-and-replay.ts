/** A conversation is the fold of its journal: it can be replayed without its agents, and forked at any event to go another way. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  defineTeam,
  fork,
  type JournalEvent,
  openData,
  openSignalbox,
  orThrow,
  replay,
  scripted,
  untilRest,
} from '../src/index.ts'

const data = mkdtempSync(join(tmpdir(), 'signalbox-'))
const team = defineTeam({
  team: 'pair',
  members: [
    { id: 'ann', type: 'human', name: 'Ann', order: 0 },
    { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
  ],
})

// A first life: Bob says tea.
const first = orThrow(await openSignalbox({ data, agents: scripted(() => 'Tea, I think.') }))
assert((await first.start(team, { id: 'drinks' })).ok)
await first.send('drinks', { type: 'say', by: 'ann', text: 'Tea or coffee? [NEXT:bob]' })
const live = orThrow(await untilRest(first, 'drinks'))
await first.close()

// Replay: no agent is there, and the state is the same.
const { journal } = orThrow(openData(data, { mode: 'write', soon: setImmediate }))
const events = [...journal.read('drinks')] as JournalEvent[]
assert.deepEqual(JSON.parse(JSON.stringify(orThrow(replay(events)))), JSON.parse(JSON.stringify(live)))
console.log(`drinks: ${events.length} events replay to the state it had.`)

// Fork just before Bob was asked.
const asked = events.find((e) => e.type === 'task_dispatch_requested')
assert(asked)
const extra = (seq: number, at: number) => {
  const who = { loopId: 'system', role: 'guard' }
  return { seq, at, type: 'conversation_forked', ...who, from: 'drinks', at_seq: asked.seq - 1 }
}
const forked = await fork(journal, { stream: 'drinks', atSeq: asked.seq - 1, as: 'drinks-2', extra })
assert(forked.ok)
await journal.close()

// A second life: Bob says coffee.
const second = orThrow(await openSignalbox({ data, agents: scripted(() => 'Coffee, today.') }))
assert((await second.send('drinks-2', { type: 'resume', by: 'ann' })).ok)
await untilRest(second, 'drinks-2')
const words: string[] = []
second.subscribe('drinks-2', 0, (e) => e.type === 'member_said' && words.push(`${e.memberId}: ${e.text}`))
await second.close()
console.log(`drinks-2: ${words.join(' / ')}`)
assert.deepEqual(words, ['ann: Tea or coffee? [NEXT:bob]', 'bob: Coffee, today.'])
rmSync(data, { recursive: true })
