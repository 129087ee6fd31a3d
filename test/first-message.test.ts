/** What becomes of the first message with the engine of this package: a team without intents can do nothing by words, but plan. */
import { expect, test } from 'vitest'
import { defineTeam, openSignalbox, orThrow, untilRest } from '../src/index.ts'

async function routed(roles: Readonly<Record<string, 'planner' | 'executor'>>, text: string) {
  const spec = { adapter: { kind: 'scripted' as const, replies: ['no'] } }
  const ai = Object.entries(roles).map(([id, role]) => ({ id, type: 'ai', role, agent: spec }) as const)
  const team = defineTeam({ team: 'crew', members: [{ id: 'you', type: 'human' }, ...ai] })
  const box = orThrow(await openSignalbox({ data: 'memory', team }))
  const types: string[] = []
  let said = ''
  box.onEvent((_, event) => {
    types.push(event.type)
    if (event.type === 'routing_decision_made') said = event.decision.userMessage
  })
  const { conversation } = orThrow(await box.start())
  orThrow(await box.say(conversation, { by: 'you', text }))
  await untilRest(box, conversation)
  await box.close()
  return { isPlanned: types.includes('plan_requested'), said }
}

test.each(['build me a web shop with three pages', '帮我做一个网站', 'the login page is broken'])(
  '«%s» reaches the planner of a team that has one, and nobody without one',
  async (text) => {
    expect(await routed({ pat: 'planner', bob: 'executor' }, text)).toMatchObject({ isPlanned: true })
    expect(await routed({ bob: 'executor' }, text)).toMatchObject({ isPlanned: false })
  },
)

test.each(['hi', 'thanks', 'what can you do?'])('«%s» is nothing to plan', async (text) => {
  expect(await routed({ pat: 'planner', bob: 'executor' }, text)).toMatchObject({ isPlanned: false })
})

test('a team without intents has no list of what it can do', async () => {
  expect((await routed({ bob: 'executor' }, 'what can you do?')).said).toContain('Begin with @ and a name')
  expect((await routed({ bob: 'executor' }, '你会做什么？')).said).toContain('请以 @名字 开头')
})
