/** One start of a coding agent: its command, its environment, what hides its keys, and the end of all that it started. */
import { existsSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import type { Held } from '../../core/contracts/aside.ts'
import { isOnPath } from '../../teams/check-command.ts'
import { codingCommand } from '../../teams/coding-presets.ts'
import { environmentOf, newMark } from '../process-environment.ts'
import { type Mask, maskOf } from '../process-secrets.ts'
import { identify, type ProcessId, signal, treeOf } from '../process-tree.ts'
import type { CodingOptions, CodingPorts } from './options.ts'
import { presets } from './presets.ts'

type Start = {
  readonly command: (held: Held) => readonly string[]
  /** The team's folder, where its command names a file of it. */
  readonly sees: readonly string[]
  readonly input: string | undefined
  readonly environment: Readonly<Record<string, string>>
  readonly mask: Mask
  readonly started: (pid: number) => void
  readonly endAll: () => void
}

/** It must fit into one argument of a program. */
const longestArgument = 100_000

export function startOf(options: CodingOptions, ports: CodingPorts, prompt: string): Start {
  const { keys, env, command } = presets[options.preset]
  const mark = newMark(ports.random.bytes(8))
  const given = { pass: [...keys, ...(options.pass ?? [])], env: { NO_COLOR: '1', ...env, ...options.env } }
  const environment = environmentOf(ports.environment ?? process.env, given, mark)
  const own = ownCommand(options)
  const asArgument = options.command?.some((part) => part.includes('{prompt}')) ?? false
  let leader: ProcessId | undefined
  return {
    command: (held) =>
      (own?.command ?? command(held)).map((part) =>
        part.replaceAll('{prompt}', () => prompt.slice(0, longestArgument)),
      ),
    sees: own?.sees ?? [],
    input: asArgument ? undefined : prompt,
    environment,
    mask: maskOf(environment, given),
    started: (pid) => {
      leader = identify(pid)
    },
    endAll: () => {
      if (leader) signal(treeOf({ leader, mark, reaped: true }), 'SIGKILL')
    },
  }
}

/** The program that would be started and is not there. */
export function absentProgram(options: CodingOptions, { environment = process.env }: CodingPorts): string | undefined {
  const [program = options.preset] = ownCommand(options)?.command ?? codingCommand(options)
  if (isAbsolute(program)) return existsSync(program) ? undefined : program
  const path = options.env?.PATH ?? environment.PATH ?? ''
  return isOnPath(program, path, options.cwd ?? '.') ? undefined : program
}

/** Files of the team are named relative to its folder; the program is started elsewhere. */
function ownCommand({ command, cwd }: CodingOptions): { command: string[]; sees: string[] } | undefined {
  if (!command) return
  const found = command.map((part) => {
    const path = cwd !== undefined && /^\.\.?\//.test(part) ? resolve(cwd, part) : part
    return path !== part && existsSync(path) ? path : part
  })
  const named = found.some((part, i) => part !== command[i])
  return { command: found, sees: named && cwd !== undefined ? [cwd] : [] }
}
