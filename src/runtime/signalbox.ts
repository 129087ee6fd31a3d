/**
 * Signalbox as another program holds it: start, say, answer, control, look and follow. embedded.ts opens one.
 *
 * G1. What can be refused is answered with a Result, never with an exception: the reason is a `problem` with its code.
 * G2. With several teams each conversation goes on with its own.
 */
import { ok, type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import type { PersonCommand } from '../core/state/commands.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { talkOf } from '../core/state/mark.ts'
import type { Team } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import type { UndoReport, UndoRequest } from '../core/work/undoing.ts'
import { conversations } from '../journal/conversations.ts'
import { readable } from '../journal/fault.ts'
import type { Job, Journal } from '../ports.ts'
import { hashOf } from '../teams/define-team.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { type QuestionCard, questionCard } from '../views/question.ts'
import { type Delta, Follower, type News } from './follow.ts'
import { type GivenTeam, teamOf } from './given-options.ts'
import { eventAt } from './live.ts'
import { ListenerSchema, ObjectSchema, optionFault, PageSchema, StartSchema } from './option-schema.ts'
import type { Listener, Runtime } from './runtime.ts'
import type { Members } from './team-ports.ts'
import type { Telemetry } from './telemetry.ts'

/** The position of the event that the call was journaled as, once it is on disk. */
export type Acknowledged = Promise<Result<{ readonly seq: number }>>
/** What a command has beside its type. */
export type Fields<T extends PersonCommand['type']> = Omit<Extract<PersonCommand, { type: T }>, 'type'>
/** What holds work back, lets it go on, or ends it. */
export type ControlCommand = Extract<
  PersonCommand,
  { type: 'pause' | 'resume' | 'stop' | 'cancel' | 'clear_queue' | 'skip' | 'end' }
>
/** How a conversation is started. */
export type StartOptions = {
  /** A name of its own; else one is made. */
  readonly id?: string
  /** The folder that its tools work in. */
  readonly workspace?: string
  /** Where the team's files are, if they are not found by its name. */
  readonly folder?: string
  /** What the team is pinned by, where it is not one of defineTeam or loadTeam. */
  readonly teamHash?: string
}

/** A conversation in a list. */
export type ConversationInfo = {
  readonly id: string
  /** When its last event was (ms UTC), and how many there are. */
  readonly at: number
  readonly events: number
  readonly status: string
}

/** Gets the events of every conversation. */
export type EventListener = (conversation: string, event: JournalEvent) => void
/** Gets the words that agents are writing. */
export type DeltaListener = (delta: Delta) => void
export type Hooks = {
  readonly onEvent: EventListener
  readonly onDelta: (job: Pick<Job, 'conversation' | 'agentId' | 'dispatchId'>, text: string) => void
}
export type Teams = {
  readonly journal: Journal
  readonly telemetry: Telemetry
  /** Those it was opened with; the first is started where none is named. */
  readonly teams: readonly LoadedTeam[]
  /** The agents that the program brought for a team. */
  readonly membersOf: (team: string) => Members
  readonly runtimeOf: (conversation: string) => Runtime
  /** Nothing, where it was opened with several teams and this is none of them. */
  readonly runtimeOfTeam: (team: string) => Runtime | undefined
  readonly close: () => Promise<void>
}

/** What the agents that a program brought can do, unless their members say otherwise: a function may be run again after it was lost. */
const withAbilities = (team: Team, members: Members): Team => ({
  ...team,
  members: team.members.map((member) => ({
    ...member,
    ...(member.repeatable === undefined && members[member.id]?.repeatable ? { repeatable: true } : {}),
    ...(member.pausable === undefined && members[member.id]?.pause ? { pausable: true } : {}),
  })),
})

/**
 * An open box: what programs start, say, answer, look at and follow conversations with. It is its own success: whoever has looked at
 * `ok` uses it as it is.
 *
 * @example
 * const box = await openSignalbox({ data: 'memory', team, members })
 * if (box.ok) await box.start()
 */
export class Signalbox {
  readonly ok = true
  readonly #teams: Teams
  readonly #onEvent = new Set<EventListener>()
  readonly #onDelta = new Set<DeltaListener>()
  readonly #followers = new Map<string, Set<Follower>>()
  readonly #closing = new AbortController()
  #closed: Promise<void> | undefined

  private constructor(open: (hooks: Hooks) => Teams) {
    this.#teams = open({
      onEvent: (conversation, event) => this.#published(conversation, event),
      onDelta: ({ conversation, agentId: memberId, dispatchId }, text) =>
        this.#streamed({ conversation, memberId, dispatchId, text }),
    })
  }

  /** @internal Programs have openSignalbox. */
  static of(open: (hooks: Hooks) => Teams): Signalbox {
    return new Signalbox(open)
  }

  get value(): Signalbox {
    return this
  }

  /**
   * Starts a conversation, with the team the box was opened with unless another is named. Resolves with its id when it is on disk.
   *
   * @example
   * const started = await box.start()
   * if (started.ok) await box.say(started.value.conversation, { by: 'you', text: 'Hello' })
   */
  start(options?: StartOptions): Promise<Result<{ conversation: string }>>
  start(team: Team | GivenTeam, options?: StartOptions): Promise<Result<{ conversation: string }>>
  async start(first: Team | GivenTeam | StartOptions = {}, second: StartOptions = {}) {
    const isTeam = isTeamLike(first)
    const given = isTeam ? first : this.#teams.teams[0]
    if (!given) return refuse('E_INVALID_ARGS', { why: 'no_such_team', team: '', known: [] })
    const options = isTeam ? second : (first as StartOptions)
    const bad = optionFault(StartSchema, options, 'options')
    if (bad) return bad
    if ('members' in given) return this.#start(given, { teamHash: hashOf(given), ...options })
    const loaded = teamOf(given)
    return loaded.ok ? this.#start(loaded.value.team, { teamHash: loaded.value.hash, ...options }) : loaded
  }

  #start(team: Team, options: StartOptions & { readonly teamHash: string }) {
    const runtime = this.#teams.runtimeOfTeam(team.team)
    const known = this.#teams.teams.map((one) => one.team.team)
    if (!runtime) return refuse('E_INVALID_ARGS', { why: 'no_such_team', team: team.team, known })
    return runtime.start(withAbilities(team, this.#teams.membersOf(team.team)), options)
  }

  /**
   * Says something. With a `key` it is said once, however often it is sent. `traceparent` continues a trace; without it, the active span
   * of OpenTelemetry is continued.
   */
  say(conversation: string, words: Fields<'say'> & { readonly traceparent?: string }): Acknowledged {
    const bad = optionFault(ObjectSchema, words, 'said')
    if (bad) return Promise.resolve(bad)
    const { traceparent, ...said } = words
    this.#teams.telemetry.saying(conversation, said, traceparent)
    return this.send(conversation, { ...said, type: 'say' })
  }

  /**
   * The open question as a person is shown it, with what each answer does; for an approval with the diff, the risk and the reach.
   * Nothing where no question is open: what an agent asks with `ctx.ask` is said, and answered with `say`.
   *
   * @example
   * const card = box.card(id, 'en')
   * if (card) await box.answer(id, { by: 'you', questionId: card.id, hash: card.hash, option: 'once' })
   */
  card(conversation: string, lang: Lang = 'en'): QuestionCard | undefined {
    const s = this.state(conversation)
    return s && questionCard(s, (seq) => eventAt(this.#teams.journal, conversation, seq), lang)
  }

  /** Answers an open question: `card(conversation)` shows it, `state(conversation)?.questions` has all of them. */
  answer(conversation: string, answer: Fields<'answer'>): Acknowledged {
    return this.send(conversation, { ...answer, type: 'answer' })
  }

  /** Pauses, resumes, stops, cancels, skips, clears the queue or ends the conversation. */
  control(conversation: string, control: ControlCommand): Acknowledged {
    return this.send(conversation, control)
  }

  /**
   * Takes back what a conversation changed in its workspace: a decision, a task, everything after a position, or the last task. With
   * `preview` nothing changes. A file that somebody changed since stays, and is named in `left`.
   *
   * @example
   * const preview = await box.undo(id, { by: 'you', preview: true })
   * if (preview.ok && preview.value.left.length === 0) await box.undo(id, { by: 'you' })
   */
  undo(conversation: string, request: UndoRequest & { readonly preview?: boolean }): Promise<Result<UndoReport>> {
    const wrong = optionFault(ObjectSchema, request, 'request') ?? this.#objection(conversation)
    if (wrong) return Promise.resolve(wrong)
    const { preview = false, ...asked } = request
    const runtime = this.#teams.runtimeOf(conversation)
    return preview ? runtime.previewUndo(conversation, asked) : runtime.undo(conversation, asked)
  }

  /** Any command of a person. Acknowledged when it is on disk, or refused with the reason. */
  send(conversation: string, command: PersonCommand): Acknowledged {
    return this.#teams.runtimeOf(conversation).send(conversation, command)
  }

  /** The conversation as it is now, or nothing where there is none, or none that can be read: `history` says which. */
  state(conversation: string): Conversation | undefined {
    const found = readable(() => ok(this.#teams.runtimeOf(conversation).state(conversation)))
    return found.ok ? found.value : undefined
  }

  /** All conversations, the latest first. */
  conversations(limit = 100): ConversationInfo[] {
    return [...conversations(this.#teams.journal)]
      .sort((a, b) => b.at - a.at || (a.stream < b.stream ? -1 : 1))
      .slice(0, limit)
      .map(({ stream: id, seq: events, at, status }) => ({ id, at, events, status: talkOf(status) }))
  }

  /** The events after a position, oldest first; at most `limit` of them. */
  history(
    conversation: string,
    page: { readonly after?: number; readonly limit?: number } = {},
  ): Result<JournalEvent[]> {
    const wrong = this.#objection(conversation, page)
    if (wrong) return wrong
    const { after = 0, limit = 1_000 } = page
    return readable(() => {
      const events: JournalEvent[] = []
      for (const event of this.#teams.journal.read(conversation, after) as Iterable<JournalEvent>) {
        if (events.length >= limit) break
        events.push(event)
      }
      return ok(events)
    })
  }

  /**
   * Events after a position and whatever comes then, with the words that agents are writing. It ends when `signal` aborts, when the
   * loop is left, or when the box is closed; and with `failed` where the journal cannot be read further.
   *
   * @example
   * const news = box.follow(id, { after: 12 })
   * if (news.ok) for await (const one of news.value) if (one.kind === 'event') console.log(one.event.type)
   */
  follow(
    conversation: string,
    page: { readonly after?: number; readonly signal?: AbortSignal } = {},
  ): Result<AsyncIterableIterator<News, undefined>> {
    const wrong = this.#objection(conversation, page)
    if (wrong) return wrong
    const { after = 0, signal } = page
    const set = this.#followers.get(conversation) ?? new Set()
    const follower = new Follower(this.#teams.journal, conversation, {
      after,
      leave: (one) => {
        set.delete(one)
        signal?.removeEventListener('abort', end)
        if (set.size === 0 && this.#followers.get(conversation) === set) this.#followers.delete(conversation)
      },
    })
    const end = (): void => follower.end()
    this.#followers.set(conversation, set.add(follower))
    if (signal?.aborted) follower.end()
    else signal?.addEventListener('abort', end)
    return { ok: true, value: follower }
  }

  /** Calls back for everything after a position, then for whatever comes. Its value ends it. */
  subscribe(conversation: string, after: number, listener: Listener): Result<() => void> {
    const wrong = this.#objection(conversation, { after, listener: listener ?? null })
    return wrong ?? readable(() => ok(this.#teams.runtimeOf(conversation).subscribe(conversation, after, listener)))
  }

  /** Calls back for every event of every conversation, once it is on disk. Its value ends it. */
  onEvent(listener: EventListener): Result<() => void> {
    return heardBy(this.#onEvent, listener)
  }

  /** Calls back for the words that agents are writing. Its value ends it. */
  onDelta(listener: DeltaListener): Result<() => void> {
    return heardBy(this.#onDelta, listener)
  }

  /** Aborts when the box is closed. */
  get closing(): AbortSignal {
    return this.#closing.signal
  }

  /** Ends followers and agents; a second call waits for the first. Work under way is found again at the next start. */
  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    this.#closing.abort()
    for (const set of [...this.#followers.values()]) for (const follower of [...set]) follower.end()
    await this.#teams.close()
  }

  #published(conversation: string, event: JournalEvent): void {
    for (const listener of this.#onEvent) listener(conversation, event)
    const set = this.#followers.get(conversation)
    if (set) for (const follower of set) follower.tell({ kind: 'event', event })
  }

  #streamed(delta: Delta): void {
    for (const listener of this.#onDelta) listener(delta)
    const set = this.#followers.get(delta.conversation)
    if (set) for (const follower of set) follower.tell({ kind: 'delta', ...delta })
  }

  #objection(conversation: string, page: object = {}): Refusal | undefined {
    if (this.closing.aborted) return refuse('E_IO', { why: 'closed' })
    const bad = optionFault(PageSchema, page, 'options')
    if (bad) return bad
    const found = readable(() => ok(this.#teams.runtimeOf(conversation).state(conversation)))
    if (!found.ok) return found
    if (!found.value) return refuse('E_INVALID_ARGS', { why: 'no_such_conversation', conversation })
  }
}

function heardBy<L>(listeners: Set<L>, listener: L): Result<() => void> {
  const bad = optionFault(ListenerSchema, listener, 'listener')
  if (bad) return bad
  listeners.add(listener)
  return ok(() => void listeners.delete(listener))
}

/** A team has one of these; what a conversation is started with has none. */
const isTeamLike = (given: unknown): given is Team | GivenTeam =>
  typeof given === 'object' && given !== null && ('members' in given || 'agentOf' in given || 'ok' in given)
