/** One trace a message. Any SDK of OpenTelemetry takes the place of the few lines that print spans here. */
import assert from 'node:assert/strict'
import { ROOT_CONTEXT, type Span, type SpanOptions, type TracerProvider, trace } from '@opentelemetry/api'
import { agent, defineTeam, openSignalbox, orThrow, untilRest } from '../src/index.ts'

const lines: string[] = []
let made = 0
const spanOf = (name: string, { startTime }: SpanOptions, traceId: string): Span => {
  const spanId = (++made).toString(16).padStart(16, '0')
  const span: Span = {
    ...trace.wrapSpanContext({ traceId, spanId, traceFlags: 1 }),
    spanContext: () => ({ traceId, spanId, traceFlags: 1 }),
    setAttributes: () => span,
    setStatus: () => span,
    end: (at) => void lines.push(`${traceId.slice(0, 8)} ${name} ${Number(at) - Number(startTime)} ms`),
  }
  return span
}
class Printing implements TracerProvider {
  getTracer() {
    const startSpan = (name: string, options: SpanOptions = {}, around = ROOT_CONTEXT): Span =>
      spanOf(name, options, trace.getSpanContext(around)?.traceId ?? 'f'.repeat(32))
    return { startSpan, startActiveSpan: () => assert.fail('it is not used') }
  }
}
trace.setGlobalTracerProvider(new Printing())

const given: (string | undefined)[] = []
const bob = agent((ctx) => {
  given.push(ctx.traceparent)
  return 'Here I am.'
})
const team = defineTeam({
  team: 'pair',
  members: [
    { id: 'you', type: 'human' },
    { id: 'bob', type: 'ai' },
  ],
})
const box = orThrow(await openSignalbox({ data: 'memory', team, members: { bob } }))
await box.start({ id: 'c' })
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
await box.say('c', { by: 'you', text: 'Hello [NEXT:bob]', traceparent })
await untilRest(box, 'c')
await box.close()

console.log(lines.join('\n'))
assert(lines.every((line) => line.startsWith('0af76519')))
assert(lines.some((line) => line.includes('dispatch bob')))
assert(given[0]?.startsWith('00-0af7651916cd43dd8448eb211c80319c-'))
