/** `signalbox start`: opens the terminal where there is one; else plays a first conversation on the real journal and shows it. */
import { scripted } from '../agents/scripted.ts'
import type { JournalEvent } from '../core/events.ts'
import type { Result } from '../core/result.ts'
import type { Team } from '../core/team.ts'
import { defineTeam, openSignalbox, untilRest } from '../runtime/embedded.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { lineView } from '../views/timeline.ts'
import { drawLine } from './draw.ts'
import { firstTalk, firstTeam } from './first-talk.ts'
import { problemOf } from './journal.ts'
import { report } from './report.ts'
import { exits, paint, printJson, printLine, type Session } from './session.ts'
import { padEnd, widthOf } from './width.ts'

/** The longest name of this team's timeline: `orchestrator.understanding`. */
const nameWidth = 26

export async function start(_: object, session: Session): Promise<number> {
  const { io, json } = session
  if (io.interactive && io.columns !== undefined && !json) return openHere(session)
  return playHere(session)
}

/** Loaded only here: nothing else needs it. */
async function openHere(session: Session): Promise<number> {
  const { openTerminal } = await import('../tui/open.ts')
  const left = await openTerminal({ folder: session.folder, lang: session.lang, env: session.io.env })
  if (!left.ok) return report(session, left.problem)
  const { terminalTexts } = await import('../tui/texts.ts')
  printLine(session, terminalTexts[left.value.lang].kept(session.folder))
  return exits.done
}

async function playHere(session: Session): Promise<number> {
  const answers = [...firstTalk[session.lang].bob]
  let signalbox: Runtime | undefined
  try {
    signalbox = await openSignalbox({
      data: session.folder,
      agents: scripted(() => answers.shift() ?? ''),
      log: session.log,
    })
    return await play(session, signalbox)
  } catch (thrown) {
    const problem = problemOf(thrown, session.folder)
    if (!problem) throw thrown
    return report(session, problem)
  } finally {
    await signalbox?.close()
  }
}

async function play(session: Session, signalbox: Runtime): Promise<number> {
  const { team, teamHash } = defineTeam({ ...firstTeam, members: [...firstTeam.members] })
  const { title, where } = session.texts.start
  if (!session.json) printLine(session, `${paint(session.io, 'bold', title)}\n`)
  const started = await signalbox.start(team, { teamHash })
  if (!started.ok) return report(session, started.problem)
  const { conversation } = started.value
  signalbox.subscribe(conversation, 0, (event) => printEvent(session, event, team))
  for (const text of firstTalk[session.lang].ann) {
    const said: Result<unknown> = await signalbox.send(conversation, { type: 'say', by: 'ann', text })
    if (!said.ok) return report(session, said.problem)
    await untilRest(signalbox, conversation)
  }
  if (session.json) return exits.done
  printLine(session, `\n${where(conversation, session.folder)}\n`)
  printTries(session, conversation)
  return exits.done
}

function printEvent(session: Session, event: JournalEvent, team: Team): void {
  if (session.json) return printJson(session, event)
  const line = lineView(event, { lang: session.lang, team })
  if (line.weight !== 'detail') printLine(session, drawLine(session.io, line, { name: nameWidth }))
}

function printTries(session: Session, conversation: string): void {
  const { tryNext, tries } = session.texts.start
  const calls = tries.map(([command]) => `${session.io.call} ${command.replace('ID', conversation)}`)
  const width = Math.max(...calls.map(widthOf))
  printLine(session, tryNext)
  for (const [i, [, what]] of tries.entries()) {
    printLine(session, `  ${padEnd(calls[i] ?? '', width)}  ${paint(session.io, 'dim', what)}`)
  }
}
