/** Jobs that wait for a seat, in the order they came. Who may wait, and which seat is free, is process.ts. */
import type { Job, JobRef, Post } from '../ports.ts'
import type { Offer } from './process-seat.ts'
import { sameJob } from './same-job.ts'

export class ProcessLine {
  #offers: Offer[] = []

  get length(): number {
    return this.#offers.length
  }

  add(offer: Offer): void {
    this.#offers.push(offer)
  }

  next(): Offer | undefined {
    return this.#offers.shift()
  }

  /** Whether the job waits here; if so, its frames go to this function from now on. */
  again(ref: JobRef, post: Post): boolean {
    const known = this.#offers.findIndex(({ job }) => sameJob(job, ref))
    const offer = this.#offers[known]
    if (offer) this.#offers[known] = { ...offer, post }
    return offer !== undefined
  }

  forget(which: (job: Job) => boolean): void {
    this.#offers = this.#offers.filter(({ job }) => !which(job))
  }
}
