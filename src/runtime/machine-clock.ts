/** The machine's own clock and random numbers. */
import { randomBytes } from 'node:crypto'
import type { Clock, Random } from '../ports.ts'
import { steadyClock } from './steady-clock.ts'

/** setTimeout fires at once beyond 2^31-1 ms; a longer wait has several steps. */
const longestDelay = 2 ** 31 - 1

/**
 * The machine's clock: `clock` of openSignalbox, where nothing else is given. One's own can be made from it.
 *
 * @example
 * const clock: Clock = { ...machineClock, now: () => machineClock.now() + offsetMs }
 */
export const machineClock: Clock = steadyClock({
  wall: () => Date.now(),
  passed: () => performance.now(),
  wakeIn(ms, call) {
    const at = performance.now() + ms
    let timer: NodeJS.Timeout
    const arm = (): void => {
      const rest = at - performance.now()
      timer = rest > longestDelay ? setTimeout(arm, longestDelay) : setTimeout(call, Math.max(1, rest))
      timer.unref()
    }
    arm()
    return () => clearTimeout(timer)
  },
  soon: (call) => void setImmediate(call),
})

/** Bytes are drawn from the system in larger blocks, since a call costs more than its bytes. No byte is used twice. */
const drawnAtOnce = 4_096
let drawn = Buffer.alloc(0)

/**
 * The machine's random bytes: `random` of openSignalbox, where nothing else is given.
 *
 * @example
 * const bob = processAgent({ command: ['node', 'bob.js'] }, { clock: machineClock, random: machineRandom })
 */
export const machineRandom: Random = {
  bytes(count) {
    if (count > drawn.length) drawn = randomBytes(Math.max(count, drawnAtOnce))
    const bytes = drawn.subarray(0, count)
    drawn = drawn.subarray(count)
    return bytes
  },
}
