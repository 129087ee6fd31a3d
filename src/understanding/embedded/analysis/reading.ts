/** A message with all that it is read beside, and what came of it (analyse.ts). */
import type { Frame, IntentContext, Notice } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { Spoken } from '../../../core/text/language.ts'
import type { Remembered, Told } from '../frames/share-slots.ts'
import type { Pending } from '../records/pending.ts'
import type { RelationInput, RelationJudgement } from '../relation/relation-types.ts'
import type { Past } from './from-memory.ts'
import type { OpenTask } from './running-task.ts'

export type Reading = {
  readonly text: string
  readonly lang?: Spoken
  readonly running?: OpenTask
  readonly history?: RelationInput['history']
  /** What agents were told earlier in this conversation, oldest first (M1). */
  readonly told?: readonly Told[]
  /** What its frames know, whichever agent's they are, oldest first (M3). */
  readonly remembered?: () => readonly Remembered[]
  /** What finished work left behind (Team.records). */
  readonly known?: readonly KnownRecord[]
  /** When the message was said. */
  readonly now?: number
  /** What was asked back last. */
  readonly pending?: Pending
  /** A card that asks what was meant is open already. */
  readonly hasCard?: boolean
  /** The message that it is about. */
  readonly before?: string
  /** What it offers: intents, and other ways to answer. */
  readonly offered?: readonly string[]
  /** All it asks for is something that the team does not do. */
  readonly isBeyond?: boolean
  /** The one wish that the message is, where that is known already (exchanged-act.ts). */
  readonly meant?: Frame
  /** What an earlier task like this was (M2), for where the samples do not know. */
  readonly recall?: (text: string) => Past | undefined
}
export type Analysed = IntentContext & {
  readonly relation: RelationJudgement
  /** What the message may have meant, where the engine is too unsure to choose. */
  readonly candidates: readonly string[]
  /** What is told or asked where the message leads to no work. */
  readonly notice?: Notice
  /** What it asks for beside the rest that nobody in the team does. */
  readonly beyond?: readonly string[]
}

/** What a message stands beside where nothing runs. */
export const noTask = { agent: '', goal: '', slots: {} }
