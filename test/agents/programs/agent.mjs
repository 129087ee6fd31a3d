// A process agent that does what the job's slots say: { do: '…' }. The well-behaved part is `answer`; the rest is what goes wrong.
import { spawn } from 'node:child_process'
import { closeSync, existsSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const write = (frame) => process.stdout.write(`${typeof frame === 'string' ? frame : JSON.stringify(frame)}\n`)
const fence = ({ dispatchId, token }) => ({ dispatchId, token })
const ack = (job) => write({ type: 'ack', ...fence(job) })
const answer = (job, more = {}) => {
  const body = { task_id: job.body.task_id, status: 'completed', user_response: `done by ${process.pid}` }
  write({ type: 'result', ...fence(job), success: true, body, ...more })
}

const onDispatch = {
  refuse: (job) => write({ type: 'nack', ...fence(job), reason: 'not today' }),
  crash_before_ack: () => {
    console.error('no \u001b[31mlicence')
    process.exit(3)
  },
  silent: () => {},
  answer_first: (job) => answer(job),
  hasty: (job) => {
    ack(job)
    answer(job)
  },
  babble: (job) => {
    write('starting up…')
    ack(job)
  },
  flood_before_ack: () => {
    for (let i = 0; i < 5_000; i++) write(`noise ${i}`)
  },
}

const onGo = {
  answer,
  babble: (job) => {
    write('this is no JSON')
    write('{"type":"ack"}')
    write({ type: 'progress', ...fence(job), step: { thought: 'working' } })
    write({ type: 'unheard_of', ...fence(job) })
    answer(job)
  },
  hang: () => {},
  /** The first program does, and leaves a file behind, so that the next one does not. */
  hang_once: (job) => {
    if (existsSync(job.body.slots.file)) answer(job)
    else writeFileSync(job.body.slots.file, '')
  },
  crash: () => {
    console.error('out of luck')
    process.exit(1)
  },
  die: () => process.kill(process.pid, 'SIGKILL'),
  twice: (job) => {
    answer(job)
    answer(job, { body: { task_id: job.body.task_id, status: 'completed', user_response: 'again' } })
  },
  last_words: (job) => {
    answer(job)
    process.exit(0)
  },
  /** It is gone when the next job comes, and nobody could have known. */
  leaves_later: (job) => {
    process.stdin.once('data', () => process.exit(0))
    answer(job)
  },
  half_character: (job) => write({ type: 'result', ...fence(job), success: true, body: { user_response: 'x\ud800' } }),
  bad_result: (job) => write({ type: 'result', ...fence(job), success: true, body: { status: 'finished' } }),
  /** An id of version 5; it answers with what it is told of it. */
  bad_proposal: (job) => {
    const envelope = {
      decision_id: '886313e1-3b8a-5372-9b90-0c9aee199e5d',
      type: 'TOOL_CALL',
      action: 'read_file',
      params: { path: 'a.txt' },
      scope: { allowed_paths: ['a.txt'], allowed_tasks: [job.body.task_id] },
      expectation: { world_change: [], task_progress: 'read' },
      timeout_ms: 1_000,
    }
    write({ type: 'propose', ...fence(job), envelope })
  },
  other_task: (job) => answer(job, { body: { task_id: 't-other', status: 'completed' } }),
  fail: (job) => answer(job, { success: false, body: undefined, problem: { code: 'E_IO', message: 'disk full' } }),
  for_another: (job) => {
    answer({ ...job, dispatchId: job.body.slots.other, token: job.body.slots.otherToken })
    answer({ ...job, token: job.token + 1 })
    answer(job)
  },
  long_line: (job) => {
    write('x'.repeat(2 * 1_048_576))
    answer(job)
  },
  /** A secret in three pieces, a word that only begins like it, and one more beginning at the end. */
  stream_secret: (job) => {
    const { API_TOKEN: secret } = process.env
    const pieces = [`so ${secret.slice(0, 2)}`, secret.slice(2, 5), `${secret.slice(5)} is it; ${secret.slice(0, 3)}`]
    for (const text of [...pieces, `re and ${secret.slice(0, 5)}`]) write({ type: 'delta', ...fence(job), text })
    answer(job)
  },
  stream: (job) => {
    for (const text of ['one ', 'two']) write({ type: 'delta', ...fence(job), text })
    answer(job)
  },
  flood: () => {
    const more = () => {
      while (process.stdout.write('{"type":"flood"}\n')) {}
      process.stdout.once('drain', more)
    }
    more()
  },
  flood_steps: (job) => {
    const more = () => {
      while (process.stdout.write(`${JSON.stringify({ type: 'progress', ...fence(job), text: 'still here' })}\n`)) {}
      process.stdout.once('drain', more)
    }
    more()
  },
  eager: (job) => write({ type: 'paused', ...fence(job) }),
  ignore_cancel: (job) => write({ type: 'progress', ...fence(job), text: String(process.pid) }),
  show_environment: (job) => {
    const body = { task_id: job.body.task_id, status: 'completed', user_response: JSON.stringify(process.env) }
    answer(job, { body })
  },
  /** Says what it should keep to itself: in a step, streamed, in a line that is no frame, and at the end on stderr. */
  blab: (job) => {
    const { API_TOKEN: secret } = process.env
    write({
      type: 'progress',
      ...fence(job),
      step: { thought: `I know ${secret}`, action: JSON.stringify({ secret }) },
    })
    write({ type: 'delta', ...fence(job), text: secret })
    write(`{"${secret}":1,"${secret}":2}`)
    write({ type: 'progress', ...fence(job), [secret]: 1 })
    console.error(`denied: ${secret}`)
    process.exit(1)
  },
  close_output: () => closeSync(1),
  /** A child that is still in the group and keeps the output open. */
  leave_child: (job) => {
    const child = spawn('sleep', ['1000'], { stdio: 'inherit' })
    write({ type: 'progress', ...fence(job), text: String(child.pid) })
    setTimeout(() => process.exit(0), 20)
  },
}

const onHold = {
  /** Says that it holds still, and goes on when it may. */
  holds: (job, type) => (type === 'pause' ? write({ type: 'paused', ...fence(job) }) : answer(job)),
  /** Says so without being asked as well. */
  eager: (job) => write({ type: 'paused', ...fence(job) }),
}

const onCancel = {
  polite: (job) => answer(job, { body: { task_id: job.body.task_id, status: 'canceled' } }),
}

if (process.argv.includes('--stubborn')) process.on('SIGTERM', () => {})
let job
for await (const line of createInterface({ input: process.stdin })) {
  const frame = JSON.parse(line)
  if (frame.type === 'dispatch') job = frame
  const behaviour = job.body.slots.do
  if (frame.type === 'dispatch') (onDispatch[behaviour] ?? ack)(job)
  if (frame.type === 'go') onGo[behaviour]?.(job)
  if (frame.type === 'pause' || frame.type === 'resume') onHold[behaviour]?.(job, frame.type)
  if (frame.type === 'decision') {
    const { decision_id, outcome, problem } = frame
    const user_response = JSON.stringify({ decision_id, outcome, problem })
    answer(job, { body: { task_id: job.body.task_id, status: 'completed', user_response } })
  }
  if (frame.type === 'cancel') onCancel[behaviour]?.(job)
}
