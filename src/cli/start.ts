/** `signalbox start`: opens the screens in a terminal; elsewhere plays a dialogue of the sample team and prints its timeline. */

import widthOf from 'string-width'
import { findFileTeams } from '../client/file-teams.ts'
import { spokenFor } from '../core/text/language.ts'
import type { EngineKind } from '../runtime/engine-kinds.ts'
import { locateTeam } from '../teams/find-team.ts'
import { padEnd } from '../terminal/columns.ts'
import { releaseKeys } from '../terminal/startup-keys.ts'
import { paint, painted } from './painted.ts'
import { asCalled, report } from './report.ts'
import { type Played, playRun } from './run.ts'
import { cliTexts, exits, printLine, type Session } from './session.ts'
import { openTeam, teamIo } from './team.ts'
import { objectionToPrograms } from './trust.ts'
import { workspaceOf } from './workspace.ts'

type StartOptions = {
  readonly as?: string
  readonly engine?: EngineKind
  readonly workspace?: string
  readonly team?: string
}

export async function start(options: StartOptions, session: Session): Promise<number> {
  const { io, json } = session
  if (io.interactive && io.columns !== undefined && !json) return openHere(session, options)
  releaseKeys()
  if (options.team !== undefined)
    return report(session, { code: 'E_INVALID_ARGS', detail: { why: 'no_terminal', team: options.team } })
  return playHere(session, options.engine)
}

/** The team that was named, where it may be opened; or the exit code. */
async function chosenTeam(session: Session, name: string): Promise<{ id: string; folder: string } | number> {
  const team = await openTeam(session, name)
  if (!team) return exits.usage
  const isChosen = locateTeam(name, teamIo(session).places)?.by === 'path'
  const objection = await objectionToPrograms(session, team, { isChosen })
  return objection ? report(session, objection) : { id: team.team.team, folder: team.dir }
}

/** Ink and React are loaded only here. */
async function openHere(session: Session, { as, engine, workspace, team: name }: StartOptions): Promise<number> {
  const folder = workspaceOf(workspace)
  if (!folder.ok) return report(session, folder.problem)
  const team = name === undefined ? undefined : await chosenTeam(session, name)
  if (typeof team === 'number') return team
  const { openTerminal } = await import('../tui/open.ts')
  const left = await openTerminal({
    folder: session.folder,
    lang: session.lang,
    isLangOpen: session.isLangOpen,
    as,
    engine,
    workspace: folder.value,
    team,
    env: session.io.env,
    log: { target: session.logTarget, traceId: session.traceId },
  })
  releaseKeys()
  if (!left.ok) return report(session, left.problem)
  printLine(session, cliTexts[left.value.lang].start.kept(session.folder, `${session.call} start`))
  const { unconfirmed } = await findFileTeams(teamIo(session).places)
  for (const { dir } of unconfirmed)
    printLine(session, asCalled(cliTexts[left.value.lang].trust.withheld(dir), session.call))
  return exits.done
}

/** S2 §8's own example, from beginning to end, on the real journal. */
const dialogue = {
  en: {
    text: 'I have a headache and want to see a doctor; also, what does parking cost, and how many people are ahead of me?',
    answers: ['two days'],
  },
  zh: { text: '我头痛想挂号，顺便问停车怎么收费，前面还有几个人？', answers: ['两天了'] },
} as const

async function playHere(session: Session, engine?: EngineKind): Promise<number> {
  const { title, where } = session.texts.start
  if (!session.json) printLine(session, painted`${paint(session.io, 'bold', title)}\n`)
  let played: Played | undefined
  const said = { ...dialogue[spokenFor(session.lang)], team: 'front-desk', yes: false, engine }
  const exit = await playRun(said, session, (rest) => {
    played = rest
  })
  if (session.json || !played) return exit
  printLine(session, `\n${where(played.conversation, session.folder)}\n`)
  printTries(session, played.conversation)
  return exits.done
}

function printTries(session: Session, conversation: string): void {
  const { tryNext, tries } = session.texts.start
  const calls = tries.map(([command]) => `${session.call} ${command.replace('ID', conversation)}`)
  const width = Math.max(...calls.map((call) => widthOf(call)))
  printLine(session, tryNext)
  for (const [i, [, what]] of tries.entries()) {
    printLine(session, painted`  ${padEnd(calls[i] ?? '', width)}  ${paint(session.io, 'dim', what)}`)
  }
}
