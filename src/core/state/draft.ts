/** What a command is about to change: the events so far and the state they lead to. It lives inside one decide() call. */
import type { Conversation } from './conversation.ts'
import type { EventOf, EventType, FieldsOf, JournalEvent, Who } from './events.ts'
import { evolve } from './evolve.ts'
import type { Speak } from './facts.ts'

export class Draft {
  readonly at: number
  readonly events: JournalEvent[] = []
  state: Conversation
  /** The position that the sender of the command is told; without one, that of the last event (guard.ts). */
  receipt?: number

  /** Puts what is told in passing into words. */
  readonly speak: Speak

  constructor(state: Conversation, at: number, speak: Speak) {
    this.state = state
    this.speak = speak
    this.at = Math.max(at, state.at)
  }

  /** The position of the next event: ids of what it makes come from it. */
  get nextSeq(): number {
    return this.state.seq + 1
  }

  emit<T extends EventType>(type: T, by: Who, fields: FieldsOf<T>): EventOf<T> {
    const stamp = { seq: this.nextSeq, at: this.at, type, loopId: by.loopId, role: by.role }
    const event = Object.assign(stamp, fields) as unknown as EventOf<T>
    this.state = evolve(this.state, event as JournalEvent)
    this.events.push(event as JournalEvent)
    return event
  }
}

/** When an agent that says nothing from now on counts as lost. */
export const leaseUntil = (d: Draft): number => d.at + d.state.team.leaseMs
