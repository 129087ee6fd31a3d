/**
 * The mail of the examples, killed right after it has left: one mail, in at most forty lines of the embedder's code, whether its agents
 * are functions, programs of their own or playbooks.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const examples = join(import.meta.dirname, '..', 'examples')
const home = mkdtempSync(join(tmpdir(), 'signalbox-one-mail-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const ways = [
  { way: 'functions', files: ['09-approval-before-a-mail.ts'] },
  { way: 'programs', files: ['14-programs-send-a-mail.ts', 'programs/mail.ts'] },
  { way: 'playbooks', files: ['15-a-playbook-sends-a-mail.ts'] },
] as const

describe.each(ways)('from $way', ({ way, files }) => {
  const folder = join(home, way)
  const run = (more: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(examples, files[0]), join(folder, 'data')], {
      env: { ...process.env, OUTBOX: `${folder}.outbox`, ...more },
      encoding: 'utf8',
    })

  test('the program is at most forty lines long', () => {
    const lines = files
      .flatMap((name) => readFileSync(join(examples, name), 'utf8').split('\n'))
      .filter((line) => line.trim() !== '' && !/^\s*(?:\/\*\*|\/\/|\*)/.test(line))
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.length).toBeLessThanOrEqual(40)
  })

  test('killed right after the mail left, and started again, it has sent one', () => {
    expect(run({ DIE_AFTER_MAIL: '1' }).signal).toBe('SIGKILL')
    const second = run()
    expect([second.status, second.stderr]).toEqual([0, ''])
    expect(readFileSync(`${folder}.outbox`, 'utf8').trimEnd().split('\n')).toHaveLength(1)
  })
})
