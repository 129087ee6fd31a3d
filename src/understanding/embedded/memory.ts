/** What the engine asks of earlier work. */
import type { Remembered } from './frames/share-slots.ts'

/** Earlier tasks, found again by likeness (recall/). */
export type Memory = {
  search(text: string, options: { limit: number }): readonly Recalled[]
  /** What came of the tasks of one conversation, oldest first. */
  entries(
    conversation: string,
  ): readonly { readonly intent?: string; readonly slots: Readonly<Record<string, unknown>>; readonly goal?: string }[]
  /** What the frames of one conversation know, open or done, oldest first (M3). */
  known(conversation: string): readonly Remembered[]
}
/** Earlier work that is alike. */
export type Recalled = {
  readonly likeness: number
  readonly entry: { readonly intent?: string; readonly goal: string }
}
