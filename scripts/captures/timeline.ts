/** The dialogue that `signalbox start` plays without a terminal: of its lines what was said, offered and dispatched. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventType } from '../../src/core/state/events.ts'
import type { Lang } from '../../src/core/text/language.ts'
import { masked } from './mask.ts'

const main = new URL('../../src/cli/bin.ts', import.meta.url).pathname
const shown: ReadonlySet<EventType> = new Set(['member_said', 'task_dispatch_requested', 'question_opened'])

type Row = { readonly id?: string; readonly seq?: number; readonly type?: EventType }

export function captureTimeline(lang: Lang): string {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-capture-'))
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, [main, ...args, '--lang', lang, '--data', folder], { encoding: 'utf8' })
  const rows = (...args: string[]): Row[] =>
    run(...args, '--json')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  try {
    const printed = run('start').split('\n').filter(isTimed)
    const [{ id = '' } = {}] = rows('list')
    const typeAt = new Map(rows('show', id).map(({ seq, type }) => [seq, type]))
    // `show` prints the same lines, each with the position of its event in front of it.
    const types = run('show', id)
      .split('\n')
      .flatMap((line) => (isNumbered(line) ? [typeAt.get(Number.parseInt(line, 10))] : []))
    if (types.length !== printed.length) throw new Error(`${printed.length} lines of ${types.length} events`)
    return masked(printed.filter((_, i) => shown.has(types[i] as EventType)).join('\n'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isTimed = (line: string): boolean => /^\d\d:\d\d:\d\d {2}/.test(line)
const isNumbered = (line: string): boolean => /^ *\d+ {2}\d\d:\d\d:\d\d {2}/.test(line)
