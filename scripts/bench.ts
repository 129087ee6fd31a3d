/**
 * `npm run bench`: medians of several runs, each as a ratio to the floor of the same run. The jobs can be named:
 * `npm run bench -- A C --runs 3` (bench/rows.ts).
 */
import { parseArgs } from 'node:util'
import { jobs, type Row } from './bench/rows.ts'

const usage = `npm run bench -- [job …] [--runs n]

${Object.entries(jobs)
  .map(([name, { about }]) => `  ${name.padEnd(9)}${about}`)
  .join('\n')}

Without a job all of them run. Each figure is the median of n runs (default 5).`

const asked = read(process.argv.slice(2))
if (asked.help) console.log(usage)
else if (asked.fault !== undefined) {
  console.error(`${asked.fault}\n\n${usage}`)
  process.exitCode = 1
} else await bench(asked.names, asked.runs)

type Asked = { help?: boolean; fault?: string; names: string[]; runs: number }
function read(args: string[]): Asked {
  const nothing = { names: [], runs: 0 }
  try {
    const options = { runs: { type: 'string', default: '5' }, help: { type: 'boolean', short: 'h' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const unknown = positionals.find((name) => !Object.hasOwn(jobs, name))
    if (values.help) return { ...nothing, help: true }
    if (unknown !== undefined) return { ...nothing, fault: `there is no job ${JSON.stringify(unknown)}` }
    if (!/^[1-9]\d{0,2}$/.test(values.runs)) return { ...nothing, fault: '--runs takes a number from 1 to 999' }
    return { names: positionals, runs: Number(values.runs) }
  } catch (error) {
    return { ...nothing, fault: error instanceof Error ? error.message : String(error) }
  }
}

async function bench(names: readonly string[], runs: number): Promise<void> {
  const rows: Row[] = []
  for (const [name, job] of Object.entries(jobs)) {
    if (names.length === 0 || names.includes(name)) rows.push(...(await job.rows(runs)))
  }
  console.table(rows)
}
