/**
 * Loaded before a program: counts every call that changes a file or the ledger, and ends the process with SIGKILL before the call
 * whose number is in KILL_AT. Without it the count is written to COUNT_TO at the end.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { StatementSync } from 'node:sqlite'

const at = Number(process.env.KILL_AT ?? 0)
let calls = 0

function count(): void {
  calls += 1
  if (calls === at) process.kill(process.pid, 'SIGKILL')
}

type Callable = (...args: unknown[]) => unknown
function counted(holder: object, name: string, isChange: (args: unknown[]) => boolean = () => true): void {
  const original = Reflect.get(holder, name) as Callable
  const wrapped = function (this: unknown, ...args: unknown[]): unknown {
    if (isChange(args)) count()
    return original.apply(this, args)
  }
  Reflect.set(holder, name, wrapped)
}

const changes = [
  'writeSync',
  'renameSync',
  'linkSync',
  'unlinkSync',
  'rmdirSync',
  'mkdirSync',
  'symlinkSync',
  'fchmodSync',
  'fsync',
  'fsyncSync',
]
for (const name of changes) counted(fs, name)
counted(fs, 'openSync', ([, flags]) => typeof flags === 'number' && (flags & fs.constants.O_CREAT) !== 0)
counted(StatementSync.prototype, 'run')
syncBuiltinESMExports()

const { COUNT_TO } = process.env
if (COUNT_TO !== undefined && at === 0) process.on('exit', () => fs.writeFileSync(COUNT_TO, String(calls)))
