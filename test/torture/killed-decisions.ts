/**
 * Decisions under SIGKILL, from their proposal until their agent is told: none is lost, none is done twice, none lands half. What was
 * done is read from a file that only the host writes (recording-host.ts); what should have been done, from the journal.
 */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { openDataFolder } from '../../src/journal/data-folder.ts'
import { machineClock } from '../../src/runtime/machine-clock.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { quickFolder } from './folders.ts'
import { type Kill, lived } from './lived.ts'
import { lineOf, pairOf, recordedIn } from './recording-host.ts'
import { count, type Tally, tortureCommand } from './tally.ts'

const program = fileURLToPath(new URL('./killed-decisions-program.ts', import.meta.url))
/** So many conversations are worked on at once, and so many kills come to each set of them. */
const together = 4
const killsPerSet = 6
const ids = Array.from({ length: together }, (_, i) => `c${i}`)

export async function killedDecisions(rounds: number, seed: number): Promise<Tally> {
  const tally: Tally = { faults: [], counts: {} }
  const dice = new Dice(`killed decisions ${seed}`)
  for (let round = 0; round < rounds && tally.faults.length === 0; ) {
    const folder = quickFolder('decisions')
    for (let kill = 0; kill < killsPerSet && round < rounds; kill++, round++) {
      const lines = await life(folder, { lines: dice.between(1, together * 3), thenMs: dice.between(0, 25) })
      count(tally, 'rounds')
      count(tally, 'acknowledged', lines)
      checkSoFar(folder, tally)
    }
    await life(folder)
    checkSoFar(folder, tally)
    checkFinished(folder, tally)
    if (tally.faults.length === 0) rmSync(folder, { recursive: true, force: true })
    else tally.faults.push(`the store is kept in ${folder}`, `again: ${tortureCommand('decisions', rounds, seed)}`)
  }
  return tally
}

/** Runs the program until it has acknowledged so much, or until it has finished. Returns how much that was. */
const life = (folder: string, kill?: Kill): Promise<number> =>
  lived([program, folder, String(together), kill ? 'killed' : 'finished'], kill)

type Found = { readonly id: string; readonly events: readonly JournalEvent[]; readonly lines: readonly string[] }
function found(folder: string): Found[] {
  const { journal } = openDataFolder(folder, { mode: 'read', soon: machineClock.soon })
  const lines = recordedIn(folder)
  const all = ids.map((id) => ({
    id,
    events: [...journal.read(id)] as JournalEvent[],
    lines: lines.filter((line) => line.startsWith(`${id}/`)),
  }))
  void journal.close()
  return all
}

/** After every kill: what was done was on disk as an intent before, what is on disk as done was done, and no line stands there twice. */
function checkSoFar(folder: string, tally: Tally): void {
  for (const { id, events, lines } of found(folder)) {
    const issued = new Set(events.flatMap((e) => (e.type === 'decision_issued' ? [e.decision_id] : [])))
    for (const line of lines) {
      if (!issued.has(line.split(' ')[1] ?? '')) tally.faults.push(`${id}: ${line} was done before it was issued`)
      if (lines.indexOf(line) !== lines.lastIndexOf(line)) tally.faults.push(`${id}: ${line} was done twice`)
    }
    for (const line of promisedBy(events))
      if (!lines.includes(line)) tally.faults.push(`${id}: ${line} is settled and was not done`)
  }
}

/** The lines of every decision that is settled as done. */
function promisedBy(events: readonly JournalEvent[]): string[] {
  const settled = new Set(events.flatMap((e) => (e.type === 'decision_settled' ? [e.decision_id] : [])))
  return events.flatMap((e) => {
    if (e.type !== 'decision_proposed' || !settled.has(e.envelope.decision_id)) return []
    const { action, params = {}, decision_id } = e.envelope
    if (action === 'put_pair') return pairOf(String(params.name)).map((path) => lineOf(path, decision_id))
    return action === 'send_mail' ? [lineOf(String(params.to), decision_id)] : []
  })
}

/** In the end every agent has done each of its pieces as often as it meant to, both halves of a pair, and was told so. */
function checkFinished(folder: string, tally: Tally): void {
  for (const { id, events, lines } of found(folder)) {
    const done = lines.map((line) => line.split(' ')[0]).toSorted()
    const meant = ['bob', 'pia'].flatMap((who) => [...pairOf(`${id}/${who}`), `${id}/${who}`])
    const expected = [...meant, `${id}/bob`].toSorted()
    if (JSON.stringify(done) !== JSON.stringify(expected)) tally.faults.push(`${id}: done was ${done.join(', ')}`)
    const said = events.flatMap((e) => (e.type === 'member_said' && e.memberId !== 'you' ? [e.text] : []))
    if (said.join('; ') !== 'bob is done [NEXT:pia]; pia is done')
      tally.faults.push(`${id}: said was ${said.join('; ')}`)
    count(tally, 'effects', lines.length)
    for (const type of [
      'decision_issued',
      'decision_settled',
      'decision_probed',
      'changes_staged',
      'grant_given',
    ] as const)
      count(tally, type, events.filter((e) => e.type === type).length)
  }
}
