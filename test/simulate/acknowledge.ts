/** Three appends to a real journal, each told on standard output as soon as it is acknowledged: to be watched with strace. */
import { openDataFolder } from '../../src/journal/data-folder.ts'

const [, , folder = ''] = process.argv
const { journal } = openDataFolder(folder, { mode: 'write', soon: setImmediate })
const stamp = { type: 'member_said', loopId: 'user', role: 'you' }
for (let seq = 1; seq <= 3; seq++) {
  const events = [{ seq, at: seq, ...stamp }]
  await journal.append({ stream: 'a', expected: seq - 1, events, mark: { due: null, status: 'active' } })
  process.stdout.write(`acknowledged ${seq}\n`)
}
await journal.close()
