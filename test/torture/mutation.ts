/** One change of a journal's files, drawn from the dice, and how many of the last commits it may take away unseen (mutations:D2). */
import type { Dice } from '../../src/simulate/prng.ts'

export type Mutation = {
  readonly name: string
  /** Absent: the file is deleted. */
  readonly db?: Buffer
  readonly wal?: Buffer
  readonly mayLose: number
}
type Files = { readonly db: Buffer; readonly wal: Buffer }
type Change = (files: Files, dice: Dice) => Mutation

const pageSize = 4096
const frameHeader = 24
const frameSize = frameHeader + pageSize
/** A disk loses a sector at a time. */
const sector = 512

const changes: Readonly<Record<string, Change>> = {
  'a bit of the file': ({ db, wal }, dice) => ({ ...part(flip(db, dice)), wal, mayLose: 0 }),
  'a bit of the log': ({ db, wal }, dice) => ({ ...partOfLog(flip(wal, dice)), db, mayLose: 0 }),
  'bytes of the file': ({ db, wal }, dice) => ({ ...part(scribble(db, dice)), wal, mayLose: 0 }),
  'bytes of the log': ({ db, wal }, dice) => inLog(scribble(wal, dice), { db, wal }),
  'sector of the file is zero': ({ db, wal }, dice) => ({ ...part(zero(db, dice)), wal, mayLose: 0 }),
  'sector of the log is zero': ({ db, wal }, dice) => inLog(zero(wal, dice), { db, wal }),
  'page of the file stands in the place of another': ({ db, wal }, dice) => ({
    ...part(misplace(db, dice)),
    wal,
    mayLose: 0,
  }),
  'end of the file is cut': ({ db, wal }, dice) => ({ ...part(cut(db, dice)), wal, mayLose: 0 }),
  'end of the log is cut': ({ db, wal }, dice) => ({
    ...partOfLog(cut(wal, dice)),
    db,
    mayLose: Number.POSITIVE_INFINITY,
  }),
  'empty file': ({ wal }) => ({ name: '', db: Buffer.alloc(0), wal, mayLose: 0 }),
  'missing file': ({ wal }) => ({ name: '', wal, mayLose: 0 }),
  'missing log': ({ db }) => ({ name: '', db, mayLose: 0 }),
}

export function mutationOf(files: Files, dice: Dice): Mutation {
  const what = dice.pick(Object.keys(changes))
  const { name, ...mutation } = changes[what]?.(files, dice) ?? { name: '', mayLose: 0 }
  return { ...mutation, name: `${what.replaceAll(' ', '-')} ${name}` }
}

type Changed = { readonly name: string; readonly bytes: Buffer }
const part = ({ name, bytes }: Changed) => ({ name, db: bytes })
const partOfLog = ({ name, bytes }: Changed) => ({ name, wal: bytes })

/**
 * The last commit may be gone: it looks as if it had been cut off. If the mark at which the one before it ends is gone too, nobody
 * can see that they were two.
 */
function inLog(changed: Changed, { db, wal }: Files): Mutation {
  const marks = Array.from({ length: Math.floor((wal.length - 32) / frameSize) }, (_, n) => 32 + n * frameSize)
  const isGone = marks.some((at) => changed.bytes.compare(wal, at, at + frameHeader, at, at + frameHeader) !== 0)
  return { ...partOfLog(changed), db, mayLose: isGone ? 2 : 1 }
}

function flip(bytes: Buffer, dice: Dice): Changed {
  const [at, bit] = [placeIn(bytes, dice), dice.int(8)]
  return changed(bytes, `${at}.${bit}`, (copy) => copy.writeUInt8(copy.readUInt8(at) ^ (1 << bit), at))
}

function scribble(bytes: Buffer, dice: Dice): Changed {
  const at = placeIn(bytes, dice)
  const end = Math.min(bytes.length, at + dice.between(2, sector))
  return changed(bytes, `${at}..${end}`, (copy) => copy.set(dice.bytes(end - at), at))
}

function zero(bytes: Buffer, dice: Dice): Changed {
  const at = placeIn(bytes, dice) & -sector
  return changed(bytes, `${at}`, (copy) => copy.fill(0, at, Math.min(copy.length, at + sector)))
}

function misplace(bytes: Buffer, dice: Dice): Changed {
  const pages = bytes.length / pageSize
  const [from, to] = [dice.int(pages), dice.int(pages)]
  return changed(bytes, `${from}→${to}`, (copy) =>
    bytes.copy(copy, to * pageSize, from * pageSize, (from + 1) * pageSize),
  )
}

function cut(bytes: Buffer, dice: Dice): Changed {
  const length = placeIn(bytes, dice)
  return { name: `${length} of ${bytes.length}`, bytes: bytes.subarray(0, length) }
}

/** Heads are struck more often than their share of the bytes: most of what can go wrong is decided there. */
function placeIn(bytes: Buffer, dice: Dice): number {
  const at = dice.int(bytes.length)
  return dice.chance(0.3) ? Math.min(bytes.length - 1, (at & -pageSize) + dice.int(128)) : at
}

function changed(bytes: Buffer, name: string, change: (copy: Buffer) => void): Changed {
  const copy = Buffer.from(bytes)
  change(copy)
  return { name, bytes: copy }
}
