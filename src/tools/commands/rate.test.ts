import { describe, expect, test } from 'vitest'
import { cases } from '../../../test/commands/cases.ts'
import { riskOf } from '../../core/contracts/risk-kinds.ts'
import { rateCommand } from './rate.ts'

const levels = ['low', 'medium', 'high'] as const
const rated = cases.map((one) => ({ ...one, got: rateCommand(one.command) }))
const share = (part: number, all: number): number => part / Math.max(1, all)

describe('R1: every part of a line is rated', () => {
  test.each(rated.filter(({ heldOut }) => !heldOut))('$risk: $command', ({ risk, got }) => {
    expect({ risk: got.risk, reasons: got.reasons }).toMatchObject({ risk })
  })

  test('of the lines that were held out, no dangerous one is silent, and few are rated too low or ask for nothing', () => {
    const held = rated.filter(({ heldOut }) => heldOut)
    const dangerous = held.filter(({ risk }) => risk === 'high')
    const harmless = held.filter(({ risk }) => risk === 'low')
    const tooLow = dangerous.filter(({ got }) => got.risk !== 'high')
    expect(dangerous.length).toBeGreaterThan(100)
    expect(harmless.length).toBeGreaterThan(50)
    expect(dangerous.filter(({ got }) => !got.needs_confirmation)).toEqual([])
    expect(share(tooLow.length, dangerous.length)).toBeLessThanOrEqual(0.03)
    expect(share(harmless.filter(({ got }) => got.needs_confirmation).length, harmless.length)).toBeLessThanOrEqual(0.1)
  })

  test('every rating has a reason of its own height', () => {
    for (const { got } of rated) {
      const heights = got.reasons.map(({ kind }) => levels.indexOf(riskOf[kind as keyof typeof riskOf]))
      expect(Math.max(...heights)).toBe(levels.indexOf(got.risk))
      expect(got.needs_confirmation).toBe(got.risk !== 'low')
    }
  })
})

describe('R2: what cannot be read is high', () => {
  test.each([
    ['a line that is not closed', 'echo "a'],
    ['a very long line', `echo ${'a'.repeat(20_000)}`],
    ['deep nesting', `${'$('.repeat(200)}ls${')'.repeat(200)}`],
    ['many parts', 'ls;'.repeat(3000)],
    ['a NUL byte', 'ls\u0000-la'],
    ['an escape', 'echo \u001b[31m'],
    ['a carriage return', 'ls\rrm a'],
    ['a blank that is no blank', 'ls\u00a0-la'],
    ['a mark that turns the reading order', 'echo \u202ea'],
    ['our own placeholders', 'cat \ue001'],
  ])('%s', (_, command) => {
    expect(rateCommand(command).risk).toBe('high')
  })

  test('nothing at all does nothing', () => {
    expect(rateCommand('').risk).toBe('low')
    expect(rateCommand('# only a remark').risk).toBe('low')
  })
})

describe('wrapping a dangerous line in a harmless one changes nothing', () => {
  const wrappers: readonly ((line: string) => string)[] = [
    (line) => `true && ${line}`,
    (line) => `(${line})`,
    (line) => `{ ${line}; }`,
    (line) => `echo "$(${line})"`,
    (line) => `if true; then ${line}; fi`,
    (line) => `for x in 1; do ${line}; done`,
    (line) => `sh -c '${line.replaceAll("'", "'\\''")}'`,
    (line) => `eval '${line.replaceAll("'", "'\\''")}'`,
    (line) => `ls | (${line})`,
    (line) => `f1() { ${line}; }; f1`,
    (line) => `cat <(${line})`,
    (line) => `env sh -c '${line.replaceAll("'", "'\\''")}'`,
    (line) => `timeout 5 sh -c '${line.replaceAll("'", "'\\''")}'`,
  ]
  const lines = cases.filter(
    ({ risk, command }) => risk === 'high' && !/[\n#]|&$|:\(\)|unclosed|\$\($|then$/.test(command),
  )
  test.each(wrappers.map((wrap) => [wrap('…'), wrap] as const))('%s', (_, wrap) => {
    const missed = lines
      .filter(({ command }) => rateCommand(command).risk === 'high')
      .filter(({ command }) => rateCommand(wrap(command)).risk !== 'high')
    expect(missed.map(({ command }) => wrap(command))).toEqual([])
  })
})

test('a workspace that is known by its absolute name is inside', () => {
  expect(rateCommand('cat /home/ann/work/a.txt').risk).toBe('high')
  expect(rateCommand('cat /home/ann/work/a.txt', '/home/ann/work').risk).toBe('low')
  expect(rateCommand('cat /home/ann/work/../b', '/home/ann/work').risk).toBe('high')
  expect(rateCommand('cat /home/ann/workshop/b', '/home/ann/work').risk).toBe('high')
})
