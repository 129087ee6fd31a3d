/**
 * `npm run torture -- 1000 [--seed S]`: kills the real program as often as asked and says what it found. The seed decides every
 * random choice, of the killer and of the program; which instruction a kill hits stays the machine's.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { killedRounds, tortureCommand } from '../test/killed/rounds.ts'

const asked = read()
if (!asked) {
  console.error('How often, and with which seed? e.g. npm run torture -- 1000 --seed 7')
  process.exit(2)
}
console.log(tortureCommand(asked.rounds, asked.seed))
const tally = await killedRounds(asked.rounds, asked.seed)
console.log(tally)
process.exit(tally.faults.length === 0 ? 0 : 1)

function read(): { rounds: number; seed: number } | undefined {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
    const [rounds = 1_000, more] = positionals.map(Number)
    const seed = values.seed === undefined ? randomInt(1_000_000_000) : Number(values.seed)
    const isNumber = Number.isSafeInteger(rounds) && rounds > 0 && Number.isSafeInteger(seed) && seed >= 0
    return isNumber && more === undefined && values.seed !== '' ? { rounds, seed } : undefined
  } catch {
    return undefined
  }
}
