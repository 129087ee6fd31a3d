/** Runs the simulator of the tree it is told of, seed by seed, until the promise it is told of is broken or so many steps are done; with all faults or those it names. */
import { pathToFileURL } from 'node:url'

type Run = (options: {
  seed: number
  steps: number
  faults?: readonly string[]
}) => Promise<{ violation?: { id: string; message: string } }>

const [, , entry = '', wanted = '', within = '', length = '100', kinds = ''] = process.argv
const { run } = (await import(pathToFileURL(entry).href)) as { run: Run }
const steps = Number(length)
const faults = kinds === '' ? undefined : kinds.split(',')
const found: string[] = []
for (let seed = 1; seed <= Number(within) / steps && !found.includes(wanted); seed++) {
  const { violation } = await run({ seed, steps, faults })
  if (violation) found.push(violation.id)
}
process.stdout.write(JSON.stringify(found))
