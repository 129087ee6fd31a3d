/** Walks every state of a world, breadth first, and keeps the shortest way to each fault. */

import { Bug } from '../../src/core/contracts/result.ts'
import { type Decided, decide } from '../../src/core/decide.ts'
import { type Effect, effectsUnderWay, react } from '../../src/core/journey.ts'
import type { Conversation } from '../../src/core/state/conversation.ts'
import { isOfStaff, unborn } from '../../src/core/state/conversation.ts'
import { events, type JournalEvent } from '../../src/core/state/events.ts'
import { fold } from '../../src/core/state/evolve.ts'
import { faultsOf, isAtRest, stepFaults } from './invariants.ts'
import { keyOf } from './key.ts'
import { type Left, type Move, movesOf } from './moves.ts'
import { stood } from './time.ts'
import type { World } from './worlds.ts'

type Node = { readonly state: Conversation; readonly left: Left; readonly parent: number; readonly by: string }
export type Explored = {
  readonly states: number
  readonly steps: number
  readonly refused: number
  /** Each fault once, with the shortest way to it. */
  readonly faults: readonly string[]
}

export const limit = 60_000

export function explore(world: World): Explored {
  const found = new Search(world)
  found.run()
  return found.report()
}

class Search {
  readonly #world: World
  readonly #nodes: Node[] = []
  readonly #index = new Map<string, number>()
  readonly #faults = new Map<string, string>()
  /** Steps that need no person, as pairs of places; and where waking everything leads. */
  readonly #free: number[] = []
  readonly #rung: (number | undefined)[] = []
  readonly #shapes = new Set<string>()
  readonly #tried = new Set<string>()
  readonly #first = (what: string): boolean => !this.#tried.has(what) && this.#tried.add(what) !== undefined
  #steps = 0
  #refused = 0

  constructor(world: World) {
    this.#world = world
    const { team, workspace, messages, tasks, decisions } = world
    const begun = decide(unborn, { type: 'start', conversation: 'c', team, teamHash: 'h', workspace }, 1_000)
    if (!begun.ok) throw new Bug('the world does not start')
    this.#add(begun.value.state, { messages, tasks, decisions }, { parent: -1, by: 'start' })
  }

  run(): void {
    for (let at = 0; at < this.#nodes.length && at < limit; at++) this.#expand(at)
    if (this.#nodes.length >= limit) this.#note('the world is too large', this.#nodes.length - 1)
    this.#deadEnds()
    this.#silence()
  }

  report(): Explored {
    return {
      states: this.#nodes.length,
      steps: this.#steps,
      refused: this.#refused,
      faults: [...this.#faults].map(([fault, way]) => `${fault}\n${way}`),
    }
  }

  #expand(at: number): void {
    const node = this.#nodes[at]
    if (!node) return
    for (const fault of faultsOf(node.state)) this.#note(fault, at)
    for (const move of movesOf(this.#world, node.state, node.left, this.#first)) this.#take(at, node, move)
  }

  #take(at: number, node: Node, move: Move): void {
    const before = move.from ?? node.state
    const decided = this.#decide(before, move, at)
    if (!decided) return
    this.#steps++
    for (const fault of stepFaults(before, move.command, decided)) this.#note(fault, at, move.name)
    const to = this.#add(decided.state, spent(node.left, decided.events), { parent: at, by: move.name })
    if (to === this.#nodes.length - 1) this.#examine(before, decided, to)
    if (!move.person) this.#free.push(at, to)
    // The runtime says by itself that a workspace is free; nobody outside has to.
    if (move.name === 'wake all' || move.name === 'workspace free') this.#rung[at] = to
  }

  #decide(state: Conversation, move: Move, at: number): Decided | undefined {
    try {
      const decided = decide(state, move.command, move.at)
      if (decided.ok) return decided.value
      this.#refused++
    } catch (error) {
      this.#note(`it throws: ${error instanceof Error ? error.message : error}`, at, move.name)
    }
  }

  /** What is looked at once for each new state: replay, the vocabulary, and that effects are started and found again. */
  #examine(before: Conversation, { state, events: made }: Decided, to: number): void {
    const replayed = fold(made, before)
    if (JSON.stringify(replayed) !== JSON.stringify(state)) this.#note('I3: the fold differs from the state', to)
    for (const e of made) this.#checkShape(e, to)
    const started = made.flatMap((e) => react('c', state, e)).filter(isKept)
    const found = effectsUnderWay('c', state)
    const known = new Set([...effectsUnderWay('c', before), ...started].map((e) => e.id))
    for (const e of started)
      if (!found.some((x) => x.id === e.id)) this.#note(`journey:J3: ${e.kind} is not found again`, to)
    for (const e of found)
      if (!known.has(e.id)) this.#note(`journey:J3: ${e.kind} is pending, but was never started`, to)
  }

  #checkShape({ seq: _, at: __, loopId: ___, role: ____, type, ...fields }: JournalEvent, to: number): void {
    const shape = type + JSON.stringify(fields).replace(/\d+/g, '0')
    if (this.#shapes.has(shape)) return
    this.#shapes.add(shape)
    const parsed = events[type].safeParse(fields)
    if (!parsed.success) this.#note(`${type} is not as its schema says: ${parsed.error.issues[0]?.message}`, to)
  }

  #add(reached: Conversation, left: Left, how: { parent: number; by: string }): number {
    const state = stood(this.#world.timed ? reached : untimed(reached))
    const key = keyOf(state, left)
    const known = this.#index.get(key)
    if (known !== undefined) return known
    this.#index.set(key, this.#nodes.length)
    return this.#nodes.push({ state, left, ...how }) - 1
  }

  /** No dead end: without a person doing anything, some way leads to where a person is next, or to the end. */
  #deadEnds(): void {
    const good = this.#nodes.map(({ state }) => isAtRest(state))
    for (let grew = true; grew; ) {
      grew = false
      for (let i = this.#free.length - 2; i >= 0; i -= 2) {
        const [from, to] = [this.#free[i] ?? 0, this.#free[i + 1] ?? 0]
        if (good[to] && !good[from]) grew = good[from] = true
      }
    }
    for (const [at, fine] of good.entries()) if (!fine) this.#note('a dead end: no way back to a person', at)
  }

  /** I14, I15: if everything outside stays silent for ever, the timers alone bring the talk back to a person. */
  #silence(): void {
    for (const at of this.#nodes.keys()) {
      const seen = new Set<number>()
      let place = at
      while (!seen.has(place)) {
        seen.add(place)
        place = this.#rung[place] ?? place
      }
      const end = this.#nodes[place]
      if (end && !isAtRest(end.state)) this.#note('I14: in silence it never comes back to a person', at)
    }
  }

  #note(fault: string, at: number, last?: string): void {
    if (this.#faults.has(fault)) return
    const way: string[] = last === undefined ? [] : [last]
    for (let place = at; place > 0; place = this.#nodes[place]?.parent ?? 0) way.unshift(this.#nodes[place]?.by ?? '')
    this.#faults.set(fault, `    ${way.join(' → ')}`)
  }
}

const untimed = (s: Conversation): Conversation => ({
  ...s,
  workflows: s.workflows.map((w) => ({ ...w, until: undefined })),
})

/** Those that are told once. A rejoin says again whether the run is let go or held. */
const isKept = (e: Effect): boolean => !['withdraw', 'tell', 'go', 'pause', 'resume', 'abort'].includes(e.kind)

const spent = (left: Left, made: readonly JournalEvent[]): Left => ({
  messages: left.messages - count(made, 'user_input_received'),
  // A plan that is continued makes the same tasks again; planning and reviewing are not counted.
  tasks: Math.max(0, left.tasks - made.filter((e) => e.type === 'task_created' && !isOfStaff(e)).length),
  decisions: left.decisions - count(made, 'decision_proposed'),
})
const count = (made: readonly JournalEvent[], type: JournalEvent['type']): number =>
  made.reduce((sum, e) => (e.type === type ? sum + 1 : sum), 0)
