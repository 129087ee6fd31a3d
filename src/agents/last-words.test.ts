import { describe, expect, test } from 'vitest'
import { lastWords } from './last-words.ts'

describe('the last words of a program', () => {
  test.each([
    [
      '2026-11-15 INFO loading\nTraceback (most recent call last):\n  File "a.py", line 3\nRuntimeError: boom\n',
      'RuntimeError: boom',
    ],
    ['agent.mjs:3\nthrow new Error()\n^\n\nTypeError: no\n    at main\n\nNode.js v26.1.0\n', 'TypeError: no'],
    [
      "thread 'main' panicked at src/main.rs:2:5:\nboom\nnote: run with RUST_BACKTRACE=1\n",
      "thread 'main' panicked at src/main.rs:2:5: boom",
    ],
    ['KeyError: cores\nkeep it a number\n', 'KeyError: cores keep it a number'],
    ['starting\nout of luck\n\n', 'out of luck'],
    ['  indented only\n', 'indented only'],
    ['', ''],
  ])('are the error and not the log before it: %j', (stderr, words) => expect(lastWords(stderr)).toBe(words))

  test('are bounded', () => {
    expect(lastWords(`ValueError: ${'x'.repeat(9_000)}`)).toHaveLength(301)
    expect(lastWords('x'.repeat(9_000))).toHaveLength(301)
  })
})

test('they are cut between characters, wherever they are cut', () => {
  for (const stderr of [`Error: ${'🚂'.repeat(400)}`, `x${'🚂'.repeat(400)}`])
    expect(lastWords(stderr).isWellFormed()).toBe(true)
})
