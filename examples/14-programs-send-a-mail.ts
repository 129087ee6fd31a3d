/** The mail of the ninth example, from three programs of their own (programs/mail.ts): it is sent once, whatever happens to this one. */
import { z } from 'zod'
import { defineTeam, openSignalbox, orThrow, tool } from '../src/index.ts'
import { send, wasSent } from './outside/mail-server.ts'
import { approves } from './outside/person.ts'

const sendMail = tool({
  name: 'send_mail',
  effect: 'network',
  input: z.object({ to: z.string(), text: z.string() }),
  describe: ({ to, text }) => `Sends a mail to ${to}: ${text}`,
  run: ({ to, text }, { idempotencyKey }) => send(to, text, idempotencyKey),
  probe: (_, { idempotencyKey }) => (wasSent(idempotencyKey) ? { applied: undefined } : 'not_applied'),
})
const program = `${import.meta.dirname}/programs/mail.ts`
const members = ['writer', 'checker', 'sender'].map((id) => ({
  id,
  type: 'ai' as const,
  repeatable: true,
  agent: { adapter: { kind: 'process' as const, command: [process.execPath, program, id] } },
}))
const team = defineTeam({ team: 'mail', members: [{ id: 'you', type: 'human' }, ...members] })
const box = orThrow(await openSignalbox({ data: process.argv[2] ?? 'memory', team, tools: [sendMail] }))
if (!box.state('mail')) await box.start({ id: 'mail' })
await box.say('mail', { by: 'you', text: 'Tell Ann when we ship. [NEXT:writer]', key: 'the only one' })
await approves(box, 'mail')
await box.close()
