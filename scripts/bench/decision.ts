/**
 * Covered decisions on a host in memory, one after the other, each from its proposal until its agent is told. A person answers the
 * first with a grant for the conversation; the clock starts after that.
 */
import { randomUUID } from 'node:crypto'
import type { DecisionEnvelope } from '../../src/core/contracts/execution.ts'
import type { AgentCommand } from '../../src/core/state/commands.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import type { AgentAdapter, Job } from '../../src/ports.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import type { Runtime } from '../../src/runtime/runtime.ts'
import { scriptedGate } from '../../src/safety/scripted.ts'
import { memoryHost } from '../../test/memory-host.ts'
import { inFolder, type Pair } from './jobs.ts'
import { stopwatch } from './measured.ts'
import { begin } from './team.ts'

const decisions = 200

/** Against two commits for each: its intent and its outcome. */
export const jobDecision = (): Promise<Pair> => covered('done', 2)
/** Against three: what is staged is written down before it lands. */
export const jobStaged = (): Promise<Pair> => covered('staged', 3)

const covered = (writes: 'done' | 'staged', commits: number): Promise<Pair> =>
  inFolder(async (folder, floor) => {
    const raw = floor.hops(1, decisions * commits)
    const proposer = new Proposer()
    const runtime = openRuntime({ data: folder, agents: proposer, tools: memoryHost(writes), safety: scriptedGate() })
    grantFirst(runtime)
    await begin(runtime, 'c0')
    await proposer.told
    const stop = stopwatch()
    await proposer.propose(decisions)
    const ours = stop()
    prove(runtime)
    await runtime.close()
    return { ours, floor: raw, hops: decisions }
  })

/** An agent that proposes one decision after the other, the next as soon as it is told of the last. */
class Proposer implements AgentAdapter {
  /** Resolves when it was told of all that it was to propose; the first is its own. */
  told: Promise<void>
  #resolve: () => void
  #job: Job | undefined
  #post: (frame: AgentCommand) => void = () => {}
  #left = 1

  constructor() {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.told = promise
    this.#resolve = resolve
  }

  deliver(job: Job, post: (frame: AgentCommand) => void): void {
    this.#job = job
    this.#post = post
    const { dispatchId, token } = job
    post({ type: 'ack', dispatchId, token })
    post({ type: 'started', dispatchId, token })
  }

  go(): void {
    this.#propose()
  }

  tell(_: unknown, { verdict }: Parameters<AgentAdapter['tell']>[1]): void {
    if (!verdict?.accepted) throw new Error('a decision was not accepted')
    this.#left -= 1
    if (this.#left > 0) this.#propose()
    else this.#resolve()
  }

  rejoin(): void {}
  withdraw(): void {}

  propose(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.told = promise
    this.#resolve = resolve
    this.#left = count
    this.#propose()
    return promise
  }

  #propose(): void {
    if (!this.#job) throw new Error('it has no job')
    const { dispatchId, token, body } = this.#job
    this.#post({ type: 'propose', dispatchId, token, envelope: envelopeOf(body.task_id) })
  }
}

const envelopeOf = (task: string): DecisionEnvelope => ({
  decision_id: randomUUID(),
  type: 'TOOL_CALL',
  action: 'write_file',
  params: { path: 'notes.txt', content: 'What was agreed on Monday. '.repeat(10) },
  scope: { allowed_paths: ['**'], allowed_tasks: [task] },
  expectation: { world_change: ['notes.txt'], task_progress: '' },
  timeout_ms: 60_000,
})

function grantFirst(runtime: Runtime): void {
  const off = runtime.subscribe('c0', 0, (event) => {
    if (event.type !== 'question_opened' || event.kind !== 'approval') return
    off()
    const { questionId, hash } = event
    void runtime.send('c0', { type: 'answer', by: 'you', questionId, option: 'conversation', hash })
  })
}

/** The bench is void unless each of them was issued under the grant and settled. */
function prove(runtime: Runtime): void {
  const events: JournalEvent[] = []
  runtime.subscribe('c0', 0, (event) => void events.push(event))()
  const granted = events.filter((e) => e.type === 'decision_issued' && e.approval.startsWith('g')).length
  const settled = events.filter((e) => e.type === 'decision_settled').length
  if (granted !== decisions || settled !== decisions + 1)
    throw new Error(`${granted} were covered and ${settled} settled of ${decisions}`)
}
