/** How much a text means what a query means, by the tables of word vectors: for a search in a folder (tools/search/by-meaning.ts). */
import { tokeniseMessage } from '../learning/tokens.ts'
import { gistOf, likeness } from './embedded/gists/gist.ts'

/** Undefined where there is no table, or none of the query's words is in it. */
export function likenessTo(query: string): ((text: string) => number) | undefined {
  const asked = gistOf(tokeniseMessage(query))
  if (!asked || asked.ids.length === 0) return
  return (text) => {
    const gist = gistOf(tokeniseMessage(text))
    return gist && gist.ids.length > 0 ? likeness(asked, gist) : 0
  }
}
