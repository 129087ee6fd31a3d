/** What an operator sees: one trace a message with true times, trace context in and out, and lines of the log without words. */
import { trace } from '@opentelemetry/api'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import {
  agent,
  defineTeam,
  type Log,
  machineClock,
  machineRandom,
  openSignalbox,
  orThrow,
  processAgent,
  tool,
  untilRest,
} from '../src/index.ts'
import { skippingClock } from '../src/testing.ts'

const exporter = new InMemorySpanExporter()
beforeAll(() => {
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }))
})
beforeEach(() => exporter.reset())
afterAll(() => trace.disable())

const team = orThrow(
  defineTeam({
    team: 'pair',
    members: [
      { id: 'you', type: 'human' },
      { id: 'bob', type: 'ai' },
    ],
  }),
)

test('a message is one trace: its stages and its dispatch, with the times of its events, under the trace of its sender', async () => {
  const given: (string | undefined)[] = []
  const clock = skippingClock()
  const { promise, resolve } = Promise.withResolvers<string>()
  const bob = agent((ctx) => {
    given.push(ctx.traceparent)
    return promise
  })
  const box = orThrow(await openSignalbox({ data: 'memory', clock, team, members: { bob } }))
  await box.start({ id: 'c' })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await box.say('c', { by: 'you', text: 'secret words [NEXT:bob]', traceparent })
  await clock.skip(5_000)
  resolve('secret answer')
  await untilRest(box, 'c')
  await box.close()
  const spans = exporter.getFinishedSpans()
  expect(spans.map(({ name }) => name).sort()).toEqual(['dispatch bob', 'message', 'safety', 'understanding'])
  expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(
    new Set(['0af7651916cd43dd8448eb211c80319c']),
  )
  const dispatch = spans.find(({ name }) => name === 'dispatch bob')
  expect(dispatch?.duration[0]).toBe(5)
  expect(given).toEqual([`00-0af7651916cd43dd8448eb211c80319c-${dispatch?.spanContext().spanId}-01`])
  expect(JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]))).not.toContain('secret')
})

test('a decision and its tool are in the trace of the message, under their dispatch, with their own durations', async () => {
  const clock = skippingClock()
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = tool({
    name: 'look',
    effect: 'read',
    input: z.object({ at: z.string() }),
    describe: ({ at }) => `Looks at ${at}.`,
    touches: () => ({}),
    run: () => promise,
  })
  const bob = agent(async (ctx) => {
    await ctx.act(look, { at: 'secret place' })
    return 'seen'
  })
  const box = orThrow(await openSignalbox({ data: 'memory', clock, team, members: { bob }, tools: [look] }))
  await box.start({ id: 'tools' })
  await box.say('tools', { by: 'you', text: 'go [NEXT:bob]' })
  await clock.skip(3_000)
  resolve()
  await untilRest(box, 'tools')
  await box.close()
  const spans = new Map(exporter.getFinishedSpans().map((span) => [span.name, span]))
  const [message, dispatch, decision, ran] = ['message', 'dispatch bob', 'decision look', 'tool'].map((name) =>
    spans.get(name),
  )
  expect(new Set([message, dispatch, decision, ran].map((span) => span?.spanContext().traceId)).size).toBe(1)
  expect(decision?.parentSpanContext?.spanId).toBe(dispatch?.spanContext().spanId)
  expect(ran?.parentSpanContext?.spanId).toBe(decision?.spanContext().spanId)
  expect([decision?.duration[0], ran?.duration[0]]).toEqual([3, 3])
  expect(JSON.stringify([...spans.values()].map(({ name, attributes }) => [name, attributes]))).not.toContain('secret')
})

test('a program outside gets the trace of its dispatch, and without a trace nothing of the kind', async () => {
  const program = `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { type, dispatchId, token, body, ...rest } = JSON.parse(line)
    const send = (more) => console.log(JSON.stringify({ dispatchId, token, ...more }))
    if (type === 'dispatch') { globalThis.job = { body, rest }; send({ type: 'ack' }) }
    if (type === 'go') {
      const user_response = 'given ' + JSON.stringify(job.rest)
      send({ type: 'result', success: true, body: { task_id: job.body.task_id, status: 'completed', user_response } })
    }
  })`
  const ports = { clock: machineClock, random: machineRandom, environment: process.env }
  const bob = processAgent({ command: [process.execPath, '-e', program] }, ports)
  const box = orThrow(await openSignalbox({ data: 'memory', team, members: { bob } }))
  await box.start({ id: 'outside' })
  const traces = [
    '0af7651916cd43dd8448eb211c80319d-b7ad6b7169203331-01',
    '0af7651916cd43dd8448eb211c80319e-b7ad6b7169203331-00',
  ]
  for (const trace of traces) {
    await box.say('outside', { by: 'you', text: 'go [NEXT:bob]', traceparent: `00-${trace}` })
    await untilRest(box, 'outside')
  }
  const said = orThrow(box.history('outside')).flatMap((e) =>
    e.type === 'member_said' && e.memberId === 'bob' ? [e.text] : [],
  )
  await box.close()
  await bob.close()
  expect(said[0]).toMatch(
    /^given \{"leaseMs":60000,"traceparent":"00-0af7651916cd43dd8448eb211c80319d-[0-9a-f]{16}-01"\}$/,
  )
  expect(said[1]).toBe('given {"leaseMs":60000}')
})

test('the log follows a message by its conversation and its trace, and holds no words', async () => {
  const lines: object[] = []
  const line = (level: string) => (fields: object, message: string) => void lines.push({ level, message, ...fields })
  const log: Log = { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') }
  const box = orThrow(
    await openSignalbox({ data: 'memory', log, team, members: { bob: agent(() => 'secret answer') } }),
  )
  await box.start({ id: 'c' })
  await box.say('c', { by: 'you', text: 'secret words [NEXT:bob]' })
  await untilRest(box, 'c')
  await box.close()
  const told = lines.filter((one) => 'level' in one && one.level === 'info') as {
    message: string
    message_trace_id?: string
  }[]
  expect(told.map(({ message }) => message)).toEqual([
    'a conversation started',
    'a message came in',
    'a message was routed',
    'a task was given out',
    'a task has its result',
  ])
  expect(new Set(told.slice(1).map((one) => one.message_trace_id)).size).toBe(1)
  expect(JSON.stringify(lines)).not.toContain('secret')
})
