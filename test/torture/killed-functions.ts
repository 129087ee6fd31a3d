/**
 * Function agents under SIGKILL: `act` is done once and not lost, `once` is not called again after its result is on disk, and an answer
 * is asked for once. What was done outside is read from the files that the program keeps beside its journal.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { openData } from '../../src/journal/data-folder.ts'
import { machineClock } from '../../src/runtime/machine-clock.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { quickFolder } from './folders.ts'
import { count, type Tally, tortureCommand } from './tally.ts'

const program = fileURLToPath(new URL('./killed-functions-program.ts', import.meta.url))
/** So many conversations are worked on at once, and so many kills come to each set of them. */
const together = 6
const killsPerSet = 4

export async function killedFunctions(rounds: number, seed: number): Promise<Tally> {
  const tally: Tally = { faults: [], counts: {} }
  const dice = new Dice(`killed functions ${seed}`)
  for (let round = 0; round < rounds && tally.faults.length === 0; ) {
    const folder = quickFolder('functions')
    for (let kill = 0; kill < killsPerSet && round < rounds; kill++, round++) {
      const lines = await lived(folder, { lines: dice.between(1, together * 3), thenMs: dice.between(0, 8) })
      count(tally, 'rounds')
      count(tally, 'acknowledged', lines)
    }
    await lived(folder)
    check(folder, tally)
    if (tally.faults.length === 0) rmSync(folder, { recursive: true, force: true })
    else tally.faults.push(`the store is kept in ${folder}`, `again: ${tortureCommand('functions', rounds, seed)}`)
  }
  return tally
}

/** Runs the program until it has acknowledged so much, or until it has finished. Returns how much that was. */
function lived(folder: string, kill?: { readonly lines: number; readonly thenMs: number }): Promise<number> {
  const args = [program, folder, String(together), kill ? 'killed' : 'finished']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve) => {
    let out = ''
    const soFar = (): number => out.split('\n').length - 1
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const before = soFar()
      out += text
      const isDue = kill && ((before < kill.lines && soFar() >= kill.lines) || text.includes('finished'))
      if (isDue) setTimeout(() => child.kill('SIGKILL'), kill.thenMs)
    })
    child.on('close', () => resolve(soFar()))
  })
}

function check(folder: string, tally: Tally): void {
  const [mails, calls] = [linesIn(folder, 'mails.log'), linesIn(folder, 'calls.log')]
  const { journal } = openData(folder, { mode: 'read', soon: machineClock.soon })
  for (let i = 0; i < together; i++) {
    const id = `c${i}`
    const events = [...journal.read(id)] as JournalEvent[]
    const said = events.findLast((e) => e.type === 'member_said')?.text
    const sent = mails.filter((line) => line.startsWith(`${id}-blue `)).map((line) => line.split(' ')[1])
    const noted = events.flatMap((e) => (e.type === 'call_recorded' && e.kind === 'once' ? [e.result] : []))
    const asked = events.filter((e) => e.type === 'member_said' && e.text === 'Which colour?')
    const called = calls.filter((line) => line === id).length
    if (sent.length !== 1) tally.faults.push(`${id}: ${sent.length} mails were sent`)
    if (noted.length !== 1 || noted[0] !== called)
      tally.faults.push(`${id}: called ${called} times, noted ${JSON.stringify(noted)}`)
    if (asked.length !== 1) tally.faults.push(`${id}: asked ${asked.length} times`)
    if (said !== `done ${called} ${sent[0]}`) tally.faults.push(`${id}: it said ${said}`)
    count(tally, 'mails', sent.length)
    count(tally, 'calls', called)
    count(tally, 'looked for', events.filter((e) => e.type === 'decision_probed').length)
  }
  void journal.close()
}

const linesIn = (folder: string, name: string): string[] =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean) : []
