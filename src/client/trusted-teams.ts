/**
 * Which teams may start programs. A folder that somebody else made may lie where one works, so a team that was only found there by
 * its name starts nothing until a person has looked at it once.
 *
 * T1. A team without programs, one of the package and one that was deployed into the data folder need no word.
 * T2. Any other is confirmed once, as it is: its folder, its files and the files its commands name. When one of them changes, it is
 *     another team. What those programs load themselves is not looked at.
 * T3. What was confirmed is kept in the data folder, for its user only.
 */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from '../edge/make-folder.ts'
import { replaceFile } from '../edge/replace-file.ts'
import { codingCommand } from '../teams/coding-presets.ts'
import { isOwnTeam } from '../teams/find-team.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'

const fileName = 'trusted-teams.json'

/** The commands it would start, as they are written. */
export const programsOf = ({ agents }: LoadedTeam): string[] =>
  commandsOf(agents).map((command) =>
    command.map((part) => (/^[\w./:=-]+$/.test(part) ? part : JSON.stringify(part))).join(' '),
  )

const commandsOf = (agents: LoadedTeam['agents']): (readonly string[])[] =>
  [...agents.values()].flatMap(({ spec: { adapter } }) => {
    if (adapter?.kind === 'process') return [adapter.command]
    return adapter?.kind === 'coding' ? [codingCommand(adapter)] : []
  })

export const isTrusted = (team: LoadedTeam, dataFolder: string): boolean =>
  commandsOf(team.agents).length === 0 ||
  isOwnTeam(team.dir, dataFolder) ||
  readMarks(dataFolder).includes(markOf(team))

/** Throws where the data folder cannot be written. */
export function trustTeam(team: LoadedTeam, dataFolder: string): void {
  if (isTrusted(team, dataFolder)) return
  const made = makeFolder(dataFolder, 0o700)
  if (!made.ok) return // whoever opens the folder next says what is wrong with it
  const marks = JSON.stringify([...readMarks(dataFolder), markOf(team)])
  replaceFile(join(dataFolder, fileName), `${marks}\n`, { sync: true, mode: 0o600 })
}

/** T2. */
function markOf({ dir, hash, agents }: LoadedTeam): string {
  const mark = createHash('sha256').update(`${dir}\n${hash}\n`)
  for (const command of commandsOf(agents))
    for (const part of command) {
      const path = resolve(dir, part)
      if (statSync(path, { throwIfNoEntry: false })?.isFile()) mark.update(`${part}\n`).update(readFileSync(path))
    }
  return mark.digest('hex')
}

/** What cannot be read confirms nothing. */
function readMarks(dataFolder: string): string[] {
  try {
    const read: unknown = JSON.parse(readFileSync(join(dataFolder, fileName), 'utf8'))
    return Array.isArray(read) ? read.filter((mark) => typeof mark === 'string') : []
  } catch {
    return []
  }
}
