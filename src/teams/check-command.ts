/**
 * Whether what an agent's command names is there: its program, and the script that the program is to run. A team with such a fault
 * can be read, and its other members work; `team validate` says it before a task is blocked by it.
 */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, resolve } from 'node:path'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { codingCommand } from './coding-presets.ts'
import { problemAt } from './problem.ts'
import type { ReadAgent } from './read-agent.ts'

export function checkCommand({ spec, positions }: ReadAgent, dir: string): TeamProblem[] {
  const adapter = spec?.adapter
  if (adapter?.kind !== 'process' && adapter?.kind !== 'coding') return []
  const [program = '', ...args] = adapter.kind === 'coding' ? codingCommand(adapter) : adapter.command
  const at = (i: number) => positions.at(['adapter', adapter.command ? 'command' : 'preset', i])
  const absent = args.flatMap((path, i) =>
    isScript(args, i) && !isFile(resolve(dir, path)) ? [problemAt(at(i + 1), 'no_such_file', { path })] : [],
  )
  return [...programFault(program, adapter, dir).map((kind) => problemAt(at(0), kind, { path: program })), ...absent]
}

type Fault = 'no_such_file' | 'not_executable' | 'no_program'
function programFault(
  program: string,
  { env }: { readonly env: Readonly<Record<string, string>> },
  dir: string,
): Fault[] {
  if (!program.includes('/')) return isOnPath(program, env.PATH ?? process.env.PATH ?? '', dir) ? [] : ['no_program']
  const path = resolve(dir, program)
  if (isFile(path)) return isExecutable(path) ? [] : ['not_executable']
  return [isAbsolute(program) ? 'no_program' : 'no_such_file'] // another machine may have it
}

/** As the machine looks for it: what has a slash in it is a file, anything else is looked for in the folders of the path. */
export const isOnPath = (program: string, path: string, dir: string): boolean => {
  const isThere = (file: string): boolean => isFile(file) && isExecutable(file)
  if (program.includes('/')) return isThere(resolve(dir, program))
  return path.split(delimiter).some((folder) => isThere(resolve(dir, join(folder, program))))
}

const script = /^[^-\s][^\s]*\.(?:py|js|mjs|cjs|jsx|ts|mts|cts|rb|sh|pl|php|lua|jar|r)$/i
/** What the program is to run. Other paths may be made by it: they are its own business. */
function isScript(args: readonly string[], index: number): boolean {
  const arg = args[index] ?? ''
  if (arg.includes('://') || isAbsolute(arg)) return false
  const first = args.findIndex((one) => !one.startsWith('-')) === index
  return script.test(arg) || (first && /^\.\.?\/\S+$/.test(arg))
}

const isFile = (path: string): boolean => succeeds(() => statSync(path).isFile())
const isExecutable = (path: string): boolean => succeeds(() => accessSync(path, constants.X_OK) === undefined)

function succeeds(look: () => boolean): boolean {
  try {
    return look()
  } catch {
    return false
  }
}
