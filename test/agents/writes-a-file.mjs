/** A program that proposes to write one file, and answers with what it is told of it. */
import { createInterface } from 'node:readline'

const send = (frame) => process.stdout.write(`${JSON.stringify(frame)}\n`)
let task = ''

const envelope = () => ({
  decision_id: '3f2b8c1e-9d4a-4b6f-8a2d-5c7e9f1a0b3d',
  type: 'TOOL_CALL',
  action: 'write_file',
  params: { path: 'hello.txt', content: 'hi\n' },
  scope: { allowed_paths: ['**'], allowed_tasks: [task] },
  expectation: { world_change: ['hello.txt'], task_progress: 'one file' },
  timeout_ms: 20_000,
})

for await (const line of createInterface({ input: process.stdin })) {
  const { type, dispatchId, token, body, outcome, problem } = JSON.parse(line)
  const fence = { dispatchId, token }
  if (type === 'dispatch') {
    task = body.task_id
    send({ type: 'ack', ...fence })
  }
  if (type === 'go') send({ type: 'propose', ...fence, envelope: envelope() })
  if (type === 'decision') {
    const user_response = `${outcome}${problem ? `: ${problem.message}` : ''}`
    send({ type: 'result', ...fence, success: true, body: { task_id: task, status: 'completed', user_response } })
  }
}
