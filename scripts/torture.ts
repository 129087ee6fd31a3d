/**
 * `npm run torture -- 1000 [--seed S] [--only NAME]`: so many rounds of every torture of test/torture, or of one, and what they found.
 * The seed decides every random choice, of the torturer and of the program; which instruction a kill hits stays the machine's.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type TortureName, tortures } from '../test/torture/all.ts'
import { tortureCommand } from '../test/torture/tally.ts'

const known = Object.keys(tortures) as TortureName[]
const asked = read()
if (!asked) {
  console.error(
    `How often, with which seed, and which? e.g. npm run torture -- 1000 --seed 7 --only ${known.join('|')}`,
  )
  process.exit(2)
}
let faults = 0
for (const name of asked.names) {
  console.log(tortureCommand(name, asked.rounds, asked.seed))
  const tally = await tortures[name](asked.rounds, asked.seed)
  console.log(tally)
  faults += tally.faults.length
}
process.exit(faults === 0 ? 0 : 1)

type Asked = { readonly rounds: number; readonly seed: number; readonly names: readonly TortureName[] }
function read(): Asked | undefined {
  try {
    const options = { seed: { type: 'string' }, only: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [rounds = 1_000, more] = positionals.map(Number)
    const seed = values.seed === undefined ? randomInt(1_000_000_000) : Number(values.seed)
    const names = known.filter((name) => values.only === undefined || values.only === name)
    const isNumber = Number.isSafeInteger(rounds) && rounds > 0 && Number.isSafeInteger(seed) && seed >= 0
    return isNumber && more === undefined && values.seed !== '' && names.length > 0
      ? { rounds, seed, names }
      : undefined
  } catch {
    return undefined
  }
}
