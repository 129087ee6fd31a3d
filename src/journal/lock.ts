/**
 * Only one writer (data-folder.ts): an open transaction on a small file of its own is a lock of the operating system, so it
 * ends with the process, however that ends, and leaves nothing to clean up. Readers never touch it.
 *
 * L1. Whoever holds it looks whether the file is still there (sqlite.ts): another writer could lock a new one of that name.
 * L2. The sidecar with the pid is written by whoever holds the lock, and is only for people: it decides nothing.
 */
import { accessSync, closeSync, constants, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { newDatabase } from '../edge/new-database.ts'
import { replaceFile } from '../edge/replace-file.ts'
import { fault } from './fault.ts'
import { FileIdentity } from './file-identity.ts'
import { codeOf, codes, guard, sqliteFault } from './sqlite-fault.ts'

type Lock = { readonly file: FileIdentity; release(): void }
type Holder = { readonly pid: number; readonly since: string }

export function lockWriter(folder: string): Lock {
  const path = join(folder, 'writer.lock')
  createPrivate(path)
  if (!statSync(path).isFile()) throw badLock(path)
  accessSync(path, constants.R_OK | constants.W_OK)
  const db = guard(path, () => newDatabase(path, { timeout: 0 }))
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (thrown) {
    db.close()
    if (codeOf(thrown) === codes.busy) throw secondWriter(folder)
    throw codeOf(thrown) === codes.notADatabase ? badLock(path) : sqliteFault(thrown, path)
  }
  try {
    writeHolder(folder)
  } catch (thrown) {
    db.close()
    throw thrown
  }
  return { file: new FileIdentity(path), release: () => db.close() }
}

/** Only creates: closing a handle on a file gives up the locks this process holds on it. */
export function createPrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
}

const badLock = (path: string) => fault('E_IO', { why: 'bad_lock', path })

function secondWriter(folder: string) {
  const holder = readHolder(folder)
  return fault('E_CONFLICT', { why: 'second_writer', folder, pid: holder?.pid, since: holder?.since })
}

const sidecar = (folder: string): string => join(folder, 'writer.json')

/** Without a sync, which every start would wait for: after a power cut nobody holds the lock (L2). */
function writeHolder(folder: string): void {
  const holder: Holder = { pid: process.pid, since: new Date(performance.timeOrigin).toISOString() }
  replaceFile(sidecar(folder), `${JSON.stringify(holder)}\n`, { sync: false, mode: 0o600 })
}

function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(sidecar(folder), 'utf8'))
  } catch {
    return undefined
  }
}
