/**
 * One conversation as an async iterator: what is there after a position, then whatever comes, with the words that agents are writing.
 *
 * W1. Events come in order and without a gap. Deltas come between them, and are lost to whoever falls behind.
 * W2. A slow reader costs a bounded amount of memory: what it has not read is then read from the journal.
 * W3. It ends when its signal aborts, when its reader leaves, or when the box is closed.
 */

import type { Problem } from '../core/contracts/problems.ts'
import { ok } from '../core/contracts/result.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { readable } from '../journal/fault.ts'
import type { Journal } from '../ports.ts'

/** A piece of what an agent is writing. It is not kept: the whole comes as an event. */
export type Delta = {
  readonly conversation: string
  readonly memberId: string
  readonly dispatchId: string
  readonly text: string
}

/**
 * What a follower is told. After `failed` nothing comes: the journal cannot be read further.
 *
 * @example
 * const words = (news: News) => (news.kind === 'delta' ? news.text : news.kind === 'event' ? news.event.type : news.problem.code)
 */
export type News =
  | { readonly kind: 'event'; readonly event: JournalEvent }
  | ({ readonly kind: 'delta' } & Delta)
  | { readonly kind: 'failed'; readonly problem: Problem }

const mostWaiting = 1_000
const readAtOnce = 200

export class Follower implements AsyncIterableIterator<News, undefined> {
  readonly #journal: Journal
  readonly #conversation: string
  readonly #leave: (follower: Follower) => void
  /** The position up to which it was told. */
  #told: number
  /** What it is to be told next. Behind, it is empty, and the journal has the rest (W2). */
  #waiting: News[] = []
  #behind = true
  #wake: (() => void) | undefined
  #over = false

  constructor(
    journal: Journal,
    conversation: string,
    { after, leave }: { after: number; leave: (f: Follower) => void },
  ) {
    this.#journal = journal
    this.#conversation = conversation
    this.#told = after
    this.#leave = leave
  }

  tell(news: News): void {
    if (this.#over) return
    if (!this.#behind && this.#waiting.length >= mostWaiting) {
      this.#behind = true
      this.#waiting = []
    }
    if (!this.#behind) this.#waiting.push(news)
    this.#wake?.()
  }

  async next(): Promise<IteratorResult<News, undefined>> {
    for (;;) {
      if (this.#over) return { done: true, value: undefined }
      if (this.#waiting.length === 0 && this.#behind) {
        const read = readable(() => ok(this.#read()))
        if (!read.ok && this.#waiting.length === 0) {
          this.end()
          return { done: false, value: { kind: 'failed', problem: read.problem } }
        }
      }
      for (let news = this.#waiting.shift(); news; news = this.#waiting.shift()) {
        if (news.kind !== 'event') return { done: false, value: news }
        if (news.event.seq <= this.#told) continue // read from the journal already, published a moment later
        this.#told = news.event.seq
        return { done: false, value: news }
      }
      if (!this.#behind) await this.#news()
    }
  }

  async return(): Promise<IteratorResult<News, undefined>> {
    this.end()
    return { done: true, value: undefined }
  }

  end(): void {
    if (this.#over) return
    this.#over = true
    this.#waiting = []
    this.#leave(this)
    this.#wake?.()
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  /** A page of the journal. When there is no more of it, news is taken as it comes. */
  #read(): void {
    for (const event of this.#journal.read(this.#conversation, this.#told) as Iterable<JournalEvent>) {
      this.#waiting.push({ kind: 'event', event })
      if (this.#waiting.length === readAtOnce) return
    }
    this.#behind = false
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = undefined
        resolve()
      }
    })
  }
}
