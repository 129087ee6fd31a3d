/** A person's word that a team may start programs (client/trusted-teams.ts): `signalbox team trust`, and the question in a terminal. */
import { isTrusted, programsOf, trustTeam } from '../client/trusted-teams.ts'
import type { Problem } from '../core/contracts/problems.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { exits, printJson, printLine, type Session } from './session.ts'
import { openTeam } from './team.ts'

export async function trust(name: string, session: Session): Promise<number> {
  const team = await openTeam(session, name)
  if (!team) return exits.usage
  trustTeam(team, session.folder)
  if (session.json) printJson(session, { ok: true, dir: team.dir, hash: team.hash, commands: programsOf(team) })
  else printLine(session, session.texts.trust.done(team.dir, programsOf(team)))
  return exits.done
}

/** Nothing where it may start its programs. `isChosen`: the person named this folder, which confirms it as it is. */
export async function objectionToPrograms(
  session: Session,
  team: LoadedTeam,
  { isChosen }: { readonly isChosen: boolean },
): Promise<Problem | undefined> {
  if (isTrusted(team, session.folder)) return
  if (isChosen || (await isConfirmed(session, team))) {
    trustTeam(team, session.folder)
    return
  }
  return { code: 'E_INVALID_ARGS', detail: { why: 'unconfirmed_team', path: team.dir, commands: programsOf(team) } }
}

/** Asked only where somebody can answer. */
async function isConfirmed({ io, json, texts }: Session, team: LoadedTeam): Promise<boolean> {
  if (!io.interactive || io.columns === undefined || json) return false
  io.err(texts.trust.ask(team.dir, programsOf(team)))
  let said = ''
  for await (const bytes of io.input()) {
    said += Buffer.from(bytes).toString('utf8')
    if (said.includes('\n')) break
  }
  return /^\s*(?:y|yes|是|好)\s*$/i.test(said.split('\n')[0] ?? '')
}
