/**
 * Takes files of a journal away from under its writer, or puts others in their place, while commits go on (I2).
 *
 * L1. A few commits later nothing is acknowledged any more, with the name of the file; nothing else is thrown.
 * L2. Once the files are back, everything acknowledged is there, and it goes on. What was refused last may be there as well: it was
 *     written, and then it was seen that the file is gone.
 */
import { copyFileSync, existsSync, linkSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { journalFile, openDataFolder } from '../../src/journal/data-folder.ts'
import { JournalFault } from '../../src/journal/fault.ts'
import type { Writer } from '../../src/journal/writer.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { append } from '../contracts/journal-contract.ts'
import { quickFolder } from './folders.ts'
import { count, type Tally, tortureCommand } from './tally.ts'

/** What is done to the file, and how it is undone. */
type Harm = { readonly harm: (file: string) => void; readonly heal: (file: string) => void }
const aside = (file: string): string => `${file}.aside`
const lockOf = (file: string): string => join(dirname(file), 'writer.lock')
const putBack = (file: string): void => renameSync(aside(file), file)

const harms: Readonly<Record<string, Harm>> = {
  moved: { harm: (file) => renameSync(file, aside(file)), heal: putBack },
  deleted: {
    harm: (file) => {
      linkSync(file, aside(file))
      rmSync(file)
    },
    heal: putBack,
  },
  replaced: {
    harm: (file) => {
      linkSync(file, aside(file))
      copyFileSync(file, `${file}.copy`)
      renameSync(`${file}.copy`, file)
    },
    heal: putBack,
  },
  unlocked: {
    harm: (file) => renameSync(lockOf(file), aside(lockOf(file))),
    heal: (file) => putBack(lockOf(file)),
  },
}

export async function lostFileRounds(rounds: number, seed: number): Promise<Tally> {
  const tally: Tally = { faults: [], counts: {} }
  const root = quickFolder('lost')
  for (let round = 0; round < rounds && tally.faults.length === 0; round++) {
    const dice = new Dice(`lost ${seed}/round ${round}`)
    const name = dice.pick(Object.keys(harms))
    for (const fault of await oneRound(mkdtempSync(join(root, 'data-')), {
      dice,
      harm: harms[name] ?? harms.moved,
      tally,
    }))
      tally.faults.push(`round ${round}, ${name}: ${fault}`)
    count(tally, name)
  }
  if (tally.faults.length > 0) tally.faults.push(`again: ${tortureCommand('files', rounds, seed)}`)
  rmSync(root, { recursive: true, force: true })
  return tally
}

type Round = { readonly dice: Dice; readonly harm: Harm | undefined; readonly tally: Tally }
async function oneRound(folder: string, { dice, harm, tally }: Round): Promise<string[]> {
  const { journal } = openDataFolder(folder, { mode: 'write', soon: setImmediate })
  const file = journalFile(folder)
  const before = await commit(journal, 0, dice.between(1, 30))
  harm?.harm(file)
  const between = await commit(journal, before.seq, 50_000)
  if (!between.problem) return ['fifty thousand commits were acknowledged into a file that is gone']
  const faults = nameless(between.problem)
  const isAside = existsSync(aside(file)) || existsSync(aside(lockOf(file)))
  if (existsSync(file) && !isAside) faults.push('it made a new file')
  if (isAside) harm?.heal(file)
  const after = await afterwards(journal)
  faults.push(...(after.problem ? nameless(after.problem) : []))
  await journal.close().catch((thrown: unknown) => faults.push(...nameless(thrown)))
  count(tally, 'acknowledged', after.seq)
  if (!after.problem) count(tally, 'went on')
  return [...faults, ...missing(folder, after.problem ? between.seq : after.seq)]
}

type Committed = { readonly seq: number; readonly problem?: unknown }
async function commit(journal: Writer, from: number, most: number): Promise<Committed> {
  for (let seq = from; seq < from + most; seq++) {
    try {
      await journal.append(append('a', seq))
    } catch (problem) {
      return { seq, problem }
    }
  }
  return { seq: from + most }
}

/** It looks at its file only now and then, so the first try may still be refused. */
async function afterwards(journal: Writer): Promise<Committed> {
  let tried: Committed = { seq: 0 }
  for (let wait = 0; wait < 20; wait++) {
    tried = await commit(journal, journal.head('a')?.seq ?? 0, 3)
    if (!tried.problem) return tried
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return tried
}

/** L2. */
function missing(folder: string, acknowledged: number): string[] {
  const { journal } = openDataFolder(folder, { mode: 'read', soon: setImmediate })
  const events = [...journal.read('a')].length
  void journal.close()
  return events === acknowledged || events === acknowledged + 1
    ? []
    : [`${acknowledged} events were acknowledged, and ${events} are there`]
}

const nameless = (thrown: unknown): string[] =>
  thrown instanceof JournalFault && thrown.problem.detail.why === 'file_gone' ? [] : [`it threw ${thrown}`]
