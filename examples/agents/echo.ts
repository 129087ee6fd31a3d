// An agent in TypeScript: it says back what it hears. Node runs it as it is: adapter: { kind: process, command: [node, echo.ts] }
import { createInterface } from 'node:readline'

type Job = { task_id: string; slots: { message?: string } }
type Frame = { type: 'dispatch' | 'go' | 'cancel'; dispatchId: string; token: number; body?: Job }

// One line is one frame. Anything else on stdout is dropped, so a log goes to stderr: console.error(...).
const send = (frame: object): void => console.log(JSON.stringify(frame))
let job: Job | undefined

for await (const line of createInterface({ input: process.stdin })) {
  const { type, dispatchId, token, body } = JSON.parse(line) as Frame
  const fence = { dispatchId, token } // every frame names its dispatch with both of these
  if (type === 'dispatch') {
    // Can you do it? Say so, but do nothing yet. Otherwise: { type: 'nack', ...fence, reason: 'busy' }
    job = body
    send({ type: 'ack', ...fence })
  }
  if (type === 'go' && job) {
    // Now it is on disk that you started. Report steps while you work; each one shows that you are alive.
    send({ type: 'progress', ...fence, step: { thought: 'this is easy', action: 'echo' } })
    // Quoted, so that a [NEXT:…] in it is text and sends nobody anywhere.
    const user_response = `You said:\n> ${(job.slots.message ?? '').replaceAll('\n', '\n> ')}`
    const result = { task_id: job.task_id, status: 'completed', user_response }
    send({ type: 'result', ...fence, success: true, body: result })
  }
  // A cancel ends this process soon; nothing needs to be done. When the input ends, Signalbox is gone, and so are we.
}
