/** The form of an invariant: a number, a sentence, and what it looks at. What is broken is said in words. */
import type { Conversation } from '../core/state/conversation.ts'
import type { EventOf, EventType } from '../core/state/events.ts'
import type { Facts } from './scene.ts'
import type { Trace } from './trace.ts'

export type At<T extends EventType = EventType> = {
  readonly trace: Trace
  readonly e: EventOf<T>
  readonly before: Conversation
  readonly after: Conversation
  readonly facts: Facts
}
type Said = string | undefined

export type Invariant = {
  readonly id: string
  /** What is promised, as docs/guarantees.md prints it. */
  readonly sentence: string
  /** How the simulator looks at it, in a few words. */
  readonly seen: string
  /** Test files that hold it too, without the simulator. */
  readonly tests?: readonly string[]
  /** At events of one type. */
  readonly on?: { readonly [T in EventType]?: (at: At<T>) => Said }
  /** At every event. */
  readonly every?: (at: At) => Said
  /** After every step, for each conversation the step changed. */
  readonly step?: (trace: Trace, facts: Facts) => Said
  /** When the faults are over and nothing moves any more. */
  readonly rest?: (trace: Trace, facts: Facts) => Said
}

export class Violation extends Error {
  override name = 'Violation'
  readonly id: string
  readonly conversation: string

  constructor(id: string, conversation: string, what: string) {
    super(`${id} ${conversation}: ${what}`)
    this.id = id
    this.conversation = conversation
  }
}
