/**
 * Changes bytes of a journal and of its write-ahead log as a failing disk would, then opens it as a reader and as a writer (I2, I28,
 * I38).
 *
 * D1. A conversation is read exactly as it was acknowledged, or the damage is named. Nothing is silently less.
 * D2. Only what looks like a power loss may take the last commit with it: a log that was cut, or whose last commit is not whole.
 * D3. Whoever refuses to open changes no byte. Whoever opens harms no conversation that was readable.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { journalFile, openDataFolder } from '../../src/journal/data-folder.ts'
import { JournalFault } from '../../src/journal/fault.ts'
import { putMark } from '../../src/journal/open-mark.ts'
import type { Writer } from '../../src/journal/writer.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { append } from '../contracts/journal-contract.ts'
import { quickFolder } from './folders.ts'
import { type Mutation, mutationOf } from './mutation.ts'
import { count, type Tally, tortureCommand } from './tally.ts'

/** The files at one moment, and for each stream the JSON of what was acknowledged, commit by commit. */
type Scene = { readonly db: Buffer; readonly wal: Buffer; readonly truth: ReadonlyMap<string, readonly Written[]> }
type Written = { readonly commit: number; readonly text: string }

const roundsPerScene = 25

export async function mutationRounds(rounds: number, seed: number): Promise<Tally> {
  const tally: Tally = { faults: [], counts: {} }
  const root = quickFolder('mutated')
  let scene: Scene | undefined
  for (let round = 0; round < rounds && tally.faults.length === 0; round++) {
    const dice = new Dice(`mutated ${seed}/round ${round}`)
    if (!scene || round % roundsPerScene === 0) scene = await load(mkdtempSync(join(root, 'load-')), dice.fork('load'))
    const mutation = mutationOf(scene, dice)
    for (const mode of ['read', 'write'] as const) {
      const folder = mkdtempSync(join(root, 'data-'))
      putDown(folder, mutation)
      for (const fault of await verify(folder, mode, { scene, mutation, tally }))
        tally.faults.push(`round ${round}, ${mutation.name}, to ${mode}: ${fault}`)
      rmSync(folder, { recursive: true, force: true })
    }
    count(tally, mutation.name.split(' ', 1)[0] ?? '')
  }
  if (tally.faults.length > 0) tally.faults.push(`again: ${tortureCommand('mutations', rounds, seed)}`)
  rmSync(root, { recursive: true, force: true })
  return tally
}

/** Random commits of random streams; some scenes have most of it in the file, others all of it in the log. */
async function load(folder: string, dice: Dice): Promise<Scene> {
  const truth = new Map<string, Written[]>()
  const write = async (journal: Writer, commit: number): Promise<void> => {
    const stream = `c${dice.int(4)}`
    const has = truth.get(stream) ?? []
    const text = `${stream} at ${has.length}: `.padEnd(dice.pick([40, 300, 9_000]), 'mind the gap ')
    const entry = append(stream, has.length, dice.between(1, 3), { text })
    await journal.append(entry)
    truth.set(stream, [...has, ...entry.events.map((each) => ({ commit, text: JSON.stringify(each) }))])
  }
  const inFile = dice.pick([0, 30])
  const all = inFile + dice.between(3, 25)
  let { journal } = openDataFolder(folder, { mode: 'write', soon: setImmediate })
  for (let commit = 0; commit < all; commit++) {
    if (commit === inFile) {
      await journal.close() // what was written so far is moved into the file
      journal = openDataFolder(folder, { mode: 'write', soon: setImmediate }).journal
    }
    await write(journal, commit)
  }
  const file = journalFile(folder)
  const scene = { db: readFileSync(file), wal: readFileSync(`${file}-wal`), truth }
  await journal.close()
  return scene
}

function putDown(folder: string, { db, wal }: Mutation): void {
  const file = journalFile(folder)
  if (db) writeFileSync(file, db)
  if (wal) writeFileSync(`${file}-wal`, wal)
  putMark(file)
}

type Round = { readonly scene: Scene; readonly mutation: Mutation; readonly tally: Tally }
async function verify(folder: string, mode: 'read' | 'write', { scene, mutation, tally }: Round): Promise<string[]> {
  const before = bytesIn(folder)
  const opened = attempt(() => openDataFolder(folder, { mode, soon: setImmediate }).journal)
  if ('fault' in opened) {
    count(tally, 'refused')
    return [...notNamed(opened.fault), ...(bytesIn(folder) === before ? [] : ['it was refused, and a file changed'])]
  }
  const journal = opened.value
  const found = readAll(journal, scene)
  const faults = compare(found, scene, mutation)
  if (mode === 'write' && faults.length === 0) faults.push(...(await goOn(journal, found)))
  await journal.close().catch((thrown: unknown) => faults.push(...notNamed(thrown)))
  if (mode === 'write' && faults.length === 0) faults.push(...stillThere(folder, found))
  for (const each of found.values()) count(tally, Array.isArray(each) ? 'read' : 'named')
  return faults
}

type Found = Map<string, string[] | { readonly fault: unknown }>
function readAll(journal: Writer, { truth }: Scene): Found {
  const found: Found = new Map()
  for (const stream of truth.keys()) {
    const read = attempt(() => [...journal.read(stream)].map((each) => JSON.stringify(each)))
    found.set(stream, 'fault' in read ? read : read.value)
  }
  return found
}

/** D1, D2. */
function compare(found: Found, { truth }: Scene, { mayLose }: Mutation): string[] {
  const commits = Math.max(...[...truth.values()].flat().map(({ commit }) => commit)) + 1
  const faults: string[] = []
  let lost = 0
  for (const [stream, read] of found) {
    if (!Array.isArray(read)) {
      faults.push(...notNamed(read.fault))
      continue
    }
    const whole = truth.get(stream) ?? []
    if (read.some((text, i) => text !== whole[i]?.text)) faults.push(`${stream} is not as it was written`)
    const missing = whole[read.length]
    if (missing) lost = Math.max(lost, commits - missing.commit)
  }
  if (lost > mayLose) faults.push(`${lost} of ${commits} commits are silently gone, and ${mayLose} may be`)
  return faults
}

/** D3: what can be read takes more, or says why not. */
async function goOn(journal: Writer, found: Found): Promise<string[]> {
  const faults: string[] = []
  for (const [stream, read] of found) {
    if (!Array.isArray(read)) continue
    const entry = append(stream, read.length, 1, { text: 'and more' })
    try {
      await journal.append(entry)
      read.push(...entry.events.map((each) => JSON.stringify(each)))
    } catch (thrown) {
      faults.push(...notNamed(thrown))
    }
  }
  return faults
}

function stillThere(folder: string, found: Found): string[] {
  const opened = attempt(() => openDataFolder(folder, { mode: 'read', soon: setImmediate }).journal)
  if ('fault' in opened) return notNamed(opened.fault)
  const faults: string[] = []
  for (const [stream, before] of found) {
    const now = attempt(() => [...opened.value.read(stream)].map((each) => JSON.stringify(each)))
    if ('fault' in now) faults.push(...notNamed(now.fault))
    else if (Array.isArray(before) && now.value.join() !== before.join())
      faults.push(`${stream} changed after a restart`)
  }
  void opened.value.close()
  return faults
}

function attempt<T>(call: () => T): { readonly value: T } | { readonly fault: unknown } {
  try {
    return { value: call() }
  } catch (fault) {
    return { fault }
  }
}

const notNamed = (thrown: unknown): string[] =>
  thrown instanceof JournalFault ? [] : [`it threw ${thrown instanceof Error ? thrown.stack : thrown}`]

const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => /^journal\.db(-wal)?$/.test(name))
    .map((name) => `${name} ${readFileSync(join(folder, name)).toString('base64')}`)
    .toSorted()
    .join('\n')
