/**
 * The file format in words and numbers. docs/journal.md is printed from here and from the schema itself (scripts/docs/journal-page.ts),
 * which fails where a table, a column or a field of a body has no words, or words are left of one that is gone.
 */
import { blobText, longText } from './codec.ts'
import { maxNames, maxShapes } from './dictionary.ts'
import { identityMs } from './file-identity.ts'
import { longestLine } from './read-events.ts'
import { rowsPerCheckpoint } from './sqlite.ts'
import { defaultWalPages } from './sqlite-open.ts'
import { eventsPerRow, rowsAtFirst, rowsPerLook } from './writer.ts'

/** What a row of each table is. */
export const tableMeanings: Readonly<Record<string, string>> = {
  log: 'what one commit brought for one stream: the truth. All other tables serve it',
  heads: 'where a stream ended when the log was `indexed_to` rows long',
  heads_state: 'how far `heads` goes; the rest of the log is read when the file is opened',
  terms: 'a word of the dictionary that bodies are written with',
  terms_copy: 'the same on other pages, because everything depends on it',
  blobs: 'a very long text by its sha256, stored once',
  blob_uses: 'which stream uses it; with its last stream it is removed',
  snapshots: 'the folded state of a stream at a `seq`: a cache, at most one a stream',
  tombstones: 'what stays of a removed stream: its last `seq` and `at`, when it was removed, the sha256 of its export',
}

export const logColumnMeanings: Readonly<Record<string, string>> = {
  pos: 'position in the log, in the order of commits',
  stream: 'the id of the conversation; the pool of agents has a stream of its own',
  seq: 'the number of its first event',
  count: `how many events it holds, at most ${eventsPerRow}`,
  at: 'when its last event happened, ms UTC',
  prev: 'the `pos` of the previous row of the same stream, 0 for the first',
  due: 'when the next timer of the conversation is due, or null',
  status:
    'the status of the talk, or `held` if it is paused with work in the hands of an agent, so that an idle conversation need not be loaded',
  body: 'its events, as below',
  sum: 'CRC-32 over all of the above: damage is found when the row is read, and named',
}

/** The fields of a body (codec.ts). */
export const bodyMeanings: Readonly<Record<string, string>> = {
  e: 'the events, flat: for each the numbers of its shape and of its name, then the values of its fields; one that does not fit stands there in full, as an object',
  a: 'times `[i, ms]`: event `i` happened so long before the `at` of the row; the others happened at `at`',
  s: 'groups of places with the same text: the first holds it, the others hold 0',
  b: 'texts that stand in `blobs`: `[sha256, place, …]`; each place holds 0',
}

export const limits: readonly (readonly [what: string, value: number, unit: string])[] = [
  ['events in a row; a longer append becomes several rows of one commit', eventsPerRow, 'events'],
  ['from here on a text that repeats is stored once a row', longText, 'characters'],
  ['beyond this a text is stored outside of its row', blobText, 'characters'],
  ['shapes in the dictionary; later ones are written in full', maxShapes, 'shapes'],
  ['names in the dictionary; later ones are written in full', maxNames, 'names'],
  ['how far the log may grow past `heads`', rowsPerCheckpoint, 'rows'],
  ['how long the write-ahead log grows before it is moved into the file', defaultWalPages, 'pages'],
  ['older rows that are looked at when a conversation is first written to', rowsAtFirst, 'rows'],
  ['older rows that are looked at in each later turn, until all are', rowsPerLook, 'rows'],
  ['how often a writer looks whether its files are still there, at most', identityMs, 'ms'],
  ['the longest line that `import` reads', longestLine, 'bytes'],
]
