/**
 * Every door to the outside on one page. The core never imports this; the runtime, and the folders that implement a door, do.
 * All journal calls but `append` are synchronous reads of local data.
 */

/** One event as the journal sees it: stamped, JSON only. The core's vocabulary is core/events.ts. */
export type Stamped = {
  readonly seq: number
  readonly at: number
  readonly type: string
  readonly loopId: string
  readonly role: string
}

/** What is kept of a stream beside its rows, so that ten thousand idle ones need not be loaded. */
export type Mark = {
  /** When its next timer is due (ms UTC), or null. */
  readonly due: number | null
  readonly status: string
}

export type Head = Mark & { readonly stream: string; readonly seq: number; readonly at: number }

export type Append = {
  readonly stream: string
  /** The seq of the last event that is there already; 0 for a new stream. */
  readonly expected: number
  readonly events: readonly Stamped[]
  readonly mark: Mark
}

export interface Journal {
  /** Resolves when the events are on disk, together with whatever else was ready; rejects and writes nothing otherwise. */
  append(append: Append): Promise<void>
  read(stream: string, after?: number): Iterable<Stamped>
  head(stream: string): Head | undefined
  heads(): Iterable<Head>
  /** A cache: `body` is what saveSnapshot got for that `seq`; it may be gone at any time. */
  snapshot(stream: string): { readonly seq: number; readonly body: string } | undefined
  saveSnapshot(stream: string, seq: number, body: string): void
  close(): Promise<void>
}

export interface Clock {
  now(): number
  /** Calls back once, at or after `at`; never in the same tick. Returns how to call it off. */
  wakeAt(at: number, call: () => void): () => void
  /** Calls back once, after everything that is ready now. */
  soon(call: () => void): void
}

export interface Random {
  bytes(count: number): Uint8Array
}
