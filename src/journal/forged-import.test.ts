/** Every event of the kept journals, forged in every way that applies to it: each forgery is refused with its line and a reason. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unborn } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { evolve } from '../core/state/evolve.ts'
import { importLines } from './exchange.ts'
import { memoryStore } from './memory.ts'
import { readEvent } from './read-events.ts'
import { openJournal } from './writer.ts'

const folder = join(import.meta.dirname, '../../test/journals/v1')
const journals = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => ({ name, lines: readFileSync(join(folder, name), 'utf8').trimEnd().split('\n') }))

type Fields = Readonly<Record<string, unknown>>
/** What is changed, where the event has it. */
const forgeries: Readonly<Record<string, (e: Fields) => Fields | undefined>> = {
  'a person under an executor’s name': (e) => (e.loopId === 'user' ? { loopId: 'executor' } : undefined),
  'an executor under a person’s name': (e) => (e.loopId === 'executor' ? { loopId: 'user' } : undefined),
  'the program under a name it has not': (e) =>
    e.loopId === 'system' || e.loopId === 'orchestrator' ? { role: 'root' } : undefined,
  'a lease without an end': (e) => (e.until === undefined ? undefined : { until: 9e15 }),
  'a gate that may be silent for ever': (e) => (e.gateUntil === undefined ? undefined : { gateUntil: 9e15 }),
  'words that were not checked': (e) =>
    e.type === 'member_said' && e.messageId !== undefined ? { text: `${e.text} and more` } : undefined,
  'a dispatch to another': (e) => (e.type === 'task_dispatch_requested' ? { agentId: 'mallory' } : undefined),
  'an id of another position': (e) =>
    e.type === 'task_created' ? { taskId: 't1' } : e.type === 'question_opened' ? { questionId: 'q1' } : undefined,
  'a cause that belongs to something else': (e) =>
    e.cause === undefined ? undefined : { cause: { kind: e.type === 'outcome_ignored' ? 'emergency' : 'late_ack' } },
  'a reason that is not its cause': (e) => (e.type === 'task_dispatch_nack' ? { reason: 'replaced' } : undefined),
  'an approval of a plan by nobody': (e) =>
    e.type === 'plan_approved' && e.by !== undefined
      ? { by: undefined, loopId: 'orchestrator', role: 'reviewer' }
      : undefined,
  'an approval of another plan': (e) => (e.type === 'plan_approved' ? { hash: 'another' } : undefined),
  'a plan that is said to do other than it does': (e) =>
    e.type === 'plan_proposed' ? { harmless: !e.harmless } : undefined,
  'an option that was not offered': (e) => (e.type === 'question_answered' ? { option: 'everything' } : undefined),
  'an approval that was not given': (e) => (e.type === 'decision_issued' ? { approval: 'q1' } : undefined),
}

describe.each(journals)('$name', ({ lines }) => {
  test.each(Object.entries(forgeries))('%s is refused', (_, forge) => {
    let before = unborn
    for (const [i, line] of lines.entries()) {
      const e = JSON.parse(line)
      const change = forge(e)
      if (change) {
        const { ok } = readEvent(JSON.stringify({ ...e, ...change }), before)
        expect({ line: i + 1, type: e.type, ok }).toEqual({ line: i + 1, type: e.type, ok: false })
      }
      before = evolve(before, e as JournalEvent)
    }
  })

  test('nothing dated years ahead is imported', async () => {
    const journal = openJournal(memoryStore(), { soon: setImmediate })
    const far = lines.map((line) => JSON.stringify(inFuture(JSON.parse(line))))
    expect(await importLines(journal, far)).toMatchObject({
      ok: false,
      problem: { detail: { why: 'bad_line', line: 1, message: expect.stringContaining('ahead') } },
    })
  })

  test('a second verdict is refused with its line, and nothing is imported', async () => {
    const at = lines.findIndex((line) => line.includes('"type":"safety_checked"') && line.includes('"SAFE"'))
    const again = { ...JSON.parse(lines[at] ?? ''), seq: at + 2 }
    const journal = openJournal(memoryStore(), { soon: setImmediate })
    expect(await importLines(journal, [...lines.slice(0, at + 1), JSON.stringify(again)])).toMatchObject({
      ok: false,
      problem: { detail: { why: 'bad_line', line: at + 2, message: expect.stringContaining('verdict') } },
    })
    expect([...journal.heads()]).toEqual([])
  })
})

/** Every time in it that much later, so that it fits itself. */
const inFuture = (value: unknown): unknown =>
  typeof value === 'number' && value > 1e12
    ? value + 3e14
    : Array.isArray(value)
      ? value.map(inFuture)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inFuture(inner)]))
        : value
