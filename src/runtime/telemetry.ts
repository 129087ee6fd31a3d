/**
 * Spans and metrics through OpenTelemetry's API, made from events that are on disk (ADR 0016). The program brings the SDK; without
 * one nothing is made.
 *
 * T1. One trace a message: its stages, the dispatches it leads to, their decisions and tools. Times are those of the events.
 * T2. No words of people, agents or tools are in it: ids, names, kinds and outcomes only.
 * T3. A message continues the trace of whoever says it (`traceparent`, or the active span), and agents get theirs to send along.
 */
import { createHash } from 'node:crypto'
import {
  type Attributes,
  context,
  type Histogram,
  metrics,
  type Span,
  type SpanContext,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { EventOf, JournalEvent } from '../core/state/events.ts'

const name = 'signalbox'
/** What was begun and never ended, e.g. because the conversation was deleted, is let go of beyond so many. */
const mostOpen = 10_000

type Key = string
export class Telemetry {
  readonly #open = new Map<Key, { readonly span: Span; readonly at: number }>()
  /** The message whose trace a conversation is in, and the message of each task. */
  readonly #current = new Map<string, string>()
  readonly #messageOf = new Map<string, string>()
  readonly #dispatchOf = new Map<string, string>()
  #durations: Histogram | undefined
  readonly #said = new Map<string, SpanContext>()

  /** T3: the caller's trace, until its message is on disk. */
  saying(conversation: string, said: { readonly by: string; readonly text: string }, traceparent?: string): void {
    if (!isOn()) return
    const parent = traceparent === undefined ? trace.getActiveSpan()?.spanContext() : parsed(traceparent)
    if (parent) this.#said.set(saidKey(conversation, said.by, said.text), parent)
  }

  /** W3C trace context of a dispatch: that of its span, else one that only names the message, unless it must be `sampled`. */
  traceparent(conversation: string, dispatchId: string, which?: 'sampled'): string | undefined {
    const span = this.#open.get(`${conversation} dispatch ${dispatchId}`)?.span.spanContext()
    if (which === 'sampled' && !(span && span.traceFlags & 1)) return
    if (span) return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`
    const traceId = traceIdOf(conversation, this.#current.get(conversation) ?? '')
    return `00-${traceId}-${hash(`${conversation} ${dispatchId}`, 16)}-00`
  }

  heard(conversation: string, e: JournalEvent): void {
    if (e.type === 'user_input_received') this.#keep(this.#current, conversation, e.messageId)
    if (!isOn()) return
    if (e.type === 'task_created')
      this.#keep(this.#messageOf, `${conversation} ${e.taskId}`, e.messageId ?? this.#current.get(conversation) ?? '')
    this.#trace(conversation, e)
  }

  #trace(c: string, e: JournalEvent): void {
    switch (e.type) {
      case 'user_input_received': {
        this.#begin(c, e, {
          kind: 'message',
          id: e.messageId,
          name: 'message',
          more: { 'signalbox.member': e.memberId },
        })
        for (const stage of ['safety', 'understanding'])
          this.#begin(c, e, { kind: stage, id: e.messageId, name: stage, under: `message ${e.messageId}` })
        return
      }
      case 'safety_checked':
        return this.#end(c, e, `safety ${e.messageId}`, { 'signalbox.verdict': e.verdict })
      case 'semantic_understanding_completed':
        return this.#end(c, e, `understanding ${e.messageId}`)
      case 'routing_decision_made':
        return this.#end(c, e, `message ${e.messageId}`, {
          'signalbox.route': e.decision.route,
          'signalbox.rule': e.rule,
        })
      case 'input_rejected':
        return this.#end(c, e, `message ${e.messageId}`, { 'signalbox.rejected': e.reason }, true)
      case 'task_dispatch_requested': {
        const under = `message ${this.#messageOf.get(`${c} ${e.taskId}`) ?? this.#current.get(c)}`
        const more = { 'signalbox.member': e.agentId, 'signalbox.task': e.taskId }
        this.#keep(this.#dispatchOf, `${c} ${e.taskId}`, e.dispatchId)
        return this.#begin(c, e, { kind: 'dispatch', id: e.dispatchId, name: `dispatch ${e.agentId}`, under, more })
      }
      case 'task_dispatch_nack':
        return this.#end(c, e, `dispatch ${e.dispatchId}`, { 'signalbox.outcome': e.reason }, true)
      case 'task_lease_expired':
        return this.#end(c, e, `dispatch ${e.dispatchId}`, { 'signalbox.outcome': e.cause.kind }, true)
      case 'task_awaiting_user':
      case 'task_canceled':
        return this.#end(c, e, `dispatch ${e.dispatchId}`, { 'signalbox.outcome': e.type })
      case 'task_execution_result':
        return this.#end(c, e, `dispatch ${e.dispatchId}`, { 'signalbox.outcome': String(e.success) }, !e.success)
      default:
        return this.#decision(c, e)
    }
  }

  #decision(c: string, e: JournalEvent): void {
    if (e.type === 'decision_proposed') {
      const { decision_id: id, action = '' } = e.envelope
      const under = `dispatch ${this.#dispatchOf.get(`${c} ${e.taskId}`)}`
      return this.#begin(c, e, {
        kind: 'decision',
        id,
        name: `decision ${action}`,
        under,
        more: { 'signalbox.effect': e.effect },
      })
    }
    if (e.type === 'decision_issued')
      return this.#begin(c, e, { kind: 'tool', id: e.decision_id, name: 'tool', under: `decision ${e.decision_id}` })
    if (!isEnd(e)) return
    const failed = e.type === 'decision_refused' || (e.type === 'decision_settled' && !e.verdict.accepted)
    this.#end(c, e, `tool ${e.decision_id}`, { 'signalbox.outcome': e.type }, failed)
    this.#end(c, e, `decision ${e.decision_id}`, { 'signalbox.outcome': e.type }, failed)
  }

  #begin(c: string, e: JournalEvent, { kind, id, name: spanName, under, more }: Begun): void {
    const parent = under === undefined ? this.#takeSaid(c, e) : this.#contextOf(`${c} ${under}`)
    const attributes = { 'signalbox.conversation': c, 'signalbox.seq': e.seq, ...more }
    const around = parent ? trace.setSpanContext(context.active(), parent) : context.active()
    const root = parent === undefined
    const span = trace.getTracer(name).startSpan(spanName, { startTime: e.at, attributes, root }, around)
    this.#keep(this.#open, `${c} ${kind} ${id}`, { span, at: e.at })
    if (kind === 'message') this.#keep(this.#contexts, `${c} message ${id}`, span.spanContext())
  }

  /** A message's span is over when it is routed; what it leads to is still of its trace. */
  readonly #contexts = new Map<Key, SpanContext>()
  #contextOf(key: Key): SpanContext | undefined {
    return this.#open.get(key)?.span.spanContext() ?? this.#contexts.get(key)
  }

  #takeSaid(c: string, e: JournalEvent): SpanContext | undefined {
    if (e.type !== 'user_input_received') return
    const key = saidKey(c, e.memberId, e.text)
    const parent = this.#said.get(key)
    this.#said.delete(key)
    return parent
  }

  #end(c: string, e: JournalEvent, what: Key, more: Attributes = {}, failed = false): void {
    const key = `${c} ${what}`
    const begun = this.#open.get(key)
    if (!begun) return
    this.#open.delete(key)
    begun.span.setAttributes(more)
    if (failed) begun.span.setStatus({ code: SpanStatusCode.ERROR })
    begun.span.end(e.at)
    const [kind = ''] = what.split(' ')
    this.#durations ??= metrics.getMeter(name).createHistogram('signalbox.duration', { unit: 'ms' })
    this.#durations.record(e.at - begun.at, { kind, failed })
  }

  #keep<T>(map: Map<string, T>, key: string, value: T): void {
    map.set(key, value)
    if (map.size <= mostOpen) return
    const [oldest] = map.keys()
    if (oldest !== undefined) map.delete(oldest)
  }
}

type Begun = {
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly under?: Key
  readonly more?: Attributes
}

type DecisionEnd = EventOf<'decision_settled'> | EventOf<'decision_refused'> | EventOf<'decision_probed'>
const isEnd = (e: JournalEvent): e is DecisionEnd =>
  e.type === 'decision_settled' || e.type === 'decision_refused' || e.type === 'decision_probed'

/** Whether the program has set a provider of traces. */
function isOn(): boolean {
  const provider = trace.getTracerProvider() as { getDelegate?(): object }
  return provider.getDelegate === undefined || provider.getDelegate().constructor.name !== 'NoopTracerProvider'
}

/** What a log line and a trace call a message by, where no SDK gives it an id. */
export const traceIdOf = (conversation: string, messageId: string): string => hash(`${conversation} ${messageId}`, 32)

const hash = (text: string, length: number): string => createHash('sha256').update(text).digest('hex').slice(0, length)
const saidKey = (conversation: string, by: string, text: string): string => `${conversation} ${by} ${text}`

function parsed(traceparent: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  if (!traceId || !spanId) return
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true }
}
