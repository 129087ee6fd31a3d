/**
 * `signalbox run TEXT`: one message to a team, without a screen. It prints the timeline as it happens (with --json the events),
 * answers what it was told to answer, and ends when a person would be next (INTERFACES.md).
 */
import type { Conversation, Question } from '../core/conversation.ts'
import type { JournalEvent } from '../core/events.ts'
import type { Problem } from '../core/problems.ts'
import { firstHuman } from '../core/team.ts'
import { openData } from '../journal/data-folder.ts'
import { untilRest } from '../runtime/embedded.ts'
import { machineClock, machineRandom } from '../runtime/machine-clock.ts'
import { noPlanner, noReviewer, noTools } from '../runtime/no-ports.ts'
import { Runtime } from '../runtime/runtime.ts'
import { portsOf, type TeamPorts } from '../runtime/team-ports.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { lineView } from '../views/timeline.ts'
import { drawLine } from './draw.ts'
import { findConversation, problemOf, stateOf } from './journal.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'
import { openTeam } from './team.ts'

type RunOptions = {
  readonly text: string
  readonly team?: string
  readonly in?: string
  readonly as?: string
  readonly answers: readonly string[]
  readonly yes: boolean
}
type Stage = {
  readonly session: Session
  readonly runtime: Runtime
  readonly conversation: string
  readonly by: string
}

const nameWidth = 26
const defaultTeam = 'front-desk'

export type Played = { readonly conversation: string; readonly status: Rest['status'] }
type AtRest = (played: Played) => void

export const run = (options: RunOptions, session: Session): Promise<number> =>
  playRun(options, session, ({ conversation, status }) => {
    if (!session.json) printLine(session, `\n${session.texts.run[status](conversation)}`)
  })

/** `ended` is told where it came to rest; the exit code says the same to programs. */
export async function playRun(options: RunOptions, session: Session, ended: AtRest): Promise<number> {
  try {
    const known = options.in === undefined ? undefined : knownConversation(session, options.in)
    if (known && !known.ok) return report(session, known.problem)
    const team = await openTeam(session, options.team ?? known?.value.team ?? defaultTeam)
    if (!team) return exits.usage
    return await withRuntime(session, team, {
      only: known?.value.id,
      use: (runtime) => converse(session, runtime, { options, team, id: known?.value.id, ended }),
    })
  } catch (thrown) {
    const problem = problemOf(thrown, session.folder)
    if (!problem) throw thrown
    return report(session, problem)
  }
}

type Known =
  | { readonly ok: true; readonly value: { id: string; team: string } }
  | { readonly ok: false; readonly problem: Problem }
function knownConversation(session: Session, asked: string): Known {
  const { journal } = openData(session.folder, { mode: 'read', soon: setImmediate })
  const found = findConversation(journal, asked)
  const known: Known = found.ok
    ? { ok: true, value: { id: found.value.stream, team: stateOf(journal, found.value.stream).team.team } }
    : found
  void journal.close()
  return known
}

type Use = { readonly only?: string; readonly use: (runtime: Runtime) => Promise<number> }
/** A runtime for one team. It resumes no conversation but the one it was asked for: others wait for their own team. */
async function withRuntime(session: Session, team: LoadedTeam, { only, use }: Use): Promise<number> {
  const { journal } = openData(session.folder, { mode: 'write', soon: machineClock.soon })
  const doors = { journal, clock: machineClock, random: machineRandom, log: session.log }
  const ports: TeamPorts = portsOf(team, doors)
  const { engine, safety, agents } = ports
  const others = { planner: noPlanner, reviewer: noReviewer, tools: noTools }
  const runtime = new Runtime({ ...doors, engine, safety, agents, ...others }, { resumes: (id) => id === only })
  try {
    return await use(runtime)
  } finally {
    await ports.close()
    await runtime.close()
  }
}

type Asked = { readonly options: RunOptions; readonly team: LoadedTeam; readonly id?: string; readonly ended: AtRest }
async function converse(session: Session, runtime: Runtime, { options, team, id, ended }: Asked): Promise<number> {
  const by = options.as ?? firstHuman(team.team)?.id ?? ''
  const begun =
    id === undefined
      ? await runtime.start(team.team, { teamHash: team.hash })
      : { ok: true as const, value: { conversation: id } }
  if (!begun.ok) return report(session, begun.problem)
  const { conversation } = begun.value
  const seq = id === undefined ? 0 : (runtime.state(id)?.seq ?? 0)
  const stage = { session, runtime, conversation, by }
  if (id !== undefined) await followTeam(stage, team)
  runtime.subscribe(conversation, seq, (event) => print(stage, event, team))
  const said = await runtime.send(conversation, { type: 'say', by, text: options.text })
  if (!said.ok) return report(session, said.problem)
  return atRest(stage, await play(stage, options), ended)
}

/** The files were edited since: the conversation goes on with the team as it is now, and says so. */
async function followTeam({ runtime, conversation, by }: Stage, { team, hash }: LoadedTeam): Promise<void> {
  if (runtime.state(conversation)?.teamHash === hash) return
  await runtime.send(conversation, { type: 'change_team', by, team, teamHash: hash })
}

async function play(stage: Stage, options: RunOptions): Promise<Conversation> {
  const { runtime, conversation, by } = stage
  const answers = [...options.answers]
  let state = await untilRest(runtime, conversation)
  for (;;) {
    const question = state.questions.at(-1)
    const approved = options.yes && question?.options.includes('approve')
    const answer = approved ? 'approve' : answers.shift()
    if (answer === undefined || state.talk === 'completed') return state
    const sent = question?.options.includes(answer)
      ? await runtime.send(conversation, {
          type: 'answer',
          by,
          questionId: question.id,
          option: answer,
          hash: question.hash,
        })
      : await runtime.send(conversation, { type: 'say', by, text: answer })
    if (!sent.ok) return state
    state = await untilRest(runtime, conversation)
  }
}

type Rest = {
  readonly status: 'completed' | 'waiting' | 'failed' | 'canceled'
  readonly question?: Question
  readonly waiting_for?: string
}

function atRest({ session, runtime, conversation }: Stage, state: Conversation, ended: AtRest): number {
  const rest = restOf(runtime, conversation, state)
  const exit = { completed: exits.done, waiting: exits.waiting, failed: exits.failed, canceled: exits.failed }[
    rest.status
  ]
  if (session.json) printJson(session, { type: 'rest', conversation, ...rest, exit })
  ended({ conversation, status: rest.status })
  return exit
}

/** A person is next in any case; what counts is whether something still waits for them. */
function restOf(runtime: Runtime, conversation: string, s: Conversation): Rest {
  const question = s.questions.at(-1)
  if (question || s.tasks.some((t) => t.state === 'AWAITING_USER'))
    return { status: 'waiting', waiting_for: s.waitingFor, question }
  let last: JournalEvent | undefined
  runtime.subscribe(conversation, 0, (event) => {
    if (event.type === 'safety_checked' || event.type === 'task_canceled' || event.type === 'member_said') last = event
  })()
  if (last?.type === 'safety_checked' && last.verdict === 'BLOCK') return { status: 'failed' }
  if (last?.type === 'task_canceled' || (last?.type === 'safety_checked' && last.verdict === 'EMERGENCY'))
    return { status: 'canceled' }
  return { status: 'completed' }
}

function print({ session }: Stage, event: JournalEvent, { team }: LoadedTeam): void {
  if (session.json) return printJson(session, event)
  const line = lineView(event, { lang: session.lang, team })
  if (line.weight !== 'detail') printLine(session, drawLine(session.io, line, { name: nameWidth }))
}
