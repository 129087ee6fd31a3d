/**
 * A conversation is taken away in the middle of its work and imported elsewhere: as it is, and with one event forged. The forged one
 * must be refused; the other one is the same byte for byte, and nothing of it goes on by itself (I46).
 */
import { due } from '../core/deadlines.ts'
import { effectsUnderWay } from '../core/journey.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { fold } from '../core/state/evolve.ts'
import { exportedLines, importExport, readExport } from '../journal/exchange.ts'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import { forgeries } from './forgeries.ts'
import type { Dice } from './prng.ts'

/** What is wrong with how the forged lines were taken, or nothing. Nothing is forged where no event suits. */
export function forgedImportFault(lines: readonly string[], dice: Dice, now: number): string | undefined {
  const name = dice.pick(Object.keys(forgeries))
  const places = lines.flatMap((line, i) => {
    const event = JSON.parse(line)
    const change = forgeries[name]?.(event)
    return change ? [{ i, forged: JSON.stringify({ ...event, ...change }) }] : []
  })
  if (places.length === 0) return
  const { i, forged } = dice.pick(places)
  const read = readExport([...lines.slice(0, i), forged], now)
  return read.ok ? `${name} was taken, in event ${i + 1}: ${forged.slice(0, 300)}` : undefined
}

/** What is wrong with how the lines themselves were taken, or nothing. */
export async function importFault(lines: readonly string[], now: number): Promise<string | undefined> {
  const read = readExport(lines, now)
  if (!read.ok) return `our own export was refused: ${JSON.stringify(read.problem.detail)}`
  const journal = openJournal(memoryStore(), { soon: queueMicrotask })
  const imported = await importExport(journal, read.value)
  if (!imported.ok) return `our own export was not imported: ${JSON.stringify(imported.problem.detail)}`
  const { stream } = imported.value
  if ([...exportedLines(journal, stream)].some((line, i) => JSON.stringify(JSON.parse(line)) !== lines[i]))
    return 'what was imported is not what was exported'
  const state = fold([...journal.read(stream)] as JournalEvent[])
  const [effect] = effectsUnderWay(stream, state)
  if (effect) return `an import does ${effect.kind} by itself`
  if (due(state, state.at) !== null) return `an import wakes by itself at ${due(state, state.at)}`
  if (state.questions.length > 0) return 'a question of an import can be answered'
  if (state.workflows.some(({ granted }) => granted !== undefined)) return 'a plan of an import is granted'
}
