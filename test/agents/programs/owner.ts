/** A small Signalbox with one process agent at work. It prints the agent's processes and waits to be killed. */
import { fileURLToPath } from 'node:url'
import { processAgent } from '../../../src/agents/process.ts'
import { machineClock, machineRandom } from '../../../src/runtime/machine-clock.ts'

const command = ['python3', fileURLToPath(new URL('grandchildren.py', import.meta.url))]
const agent = processAgent({ command }, { clock: machineClock, random: machineRandom })
const body = { conversation_id: 'c', task_id: 't', agent_code: 'a', priority: 'normal' as const, slots: {} }
const job = { conversation: 'c', agentId: 'a', dispatchId: 'd1', token: 1, leaseMs: 60_000 }
agent.deliver({ ...job, body: { ...body, context_summary: '', memory_ref: [] } }, (frame) => {
  if (frame.type === 'started') setImmediate(() => agent.go(job))
  if (frame.type === 'progress') console.log(frame.text)
})
