/**
 * The program under load, to be killed: `node killed-program.ts FOLDER KEY`, where KEY is the key of its dice. Several conversations at
 * once, each hop proposing a write that a person approves. Every acknowledgement goes to stdout, every act of the tool host to
 * FOLDER/acts.log, before it says so. The person notes the key of each message in FOLDER/said.log before it is sent, and sends the
 * last one of each conversation again after a restart, like any client whose reply was lost.
 */
import { appendFileSync, existsSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { DecisionEnvelope } from '../../src/core/contracts/execution.ts'
import type { AgentCommand, PersonCommand } from '../../src/core/state/commands.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { Team } from '../../src/core/state/team.ts'
import type { AgentAdapter, Job, JobRef } from '../../src/ports.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { plainHost } from '../plain-host.ts'

const [, , folder = '', key = ''] = process.argv
const dice = new Dice(key).fork('program')
const acts = join(folder, 'acts.log')
const said = join(folder, 'said.log')
const conversations = ['c1', 'c2', 'c3', 'c4']

const team = Team.parse({
  team: 'killed',
  hopBudget: 'off',
  dispatchTimeoutMs: 500,
  leaseMs: 1_000,
  members: [
    { id: 'you', type: 'human', name: 'you', order: 0 },
    { id: 'a', type: 'ai', name: 'a', order: 1, repeatable: true },
    { id: 'b', type: 'ai', name: 'b', order: 2, repeatable: true },
  ],
})

/** Proposes one write, and answers when it is settled. */
class Writing implements AgentAdapter {
  readonly #jobs = new Map<string, { job: Job; post: (frame: AgentCommand) => void }>()

  deliver(job: Job, post: (frame: AgentCommand) => void): void {
    this.#jobs.set(nameOf(job), { job, post })
    const fence = { dispatchId: job.dispatchId, token: job.token }
    post({ type: 'ack', ...fence })
    post({ type: 'started', ...fence })
    post({ type: 'propose', ...fence, envelope: envelopeFor(job) })
  }
  go(): void {}
  rejoin({ dispatchId, token }: Job, post: (frame: AgentCommand) => void): void {
    post({ type: 'lost', dispatchId, token })
  }
  withdraw(job: JobRef): void {
    this.#jobs.delete(nameOf(job))
  }
  tell(ref: JobRef): void {
    const known = this.#jobs.get(nameOf(ref))
    if (!known) return
    const { job, post } = known
    const user_response = `done ${job.dispatchId} [NEXT:${job.agentId === 'a' ? 'b' : 'a'}]`
    const result = {
      task_id: job.body.task_id,
      status: 'completed' as const,
      slots_update: {},
      missing_slots: [],
      user_response,
    }
    post({ type: 'result', dispatchId: job.dispatchId, token: job.token, success: true, result })
  }
}

const nameOf = ({ conversation, dispatchId }: JobRef): string => `${conversation} ${dispatchId}`

const envelopeFor = (job: Job): DecisionEnvelope => ({
  decision_id: dice.uuid(),
  type: 'TOOL_CALL',
  action: 'write_file',
  params: { path: 'x', content: job.dispatchId },
  scope: { allowed_paths: ['x'], allowed_tasks: [job.body.task_id] },
  expectation: { world_change: ['x'], task_progress: 'one write' },
  timeout_ms: 5_000,
})

const tools = plainHost({
  execute: ({ envelope: { decision_id } }) => {
    appendFileSync(acts, `${decision_id}\n`)
    const result = { decision_id, exit_code: 0, stdout: '', stderr: '', artifacts: ['x'] }
    return { result, evidence: { met: ['x'], missing: [], unexpected: [], out_of_scope: [] } }
  },
  probe: ({ envelope: { decision_id } }) =>
    existsSync(acts) && readFileSync(acts, 'utf8').includes(decision_id) ? 'applied' : 'not_applied',
})

const runtime = openRuntime({
  data: folder,
  agents: new Writing(),
  tools,
  random: { bytes: (count) => dice.bytes(count) },
})

async function send(conversation: string, command: PersonCommand): Promise<void> {
  const sent = await runtime.send(conversation, command)
  const key = command.type === 'say' ? ` ${command.key}` : ''
  if (sent.ok) writeSync(1, `${conversation} ${sent.value.seq}${key}\n`)
}

const say = (conversation: string, key: string): Promise<void> =>
  send(conversation, { type: 'say', by: 'you', text: 'go [NEXT:a]', key })

function sayNew(conversation: string): void {
  const key = dice.uuid()
  appendFileSync(said, `${conversation} ${key}\n`)
  void say(conversation, key)
}

/** The message whose reply may have been lost. */
function lastKey(conversation: string): string | undefined {
  const lines = existsSync(said) ? readFileSync(said, 'utf8').split('\n') : []
  return lines.findLast((line) => line.startsWith(`${conversation} `))?.split(' ')[1]
}

/** The person who approves whatever is asked, and says go when the talk is theirs. */
function attend(conversation: string): void {
  const answer = (event: JournalEvent): void => {
    if (event.type === 'question_opened')
      void send(conversation, {
        type: 'answer',
        by: 'you',
        questionId: event.questionId,
        hash: event.hash,
        option: event.options[0] ?? '',
      })
    if (event.type === 'talk_changed' && event.status === 'paused' && event.reason === 'fallback') sayNew(conversation)
  }
  const state = runtime.state(conversation)
  runtime.subscribe(conversation, state?.seq ?? 0, answer)
  for (const q of state?.questions ?? [])
    void send(conversation, { type: 'answer', by: 'you', questionId: q.id, option: q.options[0] ?? '', hash: q.hash })
  const key = lastKey(conversation)
  if (key !== undefined) void say(conversation, key)
  if (state) sayNew(conversation)
  else void send(conversation, { type: 'start', conversation, team, teamHash: 'killed' })
}

writeSync(1, 'ready\n')
for (const conversation of conversations) attend(conversation)
setInterval(() => {}, 1_000)
