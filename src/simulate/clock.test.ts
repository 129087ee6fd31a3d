import { describe, expect, test } from 'vitest'
import { SimClock } from './clock.ts'

describe('the simulated clock', () => {
  test('a wait takes the time it takes, whatever the wall clock does meanwhile', () => {
    const clock = new SimClock()
    const start = clock.now()
    let rang = 0
    clock.wakeIn(1_000, () => rang++)
    clock.jump(-3_600_000)
    expect(clock.runNext(999)).toBe(false)
    expect(clock.runNext(1_000)).toBe(true)
    expect(rang).toBe(1)
    expect(clock.now()).toBe(start - 3_600_000 + 1_000)
  })

  test('what falls on one instant happens in one step, in the order it was asked for', () => {
    const clock = new SimClock()
    const done: string[] = []
    clock.after(120, () => done.push('a'))
    clock.after(180, () => done.push('b'))
    clock.after(250, () => done.push('c'))
    clock.runNext()
    expect(done).toEqual(['a', 'b'])
  })

  test('a frozen clock stands, and then goes on or catches up', () => {
    for (const catchUp of [true, false]) {
      const clock = new SimClock()
      const start = clock.now()
      clock.freeze()
      clock.after(100, () => {})
      clock.runNext()
      expect(clock.now()).toBe(start)
      clock.thaw(catchUp)
      expect(clock.now()).toBe(catchUp ? start + 100 : start)
    }
  })
})
