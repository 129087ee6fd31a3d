// An agent that writes `hello.txt`, and says nothing of how far that goes.
import { serveAgent } from '../../src/runtime/serve-agent.ts'

await serveAgent(async (job) => {
  await job.act('write_file', { path: 'hello.txt', content: 'hi\n' })
  return 'Noted.'
})
