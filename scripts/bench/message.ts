/**
 * What it costs to read a message: the gate and the engine with its relation, in the dialogues of test/dialogues, as they are asked
 * there: with what is open, what was said before and what is remembered.
 */
import { join } from 'node:path'
import { untilRest } from '../../src/index.ts'
import { memoryStore } from '../../src/journal/memory.ts'
import { openJournal } from '../../src/journal/writer.ts'
import type { Engine, SafetyGate } from '../../src/ports.ts'
import { recallOf } from '../../src/recall/recall.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import { embeddedGate } from '../../src/safety/gate.ts'
import type { LoadedTeam } from '../../src/teams/loaded-team.ts'
import { loadTeam } from '../../src/teams/read-team.ts'
import { embeddedEngine } from '../../src/understanding/embedded/engine.ts'
import { knowledgeOf } from '../../src/understanding/embedded/knowledge.ts'
import { type Dialogue, readDialogues } from '../../test/dialogues/play.ts'

export type Reads = { readonly p50: number; readonly p95: number; readonly messages: number; readonly growth: number }

/** In ms; `growth` is the cost of a message four times as long, against four times the cost. */
export async function readMessages(): Promise<Reads> {
  const dialogues = ['dev.jsonl', 'held-out.jsonl'].flatMap(readDialogues)
  const spent: number[] = []
  for (const dialogue of dialogues) spent.push(...(await costsIn(dialogue)))
  spent.sort((a, b) => a - b)
  const at = (share: number): number => spent[Math.floor(spent.length * share)] ?? Number.NaN
  const words = dialogues.flatMap(({ turns }) => turns.map(({ say }) => say)).join(', ')
  const growth = (await costOf(words.slice(0, 16_000))) / (4 * (await costOf(words.slice(0, 4_000))))
  return { p50: at(0.5), p95: at(0.95), messages: spent.length, growth }
}

const costsIn = ({ team, turns }: Dialogue): Promise<number[]> =>
  timed(
    team,
    turns.map(({ say }) => say),
  )

async function costOf(text: string): Promise<number> {
  const costs = await timed('library', Array<string>(5).fill(text))
  return costs.toSorted((a, b) => a - b)[2] ?? Number.NaN
}

/** Says each text in one conversation, and gives what reading it cost. */
async function timed(name: string, texts: readonly string[]): Promise<number[]> {
  const team = await teamOf(name)
  const journal = openJournal(memoryStore(), { soon: setImmediate })
  let spent = 0
  const timing = <T>(call: () => T): T => {
    const from = performance.now()
    const answer = call()
    spent += performance.now() - from
    return answer
  }
  const inner = { engine: embeddedEngine(knowledgeOf(team), recallOf(journal)), safety: embeddedGate() }
  const engine: Engine = { local: true, understand: (...asked) => timing(() => inner.engine.understand(...asked)) }
  const safety: SafetyGate = { local: true, check: (asked) => timing(() => inner.safety.check(asked)) }
  const runtime = openRuntime({ journal, team, engine, safety })
  await runtime.start(team.team, { teamHash: team.hash, id: 'c' })
  const costs: number[] = []
  for (const text of texts) {
    spent = 0
    await runtime.send('c', { type: 'say', by: 'you', text })
    await untilRest(runtime, 'c')
    costs.push(spent)
  }
  await runtime.close()
  await journal.close()
  return costs
}

const teams = new Map<string, LoadedTeam>()
async function teamOf(name: string): Promise<LoadedTeam> {
  const known = teams.get(name)
  if (known) return known
  const loaded = await loadTeam(join(import.meta.dirname, '../../test/dialogues/teams', name))
  if (!loaded.ok) throw new Error(`the team ${name} is not in order`)
  teams.set(name, loaded.value)
  return loaded.value
}
