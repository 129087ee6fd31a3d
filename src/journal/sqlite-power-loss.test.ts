/**
 * Power loss on the real SQLite: under load through the writer, the files are copied while the last batch is on its way, the
 * copy's WAL is cut at every byte past what was acknowledged, and everything acknowledged must still be there.
 */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { seededBits } from '../learning/random.ts'
import type { Journal, Stamped } from '../ports.ts'
import { openSqlite } from './sqlite.ts'
import { walState } from './wal.ts'
import { openJournal } from './writer.ts'

/** Thousands of restarts sync their files: in memory where there is such a folder, since the cuts are what is tested. */
const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'signalbox-power-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const text = (stream: string, seq: number): string => `${stream} said at ${seq}: `.padEnd(120, 'all aboard ')
const hop = (stream: string, from: number): Stamped[] =>
  [0, 1, 2].map((i) => ({
    seq: from + i,
    at: 1_700_000_000_000 + from,
    type: i === 0 ? 'task_execution_result' : 'member_said',
    loopId: 'executor',
    role: stream,
    text: text(stream, from),
  }))

/** Acknowledged seqs by stream, and the files as they were at one moment. The room behind the last commit (log-room.ts) is apart. */
type Done = readonly [stream: string, seq: number]
type Moment = {
  readonly acknowledged: Map<string, number>
  readonly db: Buffer
  readonly wal: Buffer
  readonly room: number
  readonly safe: number
}

/** Random turns of random conversations; then one more batch, which nobody acknowledged when the plug was pulled. */
async function load(walPages: number, turns: number, seed: number): Promise<Moment> {
  const path = join(mkdtempSync(join(root, 'live-')), 'journal.db')
  const journal = openJournal(openSqlite({ path, walPages }), { soon: setImmediate })
  const acknowledged = new Map<string, number>()
  const bits = seededBits(seed)
  const roll = (sides: number): number => bits() % sides
  const batch = (): Promise<Done[]> =>
    Promise.all(
      Array.from({ length: 1 + roll(5) }, async (_, i) => {
        const stream = `c${i}-${roll(3)}`
        const seq = journal.head(stream)?.seq ?? 0
        await journal.append({
          stream,
          expected: seq,
          events: hop(stream, seq + 1),
          mark: { due: null, status: 'active' },
        })
        return [stream, seq + 3] as const
      }),
    )
  for (let turn = 0; turn < turns; turn++) {
    for (const [stream, seq] of await batch()) acknowledged.set(stream, seq)
  }
  const moment = await beforePowerLoss(path, acknowledged, batch)
  await journal.close()
  return moment
}

/**
 * One more batch, and the files after it. If SQLite moved the WAL into the file meanwhile, the batch was synced before, so
 * there is nothing unsynced to cut: it counts as acknowledged, and the next batch is taken.
 */
async function beforePowerLoss(
  path: string,
  acknowledged: Map<string, number>,
  batch: () => Promise<Done[]>,
): Promise<Moment> {
  for (;;) {
    const before = { db: readFileSync(path), safe: walState(readFileSync(`${path}-wal`)).committedBytes }
    const done = await batch()
    const db = readFileSync(path)
    if (db.equals(before.db)) return { acknowledged, db, safe: before.safe, ...written(`${path}-wal`) }
    for (const [stream, seq] of done) acknowledged.set(stream, seq)
  }
}

function written(path: string): Pick<Moment, 'wal' | 'room'> {
  const wal = readFileSync(path)
  const { committedBytes } = walState(wal)
  return wal.subarray(committedBytes).some((byte) => byte !== 0)
    ? { wal, room: 0 }
    : { wal: wal.subarray(0, committedBytes), room: wal.length - committedBytes }
}

/** Opens a copy whose WAL ends (or is torn) as given, as the next start would, and closes it again. */
function restart({ db }: Moment, wal: Buffer, check: (journal: Journal) => void): void {
  const path = join(root, 'cut.db')
  writeFileSync(path, db)
  writeFileSync(`${path}-wal`, wal)
  rmSync(`${path}-shm`, { force: true })
  const store = openSqlite({ path })
  check(openJournal(store, { soon: setImmediate }))
  store.close()
}

function expectNothingLost({ acknowledged }: Moment, journal: Journal): void {
  for (const [stream, seq] of acknowledged) {
    const events = [...journal.read(stream)]
    const whole = Array.from({ length: events.length / 3 }, (_, i) => hop(stream, i * 3 + 1)).flat()
    if (events.length < seq || JSON.stringify(events) !== JSON.stringify(whole)) {
      expect.fail(`${stream}: ${events.length} events of ${seq} acknowledged, or not as they were written`)
    }
  }
}

describe('the WAL cut at every byte past the last acknowledged length', () => {
  // Thousands of restarts, which may take long on a busy machine.
  test('loses nothing acknowledged', { timeout: 600_000 }, async () => {
    const moment = await load(100_000, 40, 9)
    expect(moment.wal.length).toBeGreaterThan(moment.safe)
    for (let cut = moment.safe; cut <= moment.wal.length; cut++) {
      restart(moment, moment.wal.subarray(0, cut), (journal) => expectNothingLost(moment, journal))
    }
  })

  test.each([1, 2, 3])('loses nothing when the WAL has been moved into the file many times (seed %i)', async (seed) => {
    const moment = await load(8, 60, seed)
    // A batch that began the WAL anew lies at its start; all before it is in the file.
    const from = moment.safe < walState(moment.wal).committedBytes ? moment.safe : 0
    for (let cut = from; cut <= moment.wal.length; cut += 97) {
      restart(moment, moment.wal.subarray(0, cut), (journal) => expectNothingLost(moment, journal))
    }
  })

  test('loses nothing when the unacknowledged bytes are garbage instead', async () => {
    const moment = await load(100_000, 20, 11)
    for (let from = moment.safe; from < moment.wal.length; from += 61) {
      const torn = Buffer.from(moment.wal)
      torn.fill(0xa5, from, Math.min(from + 512, torn.length))
      restart(moment, torn, (journal) => expectNothingLost(moment, journal))
    }
  })

  test('loses nothing when the rest of the room that was made for it is zeros', async () => {
    const moment = await load(100_000, 60, 13)
    expect(moment.room).toBeGreaterThan(0)
    for (let from = moment.safe; from < moment.wal.length; from += 61) {
      const torn = Buffer.alloc(moment.wal.length + moment.room)
      moment.wal.copy(torn, 0, 0, from)
      restart(moment, torn, (journal) => expectNothingLost(moment, journal))
    }
  })

  test('is noticed by this very check when one acknowledged byte is cut', async () => {
    const moment = await load(100_000, 20, 5)
    const short = moment.wal.subarray(0, moment.safe - 1)
    expect(() => restart(moment, short, (journal) => expectNothingLost(moment, journal))).toThrow(/acknowledged/)
  })
})

test('work goes on after a torn tail: what is appended then is there at the next start', async () => {
  const moment = await load(100_000, 10, 3)
  const path = join(mkdtempSync(join(root, 'on-')), 'journal.db')
  writeFileSync(path, moment.db)
  writeFileSync(`${path}-wal`, moment.wal.subarray(0, moment.safe + 2_000))
  const first = openJournal(openSqlite({ path }), { soon: setImmediate })
  expectNothingLost(moment, first)
  const [stream, seq] = [...moment.acknowledged][0] as [string, number]
  await first.append({ stream, expected: seq, events: hop(stream, seq + 1), mark: { due: null, status: 'active' } })
  const copy = join(root, 'later.db')
  for (const end of ['', '-wal']) copyFileSync(path + end, copy + end)
  expect(statSync(`${copy}-wal`).size).toBeGreaterThan(0)
  const second = openJournal(openSqlite({ path: copy }), { soon: setImmediate })
  expectNothingLost({ ...moment, acknowledged: new Map([...moment.acknowledged, [stream, seq + 3]]) }, second)
  await first.close()
  await second.close()
})
