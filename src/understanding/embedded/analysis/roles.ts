/** What the intents of a team are to the records it keeps: which of them commit, name what stands, or speak of it plainly. */
import { foldInPlace } from '../../../learning/fold.ts'
import { speaksOfChange, wantsEnd } from '../records/mentions.ts'
import { kindOf, type RecordBook } from '../records/record-book.ts'
import { commitsIn } from './by-mood.ts'
import type { Knowledge } from './team-knowledge.ts'

/** «get my husband in with the cardiologist» ends nothing. */
const asksToGet = /\b(?:get|fit|put|squeeze|book) (?:me|us|him|her|them|my|our)\b|[挂约订]/

export function rolesIn({ harmful }: Pick<Knowledge, 'harmful'>, book: RecordBook) {
  return {
    commits: commitsIn({ harmful }, book),
    refers: (intent: string): boolean => {
      const kind = kindOf(book, intent)
      return kind !== undefined && kind.made !== intent
    },
    isPlain: (intent: string, said: string): boolean => {
      const { changed, ended } = kindOf(book, intent) ?? {}
      if (intent === ended) return wantsEnd(said) || !asksToGet.test(foldInPlace(said))
      return intent !== changed || speaksOfChange(foldInPlace(said))
    },
    keysOf: (intent: string): readonly string[] => kindOf(book, intent)?.key ?? [],
    kindOf: (intent: string) => kindOf(book, intent),
  }
}
