/**
 * The scoring command: `node src/understanding/eval/main.ts DIR | --train F --test F [--agents-train F --agents-test F] [--out F]
 * [--few K --seed S] [--shipped] [--json]`. Exit 2 on usage.
 */
import { parseArgs } from 'node:util'
import { type EvalOptions, evaluate, folderFiles } from './evaluate.ts'
import { tableOf } from './table.ts'

const USAGE =
  'usage: eval DIR | --train F --test F [--agents-train F --agents-test F] [--out F] [--few K --seed S] [--shipped] [--json]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    train: { type: 'string' },
    test: { type: 'string' },
    'agents-train': { type: 'string' },
    'agents-test': { type: 'string' },
    out: { type: 'string' },
    few: { type: 'string' },
    seed: { type: 'string' },
    shipped: { type: 'boolean' },
    json: { type: 'boolean' },
  },
})
const folder = positionals[0] === undefined ? undefined : folderFiles(positionals[0])
const test = values.test ?? folder?.test
if (test === undefined) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  const options: EvalOptions = {
    train: values.train ?? folder?.train,
    test,
    agentsTrain: values['agents-train'] ?? folder?.agentsTrain,
    agentsTest: values['agents-test'] ?? folder?.agentsTest,
    out: values.out,
    few: values.few === undefined ? undefined : Number(values.few),
    seed: values.seed,
    shipped: values.shipped,
  }
  try {
    const report = await evaluate(options)
    process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${tableOf(report)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
