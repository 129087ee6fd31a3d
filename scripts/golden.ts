/** `node scripts/golden.ts FILE.jsonl…`: writes beside each exported journal the state it folds to, for test/journals.test.ts. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { JournalEvent } from '../src/core/state/events.ts'
import { fold } from '../src/core/state/evolve.ts'

for (const file of process.argv.slice(2)) {
  const events = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JournalEvent)
  writeFileSync(file.replace('.jsonl', '.state.json'), `${JSON.stringify(fold(events), null, 2)}\n`)
}
