/** A program that is killed: it starts a goal, says how the goal is saved as it comes to rest, and then waits for its end. */
import { agent } from '../../src/agents/function.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { foldGoals, savedGoals } from '../../src/core/state/workflow-state.ts'
import { openSignalbox, untilRest } from '../../src/runtime/embedded.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import { goesOn, scriptedEngine } from '../../src/understanding/scripted.ts'
import { orThrow } from '../../src/views/or-throw.ts'

const { team, teamHash } = orThrow(
  defineTeam({
    team: 'shop',
    members: [
      { id: 'ann', type: 'human', name: 'Ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'Bob', order: 1, intents: ['work.it'] },
      { id: 'cy', type: 'ai', name: 'Cy', order: 2, intents: ['pay.it'] },
    ],
  }),
)
const engine = scriptedEngine((text) => {
  const base = goesOn(text)
  const taskRelation = { type: 'different_task' as const, confidence: 0.9, reasoning: 'scripted' }
  const frame = { agent: null, start: 0, end: text.length, confidence: 0.9, slots: [], missing_slots: [], reasons: [] }
  const frames = ['work.it', 'pay.it'].map((intent, i) => ({ ...frame, intent, frame_id: `f${i}` }))
  return { ...base, analysis: { ...base.analysis, taskRelation }, frames }
})
const agents = agent((ctx) =>
  ctx.memberId === 'bob' ? 'done' : { status: 'awaiting_user', missing_slots: ['card'], user_response: 'Which card?' },
)
const signalbox = orThrow(await openSignalbox({ data: process.argv[2], agents, engine }))
await signalbox.start(team, { teamHash, id: 'shop' })
await signalbox.send('shop', { type: 'say', by: 'ann', text: 'work, and pay' })
await untilRest(signalbox, 'shop')
await signalbox.send('shop', { type: 'say', by: 'ann', text: 'something else' })
await untilRest(signalbox, 'shop')
const events: JournalEvent[] = []
signalbox.subscribe('shop', 0, (event) => void events.push(event))
console.log(JSON.stringify(savedGoals(foldGoals('shop', events))))
setInterval(() => {}, 1_000)
