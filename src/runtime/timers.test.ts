import { expect, test } from 'vitest'
import type { Clock } from '../ports.ts'
import { Timers } from './timers.ts'

/** A clock that is moved by hand, and counts what waits for it. */
function handClock() {
  let now = 0
  const calls = new Map<() => void, number>()
  const clock: Clock = {
    now: () => now,
    wakeAt: (at, call) => {
      calls.set(call, at)
      return () => void calls.delete(call)
    },
    soon: (call) => call(),
  }
  const moveTo = (time: number): void => {
    now = time
    for (const [call, at] of [...calls]) if (at <= now && calls.delete(call)) call()
  }
  return { clock, moveTo, pending: () => calls.size }
}

function opened() {
  const rung: string[] = []
  const hand = handClock()
  return { ...hand, rung, timers: new Timers(hand.clock, (id) => rung.push(id)) }
}

test('each conversation is rung once, when it is due, in the order of their times', () => {
  const { timers, rung, moveTo } = opened()
  timers.set('late', 30)
  timers.set('early', 10)
  moveTo(9)
  expect(rung).toEqual([])
  moveTo(10)
  expect(rung).toEqual(['early'])
  moveTo(40)
  expect(rung).toEqual(['early', 'late'])
})

test('the last word counts: put off, brought forward, or called off', () => {
  const { timers, rung, moveTo } = opened()
  for (const id of ['off', 'on', 'none']) timers.set(id, 20)
  timers.set('off', 50)
  timers.set('on', 5)
  timers.set('none', null)
  moveTo(5)
  expect(rung).toEqual(['on'])
  moveTo(49)
  expect(rung).toEqual(['on'])
  moveTo(50)
  expect(rung).toEqual(['on', 'off'])
})

test('one that was called off can be set again before and after its old time', () => {
  const { timers, rung, moveTo } = opened()
  timers.set('a', 20)
  timers.set('a', null)
  timers.set('a', 10)
  moveTo(30)
  expect(rung).toEqual(['a'])
  timers.set('a', 40)
  moveTo(40)
  expect(rung).toEqual(['a', 'a'])
})

test('however often a time is put off, the clock is asked for one wake-up', () => {
  const { timers, rung, moveTo, pending } = opened()
  for (let hop = 0; hop < 1_000; hop++) timers.set('a', 100 + hop)
  expect(pending()).toBe(1)
  moveTo(100)
  expect(rung).toEqual([])
  expect(pending()).toBe(1)
  moveTo(1_099)
  expect(rung).toEqual(['a'])
  expect(pending()).toBe(0)
})
