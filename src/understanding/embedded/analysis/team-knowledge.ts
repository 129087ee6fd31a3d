/** What the engine knows of a team: what it learned from the samples, and what its files say. knowledge.ts puts it together. */
import type { TeamRecord } from '../../../core/state/team.ts'
import type { Learned } from '../learn/learn.ts'
import type { RelationWeights } from '../relation/relation-model.ts'
import type { GoalWords } from './goal.ts'

/** Under `ask` nothing acts; from `act` on a harmless route is taken without a word (design §6). */
export type Thresholds = { readonly ask: number; readonly act: number }

export type Knowledge = {
  readonly learned: Learned
  readonly weights: RelationWeights
  /** Agents that may hold the focus. */
  readonly focusAgents: ReadonlySet<string>
  readonly thresholds: Thresholds
  /** Intents that are not harmless. */
  readonly harmful: ReadonlySet<string>
  /** What finished work leaves behind. */
  readonly records: readonly TeamRecord[]
  readonly words: GoalWords
  /** Intents that are greetings and thanks, and nothing that anybody would ask for. */
  readonly talk: () => ReadonlySet<string>
  /** Intents that are questions for a place. */
  readonly places: () => ReadonlySet<string>
  /** The words that the samples of each intent begin with. */
  readonly openings: ReadonlyMap<string, ReadonlySet<string>>
}
