/** The part of a text that the relation looks at, folded, and stems of its words. learning/tokens.ts cuts it (`tokeniseForRelation`). */
import { foldFully } from '../../../learning/fold.ts'
import { keptByWord } from '../../../learning/kept-words.ts'

const headUnits = 1200
const tailUnits = 400

/** Of a long paste only the beginning and the end are looked at, so that it costs what a page costs. */
export function foldText(text: string, head = headUnits): string {
  const seen = text.length > head + tailUnits ? `${text.slice(0, head)} ${text.slice(-tailUnits)}` : text
  return foldFully(seen)
}

/** A crude stem: enough to see that «merging» and «merge» are one word. */
export const stemOf = (word: string): string => (word.length < 4 ? word : stemOfLong(word))

const stemOfLong = keptByWord((word) => {
  const bare = word.replace(/'s$/, '').replace(/(?:ations?|ing|ers?|ies|ed|es|s|e|y)$/, '')
  return bare.length >= 3 ? bare : word
})
