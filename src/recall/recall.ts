/**
 * M2 (design §13): the summaries of tasks that completed or waited, found again by likeness. An entry is a `memory_noted` event,
 * its vector the embedded engine's own features; the search is exact and stays within a language.
 *
 * M1. The journal is the truth: this is rebuilt from it, and what a person deleted stays deleted.
 */
import type { JournalEvent } from '../core/events.ts'
import { languageOf } from '../core/language.ts'
import { isPool } from '../core/pool.ts'
import type { Journal } from '../ports.ts'
import { featuresOf } from '../understanding/embedded/features.ts'
import { tokenise } from '../understanding/embedded/normalise.ts'

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
type Vector = ReadonlyMap<number, number>

/** Longer texts say no more about what they are about. */
const longest = 2_000

export class Recall {
  readonly #entries = new Map<string, { entry: Entry; vector: Vector; lang: string }>()

  /** Takes what one event brings; any event may be given. */
  learn(conversation: string, event: JournalEvent): void {
    if (event.type === 'memory_deleted') this.#entries.delete(keyOf(conversation, event.entry))
    if (event.type !== 'memory_noted') return
    const { seq, at, taskId, intent, goal, slots, result } = event
    const text = textOf(goal, slots)
    const entry = { conversation, seq, at, taskId, intent, goal, slots, result }
    this.#entries.set(keyOf(conversation, seq), { entry, vector: vectorOf(text), lang: languageOf(text) })
  }

  search(text: string, options: { limit?: number; conversation?: string } = {}): Recalled[] {
    const { limit = 5, conversation } = options
    const vector = vectorOf(text)
    const lang = languageOf(text)
    return [...this.#entries.values()]
      .filter((kept) => kept.lang === lang && (conversation === undefined || kept.entry.conversation === conversation))
      .map(({ entry, vector: own }) => ({ entry, likeness: cosine(vector, own) }))
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness || a.entry.seq - b.entry.seq)
      .slice(0, limit)
  }

  entries(conversation: string): Entry[] {
    return [...this.#entries.values()].map((kept) => kept.entry).filter((entry) => entry.conversation === conversation)
  }
}

/** Recall over a journal: before each search it reads what has come since the last one, and nothing else. */
export class JournalRecall {
  readonly #recall = new Recall()
  readonly #read = new Map<string, number>()
  readonly #journal: Journal

  constructor(journal: Journal) {
    this.#journal = journal
  }

  search(text: string, options: { limit?: number } = {}): Recalled[] {
    for (const { stream, seq } of this.#journal.heads()) if (!isPool(stream)) this.#catchUp(stream, seq)
    return this.#recall.search(text, options)
  }

  entries(conversation: string): Entry[] {
    this.#catchUp(conversation, this.#journal.head(conversation)?.seq ?? 0)
    return this.#recall.entries(conversation)
  }

  #catchUp(stream: string, seq: number): void {
    const known = this.#read.get(stream) ?? 0
    if (seq <= known) return
    for (const event of this.#journal.read(stream, known)) this.#recall.learn(stream, event as JournalEvent)
    this.#read.set(stream, seq)
  }
}

const keyOf = (conversation: string, seq: number): string => `${conversation} ${seq}`

/** What it was about. What came of it would only dilute the likeness. */
const textOf = (goal: string, slots: Readonly<Record<string, unknown>>): string =>
  [goal, ...Object.values(slots).map(String)].join(' ').slice(0, longest)

/** Unit length, each feature weighed by how often it occurs, dampened. */
function vectorOf(text: string): Vector {
  const counts = new Map<number, number>()
  for (const hash of featuresOf(tokenise(text.slice(0, longest))).hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  let square = 0
  for (const [hash, count] of counts) {
    const weight = 1 + Math.log(count)
    counts.set(hash, weight)
    square += weight * weight
  }
  const length = Math.sqrt(square) || 1
  for (const [hash, weight] of counts) counts.set(hash, weight / length)
  return counts
}

function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [hash, weight] of small) sum += weight * (large.get(hash) ?? 0)
  return sum
}
