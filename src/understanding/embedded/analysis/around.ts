/** What a message is read beside, and what it comes to mean (meaning.ts). */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import type { Remembered, Told } from '../frames/share-slots.ts'
import type { Heard } from '../heard/heed.ts'
import type { Pending } from '../records/pending.ts'
import type { RecordBook } from '../records/record-book.ts'
import type { Message as Records } from '../records/resolve-records.ts'
import type { Withheld } from './by-mood.ts'
import type { OpenTask } from './running-task.ts'

export type Around = {
  /** The message as it was sent. */
  readonly original: string
  readonly heard: Heard
  readonly running?: OpenTask
  readonly told: readonly Told[]
  /** What the person said just before. */
  readonly earlier: readonly string[]
  readonly remembered: () => readonly Remembered[]
  readonly book: RecordBook
  /** Where nothing fits: what an earlier task like it says is meant. */
  readonly recalled: (frames: Frame[]) => Frame[]
  /** The message before, where it was asked what that meant. */
  readonly before?: string
  /** What the card that asked it offers. */
  readonly offered?: readonly string[]
  /** What was asked back last, and what would be done with the answer. */
  readonly pending?: Pending
  /** The pieces are known to be what is meant, whatever the words sound like. */
  readonly isMeant?: boolean
}
export type Meaning = {
  readonly frames: Frame[]
  /** What is spoken of and not done. */
  readonly withheld: readonly Withheld[]
  readonly candidates?: readonly string[]
  readonly notice?: Notice
}

export type Read = { readonly records: Records; readonly read: readonly Frame[] }

export const numbered = (frames: readonly Frame[]): Frame[] =>
  frames.map((frame, i) => ({ ...frame, frame_id: `f${i + 1}` }))
