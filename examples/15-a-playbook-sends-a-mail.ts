/** The mail of the ninth example, from three playbooks: it is sent once, whatever happens to the program. */
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
const mail = { to: 'ann@example.com', text: 'We ship on Friday.' }
const steps = {
  writer: [{ step_id: 'write', title: 'Write', say: 'Dear Ann, we ship on Friday. [NEXT:checker]' }],
  checker: [{ step_id: 'check', title: 'Check', say: 'It is fine. [NEXT:sender]' }],
  sender: [
    { step_id: 'send', title: 'Send', do: { action: 'send_mail', params: mail } },
    { step_id: 'tell', title: 'Tell', say: 'Sent.' },
  ],
}
const ai = (id: keyof typeof steps) => ({ id, type: 'ai' as const, agent: { adapter: plan(id) } })
const plan = (id: keyof typeof steps) => ({
  kind: 'playbook' as const,
  playbooks: [{ plan_id: id, goal: 'A mail to Ann', steps: steps[id] }],
})
const members = [{ id: 'you', type: 'human' as const }, ai('writer'), ai('checker'), ai('sender')]
const team = defineTeam({ team: 'mail', members })
const box = orThrow(await openSignalbox({ data: process.argv[2] ?? 'memory', team, tools: [sendMail] }))
if (!box.state('mail')) await box.start({ id: 'mail' })
await box.say('mail', { by: 'you', text: 'Tell Ann when we ship. [NEXT:writer]', key: 'the only one' })
await approves(box, 'mail')
await box.close()
