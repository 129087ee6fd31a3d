/** A clock for tests: it stands still until the test skips time, and then every timer in between rings, in order. */
import type { Clock } from '../ports.ts'

/** A clock that a test moves. */
export type SkippingClock = Clock & {
  /** Lets so much time go by: timers ring in order, and what they set going is done before the next one rings. */
  skip(ms: number): Promise<void>
}

type Waiting = { readonly at: number; readonly call: () => void }
/** Turns of the loop in which nothing new has to happen before time goes on. */
const quietTurns = 10

/**
 * A clock that stands still until it is told to skip: waits of minutes take no time in a test.
 *
 * @example
 * const clock = skippingClock()
 * const box = await openSignalbox({ data: 'memory', clock, team, members })
 * await clock.skip(60_000) // a silent agent is lost now
 */
export function skippingClock(start = Date.UTC(2026, 0, 1)): SkippingClock {
  let now = start
  let waiting: Waiting[] = []
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < quietTurns; turn++) await new Promise(setImmediate)
  }
  return {
    now: () => now,
    soon: (call) => void setImmediate(call),
    wakeAt(at, call) {
      const one = { at, call }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    async skip(ms) {
      const until = now + ms
      await settle()
      for (;;) {
        const due = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        waiting = waiting.filter((one) => one !== due)
        now = Math.max(now, due.at)
        due.call()
        await settle()
      }
      now = until
      await settle()
    },
  }
}
