/**
 * The client of the terminal: the runtime and its journal live in a worker thread (worker-host.ts), so a key press never waits
 * for work or for the disk.
 */
import { Worker } from 'node:worker_threads'
import { ok, type Result } from '../core/contracts/result.ts'
import type { Client, News } from './client.ts'
import type { CallName, HostOptions, Port, ToHost, ToScreen } from './protocol.ts'

/** Refused where the data folder cannot be used, e.g. because another process writes to it. */
export async function openWorkerClient(options: HostOptions): Promise<Result<Client>> {
  const worker = new Worker(hostFile(), { workerData: options })
  const { promise, resolve, reject } = Promise.withResolvers<Result<Client>>()
  let at: 'opening' | 'open' | 'ending' = 'opening'
  const end = async (): Promise<void> => {
    at = 'ending'
    await worker.terminate()
  }
  const client = clientOver(worker, end)
  // Without its thread the client is useless. Before it is open the caller is told; afterwards it is a bug of ours, thrown in a
  // turn of its own, because what a listener throws while the last messages of a thread are read is lost.
  const lost = (error: Error): void => {
    if (at === 'ending') return
    if (at === 'open') setImmediate(() => raise(error))
    else reject(error)
    at = 'ending'
  }
  worker.on('error', lost)
  worker.on('exit', (code) => lost(new Error(`the thread of the runtime ended by itself (${code})`)))
  worker.on('message', (message: ToScreen) => {
    if (message.type === 'opened') {
      at = 'open'
      resolve(ok(client))
    }
    if (message.type === 'fault') void end().then(() => resolve({ ok: false, problem: message.problem }))
  })
  return promise
}

function raise(error: Error): never {
  throw error
}

/** The built package has the same file with the ending `.js`. */
const hostFile = (): URL =>
  new URL(import.meta.filename.endsWith('.ts') ? './worker-host.ts' : './worker-host.js', import.meta.url)

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void }

export function clientOver(port: Port<ToScreen, ToHost>, end: () => Promise<void>): Client {
  const calls = new Map<number, Waiting>()
  const listeners = new Map<number, (news: News) => void>()
  let last = 0
  port.on('message', (message) => {
    if (message.type === 'news') listeners.get(message.subscription)?.(message.news)
    if (message.type === 'answer') settle(calls, message.call)?.resolve(message.value as never)
    if (message.type === 'failed') settle(calls, message.call)?.reject(new Error(message.message))
  })
  const call = <N extends CallName>(name: N, ...args: Parameters<Client[N]>): ReturnType<Client[N]> => {
    const number = ++last
    port.postMessage({ type: 'call', call: number, name, args })
    return new Promise((resolve, reject) => calls.set(number, { resolve, reject })) as ReturnType<Client[N]>
  }
  return {
    teams: () => call('teams'),
    conversations: (limit) => call('conversations', limit),
    start: (team) => call('start', team),
    say: (conversation, said) => call('say', conversation, said),
    answer: (conversation, answer) => call('answer', conversation, answer),
    control: (conversation, control) => call('control', conversation, control),
    undo: (conversation, asked) => call('undo', conversation, asked),
    sandbox: () => call('sandbox'),
    state: (conversation) => call('state', conversation),
    subscribe(conversation, after, listener) {
      const subscription = ++last
      listeners.set(subscription, listener)
      port.postMessage({ type: 'subscribe', subscription, conversation, after })
      return () => {
        listeners.delete(subscription)
        port.postMessage({ type: 'unsubscribe', subscription })
      }
    },
    close: async () => {
      await call('close')
      await end()
    },
  }
}

function settle(calls: Map<number, Waiting>, call: number): Waiting | undefined {
  const waiting = calls.get(call)
  calls.delete(call)
  return waiting
}
