// Three agents in one program: `node mail.ts writer`, `checker` or `sender`.
import { serveAgent } from '../../src/index.ts'

const words = { writer: 'Dear Ann, we ship on Friday. [NEXT:checker]', checker: 'It is fine. [NEXT:sender]' }
const role = process.argv[2] as keyof typeof words | 'sender'

await serveAgent(async (job) => {
  if (role !== 'sender') return words[role]
  await job.act('send_mail', { to: 'ann@example.com', text: 'We ship on Friday.' })
  return 'Sent.'
})
