/** Data folders as a crash leaves them, for the tests of src/journal: a file, and a write-ahead log with commits in it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journalFile, openDataFolder } from '../../src/journal/data-folder.ts'
import { append, problemOf } from '../contracts/journal-contract.ts'

export const write = { mode: 'write', soon: setImmediate } as const
export const read = { mode: 'read', soon: setImmediate } as const

/** Folders that go when the tests are over. */
export class Folders {
  readonly #root = mkdtempSync(join(tmpdir(), 'signalbox-journal-'))

  fresh = (): string => mkdtempSync(join(this.#root, 'data-'))
  remove = (): void => rmSync(this.#root, { recursive: true, force: true })

  /** Ten commits of one stream, in the log only. */
  async crashed(commits = 10): Promise<{ folder: string; file: string; wal: Buffer }> {
    const folder = this.fresh()
    const file = journalFile(folder)
    const { journal } = openDataFolder(folder, write)
    for (let seq = 0; seq < commits; seq++) await journal.append(append('a', seq, 1, { text: `said at ${seq}` }))
    const kept = { db: readFileSync(file), wal: readFileSync(`${file}-wal`) }
    await journal.close()
    for (const name of readdirSync(folder)) rmSync(join(folder, name))
    writeFileSync(file, kept.db)
    writeFileSync(`${file}-wal`, kept.wal)
    return { folder, file, wal: kept.wal }
  }

  /** The same, closed: everything is in the file. */
  async closed(commits = 10): Promise<{ folder: string; file: string; bytes: Buffer }> {
    const folder = this.fresh()
    const { journal } = openDataFolder(folder, write)
    for (let seq = 0; seq < commits; seq++) await journal.append(append('a', seq, 1, { text: `said at ${seq}` }))
    await journal.close()
    return { folder, file: journalFile(folder), bytes: readFileSync(journalFile(folder)) }
  }
}

/** Every file of a folder with its bytes, to see that none changed and none came. */
export const contentsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]))

/** The problem that opening meets, for a reader and for a writer alike; neither changes a byte or makes a file. */
export function refusalOf(folder: string): unknown {
  const before = JSON.stringify(contentsOf(folder))
  const found = [read, write].map((options) => {
    try {
      void openDataFolder(folder, options).journal.close()
      return 'no fault'
    } catch (thrown) {
      return problemOf(thrown)
    }
  })
  if (JSON.stringify(contentsOf(folder)) !== before) return `the folder changed: ${Object.keys(contentsOf(folder))}`
  return JSON.stringify(found[0]) === JSON.stringify(found[1]) ? found[0] : found
}
