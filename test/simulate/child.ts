/** Runs the simulator of the tree it is told of, seed by seed, until a promise is broken or 10,000 steps are done. */
import { pathToFileURL } from 'node:url'

type Run = (options: { seed: number; steps: number }) => Promise<{ violation?: { id: string; message: string } }>

const [, , entry = '', asked = ''] = process.argv
const { run } = (await import(pathToFileURL(entry).href)) as { run: Run }
const steps = Number(asked)
let found: { id: string; message: string; seed: number } | undefined
for (let seed = 1; seed <= 10_000 / steps && !found; seed++) {
  const { violation } = await run({ seed, steps })
  if (violation) found = { id: violation.id, message: violation.message, seed }
}
process.stdout.write(JSON.stringify(found ?? null))
