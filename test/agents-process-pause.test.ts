/** A pause reaches an outside program; whether it holds still is what it says itself. */
import { expect, test } from 'vitest'
import { onStage } from './agents/process-stage.ts'
import { jobWith } from './contracts/adapter-contract.ts'

test('a program is told of a pause and of its end, once each, and may say that it holds still', () =>
  onStage(async ({ agent, desk }) => {
    const job = jobWith({ do: 'holds' })
    desk.deliver(job)
    await desk.until(job, 'started')
    await desk.quiet()
    agent.resume?.(job)
    agent.pause?.(job)
    agent.pause?.(job)
    await desk.until(job, 'paused')
    await desk.quiet()
    expect(desk.frames(job).at(-1)).toEqual({ type: 'paused', dispatchId: job.dispatchId, token: job.token })
    agent.resume?.(job)
    await desk.over(job)
    expect(desk.types(job)).toEqual(['ack', 'started', 'paused', 'result'])
  }))

test('a program that does not answer a pause goes on with its work', () =>
  onStage(async ({ agent, desk }) => {
    const job = jobWith({ do: 'hang' })
    desk.deliver(job)
    await desk.until(job, 'started')
    await desk.quiet()
    agent.pause?.(job)
    await desk.quiet()
    expect(desk.types(job)).toEqual(['ack', 'started'])
  }))

test('who says so without being asked is not heard, and a pause with another token does not reach it', () =>
  onStage(async ({ agent, desk }) => {
    const job = jobWith({ do: 'eager' })
    desk.deliver(job)
    await desk.until(job, 'progress')
    agent.pause?.({ ...job, token: job.token + 1 })
    await desk.quiet()
    expect(desk.handshake(job)).toEqual(['ack', 'started'])
    expect(desk.steps(job).join()).toContain('nobody asked for it')
  }))
