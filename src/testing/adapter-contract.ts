/**
 * What every adapter keeps to, as checks that any test runner can run. The core's part is played by a desk: it hears the frames and says
 * go after a start.
 */
import assert from 'node:assert/strict'
import type { AgentCommand } from '../core/state/commands.ts'
import type { AgentAdapter, Job } from '../ports.ts'

/** One promise of adapters. */
export type AdapterLaw = { readonly title: string; readonly check: () => Promise<void> }

/**
 * What every adapter promises, as tests: the check of one of them throws where the adapter breaks it.
 *
 * @example
 * for (const { title, check } of adapterContract(() => agent((ctx) => ctx.message))) test(title, check)
 */
export function adapterContract(open: () => AgentAdapter): readonly AdapterLaw[] {
  const law = (title: string, check: (adapter: AgentAdapter) => Promise<void>): AdapterLaw => ({
    title,
    check: async () => {
      const adapter = open()
      await check(adapter)
      await adapter.close?.()
    },
  })
  return [
    law('a job is acked, started and answered once, in this order, under its own id and token', async (adapter) => {
      for (const job of [jobFor('c1', 1), jobFor('c1', 2)]) await answered(adapter, job)
    }),
    law('jobs of two conversations with one dispatchId are not mixed up', async (adapter) => {
      await Promise.all([answered(adapter, jobFor('c1', 7)), answered(adapter, jobFor('c2', 7))])
    }),
    law(
      'a job it does not know is lost when it is rejoined, or done from the top, without another ack',
      async (adapter) => {
        const frames = await until(adapter, jobFor('c1', 1), 'rejoin')
        const types = frames.map(({ type }) => type)
        assert(!types.includes('ack'))
        assert.equal(types.filter((type) => type === 'lost' || type === 'result').length, 1)
      },
    ),
    law('go, withdraw and tell for a job it does not know do nothing', async (adapter) => {
      const stranger = jobFor('c9', 9)
      adapter.go(stranger)
      adapter.withdraw(stranger, { kind: 'stopped' })
      adapter.tell(stranger, { decision_id: 'x', outcome: 'uncertain' })
      await answered(adapter, jobFor('c1', 1))
    }),
  ]
}

function jobFor(conversation: string, n: number): Job {
  const about = { conversation_id: conversation, task_id: `t${n}`, agent_code: 'agent', priority: 'normal' as const }
  const body = { ...about, slots: { message: 'hello' }, context_summary: '', memory_ref: [] }
  return { conversation, agentId: 'agent', dispatchId: `d${n}`, token: n, leaseMs: 60_000, body }
}

/** How many of these there are is the agent's own business. */
const beside: ReadonlySet<string> = new Set(['progress', 'alive', 'record'])

async function answered(adapter: AgentAdapter, job: Job): Promise<void> {
  const frames = await until(adapter, job, 'deliver')
  const handshake = frames.map(({ type }) => type).filter((type) => !beside.has(type))
  assert.deepEqual(handshake, ['ack', 'started', 'result'])
  for (const { dispatchId, token } of frames) assert.deepEqual([dispatchId, token], [job.dispatchId, job.token])
  const result = frames.at(-1)
  assert(result?.type === 'result' && result.success, 'its answer is a success')
  assert.equal(result.result.task_id, job.body.task_id)
}

/** Resolves when it is over, one way or the other. */
function until(adapter: AgentAdapter, job: Job, how: 'deliver' | 'rejoin'): Promise<readonly AgentCommand[]> {
  const frames: AgentCommand[] = []
  return new Promise((resolve) => {
    adapter[how](job, (frame) => {
      frames.push(frame)
      if (frame.type === 'started') setImmediate(() => adapter.go(job))
      if (frame.type === 'record') setImmediate(() => adapter.recorded?.(job, frame))
      if (frame.type === 'result' || frame.type === 'nack' || frame.type === 'lost') setImmediate(() => resolve(frames))
    })
  })
}
