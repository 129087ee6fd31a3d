/**
 * `signalbox run TEXT`: sends one message to a team, without a screen. It prints the timeline as it happens (with --json the events),
 * gives the answers from its options, and ends when a person would be next (README.md).
 */
import { constants } from 'node:os'
import { readConfig } from '../config/read-config.ts'
import type { Problem } from '../core/contracts/problems.ts'
import { type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { shownQuestion } from '../core/state/shown-question.ts'
import { firstHuman, type Team } from '../core/state/team.ts'
import { langAfter } from '../core/text/language.ts'
import { openDataFolder } from '../journal/data-folder.ts'
import { openServers } from '../mcp/open-servers.ts'
import { type Models, openModels } from '../models/open-models.ts'
import type { Journal } from '../ports.ts'
import { untilRest } from '../runtime/embedded.ts'
import type { EngineKind } from '../runtime/engine-kinds.ts'
import { followTeam } from '../runtime/follow-team.ts'
import { openRuntime } from '../runtime/open-runtime.ts'
import type { RuntimeOptions } from '../runtime/put-together.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { findTeam, locateTeam } from '../teams/find-team.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { answerIn, needsWords } from '../views/answer-in.ts'
import { orThrow } from '../views/or-throw.ts'
import { type QuestionCard, questionCard } from '../views/question.ts'
import { shownAs } from '../views/texts/words.ts'
import { lineView } from '../views/timeline.ts'
import { isWord, unnamedHint } from '../views/unnamed.ts'
import { checks } from './doctor-checks.ts'
import { drawLine } from './draw.ts'
import { findConversation, problemOf, stateOf } from './journal.ts'
import { paint, painted } from './painted.ts'
import { report, tell } from './report.ts'
import { exitOf, type Rest, restOf } from './rest.ts'
import { eventsOf, notACommand, runSlashCommand } from './run-slash-command.ts'
import { cliTexts, exits, printJson, printLine, type Session } from './session.ts'
import { openTeam, teamIo } from './team.ts'
import { objectionToPrograms } from './trust.ts'
import { tellWorkspace, workspaceOf } from './workspace.ts'

type RunOptions = {
  readonly text: string
  readonly team?: string
  readonly in?: string
  /** Says the text once, however often the command is called with it. */
  readonly key?: string
  readonly as?: string
  readonly answers: readonly string[]
  readonly yes: boolean
  /** Confirms a team that would start programs. */
  readonly trust?: boolean
  /** The folder that a new conversation works in. */
  readonly workspace?: string
  readonly engine?: EngineKind
  /** Those of the settings, where nothing is said. */
  readonly models?: Models
}
type Stage = {
  readonly session: Session
  readonly runtime: Runtime
  readonly conversation: string
  readonly by: string
  readonly yes: boolean
}

const nameWidth = 26
const defaultTeam = 'front-desk'

export type Played = Pick<Rest, 'status' | 'question' | 'waiting_for'> & {
  readonly conversation: string
  readonly team: Team
  readonly card?: QuestionCard
  /** Why nobody answers, where nobody was named. */
  readonly hint?: string
}
/** The session speaks the language of the conversation. */
type AtRest = (played: Played, session: Session) => void

export const run = (options: RunOptions, given: Session): Promise<number> =>
  playRun(options, given, (played, session) => {
    const { conversation, team, card, hint, status, question, waiting_for: who = '' } = played
    if (session.json) return
    if (hint !== undefined) printLine(session, painted`\n${paint(session.io, 'dim', hint)}`)
    const rests = status === 'waiting' && !card?.options.length ? 'waitingForWords' : status
    printLine(session, `\n${session.texts.run[rests](conversation, `user.${who}`)}`)
    if (question?.offer)
      printLine(session, session.texts.run.offer(shownAs(team, question.offer.agentId), question.offer.goal))
    else if (card) printAsked(session, card)
    if (status !== 'waiting' && !question) return
    for (const { key, label, option } of card?.options ?? [])
      printLine(session, `  ${key}  ${label}${needsWords(option) ? `  ${session.texts.run.why(key)}` : ''}`)
    const as = who === '' ? '' : ` --as ${who}`
    printLine(session, `  ${session.call} run --in ${conversation}${as} ${session.texts.run.say}`)
  })

function printAsked(session: Session, { title, lines }: QuestionCard): void {
  printLine(session, painted`  ${paint(session.io, 'bold', title)}`)
  for (const { text } of lines) printLine(session, `  ${text}`)
}

/** `ended` is called with how it stands at the end; the exit code says the same to programs. */
export async function playRun(options: RunOptions, given: Session, ended: AtRest): Promise<number> {
  let session = inLanguageOf(given, [options.text])
  try {
    if (options.key !== undefined && options.in === undefined)
      return report(session, { code: 'E_INVALID_ARGS', detail: { why: 'key_without_conversation' } })
    const known = options.in === undefined ? undefined : knownConversation(session, options.in)
    if (known && !known.ok) return report(session, known.problem)
    if (known) session = inLanguageOf(given, [...known.value.said, options.text])
    if (known?.value.imported && options.team === undefined)
      return report(session, { code: 'E_INVALID_ARGS', detail: { why: 'imported', team: known.value.team } })
    const team = await openTeam(session, options.team ?? teamOf(session, known?.value) ?? defaultTeam)
    if (!team) return exits.usage
    const objection = await objectionToPrograms(session, team, { isChosen: isChosen(session, options) })
    if (objection) return report(session, objection)
    return await withRuntime(session, team, {
      only: known?.value.id,
      options,
      use: (runtime) => converse(session, runtime, { options, team, id: known?.value.id, ended }),
    })
  } catch (thrown) {
    const problem = problemOf(thrown, session.folder)
    if (!problem) throw thrown
    return report(session, problem)
  }
}

/** The person named the folder itself. A name alone may be that of any folder that lies here. */
const isChosen = (session: Session, { team, trust = false }: RunOptions): boolean =>
  trust || (team !== undefined && locateTeam(team, teamIo(session).places)?.by === 'path')

/** Where nobody named a language, it is that of what was written: the last of these that says anything about it. */
function inLanguageOf(session: Session, written: readonly string[]): Session {
  const lang = session.isLangOpen ? written.reduce(langAfter, session.lang) : session.lang
  return { ...session, lang, texts: cliTexts[lang] }
}

type KnownConversation = {
  /** What people wrote last, the latest last. */
  readonly said: readonly string[]
  readonly id: string
  readonly team: string
  readonly folder?: string
  readonly imported?: true
}
type Known =
  | { readonly ok: true; readonly value: KnownConversation }
  | { readonly ok: false; readonly problem: Problem }
function knownConversation(session: Session, asked: string): Known {
  const { journal } = openDataFolder(session.folder, { mode: 'read', soon: setImmediate })
  const found = findConversation(journal, asked)
  const known: Known = found.ok ? { ok: true, value: pinnedBy(journal, found.value.stream) } : found
  void journal.close()
  return known
}

const mostSaid = 5

/** The team as it is now, and the folder that a person of this machine took it from. */
function pinnedBy(journal: Journal, id: string): KnownConversation {
  const { team, folder, imported } = stateOf(journal, id)
  const said: string[] = []
  for (const e of journal.read(id) as Iterable<JournalEvent>) if (e.type === 'user_input_received') said.push(e.text)
  return { id, team: team.team, folder, imported, said: said.slice(-mostSaid) }
}

/** A team that cannot be found by name is read from the folder it came from, if that still exists. */
const teamOf = (session: Session, known: KnownConversation | undefined): string | undefined =>
  known?.folder !== undefined && findTeam(known.folder, teamIo(session).places) ? known.folder : known?.team

type Use = { readonly only?: string; readonly options: RunOptions; readonly use: (runtime: Runtime) => Promise<number> }
/** A runtime for one team. It resumes only the conversation that was asked for: others may belong to other teams. */
async function withRuntime(session: Session, team: LoadedTeam, asked: Use): Promise<number> {
  const settings = readConfig(session.io.env)
  const understanding = settings.ok ? settings.config.understanding : undefined
  const { ok, found } = await checks.encoder({ folder: session.folder, env: session.io.env, lang: session.lang })
  if (!ok && understanding?.encoder !== undefined) return withoutEncoder(session, found)
  const about = { env: session.io.env, log: session.log, teams: [team] }
  const servers = await openServers(settings.ok ? settings.config : { mcp: {} }, about)
  try {
    return await withTools(session, { team, served: servers.tools, understanding }, asked)
  } finally {
    await servers.close()
  }
}

function withoutEncoder(session: Session, found = ''): number {
  const { names, without } = session.texts.doctor
  tell(session, { code: 'E_INVALID_ARGS', message: `${names.encoder}: ${found}`, next: without.encoder.next })
  return exits.usage
}

type Given = Pick<RuntimeOptions, 'served' | 'understanding'> & { readonly team: LoadedTeam }
async function withTools(session: Session, given: Given, { only, options, use }: Use): Promise<number> {
  const runtime = openRuntime({
    ...given,
    data: session.folder,
    log: session.log,
    limits: { resumes: (id: string) => id === only },
    engineKind: options.engine,
    models: options.models ?? openModels(session.io.env),
  })
  const stay = closeOnSignal(runtime)
  try {
    return await use(runtime)
  } finally {
    stay()
    await runtime.close()
  }
}

/** On a signal to end, the programs of agents are ended too (I17). Returns a function that stops listening. */
function closeOnSignal(runtime: Runtime): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const leave = (signal: NodeJS.Signals): void =>
    void runtime.close().finally(() => process.exit(128 + constants.signals[signal]))
  for (const signal of signals) process.once(signal, leave)
  return () => signals.forEach((signal) => void process.off(signal, leave))
}

type Asked = { readonly options: RunOptions; readonly team: LoadedTeam; readonly id?: string; readonly ended: AtRest }
async function converse(session: Session, runtime: Runtime, { options, team, id, ended }: Asked): Promise<number> {
  const by = options.as ?? firstHuman(team.team)?.id ?? ''
  const objection = objectionTo(options.text, by, team)
  if (objection) return report(session, objection.problem)
  const folder = workspaceOf(options.workspace)
  if (!folder.ok) return report(session, folder.problem)
  const kept = id === undefined ? undefined : keptWorkspace(runtime, id, folder.value)
  if (kept) return report(session, kept.problem)
  const now = { team: team.team, teamHash: team.hash, folder: folderOf(session, team) }
  const begun =
    id === undefined
      ? await runtime.start(team.team, { ...now, workspace: folder.value })
      : { ok: true as const, value: { conversation: id } }
  if (!begun.ok) return report(session, begun.problem)
  const { conversation } = begun.value
  tellWorkspace(session, runtime.state(conversation)?.workspace)
  const seq = id === undefined ? 0 : (runtime.state(id)?.seq ?? 0)
  const stage = { session, runtime, conversation, by, yes: options.yes }
  const followed = await followTeam(runtime, conversation, { ...now, by })
  if (!followed.ok) return report(session, followed.problem)
  runtime.subscribe(conversation, seq, (event) => print(stage, event, team))
  const said = await sayOrAnswer(stage, options.text, options.key)
  if (!said.ok) return report(session, said.problem)
  const isRepeated = options.key !== undefined && said.value.seq <= seq
  if (isRepeated && !session.json) printLine(session, session.texts.saidAlready(said.value.seq))
  return atRest(stage, await play(stage, options), ended)
}

/** A conversation works in one folder from its start to its end. */
function keptWorkspace(runtime: Runtime, conversation: string, asked: string | undefined): Refusal | undefined {
  const workspace = runtime.state(conversation)?.workspace
  if (asked === undefined || asked === workspace) return
  return refuse('E_INVALID_ARGS', { why: 'keeps_its_workspace', conversation, workspace })
}

/** The folder to note in the journal; none for a team that is found by its name. */
const folderOf = (session: Session, { dir, team }: LoadedTeam): string | undefined =>
  findTeam(team.team, teamIo(session).places) === dir ? undefined : dir

/** Checked before anything is started, so that no empty conversation is left behind. */
function objectionTo(text: string, by: string, { team }: LoadedTeam): Refusal | undefined {
  if (text.trim() === '') return refuse('E_INVALID_ARGS', { why: 'empty_input' })
  const people = team.members.filter((m) => m.type === 'human').map((m) => m.id)
  if (!people.includes(by)) return refuse('E_INVALID_ARGS', { why: 'unknown_member', member: by, known: people })
  return notACommand(text)
}

async function play(stage: Stage, options: RunOptions): Promise<Conversation> {
  const answers = [...options.answers]
  let state = orThrow(await untilRest(stage.runtime, stage.conversation))
  for (;;) {
    const offered = shownQuestion(state)?.options ?? []
    const yes = options.yes ? ['approve', 'once'].find((option) => offered.includes(option)) : undefined
    const answer = yes ?? answers.shift()
    if (answer === undefined || state.talk === 'completed') return state
    const sent = await sayOrAnswer(stage, answer)
    if (!sent.ok) return state
    state = orThrow(await untilRest(stage.runtime, stage.conversation))
  }
}

type Sent = Result<{ seq: number }>
/** A slash command is run. An option of the open question, or its number, answers it. Anything else is a message. */
function sayOrAnswer(stage: Stage, text: string, key?: string): Promise<Sent> {
  const wrong = notACommand(text)
  return wrong ? Promise.resolve(wrong) : (runSlashCommand(stage, text) ?? answerOrSay(stage, text, key))
}

/** A text with a key is always said: what was an answer the first time would be something else the second time. */
function answerOrSay({ runtime, conversation, by }: Stage, text: string, key?: string): Promise<Sent> {
  if (key !== undefined) return runtime.send(conversation, { type: 'say', by, text, key })
  const state = runtime.state(conversation)
  const question = state && shownQuestion(state)
  const answer = question && answerIn(text, question.options)
  if (!question || !answer) return runtime.send(conversation, { type: 'say', by, text })
  const { option, words } = answer
  const { id: questionId, hash } = question
  return runtime.send(conversation, { type: 'answer', by, questionId, option, hash, text: words })
}

function atRest({ session, runtime, conversation }: Stage, state: Conversation, ended: AtRest): number {
  const events = eventsOf(runtime, conversation)
  const rest = restOf(events, state)
  const exit = exitOf(rest, events)
  if (session.json) printJson(session, { type: 'rest', conversation, ...rest, exit })
  const card = rest.question && questionCard(state, (seq) => events[seq - 1], session.lang)
  const hint = unnamedHint(state, events.findLast(isWord), session.lang)
  ended({ conversation, team: state.team, card, hint, ...rest }, session)
  return exit
}

function print({ session, runtime, conversation }: Stage, event: JournalEvent, { team }: LoadedTeam): void {
  if (session.json) return printJson(session, event)
  const eventAt = (seq: number): JournalEvent | undefined => eventsOf(runtime, conversation)[seq - 1]
  const line = lineView(event, { lang: session.lang, team, eventAt })
  if (line.weight !== 'detail') printLine(session, drawLine(session.io, line, { name: nameWidth }))
}
