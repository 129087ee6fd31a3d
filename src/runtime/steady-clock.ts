/**
 * The time that deadlines follow. A person, or a server that corrects the time, can set the wall clock by hours; an agent's lease is
 * as long as before.
 *
 * T1. It starts with the wall clock's time and then counts what has passed: whoever sets the wall clock delays and hastens nothing.
 * T2. While nobody waits for a time it takes over the wall clock's, so that events are stamped with what people read on theirs.
 * T3. A conversation whose last event is later than this clock keeps its own time: drain.ts counts on from there.
 */
import type { Clock } from '../ports.ts'

/** What a machine offers. `passed` never goes back and is not set by anybody. */
export type MachineTime = {
  readonly wall: () => number
  readonly passed: () => number
  readonly wakeIn: (ms: number, call: () => void) => () => void
  readonly soon: (call: () => void) => void
}

/** The two clocks of a machine tick a little apart; less than this is not worth a step. */
const smallestStepMs = 1_000

export function steadyClock({ wall, passed, wakeIn, soon }: MachineTime): Clock {
  let start = wall() - passed()
  const now = (): number => Math.floor(start + passed())
  return {
    now,
    wakeAt: (at, call) => wakeIn(Math.max(1, at - now()), call),
    soon,
    rest() {
      if (Math.abs(wall() - now()) >= smallestStepMs) start = wall() - passed()
    },
  }
}
