/**
 * Keeps what a lesson led to for the next start, beside Node's compiled code: NODE_COMPILE_CACHE, which the command line sets.
 *
 * K1. A lesson is found by the hash of all that went into it, so what is found is what learning it again would give.
 * K2. A file that is not whole counts as none. One that cannot be read or written costs a start its time, and nothing else.
 * K3. Only the newest are kept.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../edge/replace-file.ts'
import type { Keep } from '../learning/keep.ts'

const mostKept = 100
const sealBytes = 32

export function keepIn(folder: string): Keep {
  return (name, putAll, learn) => {
    const hash = createHash('sha256').update(name)
    putAll((part) => hash.update(part))
    const file = join(folder, hash.digest('hex'))
    const known = attempt(() => opened(readFileSync(file)))
    if (known) return known
    const learned = learn()
    attempt(() => write(folder, file, learned))
    return learned
  }
}

function write(folder: string, file: string, learned: Float32Array): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const body = Buffer.from(learned.buffer, learned.byteOffset, learned.byteLength)
  replaceFile(file, Buffer.concat([seal(body), body]), { sync: false, mode: 0o600 }) // K2
  forgetOld(folder)
}

const seal = (body: Uint8Array): Buffer => createHash('sha256').update(body).digest()

/** K2. */
function opened(file: Buffer): Float32Array | undefined {
  const body = new Uint8Array(file.subarray(sealBytes)) // where numbers of four bytes may begin
  return seal(body).equals(file.subarray(0, sealBytes)) ? new Float32Array(body.buffer) : undefined
}

/** K3. */
function forgetOld(folder: string): void {
  const names = readdirSync(folder)
  if (names.length <= mostKept) return
  const files = names.map((name) => join(folder, name)).map((path) => ({ path, written: statSync(path).mtimeMs }))
  for (const { path } of files.sort((a, b) => b.written - a.written).slice(mostKept)) rmSync(path, { force: true })
}

function attempt<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
