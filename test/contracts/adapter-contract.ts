/** One suite for everything that runs AI members. A Desk plays the core's part: it hears the frames and says go after a start. */
import { describe, expect, test } from 'vitest'
import type { AgentCommand } from '../../src/core/state/commands.ts'
import type { AgentAdapter, Job } from '../../src/ports.ts'

type Slots = Job['body']['slots']

export type Bench = {
  readonly adapter: AgentAdapter
  /** What to put into the slots so that the agent shows this. Only `answers` is something everybody can. */
  readonly jobs: {
    readonly answers: Slots
    readonly refuses?: Slots
    readonly hangs?: Slots
    readonly crashes?: Slots
    /** Writes garbage, and answers in between. */
    readonly babbles?: Slots
    readonly answersTwice?: Slots
  }
  /** Lets time go by for whatever waits. */
  readonly pass?: (ms: number) => void
  readonly close?: () => Promise<void>
}

let made = 0
export function jobWith(slots: Slots, more: Partial<Pick<Job, 'conversation' | 'dispatchId' | 'token'>> = {}): Job {
  made += 1
  const { conversation = `c${made}`, dispatchId = `d${made}`, token = made } = more
  const body = {
    conversation_id: conversation,
    task_id: `t${made}`,
    agent_code: 'agent',
    priority: 'normal' as const,
    slots,
    context_summary: '',
    memory_ref: [],
  }
  return { conversation, agentId: 'agent', dispatchId, token, leaseMs: 60_000, body }
}

export class Desk {
  readonly #bench: Pick<Bench, 'adapter' | 'pass'>
  readonly #frames = new Map<Job, AgentCommand[]>()

  constructor(bench: Pick<Bench, 'adapter' | 'pass'>) {
    this.#bench = bench
  }

  deliver(job: Job): void {
    this.#bench.adapter.deliver(job, this.post(job))
  }

  post(job: Job): (frame: AgentCommand) => void {
    const frames: AgentCommand[] = []
    this.#frames.set(job, frames)
    return (frame) => {
      frames.push(frame)
      if (frame.type === 'started') setImmediate(() => this.#bench.adapter.go(job))
    }
  }

  frames(job: Job): readonly AgentCommand[] {
    return this.#frames.get(job) ?? []
  }

  types(job: Job): string[] {
    return this.frames(job).map(({ type }) => type)
  }

  /** Without the steps: how many of them there are is the agent's own business. */
  handshake(job: Job): string[] {
    return this.types(job).filter((type) => type !== 'progress')
  }

  steps(job: Job): string[] {
    return this.frames(job).flatMap((f) => (f.type === 'progress' ? (f.step?.observation ?? f.text ?? '') : []))
  }

  result(job: Job): Extract<AgentCommand, { type: 'result' }> | undefined {
    return this.frames(job).find((frame) => frame.type === 'result')
  }

  async until(job: Job, ...types: AgentCommand['type'][]): Promise<void> {
    while (!this.frames(job).some(({ type }) => types.includes(type))) await this.wait()
  }

  /** Until it is over, one way or the other. */
  async over(job: Job): Promise<void> {
    await this.until(job, 'result', 'nack', 'lost')
    await this.quiet()
  }

  /** A few rounds more, for what should not come. */
  async quiet(): Promise<void> {
    for (let round = 0; round < 10; round++) await this.wait()
  }

  async wait(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5))
    this.#bench.pass?.(20)
  }
}

export function adapterContract(name: string, open: () => Bench): void {
  const withDesk = async (check: (desk: Desk, bench: Bench) => Promise<void>): Promise<void> => {
    const bench = open()
    await check(new Desk(bench), bench)
    await closed(bench)
  }

  describe(`${name} as an adapter`, () => {
    for (const [behaviour, slots] of Object.entries(open().jobs)) {
      const law = laws[behaviour as keyof typeof laws]
      test(law.title, () => withDesk((desk, bench) => law.check(desk, bench, slots)))
    }

    test('jobs of two conversations with one dispatchId are not mixed up', () =>
      withDesk(async (desk, { jobs }) => {
        const same = { dispatchId: 'd7', token: 7 }
        const [a, b] = [jobWith(jobs.answers, same), jobWith(jobs.answers, same)]
        for (const job of [a, b]) desk.deliver(job)
        for (const job of [a, b]) await desk.over(job)
        for (const job of [a, b]) expect(taskIn(desk, job)).toBe(job.body.task_id)
      }))

    test('a job it does not know is lost when it is rejoined, or done from the top, without another ack', () =>
      withDesk(async (desk, { adapter, jobs }) => {
        const job = jobWith(jobs.answers)
        adapter.rejoin(job, desk.post(job))
        await desk.quiet()
        const types = desk.frames(job).map(({ type }) => type)
        expect(types).not.toContain('ack')
        expect(types.filter((type) => type === 'lost' || type === 'result')).toHaveLength(1)
        expect(['lost', 'result']).toContain(types.at(-1))
      }))

    test('go, withdraw and tell for a job it does not know do nothing', () =>
      withDesk(async (desk, { adapter, jobs }) => {
        const stranger = jobWith(jobs.answers)
        adapter.go(stranger)
        adapter.withdraw(stranger, { kind: 'stopped' })
        adapter.tell(stranger, { decision_id: 'decision', outcome: 'uncertain' })
        await answered(desk, jobs.answers)
      }))
  })
}

type Law = { readonly title: string; readonly check: (desk: Desk, bench: Bench, slots: Slots) => Promise<void> }
const laws: { readonly [B in keyof Required<Bench['jobs']>]: Law } = {
  answers: {
    title: 'a job is acked, started and answered once, in this order, under its own id and token',
    check: async (desk, _, slots) => {
      await answered(desk, slots)
      await answered(desk, slots)
    },
  },
  refuses: {
    title: 'a job it cannot take is refused once and nothing else',
    check: async (desk, { jobs }, slots) => {
      const job = jobWith(slots)
      desk.deliver(job)
      await desk.over(job)
      expect(desk.types(job)).toEqual(['nack'])
      await answered(desk, jobs.answers)
    },
  },
  hangs: {
    title: 'a job that is withdrawn posts nothing more, and the next one is answered',
    check: async (desk, { adapter, jobs, pass }, slots) => {
      const job = jobWith(slots)
      desk.deliver(job)
      await desk.until(job, 'started')
      adapter.withdraw(job, { kind: 'stopped' })
      const before = desk.frames(job).length
      pass?.(10_000)
      await desk.quiet()
      pass?.(10_000)
      await answered(desk, jobs.answers)
      expect(desk.frames(job)).toHaveLength(before)
    },
  },
  crashes: {
    title: 'a crash costs its own task and nothing else',
    check: async (desk, { jobs }, slots) => {
      const [crash, other] = [jobWith(slots), jobWith(jobs.answers)]
      desk.deliver(crash)
      desk.deliver(other)
      for (const job of [crash, other]) await desk.over(job)
      expect(ending(desk, crash)).toBe('failed')
      expect(ending(desk, other)).toBe('answered')
      await answered(desk, jobs.answers)
    },
  },
  babbles: {
    title: 'garbage is dropped and reported as a step, and the answer counts',
    check: async (desk, _, slots) => {
      const job = await answered(desk, slots)
      expect(desk.steps(job).join()).toContain('dropped')
    },
  },
  answersTwice: {
    title: 'only the first answer counts',
    check: async (desk, { jobs }, slots) => {
      await answered(desk, slots)
      await answered(desk, jobs.answers)
    },
  },
}

/** Delivers a job that is answered, and checks the whole handshake. */
export async function answered(desk: Desk, slots: Slots): Promise<Job> {
  const job = jobWith(slots)
  desk.deliver(job)
  await desk.over(job)
  expect(desk.handshake(job)).toEqual(['ack', 'started', 'result'])
  for (const frame of desk.frames(job)) expect(frame).toMatchObject({ dispatchId: job.dispatchId, token: job.token })
  expect(taskIn(desk, job)).toBe(job.body.task_id)
  return job
}

function ending(desk: Desk, job: Job): 'answered' | 'failed' {
  return desk.result(job)?.success ? 'answered' : 'failed'
}

function taskIn(desk: Desk, job: Job): string | undefined {
  const result = desk.result(job)
  return result?.success ? result.result.task_id : undefined
}

async function closed({ close, pass }: Bench): Promise<void> {
  if (!close) return
  let open = true
  const closing = close().then(() => {
    open = false
  })
  while (open) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    pass?.(50)
  }
  await closing
}
