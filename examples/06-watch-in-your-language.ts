/** The same journal as a timeline in English and in Chinese. A view is pure: it only reads events. */
import assert from 'node:assert/strict'
import {
  defineTeam,
  type JournalEvent,
  openSignalbox,
  orThrow,
  scripted,
  timelineView,
  untilRest,
} from '../src/index.ts'

const team = defineTeam({
  team: 'pair',
  members: [
    { id: 'ann', type: 'human', name: 'Ann', displayName: { en: 'Ann', zh: '安' }, order: 0 },
    { id: 'bob', type: 'ai', name: 'Bob', displayName: { en: 'Bob', zh: '鲍勃' }, order: 1 },
  ],
})

const signalbox = orThrow(await openSignalbox({ data: 'memory', agents: scripted(() => '你好! Hello!') }))
const started = await signalbox.start(team)
assert(started.ok)
const events: JournalEvent[] = []
signalbox.subscribe(started.value.conversation, 0, (event) => events.push(event))
await signalbox.send(started.value.conversation, { type: 'say', by: 'ann', text: 'Hi. [NEXT:鲍勃]' })
await untilRest(signalbox, started.value.conversation)
await signalbox.close()

const chinese = [...timelineView(events, 'zh')]
for (const [i, line] of [...timelineView(events, 'en')].entries()) {
  if (line.weight === 'step') console.log(`${line.name}\n  ${line.text}\n  ${chinese[i]?.text}`)
}
assert(chinese.some((line) => line.text === '编排器派发任务到 executor.bob'))
