/** What the parts of the simulated world know of each other: the clock, the dice, the faults, and the facts they note. */
import type { Conversation } from '../core/state/conversation.ts'
import type { SimClock } from './clock.ts'
import type { About } from './coverage.ts'
import type { FaultKind } from './faults.ts'
import type { Incarnation } from './incarnation.ts'
import type { Dice } from './prng.ts'

export interface Scene {
  readonly clock: SimClock
  readonly dice: Dice
  /** The process that is alive, or the last one that was. */
  readonly life: Incarnation
  /** The faults are over: everybody behaves. */
  readonly calm: boolean
  /** Whether this fault is on and strikes now; if so it is counted with the situation the conversation is in. */
  strikes(kind: FaultKind, conversation: string, share: Share): boolean
  /** The same without counting it: it strikes later, when what it is about may be in another situation. */
  draws(kind: FaultKind, share: Share): boolean
  count(kind: FaultKind, conversation: string, about?: About): void
  /** The state as the journal on disk folds to it. */
  stateOf(conversation: string): Conversation
  /** All conversations that work in this folder. */
  statesIn(workspace: string): { readonly id: string; readonly state: Conversation }[]
  /** The events as they would be exported. */
  lines(conversation: string): string
  readonly facts: Facts
}

export type Share = { readonly dice: Dice; readonly chance: number; readonly about?: About }

/** What really happened outside, to hold the journal against. */
export type Facts = {
  /** `conversation dispatchId`: the agent itself accepted it. */
  readonly acked: Set<string>
  /** Tool starts by decision_id, and which of them had their effect. */
  readonly starts: Map<string, ToolStart>
  /** Decisions that were at work in one workspace at the same time. */
  readonly overlaps: string[]
  /** What the gate answered, by the text it was asked about. */
  readonly verdicts: Map<string, Set<string>>
  /** Results that a tool (by decision) or an agent (by dispatch) gave to a process, and which life of it that was. */
  readonly told: Told[]
  /** `conversation dispatchId`: what an agent was told last about a pause, and who said that it holds still. */
  readonly held: Map<string, 'pause' | 'resume'>
  readonly still: Set<string>
  /** Which life of the process is the present one. */
  life: number
}
type Told = {
  readonly conversation: string
  readonly what: string
  readonly life: number
  readonly at: number
  /** Of a tool: its host was let begin at this position or later. */
  readonly since?: number
}
export type ToolStart = {
  readonly conversation: string
  readonly effect: string
  /** How often it was looked at before. */
  readonly proposal: { prepared: number }
  count: number
  landings: number
  applied: boolean
}

export const noFacts = (): Facts => ({
  acked: new Set(),
  starts: new Map(),
  overlaps: [],
  verdicts: new Map(),
  told: [],
  held: new Map(),
  still: new Set(),
  life: 0,
})
