/** An agent that is a program of its own, for killed-decisions-program.ts: it puts a pair and sends a mail. */
import { serveAgent } from '../../src/runtime/serve-agent.ts'

await serveAgent(async (job) => {
  await job.act('put_pair', { name: `${job.conversation_id}/pia` })
  await job.act('send_mail', { to: `${job.conversation_id}/pia` })
  return 'pia is done'
})
