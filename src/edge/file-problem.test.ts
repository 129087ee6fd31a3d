import { describe, expect, test } from 'vitest'
import { fileProblem } from './file-problem.ts'

const refusedBySystem = (code: string): Error => Object.assign(new Error(`${code}: no, open '/data/x'`), { code })

describe('what was thrown', () => {
  test.each([
    ['ENOTDIR', 'E_INVALID_ARGS', 'not_a_folder'],
    ['EACCES', 'E_IO', 'permission'],
    ['ENOSPC', 'E_IO', 'disk_full'],
    ['EMFILE', 'E_IO', 'io'],
  ])('by the operating system with %s is the machine’s, and says why', (errno, code, why) => {
    expect(fileProblem(refusedBySystem(errno), '/data')).toMatchObject({ code, detail: { why, path: '/data' } })
  })

  test('by a bug of ours is nobody’s', () => {
    expect(fileProblem(new TypeError('x is undefined'), '/data')).toBeUndefined()
    expect(fileProblem('text', '/data')).toBeUndefined()
  })
})
