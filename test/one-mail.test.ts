/** The example of the mail, killed right after the mail has left: one mail, in at most forty lines of the embedder's code. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const example = join(import.meta.dirname, '..', 'examples', '09-approval-before-a-mail.ts')
const folder = mkdtempSync(join(tmpdir(), 'signalbox-one-mail-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (more: Record<string, string> = {}) =>
  spawnSync(process.execPath, [example, join(folder, 'data')], {
    env: { ...process.env, OUTBOX: join(folder, 'outbox'), ...more },
    encoding: 'utf8',
  })

test('the program is at most forty lines long', () => {
  const lines = readFileSync(example, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:\/\*\*|\/\/|\*)/.test(line))
  expect(lines.length).toBeLessThanOrEqual(40)
})

test('killed right after the mail left, and started again, it has sent one', () => {
  expect(run({ DIE_AFTER_MAIL: '1' }).signal).toBe('SIGKILL')
  const second = run()
  expect([second.status, second.stderr]).toEqual([0, ''])
  expect(readFileSync(join(folder, 'outbox'), 'utf8').trimEnd().split('\n')).toHaveLength(1)
})
