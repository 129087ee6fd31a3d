/** `signalbox agent add --command "…"`: a program that speaks our frames on its standard input and output (docs/agents.md). */
import { existsSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { isOnPath } from '../teams/check-command.ts'
import type { AgentKind, NewMember } from './agent-kind.ts'
import { teamIo } from './team.ts'

export const programKind: AgentKind = {
  typed: '--command "PROGRAM ARGUMENTS"',
  read: async ({ command }, session) => {
    const parts = wordsIn(command ?? '')
    const [program] = parts
    if (program === undefined) return
    const { cwd } = teamIo(session).places
    const named = basename(scriptIn(parts) ?? program)
    return {
      id: idFrom(named.slice(0, named.length - extname(named).length)),
      about: { en: `Work of the program ${named}.`, zh: `由程序 ${named} 完成的工作。` },
      adapter: { kind: 'process', command: parts.map((part) => fromAnywhere(part, cwd)) },
      missing: missingIn(parts, { cwd, path: session.io.env.PATH ?? '' }),
    }
  },
}

/** `python3 my_agent.py`: what runs it says little about the agent, the file a lot. A program of one's own in a folder is its own name. */
export const scriptIn = ([program = '', ...rest]: readonly string[]): string | undefined =>
  program.includes('/') && !runsScripts.test(basename(program))
    ? undefined
    : rest.find((part) => /^[^-].*\.\w{1,5}$/.test(part))
const runsScripts = /^(?:node|deno|bun|tsx|npx|python[\d.]*|uv|ruby|perl|php|java|lua|Rscript|bash|sh)$/

/** It is started in the folder of its team, so files of this folder are named in full. */
const fromAnywhere = (part: string, cwd: string): string =>
  /[./]/.test(part) && existsSync(resolve(cwd, part)) ? resolve(cwd, part) : part

type Here = { readonly cwd: string; readonly path: string }
function missingIn(parts: readonly string[], { cwd, path }: Here): NonNullable<NewMember['missing']> {
  const [program = ''] = parts
  const script = scriptIn(parts)
  if (!isOnPath(program, path, cwd))
    return [
      {
        en: `${program} was not found${program.includes('/') ? '.' : ': install it, or name it in full.'}`,
        zh: `找不到 ${program}${program.includes('/') ? '。' : '：请安装，或写出完整路径。'}`,
      },
    ]
  if (script === undefined || existsSync(resolve(cwd, script))) return []
  return [{ en: `There is no ${script} in this folder yet.`, zh: `此目录中还没有 ${script}。` }]
}

/** Split at spaces; quotes hold words together. Nothing else of a shell means anything here. */
export function wordsIn(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([all]) => all.replace(/["']/g, ''))
}

/** What can be the id of a member. */
export const idFrom = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|(?<!-)-+$/gu, '')
    .slice(0, 64) || 'agent'
