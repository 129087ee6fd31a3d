/** `npm run torture -- 1000`: kills the real program as often as asked and says what it found. */
import { killedRounds } from '../test/killed/rounds.ts'

const rounds = Number(process.argv[2] ?? 1_000)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('How often? e.g. npm run torture -- 1000')
  process.exit(2)
}
const tally = await killedRounds(rounds, Math.random)
console.log(tally)
process.exit(tally.faults.length === 0 ? 0 : 1)
