/**
 * M2 (design §13): the summaries of tasks that completed or waited, found again by likeness. An entry is a `memory_noted` event,
 * its vector the embedded engine's own features; the search is exact and stays within a language.
 *
 * R1. The journal is the truth: this is rebuilt from it, and what a person deleted stays deleted.
 * R2. A search looks only at texts that have a feature of what is sought, and at each text once, however many entries have it.
 */
import type { JournalEvent } from '../core/state/events.ts'
import { isPool } from '../core/state/pool.ts'
import { languageOf } from '../core/text/language.ts'
import { dotProduct, type SparseVector, toUnitLength } from '../learning/sparse-vector.ts'
import { tokeniseMessage } from '../learning/tokens.ts'
import type { Journal, Known, Recall as RecallPort, Stamped } from '../ports.ts'
import { featuresOf } from '../understanding/embedded/features/features.ts'
import { KnownSlots } from './known-slots.ts'

type Entry = {
  readonly conversation: string
  /** The position of its event: how a person names it when they delete it. */
  readonly seq: number
  readonly at: number
  readonly taskId: string
  readonly intent?: string
  readonly goal: string
  readonly slots: Readonly<Record<string, unknown>>
  readonly result: string
}
type Recalled = { readonly entry: Entry; readonly likeness: number }
type Vector = SparseVector<number>

/** One text, with all the entries that say just this, by their positions. `likeness` is of the search that is under way. */
type Kept = { readonly text: string; readonly vector: Vector; readonly entries: Entry[]; likeness: number }
type Posting = { readonly kept: Kept; readonly weight: number }
type Found = { readonly entries: readonly Entry[]; readonly likeness: number }

type Asked = Parameters<RecallPort['alike']>[1]

/** Tasks less alike than this are about something else; and at most so many are given to a job. */
const leastAlike = 0.1
const mostAlike = 3
/** In UTF-16 units: the rest of a longer text adds nothing to the likeness. */
const longest = 2_000

export class Recall {
  readonly #texts = new Map<string, Kept>()
  /** By language and feature. */
  readonly #postings = new Map<string, Map<number, Posting[]>>()
  /** By conversation and position. */
  readonly #own = new Map<string, Map<number, Entry>>()

  /** Takes what one event brings; any event may be given. */
  learn(conversation: string, event: JournalEvent): void {
    if (event.type === 'memory_deleted') this.#forget(conversation, event.entry)
    if (event.type !== 'memory_noted') return
    const { seq, at, taskId, intent, goal, slots, result } = event
    const text = textOf(goal, slots)
    const { entries } = this.#texts.get(text) ?? this.#keep(text)
    const place = entries.findLastIndex((entry) => entry.seq <= seq) + 1
    const entry = { conversation, seq, at, taskId, intent, goal, slots, result }
    entries.splice(place, 0, entry)
    this.#own.set(conversation, (this.#own.get(conversation) ?? new Map<number, Entry>()).set(seq, entry))
  }

  search(text: string, options: { limit?: number; conversation?: string } = {}): Recalled[] {
    const { limit = 5, conversation } = options
    const best: Found[] = []
    for (const { entries, likeness } of this.#alike(text)) {
      const own = conversation === undefined ? entries : entries.filter((entry) => entry.conversation === conversation)
      const place = own.length === 0 ? limit : best.findLastIndex((other) => isBefore(other, own, likeness)) + 1
      if (place < limit) best.splice(place, 0, { entries: own, likeness })
      best.length = Math.min(best.length, limit)
    }
    return best
      .flatMap(({ entries, likeness }) => entries.slice(0, limit).map((entry) => ({ entry, likeness })))
      .sort((a, b) => b.likeness - a.likeness || a.entry.seq - b.entry.seq)
      .slice(0, limit)
  }

  /** The last summary of each other task that is alike, the most alike first; nothing of another conversation is looked at. */
  alike(text: string, { conversation, before, except }: Asked): Recalled[] {
    const last = new Map<string, Entry>()
    for (const entry of this.entries(conversation))
      if (entry.seq < before && entry.taskId !== except) last.set(entry.taskId, entry)
    if (last.size === 0) return []
    const [vector, lang] = [vectorOf(text), languageOf(text)]
    return [...last.values()]
      .map((entry) => ({ entry, about: textOf(entry.goal, entry.slots) }))
      .filter(({ about }) => languageOf(about) === lang)
      .map(({ entry, about }) => ({ entry, likeness: dotProduct(vector, this.#texts.get(about)?.vector ?? nothing) }))
      .filter(({ likeness }) => likeness >= leastAlike)
      .sort((a, b) => b.likeness - a.likeness || a.entry.seq - b.entry.seq)
      .slice(0, mostAlike)
  }

  entries(conversation: string): Entry[] {
    return [...(this.#own.get(conversation)?.values() ?? [])]
  }

  /** Every text that shares a feature, with its cosine. */
  #alike(text: string): Found[] {
    const postings = this.#postings.get(languageOf(text))
    const touched: Kept[] = []
    for (const [hash, weight] of vectorOf(text)) {
      for (const { kept, weight: own } of postings?.get(hash) ?? []) {
        if (kept.likeness === 0) touched.push(kept)
        kept.likeness += weight * own
      }
    }
    return touched.map((kept) => {
      const { entries, likeness } = kept
      kept.likeness = 0
      return { entries, likeness }
    })
  }

  #keep(text: string): Kept {
    const kept: Kept = { text, vector: vectorOf(text), entries: [], likeness: 0 }
    this.#texts.set(text, kept)
    const postings = this.#postingsOf(text)
    for (const [hash, weight] of kept.vector) {
      const same = postings.get(hash)
      if (same) same.push({ kept, weight })
      else postings.set(hash, [{ kept, weight }])
    }
    return kept
  }

  #forget(conversation: string, seq: number): void {
    const entry = this.#own.get(conversation)?.get(seq)
    const kept = entry && this.#texts.get(textOf(entry.goal, entry.slots))
    this.#own.get(conversation)?.delete(seq)
    if (!kept) return
    kept.entries.splice(kept.entries.indexOf(entry), 1)
    if (kept.entries.length > 0) return
    this.#texts.delete(kept.text)
    const postings = this.#postingsOf(kept.text)
    for (const hash of kept.vector.keys()) {
      const others = postings.get(hash)?.filter((posting) => posting.kept !== kept) ?? []
      postings.set(hash, others)
    }
  }

  #postingsOf(text: string): Map<number, Posting[]> {
    const lang = languageOf(text)
    const postings = this.#postings.get(lang) ?? new Map<number, Posting[]>()
    this.#postings.set(lang, postings)
    return postings
  }
}

const isBefore = (found: Found, entries: readonly Entry[], likeness: number): boolean =>
  found.likeness > likeness || (found.likeness === likeness && (found.entries[0]?.seq ?? 0) <= (entries[0]?.seq ?? 0))

const nothing: Vector = new Map()

const opened = new WeakMap<Journal, JournalRecall>()

/** One for each journal, so that the engine and the jobs do not read it twice. */
export function recallOf(journal: Journal): JournalRecall {
  const known = opened.get(journal) ?? new JournalRecall(journal)
  opened.set(journal, known)
  return known
}

/** Recall over a journal: before each search it reads what has come since the last one, and nothing else. */
class JournalRecall implements RecallPort {
  readonly #recall = new Recall()
  readonly #slots = new Map<string, KnownSlots>()
  readonly #read = new Map<string, number>()
  readonly #journal: Journal

  constructor(journal: Journal) {
    this.#journal = journal
  }

  search(text: string, options: { limit?: number } = {}): Recalled[] {
    for (const { stream, seq } of this.#journal.heads()) if (!isPool(stream)) this.#catchUp(stream, seq)
    return this.#recall.search(text, options)
  }

  alike(text: string, asked: Asked): Recalled[] {
    this.#catchUp(asked.conversation)
    return this.#recall.alike(text, asked)
  }

  entries(conversation: string): Entry[] {
    this.#catchUp(conversation)
    return this.#recall.entries(conversation)
  }

  /** What was known of the slots of a conversation before a position, oldest first (M3). */
  known(conversation: string, before = Number.POSITIVE_INFINITY): Known[] {
    this.#catchUp(conversation)
    return this.#slots.get(conversation)?.before(before) ?? []
  }

  /** One that follows what was read; any other is read with what is missing before it. */
  heard(stream: string, event: Stamped): void {
    if (event.seq !== (this.#read.get(stream) ?? 0) + 1) return
    this.#learn(stream, this.#slotsOf(stream), event as JournalEvent)
    this.#read.set(stream, event.seq)
  }

  #catchUp(stream: string, seq = this.#journal.head(stream)?.seq ?? 0): void {
    const known = this.#read.get(stream) ?? 0
    if (seq <= known) return
    const slots = this.#slotsOf(stream)
    for (const event of this.#journal.read(stream, known) as Iterable<JournalEvent>) this.#learn(stream, slots, event)
    this.#read.set(stream, seq)
  }

  #learn(stream: string, slots: KnownSlots, event: JournalEvent): void {
    this.#recall.learn(stream, event)
    slots.learn(event)
  }

  #slotsOf(stream: string): KnownSlots {
    const slots = this.#slots.get(stream) ?? new KnownSlots()
    this.#slots.set(stream, slots)
    return slots
  }
}

/** What the task was about. Its result is left out: it would only dilute the likeness. */
const textOf = (goal: string, slots: Readonly<Record<string, unknown>>): string =>
  [goal, ...Object.values(slots).map(String)].join(' ').slice(0, longest)

/** Unit length, each feature weighed by how often it occurs, dampened. */
function vectorOf(text: string): Vector {
  const counts = new Map<number, number>()
  for (const hash of featuresOf(tokeniseMessage(text.slice(0, longest))).hashes)
    counts.set(hash, (counts.get(hash) ?? 0) + 1)
  for (const [hash, count] of counts) counts.set(hash, 1 + Math.log(count))
  return toUnitLength(counts)
}
