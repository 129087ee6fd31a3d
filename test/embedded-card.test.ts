import { expect, test } from 'vitest'
import { z } from 'zod'
import { agent, defineTeam, openSignalbox, orThrow, type Signalbox, tool, untilRest } from '../src/index.ts'

/** Bob sends a mail, and `run` is what sending comes to. */
async function mailBox(run: () => void): Promise<Signalbox> {
  const mail = tool({
    name: 'send_mail',
    effect: 'network',
    input: z.object({ to: z.string() }),
    describe: ({ to }) => `Sends a mail to ${to}`,
    touches: () => ({ hosts: ['mail.example.com'] }),
    run,
  })
  const team = defineTeam({
    team: 'mail',
    members: [
      { id: 'you', type: 'human' },
      { id: 'bob', type: 'ai' },
    ],
  })
  const bob = agent(async (ctx) => {
    await ctx.act(mail, { to: 'ann@example.com' })
    return 'Sent.'
  })
  return orThrow(await openSignalbox({ data: 'memory', team, members: { bob }, tools: [mail] }))
}

test('an open question is a card with all that a person decides by, and is answered from it', async () => {
  const box = await mailBox(() => undefined)
  const { conversation } = orThrow(await box.start())
  expect(box.card(conversation)).toBeUndefined()
  expect(box.card('nowhere')).toBeUndefined()
  await box.say(conversation, { by: 'you', text: 'write to Ann [NEXT:bob]' })
  await untilRest(box, conversation)
  const card = box.card(conversation, 'en')
  const words = card?.lines.map(({ text }) => text).join('\n')
  expect(words).toContain('Sends a mail to ann@example.com')
  expect(words).toContain('mail.example.com')
  expect(card?.options.map(({ option }) => option)).toEqual(expect.arrayContaining(['once', 'deny', 'deny_because']))
  expect(box.card(conversation, 'zh')?.title).not.toBe(card?.title)
  const answer = { by: 'you', questionId: card?.id ?? '', option: 'once' }
  expect(await box.answer(conversation, { ...answer, hash: 'of something else' })).toMatchObject({ ok: false })
  orThrow(await box.answer(conversation, { ...answer, hash: card?.hash }))
  await untilRest(box, conversation)
  const said = orThrow(box.history(conversation)).findLast((e) => e.type === 'member_said')
  expect(said?.text).toBe('Sent.')
  await box.close()
})

test('where nobody knows whether it happened, the card says what', async () => {
  const box = await mailBox(() => {
    throw new Error('the line broke')
  })
  const { conversation } = orThrow(await box.start())
  await box.say(conversation, { by: 'you', text: 'write to Ann [NEXT:bob]' })
  await untilRest(box, conversation)
  const card = box.card(conversation)
  await box.answer(conversation, { by: 'you', questionId: card?.id ?? '', option: 'once', hash: card?.hash })
  await untilRest(box, conversation)
  const doubted = box.card(conversation)
  expect(doubted?.options.map(({ option }) => option)).toEqual(['applied', 'not_applied', 'stop'])
  const words = doubted?.lines.map(({ text }) => text).join('\n')
  expect(words).toContain('bob')
  expect(words).toContain('Sends a mail to ann@example.com')
  expect(words).toContain('mail.example.com')
  await box.close()
})
