/**
 * One coding task in a copy of a real library, ended with kill -9 after its decisions and model calls, again and again, until it is done.
 * Nothing runs twice, no model call whose answer is on disk is made again, and the undo restores the folder to the byte.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { openDataFolder } from '../../src/journal/data-folder.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { count, type Tally } from '../torture/tally.ts'
import { coder, codingTeam, copyLibrary, finished, manifestOf } from './coding-show.ts'
import { stubModel } from './stub-model.ts'
import { write } from './write-files.ts'

/** About as many events of decisions and model calls as one task has. */
const inOneTask = 70
const program = join(import.meta.dirname, 'killed-coding-program.ts')
const bin = join(import.meta.dirname, '../../src/cli/bin.ts')

/** With many rounds it is killed after every single one of them. */
export async function killedCoding(rounds: number, seed: number): Promise<Tally> {
  const tally: Tally = { counts: {}, faults: [] }
  const folder = mkdtempSync(join(tmpdir(), 'sb-coding-'))
  const stub = await stubModel(coder)
  try {
    const [data, team, work, config] = ['data', 'team', 'work', 'config'].map((name) => join(folder, name)) as Places
    mkdirSync(work)
    copyLibrary(work)
    const before = manifestOf(work)
    write(team, codingTeam)
    write(config, { 'signalbox.yaml': settingsFor(stub.url) })
    const dice = new Dice(`coding ${seed}`)
    const spread = Math.max(1, Math.round((2 * inOneTask) / rounds) - 1)
    const env = { ...process.env, SIGNALBOX_CONFIG: config }
    const live = () => run([program, data, team, work, String(1 + dice.int(spread))], env)
    for (let end = await live(); end.signal === 'SIGKILL'; end = await live()) {
      count(tally, 'killed')
      if ((tally.counts.killed ?? 0) > 3 * inOneTask) throw new Error('it does not come to an end')
    }
    look(tally, eventsIn(data), stub.requests)
    if (readFileSync(join(work, 'mod.js'), 'utf8') !== finished) tally.faults.push('mod.js is not as it shall be')
    const undone = await run([bin, 'undo', 'killed', '--data', data], env)
    if (undone.code !== 0) tally.faults.push(`the undo ends with ${undone.code}`)
    if (JSON.stringify(manifestOf(work)) !== JSON.stringify(before)) tally.faults.push('the undo left something')
    return tally
  } finally {
    await stub.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
type Places = [string, string, string, string]

const settingsFor = (url: string): string =>
  `default: stub\nmodels: { stub: { provider: openai-compatible, baseURL: "${url}", model: stub } }\n`

type Ended = { readonly code: number | null; readonly signal: string | null }
function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })))
}

function look(tally: Tally, events: readonly JournalEvent[], requests: readonly object[]): void {
  const of = <T extends JournalEvent['type']>(type: T) =>
    events.filter((event): event is Extract<JournalEvent, { type: T }> => event.type === type)
  const asked = requests.map((request) => JSON.stringify(request))
  count(tally, 'model calls', asked.length)
  count(tally, 'decisions', of('decision_proposed').length)
  const recorded = of('call_recorded').filter(({ name }) => name === 'model').length
  if (asked.length !== recorded) tally.faults.push(`${asked.length} calls were made, ${recorded} are on disk`)
  if (new Set(asked).size !== asked.length) tally.faults.push('a model was asked the same twice')
  const issued = of('decision_issued').map(({ decision_id }) => decision_id)
  if (new Set(issued).size !== issued.length) tally.faults.push('a decision was issued twice')
  const landed = of('decision_settled').flatMap((event) => event.landed ?? [])
  if (landed.join() !== 'mod.js,ratio.test.js,mod.js') tally.faults.push(`landed: ${landed.join()}`)
  const [summary] = of('goal_summarized')
  if (summary?.summary.outcome !== 'completed') tally.faults.push(`the goal ends with ${summary?.summary.outcome}`)
}

function eventsIn(data: string): JournalEvent[] {
  const { journal } = openDataFolder(data, { mode: 'read', soon: setImmediate })
  const events = [...journal.read('killed')] as JournalEvent[]
  void journal.close()
  return events
}
