import { describe, expect, test } from 'vitest'
import { unborn } from '../core/state/conversation.ts'
import { Coverage, impossible, reaches, situations } from './coverage.ts'
import { faultKinds } from './faults.ts'

describe('the table of faults by situations', () => {
  test('every kind of fault has its places, once', () => {
    expect(reaches.flatMap(({ kinds }) => kinds).toSorted()).toEqual([...faultKinds].toSorted())
  })

  test('a cell that can be hit and was not is missing, until it is hit', () => {
    const coverage = new Coverage()
    expect(coverage.missing(['crash'])).toContain('crash × resting')
    coverage.count('crash', unborn)
    expect(coverage.missing(['crash'])).not.toContain('crash × resting')
  })

  test('a fault with a subject is counted where that is, and as gone where it is not', () => {
    const coverage = new Coverage()
    coverage.count('frame_late', unborn, { dispatchId: 'd1' })
    expect(coverage.at('frame_late', 'gone')).toBe(1)
    expect(coverage.at('frame_late', 'resting')).toBe(0)
  })

  test('what is not a place for a fault says why', () => {
    for (const kind of faultKinds) {
      for (const situation of situations) expect(impossible(kind, situation)).not.toBe('unknown')
    }
  })
})
