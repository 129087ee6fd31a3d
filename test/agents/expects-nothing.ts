// An agent that writes `hello.txt`, and expects that nothing changes.
import { serveAgent } from '../../src/runtime/serve-agent.ts'

await serveAgent(async (job) => {
  await job.act('write_file', { path: 'hello.txt', content: 'hi\n' }, { changes: [] })
  return 'Noted.'
})
