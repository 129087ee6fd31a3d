/** What finished work left behind in this conversation, and the intents that make, change and end it (Team.records). */
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'

export type RecordBook = {
  readonly kinds: readonly TeamRecord[]
  readonly known: readonly KnownRecord[]
  /** When the message was said. */
  readonly now: number
}

export const kindOf = ({ kinds }: Pick<RecordBook, 'kinds'>, intent: string): TeamRecord | undefined =>
  kinds.find(({ made, changed, ended }) => intent === made || intent === changed || intent === ended)

/** Those that still stand, in the order in which they were made. */
export const standingOf = ({ known }: RecordBook, { record }: TeamRecord): KnownRecord[] =>
  known.filter((one) => one.record === record && !one.ended).toSorted((a, b) => a.made - b.made)

/** The last that was made or changed. */
export const lastOf = (records: readonly KnownRecord[]): KnownRecord | undefined =>
  records.reduce<KnownRecord | undefined>((last, one) => (last && last.touched > one.touched ? last : one), undefined)
