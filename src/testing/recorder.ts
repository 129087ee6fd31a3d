/** Keeps what a box publishes, so that a test can look at it and wait for it. */
import type { EventOf, EventType, JournalEvent } from '../core/state/events.ts'
import type { Delta } from '../runtime/follow.ts'
import type { Signalbox } from '../runtime/signalbox.ts'
import { orThrow } from '../views/or-throw.ts'

/** What was published while the recorder listened. */
export type Recorder = {
  readonly events: readonly JournalEvent[]
  readonly deltas: readonly Delta[]
  /** The events of one type, oldest first. */
  of<T extends EventType>(type: T): EventOf<T>[]
  /** What was said, as `member: text`. */
  said(): string[]
  /** The first event of this type that is there or comes. */
  until<T extends EventType>(type: T): Promise<EventOf<T>>
  stop(): void
}

/**
 * Notes everything that a box does from now on: its events, what was said, and the words that agents were writing.
 *
 * @example
 * const seen = recorder(box)
 * await box.say(id, { by: 'you', text: 'hello [NEXT:bob]' })
 * await seen.until('task_execution_result')
 * assert.deepEqual(seen.said(), ['you: hello [NEXT:bob]', 'bob: hi'])
 */
export function recorder(box: Signalbox): Recorder {
  const events: JournalEvent[] = []
  const deltas: Delta[] = []
  const waiting = new Set<(event: JournalEvent) => void>()
  const leaves = [
    orThrow(box.onDelta((delta) => void deltas.push(delta))),
    orThrow(
      box.onEvent((_, event) => {
        events.push(event)
        for (const look of waiting) look(event)
      }),
    ),
  ]
  const of = <T extends EventType>(type: T): EventOf<T>[] =>
    events.filter((e) => e.type === type) as unknown as EventOf<T>[]
  return {
    events,
    deltas,
    of,
    said: () => of('member_said').map(({ memberId, text }) => `${memberId}: ${text}`),
    until<T extends EventType>(type: T): Promise<EventOf<T>> {
      const [there] = of(type)
      if (there) return Promise.resolve(there)
      return new Promise((resolve) => {
        const look = (event: JournalEvent): void => {
          if (event.type !== type) return
          waiting.delete(look)
          resolve(event as unknown as EventOf<T>)
        }
        waiting.add(look)
      })
    },
    stop: () => {
      for (const leave of leaves) leave()
    },
  }
}
