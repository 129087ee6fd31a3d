/** Opens a team for a command, by folder or by name, and prints what is wrong with it. */
import { openTeam as openFor, type Io as TeamIo } from '../teams/command.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { asCalled, tell } from './report.ts'
import { printLine, type Session } from './session.ts'

export const teamIo = (session: Session): TeamIo => ({
  out: (line) => printLine(session, session.json ? line : asCalled(line, session.call)),
  lang: session.lang,
  json: session.json,
  places: { cwd: process.cwd(), dataFolder: session.folder },
})

/** Undefined where the team has faults; they are printed to standard error, with --json as any other problem. */
export async function openTeam(session: Session, name: string): Promise<LoadedTeam | undefined> {
  const lines: string[] = []
  const opened = await openFor(name, { ...teamIo(session), json: false, out: (line) => lines.push(line) })
  if (typeof opened !== 'number') return opened
  const said = lines.map((line) => asCalled(line, session.call)).join('\n')
  if (session.json) tell(session, { code: 'E_INVALID_ARGS', message: said, next: session.texts.otherTeam })
  else session.io.err(`${said}\n`)
}
