/** What a slot is, and what is found for it in a message. */
import type { Slot } from '../../../teams/agent-spec.ts'

export type SlotSpec = Pick<Slot, 'slot' | 'type' | 'pattern' | 'min' | 'max'> & {
  readonly agent: string
  readonly required?: boolean
  /** One wish may have several values for it. */
  readonly many?: boolean
  /** enum: the values, each with other ways to say it. */
  readonly values?: readonly (string | readonly string[])[]
  /** Where a value may come from; left out, only the piece of the message that has the intent. */
  readonly from?: readonly SlotSource[]
}
export type SlotSource = Slot['from'][number]

/** A value in a text; the offsets are UTF-16 units. */
export type SlotValue = {
  readonly slot: string
  readonly value: string
  readonly start?: number
  readonly end?: number
}
/** `normal` is the form a program wants: 2026-11-20, P2D. */
export type FoundSlot = SlotValue & { readonly normal?: string }
