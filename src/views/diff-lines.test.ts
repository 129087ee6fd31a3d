import { expect, test } from 'vitest'
import { diffLines } from './diff-lines.ts'

const shown = (diff: string, paths: readonly string[]): string[] => diffLines(diff, paths).map(({ text }) => text)
const change = '@@ -0,0 +1,1 @@\n+一'

test('the name of the only file is not said again, be it new or gone', () => {
  for (const heading of ['--- 文.txt\n+++ 文.txt', '--- /dev/null\n+++ 文.txt', '--- 文.txt\n+++ /dev/null'])
    expect(shown(`${heading}\n${change}`, ['文.txt'])).toEqual(change.split('\n'))
})

test('of several files each is named, and so is one that is not the one that was said', () => {
  const diff = `--- a.txt\n+++ a.txt\n${change}\n--- b.txt\n+++ b.txt\n${change}`
  expect(shown(diff, ['a.txt', 'b.txt'])).toEqual(diff.split('\n'))
  expect(shown(`--- b.txt\n+++ b.txt\n${change}`, ['a.txt'])[0]).toBe('--- b.txt')
})

test('what could steer a terminal is shown by its code', () => {
  expect(shown('@@ -0,0 +1 @@\n+\u001b[2J', ['a.txt']).join('')).not.toContain('\u001b')
})
