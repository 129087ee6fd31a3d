/**
 * Starts the program, kills it with SIGKILL at a random moment, opens the same file again and checks what was promised (I1, I2,
 * I3, I5, I6). Every random choice comes from the seed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { fold } from '../../src/core/state/evolve.ts'
import { openDataFolder } from '../../src/journal/data-folder.ts'
import { machineClock } from '../../src/runtime/machine-clock.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { count, type Tally, tortureCommand } from './tally.ts'

type Acknowledged = { readonly conversation: string; readonly seq: number; readonly key?: string }

const child = fileURLToPath(new URL('./killed-program.ts', import.meta.url))

/**
 * When the program is killed in a round, and the key of what it draws itself. It is killed a moment after so many lines, not after
 * a time: on a busy machine it would not have come far.
 */
type Plan = { readonly lines: number; readonly thenMs: number; readonly diceKey: string }

export function planOf(seed: number, round: number): Plan {
  const diceKey = `killed ${seed}/round ${round}`
  const dice = new Dice(diceKey).fork('kill')
  return { lines: dice.between(1, 14), thenMs: dice.between(0, 12), diceKey }
}

export async function killedRounds(rounds: number, seed: number): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-killed-'))
  const tally: Tally = { faults: [], counts: {} }
  const promised: Promised = { positions: new Map(), receipts: new Map() }
  for (let round = 0; round < rounds && tally.faults.length === 0; round++) {
    for (const acknowledged of await oneRound(folder, planOf(seed, round))) note(acknowledged, promised, tally)
    count(tally, 'rounds')
    check(folder, promised, tally)
  }
  count(tally, 'messages', promised.receipts.size)
  count(tally, 'acts', readActs(folder).length)
  if (tally.faults.length === 0) rmSync(folder, { recursive: true, force: true })
  else tally.faults.push(`the store is kept in ${folder}`, `again: ${tortureCommand('kills', rounds, seed)}`)
  return tally
}

/** The last position of each conversation, and the receipt of each message by its key. */
type Promised = { readonly positions: Map<string, number>; readonly receipts: Map<string, number> }

function note({ conversation, seq, key }: Acknowledged, { positions, receipts }: Promised, tally: Tally): void {
  count(tally, 'acknowledged')
  positions.set(conversation, Math.max(seq, positions.get(conversation) ?? 0))
  if (key === undefined) return
  const first = receipts.get(key)
  receipts.set(key, first ?? seq)
  if (first !== undefined) count(tally, 'repeated')
  if (first !== undefined && first !== seq)
    tally.faults.push(`the message ${key} was acknowledged at ${first} and at ${seq}`)
}

/** Everything the program acknowledged before it died. */
async function oneRound(folder: string, plan: Plan): Promise<Acknowledged[]> {
  const program = spawn(process.execPath, [child, folder, plan.diceKey], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = await killed(program, plan)
  return lines.flatMap((line) => {
    const [conversation, seq, key] = line.split(' ')
    return conversation && seq ? [{ conversation, seq: Number(seq), key }] : []
  })
}

/** The first line says that it is ready, each other one that something was acknowledged. */
function killed(program: ChildProcess, { lines, thenMs }: Plan): Promise<string[]> {
  return new Promise((resolve) => {
    let out = ''
    const linesSoFar = (): number => out.split('\n').length - 1
    program.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const isDue = linesSoFar() < lines
      out += text
      if (isDue && linesSoFar() >= lines) setTimeout(() => program.kill('SIGKILL'), thenMs)
    })
    // A line cut by the kill was not finished, so it was not acknowledged.
    program.on('close', () => resolve(out.split('\n').slice(0, -1)))
  })
}

function check(folder: string, { positions, receipts }: Promised, tally: Tally): void {
  const { journal } = openDataFolder(folder, { mode: 'read', soon: machineClock.soon })
  const issued = new Set<string>()
  const said = new Map<string, number>()
  for (const { stream } of [...journal.heads()]) {
    const events = [...journal.read(stream)] as JournalEvent[]
    const gap = events.findIndex((e, i) => e.seq !== i + 1)
    if (gap >= 0) tally.faults.push(`${stream}: event ${gap + 1} has seq ${events[gap]?.seq}`)
    for (const e of events) if (e.type === 'decision_issued') issued.add(e.decision_id)
    for (const e of events) {
      if (e.type !== 'user_input_received' || e.key === undefined) continue
      if (said.has(e.key)) tally.faults.push(`${stream}: the message ${e.key} was written twice`)
      said.set(e.key, e.seq)
    }
    if (fold(events).seq < (positions.get(stream) ?? 0))
      tally.faults.push(`${stream}: ${positions.get(stream)} was acknowledged and is missing`)
  }
  for (const stream of positions.keys()) if (!journal.head(stream)) tally.faults.push(`${stream} is gone`)
  for (const [key, seq] of receipts)
    if (said.get(key) !== seq)
      tally.faults.push(`the message ${key} was acknowledged at ${seq} and is at ${said.get(key)}`)
  void journal.close()
  const acts = readActs(folder)
  if (new Set(acts).size !== acts.length) tally.faults.push('an act was done twice')
  for (const id of acts) if (!issued.has(id)) tally.faults.push(`${id} was done without its intent on disk`)
}

function readActs(folder: string): string[] {
  const file = join(folder, 'acts.log')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}
