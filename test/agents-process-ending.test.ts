/** process:P4: a program that hung is ended, which takes a while, and the job that comes meanwhile is not refused for it. */
import { describe, expect, test } from 'vitest'
import type { ProcessOptions } from '../src/agents/process.ts'
import { until } from './agents/hand-clock.ts'
import { onStage, type Stage } from './agents/process-stage.ts'
import { answered, jobWith } from './contracts/adapter-contract.ts'

describe('a seat that is only ending', () => {
  /** One seat, whose program was called off and does not answer that; it is gone after five seconds. */
  const ending = (check: (stage: Stage) => Promise<void>, options: Partial<ProcessOptions> = {}): Promise<void> =>
    onStage(
      async (stage) => {
        const hung = jobWith({ do: 'hang' })
        stage.desk.deliver(hung)
        await stage.desk.until(hung, 'started')
        stage.agent.withdraw(hung, { kind: 'silent' })
        await check(stage)
        expect(stage.desk.handshake(hung)).toEqual(['ack', 'started'])
      },
      { seats: 1, ...options },
    )
  const passed = async ({ clock, desk }: Stage): Promise<void> => {
    clock.advance(5_000)
    await desk.quiet()
  }

  test('keeps one job waiting, and answers it with a fresh program', () =>
    ending(async ({ clock, desk }) => {
      const job = jobWith({ do: 'answer' })
      desk.deliver(job)
      await desk.quiet()
      expect(desk.frames(job)).toEqual([])
      clock.advance(5_000)
      await desk.over(job)
      expect(desk.handshake(job)).toEqual(['ack', 'started', 'result'])
    }))

  test('keeps no second one', () =>
    ending(async ({ desk }) => {
      const [first, second] = [jobWith({ do: 'answer' }), jobWith({ do: 'answer' })]
      for (const job of [first, second]) desk.deliver(job)
      expect(desk.frames(first)).toEqual([])
      expect(desk.frames(second)).toMatchObject([{ type: 'nack', cause: { kind: 'busy' } }])
    }))

  test('of two, each keeps one, and whichever is free first takes the one that came first', () =>
    onStage(async ({ agent, clock, desk }) => {
      const hung = [jobWith({ do: 'hang' }), jobWith({ do: 'hang' })] as const
      for (const job of hung) desk.deliver(job)
      for (const job of hung) await desk.until(job, 'started')
      agent.withdraw(hung[0], { kind: 'silent' })
      clock.advance(2_000)
      agent.withdraw(hung[1], { kind: 'silent' })
      const jobs = [jobWith({ do: 'hang' }), jobWith({ do: 'answer' }), jobWith({ do: 'answer' })] as const
      for (const job of jobs) desk.deliver(job)
      expect(jobs.map((job) => desk.types(job))).toEqual([[], [], ['nack']])
      clock.advance(2_000)
      await until(() => jobs.some((job) => desk.types(job).includes('ack')), clock, 1)
      expect(jobs.map((job) => desk.types(job)[0])).toEqual(['ack', undefined, 'nack'])
      await desk.over(jobs[1])
      expect(desk.handshake(jobs[1])).toEqual(['ack', 'started', 'result'])
    }))

  test('a seat that is at work and free earlier takes the one that waits', () =>
    onStage(async ({ agent, clock, desk }) => {
      const hung = jobWith({ do: 'hang' })
      desk.deliver(hung)
      await desk.until(hung, 'started')
      agent.withdraw(hung, { kind: 'silent' })
      const [working, waiting] = [jobWith({ do: 'answer' }), jobWith({ do: 'answer' })]
      for (const job of [working, waiting]) desk.deliver(job)
      expect(desk.frames(waiting)).toEqual([])
      const before = clock.now()
      await until(() => desk.result(waiting) !== undefined)
      expect(clock.now()).toBe(before)
    }))

  test('a job that is withdrawn while it waits is forgotten, and its place is free', () =>
    ending(async (stage) => {
      const { agent, desk } = stage
      const [gone, next] = [jobWith({ do: 'answer' }), jobWith({ do: 'answer' })]
      desk.deliver(gone)
      agent.withdraw(gone, { kind: 'canceled' })
      desk.deliver(next)
      await passed(stage)
      await desk.over(next)
      expect(desk.frames(gone)).toEqual([])
      expect(desk.handshake(next)).toEqual(['ack', 'started', 'result'])
    }))

  test('a new dispatch of the task that waits takes its place', () =>
    ending(async (stage) => {
      const { desk } = stage
      const old = jobWith({ do: 'answer' })
      const renewed = { ...old, dispatchId: 'd-new', token: old.token + 100_000 }
      for (const job of [old, renewed]) desk.deliver(job)
      await passed(stage)
      await desk.over(renewed)
      expect(desk.frames(old)).toEqual([])
      expect(desk.handshake(renewed)).toEqual(['ack', 'started', 'result'])
    }))

  test('a job that waits and is delivered or rejoined again is neither lost nor done twice', () =>
    ending(async (stage) => {
      const { agent, desk } = stage
      const job = jobWith({ do: 'answer' })
      desk.deliver(job)
      agent.go(job)
      agent.deliver(job, desk.post(job))
      agent.rejoin(job, desk.post(job))
      await passed(stage)
      await desk.over(job)
      expect(desk.handshake(job)).toEqual(['ack', 'started', 'result'])
    }))

  test('the time to ack runs while a job waits', () =>
    ending(
      async ({ clock, desk }) => {
        const job = jobWith({ do: 'silent' })
        desk.deliver(job)
        await until(() => desk.types(job).length > 0, clock)
        expect(desk.frames(job)).toMatchObject([{ type: 'nack', cause: { kind: 'timeout' } }])
      },
      { ackMs: 6_000 },
    ))

  test('a job that waited longer than that is not begun', () =>
    ending(
      async (stage) => {
        const job = jobWith({ do: 'answer' })
        stage.desk.deliver(job)
        await passed(stage)
        await stage.desk.over(job)
        expect(stage.desk.frames(job)).toMatchObject([{ type: 'nack', cause: { kind: 'timeout' } }])
        await answered(stage.desk, { do: 'answer' })
      },
      { ackMs: 3_000 },
    ))

  test('close refuses who waits', () =>
    ending(async ({ agent, desk }) => {
      const job = jobWith({ do: 'answer' })
      desk.deliver(job)
      void agent.close()
      expect(desk.frames(job)).toMatchObject([{ type: 'nack', cause: { kind: 'shut_down' } }])
    }))
})
