/** A language model decides which tool to use. What it said is kept, so that nothing is paid for twice; reads need no question. */
import assert from 'node:assert/strict'
import { z } from 'zod'
import { agent, defineTeam, openSignalbox, orThrow, tool, untilRest } from '../src/index.ts'
import { scriptedModel } from '../src/testing.ts'

const orders: Readonly<Record<string, string>> = { A17: 'it leaves on Friday' }
const lookUp = tool({
  name: 'look_up_order',
  effect: 'read',
  input: z.object({ order: z.string() }),
  output: z.object({ state: z.string() }),
  describe: ({ order }) => `Looks up the order ${order}.`,
  run: ({ order }) => ({ state: orders[order] ?? 'nobody knows it' }),
})

// Any client of a model stands here. This one plays a script, so that the example needs no key.
const model = scriptedModel([
  '{"tool":{"order":"A17"}}',
  ({ input }) => JSON.stringify({ say: `Your order: ${input}.` }),
])
const Step = z.union([z.object({ tool: z.object({ order: z.string() }) }), z.object({ say: z.string() })])

const desk = agent(async (ctx) => {
  for (let input = ctx.message; ; ) {
    const reply = await ctx.once('step', () => model.complete({ instructions: 'Help.', input, schema: {} }), input)
    const step = Step.parse(JSON.parse(reply))
    if ('say' in step) return step.say
    input = (await ctx.act(lookUp, step.tool)).state
  }
})

const team = defineTeam({
  team: 'desk',
  members: [
    { id: 'you', type: 'human' },
    { id: 'desk', type: 'ai' },
  ],
})
const box = orThrow(await openSignalbox({ data: 'memory', team, members: { desk }, tools: [lookUp] }))
await box.start({ id: 'c' })
await box.say('c', { by: 'you', text: 'Where is A17? [NEXT:desk]' })
await untilRest(box, 'c')
const history = box.history('c')
assert(history.ok)
const answer = history.value.findLast((e) => e.type === 'member_said')?.text
assert.equal(answer, 'Your order: it leaves on Friday.')
assert.equal(model.asked.length, 2)
console.log(answer)
await box.close()
