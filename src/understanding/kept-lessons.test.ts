import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { keepIn } from './kept-lessons.ts'

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const weights = Float32Array.of(0.5, -1, 3)
const mustNotLearn = () => {
  throw new Error('this lesson is known')
}

describe('a lesson', () => {
  test('is learned once, and again where anything that went into it differs', () => {
    const keep = keepIn(tempFolder())
    expect(
      keep(
        'a',
        (put) => put('x'),
        () => weights,
      ),
    ).toEqual(weights)
    expect(keep('a', (put) => put('x'), mustNotLearn)).toEqual(weights)
    expect(
      keep(
        'a',
        (put) => put('y'),
        () => Float32Array.of(1),
      ),
    ).toEqual(Float32Array.of(1))
    expect(
      keep(
        'b',
        (put) => put('x'),
        () => Float32Array.of(2),
      ),
    ).toEqual(Float32Array.of(2))
  })

  test.each([
    ['cut short', (file: string) => truncateSync(file, 40)],
    ['empty', (file: string) => truncateSync(file, 0)],
    [
      'changed in one byte',
      (file: string) => {
        const bytes = readFileSync(file)
        bytes[37] = (bytes[37] ?? 0) ^ 1
        writeFileSync(file, bytes)
      },
    ],
  ])('is learned again where its file is %s', (_, damage) => {
    const folder = tempFolder()
    const keep = keepIn(folder)
    const put = () => {}
    keep('a', put, () => weights)
    damage(join(folder, readdirSync(folder)[0] as string))
    expect(keep('a', put, () => Float32Array.of(7))).toEqual(Float32Array.of(7))
    expect(keep('a', put, mustNotLearn)).toEqual(Float32Array.of(7))
  })

  test('is learned where its folder cannot be made', () => {
    const file = join(tempFolder(), 'file')
    writeFileSync(file, '')
    const keep = keepIn(join(file, 'lessons'))
    expect(
      keep(
        'a',
        () => {},
        () => weights,
      ),
    ).toEqual(weights)
  })

  test('that is old makes room', () => {
    const folder = tempFolder()
    const keep = keepIn(folder)
    keep(
      'first',
      () => {},
      () => weights,
    )
    utimesSync(join(folder, readdirSync(folder)[0] as string), 1, 1)
    for (let i = 0; i < 100; i++)
      keep(
        `other ${i}`,
        () => {},
        () => weights,
      )
    expect(readdirSync(folder)).toHaveLength(100)
    expect(
      keep(
        'first',
        () => {},
        () => Float32Array.of(9),
      ),
    ).toEqual(Float32Array.of(9))
  })
})
