/** The sample front desk inside another program: its engine, its gate and its agents come from its folder. */
import assert from 'node:assert/strict'
import { lineView, loadTeam, openSignalbox, orThrow, untilRest } from '../src/index.ts'

const loaded = orThrow(await loadTeam(new URL('../teams/front-desk', import.meta.url).pathname))
const signalbox = orThrow(await openSignalbox({ data: 'memory', team: loaded }))
const started = await signalbox.start()
assert(started.ok)
const { conversation } = started.value

const said: string[] = []
signalbox.subscribe(conversation, 0, (event) => {
  // What Signalbox says itself, in no member's name.
  if (event.type === 'routing_decision_made' && event.decision.userMessage !== '')
    console.log(`Signalbox: ${event.decision.userMessage}`)
  if (event.type !== 'member_said') return
  const { name, text } = lineView(event, { lang: 'en', team: loaded.team })
  console.log(`${name}: ${text}`)
  said.push(name)
})

for (const text of ['I have a headache, and what does parking cost?', 'two days', 'yes please']) {
  assert((await signalbox.send(conversation, { type: 'say', by: 'you', text })).ok)
  await untilRest(signalbox, conversation)
}

assert(said.includes('executor.triage') && said.includes('executor.smartcs'))
assert.equal(said.at(-1), 'executor.registration') // the offer was taken up; it asks for the day
await signalbox.close()
