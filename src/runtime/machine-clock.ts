/** The real clock and the real dice. */
import { randomBytes } from 'node:crypto'
import type { Clock, Random } from '../ports.ts'

/** setTimeout fires at once beyond 2^31-1 ms; a later time is reached in several steps. */
const longestDelay = 2 ** 31 - 1

export const machineClock: Clock = {
  now: () => Date.now(),
  wakeAt(at, call) {
    let timer: NodeJS.Timeout
    const arm = (): void => {
      const rest = at - Date.now()
      timer = rest > longestDelay ? setTimeout(arm, longestDelay) : setTimeout(call, Math.max(1, rest))
      timer.unref()
    }
    arm()
    return () => clearTimeout(timer)
  },
  soon: (call) => void setImmediate(call),
}

export const machineRandom: Random = { bytes: (count) => randomBytes(count) }
