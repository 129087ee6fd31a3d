/**
 * The one place where things happen: keys and news go in, a model comes out, and what a key asks for goes to the client. It never
 * waits: an answer of the client is news like any other.
 */
import type { Client, News } from '../client/client.ts'
import type { Result } from '../core/contracts/result.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { printable } from '../views/printable.ts'
import { problemView } from '../views/problem.ts'
import { statusLine } from '../views/status-line.ts'
import { transcriptAfter } from '../views/transcript.ts'
import type { Press } from './keys.ts'
import { freshUi, type Model, type Talk } from './model.ts'
import { press } from './press.ts'
import type { Act } from './pressed.ts'

const conversationsShown = 5

type Around = Pick<Model, 'lang' | 'as' | 'size' | 'now'> & { readonly leave: () => void }

export class Desk {
  readonly #client: Client
  readonly #leave: () => void
  readonly #listeners = new Set<() => void>()
  #model: Model
  #unsubscribe: (() => void) | undefined

  constructor(client: Client, { leave, ...around }: Around) {
    this.#client = client
    this.#leave = leave
    this.#model = { ...around, teams: [], conversations: [], ui: freshUi }
  }

  readonly model = (): Model => this.#model
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  press(pressed: Press): void {
    const { model, act } = press(this.#model, pressed)
    this.#change(model)
    if (act) this.#act(act)
  }

  resize(size: Model['size']): void {
    this.#change({ ...this.#model, size })
  }

  /** A second has passed. Nothing is drawn again unless a clock is on the screen. */
  tick(now: number): void {
    const { talk, lang } = this.#model
    if (talk && statusLine(talk.state, lang).since !== undefined) this.#change({ ...this.#model, now })
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

  open(conversation: string): void {
    this.#unsubscribe?.()
    this.#unsubscribe = this.#client.subscribe(conversation, 0, (news) => this.#hear(conversation, news))
  }

  #hear(id: string, news: News): void {
    const { talk } = this.#model
    const known = talk?.id === id ? talk : undefined
    if (news.kind === 'delta') return known && this.#change({ ...this.#model, talk: withDelta(known, news) })
    const ui = known ? this.#model.ui : freshUi
    this.#change({
      ...this.#model,
      talk: withEvents(known, { id, ...news }),
      ui,
      now: Math.max(this.#model.now, news.state.at),
    })
  }

  #act(act: Act): void {
    if (act.type === 'leave') return this.#leave()
    if (act.type === 'list') return void this.list()
    if (act.type === 'open') return this.open(act.conversation)
    if (act.type === 'start') return void this.#start(act.team)
    const id = this.#model.talk?.id
    if (id !== undefined) void this.#ask(id, act).then((result) => this.#told(result))
  }

  async #start(team: string): Promise<void> {
    const started = await this.#client.start(team)
    this.#told(started)
    if (started.ok) this.open(started.value.conversation)
  }

  #ask(id: string, act: Extract<Act, { type: 'say' | 'answer' | 'control' }>): Promise<Result<unknown>> {
    if (act.type === 'control') return this.#client.control(id, act.control)
    const { type, ...rest } = act
    return type === 'say'
      ? this.#client.say(id, rest as Parameters<Client['say']>[1])
      : this.#client.answer(id, rest as Parameters<Client['answer']>[1])
  }

  #told(result: Result<unknown>): void {
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
    streams: (known?.streams ?? []).filter(({ dispatchId }) => working.has(dispatchId)),
  }
}

/** The end of it is enough to watch: the whole comes when it is said. */
const streamKept = 4_000

function withDelta(talk: Talk, { agentId, dispatchId, text }: Extract<News, { kind: 'delta' }>): Talk {
  if (!talk.state.tasks.some((t) => t.dispatch?.id === dispatchId)) return talk // it came too late
  const before = talk.streams.find((stream) => stream.dispatchId === dispatchId)
  const stream = { dispatchId, agentId, text: ((before?.text ?? '') + printable(text)).slice(-streamKept) }
  return { ...talk, streams: [...talk.streams.filter((other) => other !== before), stream] }
}
