import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { ActFailed } from '../agents/function-acts.ts'
import { AgentFrame, type HostFrame } from '../core/contracts/tasks.ts'
import { type ServedJob, serveAgent } from './serve-agent.ts'

const fence = { dispatchId: 'd1', token: 7 }
const body = {
  conversation_id: 'c',
  task_id: 't1',
  agent_code: 'bob',
  priority: 'normal' as const,
  slots: { message: 'hello' },
  context_summary: '',
  memory_ref: [],
}
type More = HostFrame extends infer F ? (F extends HostFrame ? Omit<F, 'dispatchId' | 'token'> : never) : never

/** A host that speaks first and waits for each answer. */
function hosting(run: (job: ServedJob) => string | Promise<string>) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const gone = serveAgent(run, { input, output })
  const lines = createInterface({ input: output })[Symbol.asyncIterator]()
  const send = (frame: More): void => void input.write(`${JSON.stringify({ ...frame, ...fence })}\n`)
  const next = async (): Promise<AgentFrame> => {
    const { value } = await lines.next()
    return AgentFrame.parse(JSON.parse(value ?? ''))
  }
  const started = async (): Promise<void> => {
    send({ type: 'dispatch', leaseMs: 60_000, body })
    expect(await next()).toEqual({ type: 'ack', repeatable: true, ...fence })
    send({ type: 'go' })
  }
  const end = async (): Promise<void> => {
    input.end()
    await gone
  }
  return { send, next, started, end }
}
const idIn = (frame: AgentFrame): string => (frame.type === 'propose' ? frame.envelope.decision_id : '')
const answered = (text: string) => ({ type: 'result', success: true, body: { user_response: text } })
const mailing = async (job: ServedJob): Promise<string> => {
  const { stdout } = await job.act('send_mail', { to: job.message })
  return `sent ${stdout}`
}
const report = (decision_id: string) => ({ decision_id, exit_code: 0, stdout: '1', stderr: '', artifacts: [] })

test('it acks, waits for the word to begin, and answers', async () => {
  const host = hosting((job) => {
    job.say('wor')
    job.step({ thought: 'easy' })
    return `you said ${job.message}`
  })
  await host.started()
  expect(await host.next()).toMatchObject({ type: 'delta', text: 'wor' })
  expect(await host.next()).toMatchObject({ type: 'progress', step: { thought: 'easy' } })
  expect(await host.next()).toMatchObject(answered('you said hello'))
  await host.end()
})

test('an act is proposed under the same id in every run, and its report is what act resolves with', async () => {
  const ids: string[] = []
  for (let run = 0; run < 2; run++) {
    const host = hosting(mailing)
    await host.started()
    const proposed = await host.next()
    expect(proposed).toMatchObject({ type: 'propose', envelope: { action: 'send_mail', params: { to: 'hello' } } })
    ids.push(idIn(proposed))
    host.send({ type: 'decision', decision_id: idIn(proposed), outcome: 'settled', result: report(idIn(proposed)) })
    expect(await host.next()).toMatchObject(answered('sent 1'))
    await host.end()
  }
  expect(new Set(ids).size).toBe(1)
})

test('what is uncertain is waited for, and what a look did not find is proposed once more under another id', async () => {
  const host = hosting(mailing)
  await host.started()
  const first = idIn(await host.next())
  host.send({ type: 'decision', decision_id: first, outcome: 'uncertain' })
  host.send({ type: 'decision', decision_id: first, outcome: 'probed', probed: 'not_applied' })
  const second = idIn(await host.next())
  expect(second).not.toBe(first)
  host.send({ type: 'decision', decision_id: second, outcome: 'probed', probed: 'applied' })
  expect(await host.next()).toMatchObject(answered('sent '))
  await host.end()
})

test('a refusal rejects the act with its reason, and what the function throws is the reason of its failure', async () => {
  const seen: unknown[] = []
  const host = hosting((job) =>
    mailing(job).catch((error: unknown) => {
      seen.push(error)
      throw error
    }),
  )
  await host.started()
  const decision_id = idIn(await host.next())
  const problem = { code: 'E_POLICY_DENIED' as const, message: 'a person said no' }
  host.send({ type: 'decision', decision_id, outcome: 'refused', problem })
  const message = 'send_mail: a person said no'
  expect(await host.next()).toMatchObject({ type: 'result', success: false, problem: { code: 'E_MODEL', message } })
  expect(seen).toEqual([expect.any(ActFailed)])
  await host.end()
})

test('paused it holds still, and a resume lets it go on', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const host = hosting(async () => {
    await promise
    return 'done'
  })
  await host.started()
  host.send({ type: 'pause' })
  expect(await host.next()).toEqual({ type: 'paused', ...fence })
  resolve()
  await new Promise(setImmediate)
  host.send({ type: 'resume' })
  expect(await host.next()).toMatchObject(answered('done'))
  await host.end()
})

test('called back, its signal aborts', async () => {
  const host = hosting(
    ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('stopped'))),
  )
  await host.started()
  host.send({ type: 'cancel', reason: 'canceled' })
  expect(await host.next()).toMatchObject(answered('stopped'))
  await host.end()
})
