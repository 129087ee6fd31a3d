/**
 * Function agents under SIGKILL: `act` is done once and not lost, `once` is not called again after its result is on disk, an answer is
 * asked for once, and a function that was changed in between asks a person wherever something is recorded. What was done outside is
 * read from the files that the program keeps beside its journal.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { openDataFolder } from '../../src/journal/data-folder.ts'
import { machineClock } from '../../src/runtime/machine-clock.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { quickFolder } from './folders.ts'
import { type Kill, lived } from './lived.ts'
import { count, type Tally, tortureCommand } from './tally.ts'

const program = fileURLToPath(new URL('./killed-functions-program.ts', import.meta.url))
/** So many conversations are worked on at once, and so many kills come to each set of them. */
const together = 6
const killsPerSet = 4

type Events = ReadonlyMap<string, readonly JournalEvent[]>

export async function killedFunctions(rounds: number, seed: number): Promise<Tally> {
  const tally: Tally = { faults: [], counts: {} }
  const dice = new Dice(`killed functions ${seed}`)
  for (let round = 0; round < rounds && tally.faults.length === 0; ) {
    const folder = quickFolder('functions')
    const isChanged = dice.between(1, 3) === 1
    const kills = isChanged ? 1 : killsPerSet // what is left to do is what a changed function can be asked about
    for (let kill = 0; kill < kills && round < rounds; kill++, round++) {
      const lines = await life(folder, { lines: dice.between(1, together * 3), thenMs: dice.between(0, 8) })
      count(tally, 'rounds')
      count(tally, 'acknowledged', lines)
    }
    const before = isChanged ? eventsIn(folder) : undefined
    await life(folder, undefined, before && 'changed')
    if (before) checkChanged(folder, tally, before)
    else check(folder, tally)
    if (tally.faults.length === 0) rmSync(folder, { recursive: true, force: true })
    else tally.faults.push(`the store is kept in ${folder}`, `again: ${tortureCommand('functions', rounds, seed)}`)
  }
  return tally
}

/** Runs the program until it has acknowledged so much, or until it has finished. Returns how much that was. */
const life = (folder: string, kill?: Kill, version = 'first'): Promise<number> =>
  lived([program, folder, String(together), kill ? 'killed' : 'finished', version], kill)

/** Every conversation by its id. */
function eventsIn(folder: string): Events {
  const { journal } = openDataFolder(folder, { mode: 'read', soon: machineClock.soon })
  const ids = Array.from({ length: together }, (_, i) => `c${i}`)
  const events = new Map(ids.map((id) => [id, [...journal.read(id)] as JournalEvent[]]))
  void journal.close()
  return events
}

const mailsOf = (folder: string, id: string): (string | undefined)[] =>
  linesIn(folder, 'mails.log')
    .filter((line) => line.startsWith(`${id}-blue `))
    .map((line) => line.split(' ')[1])
const callsOf = (folder: string, line: string): number =>
  linesIn(folder, 'calls.log').filter((one) => one === line).length
const notedIn = (events: readonly JournalEvent[]) =>
  events.flatMap((e) => (e.type === 'call_recorded' && e.kind === 'once' ? [e.result] : []))
const lastWords = (events: readonly JournalEvent[]): string =>
  events.flatMap((e) => (e.type === 'member_said' && e.memberId === 'bob' ? [e.text] : [])).at(-1) ?? ''

function check(folder: string, tally: Tally): void {
  for (const [id, events] of eventsIn(folder)) {
    const [sent, noted, called] = [mailsOf(folder, id), notedIn(events), callsOf(folder, id)]
    const asked = events.filter((e) => e.type === 'member_said' && e.text === 'Which colour?')
    if (sent.length !== 1) tally.faults.push(`${id}: ${sent.length} mails were sent`)
    if (noted.length !== 1 || noted[0] !== called)
      tally.faults.push(`${id}: called ${called} times, noted ${JSON.stringify(noted)}`)
    if (asked.length !== 1) tally.faults.push(`${id}: asked ${asked.length} times`)
    if (lastWords(events) !== `done ${called} ${sent[0]}`) tally.faults.push(`${id}: it said ${lastWords(events)}`)
    count(tally, 'mails', sent.length)
    count(tally, 'calls', called)
    count(tally, 'looked for', events.filter((e) => e.type === 'decision_probed').length)
  }
}

/** The function was changed before it finished: a person was asked exactly where something was recorded and not yet answered. */
function checkChanged(folder: string, tally: Tally, before: Events): void {
  for (const [id, events] of eventsIn(folder)) {
    const early = before.get(id) ?? []
    const isDone = lastWords(early).startsWith('done ')
    const isRecorded = notedIn(early).length > 0
    const asked = events.filter((e) => e.type === 'task_blocked' && e.cause?.kind === 'asked_otherwise').length
    const [sent, called] = [mailsOf(folder, id).length, callsOf(folder, `changed ${id}`)]
    if (asked !== (isRecorded && !isDone ? 1 : 0))
      tally.faults.push(`${id}: changed, and asked a person ${asked} times`)
    if (called !== (isRecorded ? 0 : 1)) tally.faults.push(`${id}: the changed function made its call ${called} times`)
    if (sent > 1 || (sent === 0 && (isDone || !isRecorded))) tally.faults.push(`${id}: ${sent} mails were sent`)
    count(tally, 'mails', sent)
    count(tally, 'asked a person', asked)
  }
}

const linesIn = (folder: string, name: string): string[] =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean) : []
