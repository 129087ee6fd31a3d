/** Three agents write, check and send a mail. A person approves it first, and it is sent once, whatever happens to the program. */
import assert from 'node:assert/strict'
import { z } from 'zod'
import { agent, defineTeam, openSignalbox, orThrow, tool } from '../src/index.ts'
import { send, wasSent } from './outside/mail-server.ts'
import { approves } from './outside/person.ts'

const sendMail = tool({
  name: 'send_mail',
  effect: 'network',
  input: z.object({ to: z.string(), text: z.string() }),
  describe: ({ to, text }) => `Sends a mail to ${to}: ${text}`,
  touches: () => ({ hosts: ['mail.example.com'] }),
  run: ({ to, text }, { idempotencyKey }) => send(to, text, idempotencyKey),
  probe: (_, { idempotencyKey }) => (wasSent(idempotencyKey) ? { applied: undefined } : 'not_applied'),
})
const members = {
  writer: agent(
    (ctx) => `Dear Ann, ${ctx.message.includes('ship') ? 'we ship on Friday' : 'all is well'}. [NEXT:checker]`,
  ),
  checker: agent((ctx) => `${ctx.message} Yours, Bob. [NEXT:sender]`),
  sender: agent(async (ctx) => {
    await ctx.act(sendMail, { to: 'ann@example.com', text: ctx.message })
    return 'Sent.'
  }),
}
const ai = (id: string) => ({ id, type: 'ai' as const })
const team = defineTeam({ team: 'mail', members: [{ id: 'you', type: 'human' }, ...Object.keys(members).map(ai)] })
const box = orThrow(await openSignalbox({ data: process.argv[2] ?? 'memory', team, members, tools: [sendMail] }))
if (!box.state('mail')) await box.start({ id: 'mail' })
await box.say('mail', { by: 'you', text: 'Tell Ann when we ship. [NEXT:writer]', key: 'the only one' })
await approves(box, 'mail')
const history = box.history('mail')
assert(history.ok)
assert.equal(history.value.findLast((e) => e.type === 'member_said')?.text, 'Sent.')
await box.close()
