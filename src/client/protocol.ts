/** What the screen's thread and the runtime's thread say to each other: plain data, a number for each call and each subscription. */
import { z } from 'zod'
import type { Problem } from '../core/contracts/problems.ts'
import type { LogTarget } from '../log/log.ts'
import type { EngineKind } from '../runtime/engine-kinds.ts'
import type { Client, News } from './client.ts'

/** Calls that have one answer, by name. */
export type CallName = Exclude<keyof Client, 'subscribe'>
type ValueOf<N extends CallName> = Awaited<ReturnType<Client[N]>>

const calls: Readonly<Record<CallName, true>> = {
  teams: true,
  conversations: true,
  start: true,
  say: true,
  answer: true,
  control: true,
  undo: true,
  sandbox: true,
  state: true,
  close: true,
}
const number = z.int().min(0)

/** What the screen's thread sends. It is checked on arrival, so that a name from outside never finds another method. */
export const ToHost = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('call'),
    call: number,
    name: z.enum(Object.keys(calls) as [CallName, ...CallName[]]),
    args: z.array(z.unknown()).max(2),
  }),
  z.strictObject({ type: z.literal('subscribe'), subscription: number, conversation: z.string(), after: number }),
  z.strictObject({ type: z.literal('unsubscribe'), subscription: number }),
])
export type ToHost = z.infer<typeof ToHost>

export type ToScreen =
  | { readonly type: 'opened' }
  /** The journal cannot be used: nothing else will come. */
  | { readonly type: 'fault'; readonly problem: Problem }
  | { readonly type: 'answer'; readonly call: number; readonly value: ValueOf<CallName> }
  | { readonly type: 'failed'; readonly call: number; readonly message: string }
  | { readonly type: 'news'; readonly subscription: number; readonly news: News }

/** What the worker is started with. Without a log it says nothing. */
export type HostOptions = {
  readonly folder: string
  readonly paceMs?: number
  readonly engine?: EngineKind
  /** The folder that new conversations work in. */
  readonly workspace?: string
  /** The folder of a team that is offered besides those that are found, and before them. */
  readonly teamFolder?: string
  readonly log?: { readonly target: LogTarget; readonly traceId: string }
}

export type Port<In, Out> = {
  postMessage(message: Out): void
  on(event: 'message', listener: (message: In) => void): unknown
}
