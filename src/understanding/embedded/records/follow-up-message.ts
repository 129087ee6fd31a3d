/** A message that may be a detail or a correction of what was just done (follow-up.ts), and what it is such a detail of. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import type { Told } from '../frames/share-slots.ts'
import type { Heard } from '../heard/heed.ts'
import type { Learned } from '../learn/learn.ts'
import type { PlacedValue } from '../slots/slot-values.ts'
import type { RecordBook } from './record-book.ts'

export type Message = {
  readonly learned: Learned
  /** The message as it was sent. */
  readonly said: string
  readonly heard: Heard
  readonly book: RecordBook
  readonly told: readonly Told[]
  readonly references: ReadonlySet<number>
  readonly act: number
  readonly harmful: ReadonlySet<string>
  readonly shown: (frame: Pick<Frame, 'agent'>, record: KnownRecord) => string
}

export type Detail = {
  readonly frame: Frame
  readonly values: readonly PlacedValue[]
  readonly kind: TeamRecord
  readonly target: KnownRecord
  /** The values can be nobody else's, whatever the words around them sound like. */
  readonly isOurs: boolean
  /** What the record has does not suit any more. */
  readonly isRejected: boolean
}
