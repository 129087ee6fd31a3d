// An agent in TypeScript: it says back what it hears. Run by Node as it is: adapter: { kind: process, command: [node, echo.ts] }
import { createInterface } from 'node:readline'

type Dispatch = { dispatchId: string; token: number; body: { task_id: string; slots: { message?: string } } }
type Frame = ({ type: 'dispatch' } & Dispatch) | { type: 'go' | 'cancel'; dispatchId: string; token: number }

// One line is one frame. Anything else on stdout is dropped, so a log goes to stderr: console.error(...).
const send = (frame: object): void => console.log(JSON.stringify(frame))
const jobs = new Map<string, Dispatch>()

for await (const line of createInterface({ input: process.stdin })) {
  const frame = JSON.parse(line) as Frame
  // Every frame names its dispatch with both of these.
  const { dispatchId, token } = frame
  if (frame.type === 'dispatch') {
    // Can you do it? Say so, but do nothing yet. Otherwise: { type: 'nack', dispatchId, token, reason: 'busy' }
    jobs.set(dispatchId, frame)
    send({ type: 'ack', dispatchId, token })
  }
  if (frame.type === 'go') {
    // Now it is on disk that you started. Report steps while you work; each one shows that you are alive.
    const job = jobs.get(dispatchId)
    if (!job) continue
    send({ type: 'progress', dispatchId, token, step: { thought: 'this is easy', action: 'echo' } })
    // Quoted, so that a [NEXT:…] in it is text and sends nobody anywhere.
    const user_response = `You said:\n> ${(job.body.slots.message ?? '').replaceAll('\n', '\n> ')}`
    send({
      type: 'result',
      dispatchId,
      token,
      success: true,
      body: { task_id: job.body.task_id, status: 'completed', user_response },
    })
  }
  // After a result nothing more is heard of the job. A cancel ends this process soon; nothing needs to be done.
  if (frame.type !== 'dispatch') jobs.delete(dispatchId)
}
// The input has ended: Signalbox is gone, and so are we.
