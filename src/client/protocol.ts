/** What the screen's thread and the runtime's thread say to each other: plain data, a number for each call and each subscription. */
import type { Problem } from '../core/contracts/problems.ts'
import type { LogTarget } from '../log/log.ts'
import type { Client, News } from './client.ts'

/** Calls that have one answer, by name. */
export type CallName = Exclude<keyof Client, 'subscribe'>
type ValueOf<N extends CallName> = Awaited<ReturnType<Client[N]>>

export type ToHost =
  | {
      readonly [N in CallName]: {
        readonly type: 'call'
        readonly call: number
        readonly name: N
        readonly args: Parameters<Client[N]>
      }
    }[CallName]
  | { readonly type: 'subscribe'; readonly subscription: number; readonly conversation: string; readonly after: number }
  | { readonly type: 'unsubscribe'; readonly subscription: number }

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
  readonly log?: { readonly target: LogTarget; readonly traceId: string }
}

export type Port<In, Out> = {
  postMessage(message: Out): void
  on(event: 'message', listener: (message: In) => void): unknown
}
