import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { journalContract } from '../../test/contracts/journal-contract.ts'
import { storeContract } from '../../test/contracts/store-contract.ts'
import { openSqlite } from './sqlite.ts'
import { openJournal } from './writer.ts'

const root = mkdtempSync(join(tmpdir(), 'signalbox-sqlite-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const path = (): string => join(mkdtempSync(join(root, 'store-')), 'journal.db')

storeContract('sqlite', () => {
  const file = path()
  return { open: () => openSqlite({ path: file }), again: () => openSqlite({ path: copyOf(file) }) }
})
journalContract('sqlite', () => openJournal(openSqlite({ path: path() }), { soon: setImmediate }))

/** What a crash leaves: the files as they are now, under another name, so that the first handle cannot help. */
function copyOf(file: string): string {
  const copy = path()
  for (const end of ['', '-wal']) if (existsSync(file + end)) cpSync(file + end, copy + end)
  return copy
}
