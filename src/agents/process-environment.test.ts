import { expect, test } from 'vitest'
import { environmentOf } from './process-environment.ts'

test('only the allowlist, what is passed by name, and what is set for it', () => {
  const ours = { PATH: '/bin', HOME: '/h', LC_TIME: 'C', TZ: 'UTC', GITHUB_TOKEN: 's', LD_PRELOAD: 'x', KEY: 'k' }
  expect(environmentOf(ours, { pass: ['KEY', 'ABSENT'], env: { MODE: 'a' } }, 'm')).toEqual({
    PATH: '/bin',
    HOME: '/h',
    LC_TIME: 'C',
    TZ: 'UTC',
    KEY: 'k',
    MODE: 'a',
    SIGNALBOX_SEAT: 'm',
  })
})

test('a seat inside a seat carries both marks, and the mark cannot be set by a spec', () => {
  const seen = environmentOf({ SIGNALBOX_SEAT: 'outer' }, { env: { SIGNALBOX_SEAT: 'none' } }, 'inner')
  expect(seen).toEqual({ SIGNALBOX_SEAT: 'outer,inner' })
})
