/**
 * Holds the model of the screens. Keys and news of the client change it; what a key asks for is sent to the client. Nothing waits
 * for an answer: when it comes, it changes the model like any other news.
 */
import type { Client, News } from '../client/client.ts'
import type { Result } from '../core/contracts/result.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { printable } from '../views/printable.ts'
import { problemView } from '../views/problem.ts'
import { statusLine } from '../views/status-line.ts'
import { transcriptAfter } from '../views/transcript.ts'
import { draftOf } from './editor.ts'
import type { Press } from './keys.ts'
import { type Drafts, freshUi, type Model, type Talk } from './model.ts'
import { press } from './press.ts'
import { terminalTexts } from './texts/languages.ts'
import type { Request } from './update.ts'

const conversationsShown = 5

type Options = Pick<Model, 'lang' | 'isLangOpen' | 'as' | 'size' | 'now'> & {
  readonly drafts?: Drafts
  readonly leave: () => void
}

export class Controller {
  readonly #client: Client
  readonly #leave: () => void
  readonly #listeners = new Set<() => void>()
  /** Keys that came while a conversation was being opened: they are meant for it. */
  readonly #early: Press[] = []
  #model: Model
  #unsubscribe: (() => void) | undefined
  #asksSandbox = false

  constructor(client: Client, { leave, drafts = {}, ...options }: Options) {
    this.#client = client
    this.#leave = leave
    this.#model = { ...options, drafts, teams: [], conversations: [], ui: freshUi }
  }

  readonly model = (): Model => this.#model
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  press(pressed: Press): void {
    const isLeave = 'key' in pressed && pressed.key === 'leave'
    if (this.#model.isOpening && !isLeave) return void this.#early.push(pressed)
    const { model, request } = press(this.#model, pressed)
    this.#change(model)
    if (request) this.#carryOut(request)
  }

  resize(size: Model['size']): void {
    this.#change({ ...this.#model, size })
  }

  /** A second has passed. Nothing is drawn again unless a clock is on the screen. */
  tick(now: number): void {
    const { talk, lang } = this.#model
    if (talk && statusLine(talk.state, lang).since !== undefined) this.#change({ ...this.#model, now })
  }

  /** A new conversation with this team, instead of the first screen. */
  async begin(team: string): Promise<void> {
    await this.#start(team)
  }

  /** The first screen. */
  async list(): Promise<void> {
    this.#unsubscribe?.()
    const [teams, conversations] = await Promise.all([
      this.#client.teams(),
      this.#client.conversations(conversationsShown),
    ])
    this.#change({ ...this.#model, teams, conversations })
  }

  #open(conversation: string): void {
    this.#unsubscribe?.()
    this.#unsubscribe = this.#client.subscribe(conversation, 0, (news) => this.#receive(conversation, news))
  }

  #receive(id: string, news: News): void {
    const { talk } = this.#model
    const known = talk?.id === id ? talk : undefined
    if (news.kind === 'delta') return known && this.#change({ ...this.#model, talk: withDelta(known, news) })
    if (news.kind === 'line') return known && this.#change({ ...this.#model, talk: { ...known, places: news.places } })
    const { drafts, now } = this.#model
    const ui = known ? this.#model.ui : { ...freshUi, draft: draftOf(drafts[id] ?? '') }
    this.#change({
      ...this.#model,
      talk: withEvents(known, { id, ...news }),
      isOpening: undefined,
      ui,
      now: Math.max(now, news.state.at),
    })
    for (const pressed of this.#early.splice(0)) this.press(pressed)
    if (news.state.workspace !== undefined && !this.#asksSandbox) void this.#askSandbox()
  }

  #carryOut(request: Request): void {
    if (request.type === 'leave') return this.#leave()
    if (request.type === 'list') return void this.list()
    if (request.type === 'open') return this.#open(request.conversation)
    if (request.type === 'start') return void this.#start(request.team)
    const id = this.#model.talk?.id
    if (id !== undefined && request.type === 'undo') return void this.#undo(id, request)
    if (id !== undefined && request.type !== 'undo') void this.#send(id, request)
  }

  async #start(team: string): Promise<void> {
    const started = await this.#client.start(team)
    if (started.ok) return this.#open(started.value.conversation)
    this.#early.length = 0
    this.#change({ ...this.#model, isOpening: undefined })
    this.#showRefusal(started)
  }

  /** First what it would do, for a yes; what it did comes as an event. */
  async #undo(id: string, { by, preview }: Extract<Request, { type: 'undo' }>): Promise<void> {
    const answered = await this.#client.undo(id, { by, preview })
    this.#showRefusal(answered)
    if (!answered.ok || !preview || this.#model.talk?.id !== id) return
    const { restored, left } = answered.value
    const { nothing, left: stays } = terminalTexts[this.#model.lang].undo
    if (restored.length > 0)
      return this.#change({ ...this.#model, ui: { ...this.#model.ui, undo: answered.value, page: undefined } })
    const message = left.length > 0 ? `${stays} ${printable(left.join(', '))}` : nothing
    this.#change({ ...this.#model, problem: { message, next: '' } })
  }

  /** Asked once, when the first conversation with a workspace is opened. */
  async #askSandbox(): Promise<void> {
    this.#asksSandbox = true
    const sandbox = await this.#client.sandbox()
    this.#change({ ...this.#model, sandbox })
  }

  /** What was refused is in the box again, unless something else is by now. */
  async #send(id: string, request: Extract<Request, { type: 'say' | 'answer' | 'control' }>): Promise<void> {
    const answered = await this.#call(id, request)
    this.#showRefusal(answered)
    const { talk, ui } = this.#model
    if (answered.ok || request.type !== 'say' || talk?.id !== id || ui.draft.text !== '') return
    this.#change({ ...this.#model, ui: { ...ui, draft: draftOf(request.text) } })
  }

  #call(id: string, request: Extract<Request, { type: 'say' | 'answer' | 'control' }>): Promise<Result<unknown>> {
    if (request.type === 'control') return this.#client.control(id, request.control)
    if (request.type === 'say') return this.#client.say(id, { by: request.by, text: request.text })
    const { type: _, ...answer } = request
    return this.#client.answer(id, answer)
  }

  #showRefusal(result: Result<unknown>): void {
    if (!result.ok) this.#change({ ...this.#model, problem: problemView(result.problem, this.#model.lang) })
  }

  #change(model: Model): void {
    this.#model = model
    for (const listener of this.#listeners) listener()
  }
}

type EventNews = Extract<News, { kind: 'events' }> & { readonly id: string }

function withEvents(known: Talk | undefined, { id, events, state }: EventNews): Talk {
  const all: readonly JournalEvent[] = known ? [...known.events, ...events] : events
  const working = new Set(state.tasks.map((t) => t.dispatch?.id))
  return {
    id,
    state,
    events: all,
    entries: transcriptAfter(known?.entries ?? [], events),
    places: known?.places ?? [],
    streams: (known?.streams ?? []).filter(({ dispatchId }) => working.has(dispatchId)),
  }
}

/** Only the end of what is being written is kept: the whole text comes as an event. */
const streamKept = 4_000

function withDelta(talk: Talk, { agentId, dispatchId, text }: Extract<News, { kind: 'delta' }>): Talk {
  if (!talk.state.tasks.some((t) => t.dispatch?.id === dispatchId)) return talk // it came too late
  const before = talk.streams.find((stream) => stream.dispatchId === dispatchId)
  const stream = { dispatchId, agentId, text: ((before?.text ?? '') + printable(text)).slice(-streamKept) }
  return { ...talk, streams: [...talk.streams.filter((other) => other !== before), stream] }
}
