/**
 * Events to the body of one row, and back (store.ts holds rows; dictionary.ts holds the words the bodies use).
 *
 * A body is `{"e": entries, "a"?: times, "t"?: texts, "p"?: patches}`. An entry is `[shape, name, ...values]`, or the event
 * in full where that does not fit. A time `[i, ms]` says how long before the row's own `at` event i happened. A patch is a
 * path into the entries that ends in the number of the text that belongs there; a text is a string or `{"blob": hash}`.
 *
 * C1. decode(encode(events)) gives the same events, and the same bytes when they are printed as JSON.
 * C2. Nothing in the users' data is ever taken for a reference: references stand only in `p` and `t`.
 * C3. A long string is stored once a row, a very long one once a store.
 */
import { hash } from 'node:crypto'
import type { Stamped } from '../ports.ts'
import type { Dictionary } from './dictionary.ts'

export const longText = 64
export const blobText = 4096

export type Encoded = { readonly at: number; readonly body: string; readonly blobs: readonly Content[] }
export type Content = { readonly hash: string; readonly text: string }

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Key = string | number
type Text = string | { readonly blob: string }
type Body = { e: Entry[]; a?: [number, number][]; t?: Text[]; p?: Key[][] }
type Entry = Json[] | Stamped
type Found = { readonly text: string; readonly path: readonly Key[] }

/** A decoded body that does not make sense: its row passed its checksum, so something it refers to is missing. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export const contentHash = (text: string): string => hash('sha256', text)

export function encode(events: readonly Stamped[], dictionary: Dictionary): Encoded {
  const at = events[events.length - 1]?.at ?? 0
  const body: Body = { e: [] }
  const found: Found[] = []
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as Stamped
    const entry = Number.isSafeInteger(at - event.at) ? elide(event, dictionary) : undefined
    if (entry && event.at !== at) {
      body.a ??= []
      body.a.push([i, at - event.at])
    }
    body.e.push(entry ?? event)
    collect(entry ?? event, [i], found)
  }
  const blobs = found.length === 0 ? [] : share(body, found)
  return { at, body: JSON.stringify(body), blobs }
}

/** The entry of an event whose stamp stands in its usual order; the others are written in full, which keeps their order. */
function elide(event: Stamped, dictionary: Dictionary): Json[] | undefined {
  const keys = Object.keys(event)
  if (keys[0] !== 'seq' || keys[1] !== 'at' || keys[2] !== 'type' || keys[3] !== 'loopId' || keys[4] !== 'role') return
  const fields: string[] = []
  const entry: Json[] = [0, 0]
  for (let i = 5; i < keys.length; i++) {
    const key = keys[i] as string
    if (key === '__proto__') return
    const value = (event as unknown as Record<string, Json | undefined>)[key]
    if (value === undefined) continue
    fields.push(key)
    entry.push(value)
  }
  const shape = dictionary.shapeOf(event.type, fields)
  if (!shape) return
  entry[0] = shape.id
  entry[1] = dictionary.nameOf(event.loopId, event.role)?.id ?? [event.loopId, event.role]
  return entry
}

/** Notes where the long strings are. One string is one path; `path` is lent, so it is copied when it is kept. */
function collect(value: object, path: Key[], found: Found[]): void {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) collectAt(value[i], { key: i, path, found })
    return
  }
  for (const key in value) collectAt((value as Record<string, unknown>)[key], { key, path, found })
}

function collectAt(value: unknown, spot: { key: Key; path: Key[]; found: Found[] }): void {
  if (typeof value === 'string') {
    if (value.length >= longText) spot.found.push({ text: value, path: [...spot.path, spot.key] })
  } else if (typeof value === 'object' && value !== null) {
    spot.path.push(spot.key)
    collect(value, spot.path, spot.found)
    spot.path.pop()
  }
}

/** Moves what repeats, and what is very long, from the entries to `t`, and leaves a patch for each place. */
function share(body: Body, found: readonly Found[]): Content[] {
  const blobs: Content[] = []
  const texts = new Map<string, number>()
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { text } of found) (seen.has(text) ? twice : seen).add(text)
  for (const { text, path } of found) {
    // A string with a lone surrogate has no UTF-8 form to hash or store; JSON's escapes keep it inside the row.
    const large = text.length > blobText && text.isWellFormed()
    if (!large && !twice.has(text)) continue
    body.t ??= []
    body.p ??= []
    let index = texts.get(text)
    if (index === undefined) {
      index = body.t.length
      texts.set(text, index)
      body.t.push(large ? { blob: keep(text, blobs) } : text)
    }
    replace(body.e, path)
    body.p.push([...path, index])
  }
  return blobs
}

function keep(text: string, blobs: Content[]): string {
  const content = { hash: contentHash(text), text }
  blobs.push(content)
  return content.hash
}

/** Puts a 0 where a text was. The events belong to the caller, so whatever is changed below the entries is a copy. */
function replace(entries: Entry[], path: readonly Key[]): void {
  let holder = entries as unknown as Record<Key, unknown>
  for (let depth = 0; depth < path.length - 1; depth++) {
    const key = path[depth] as Key
    const inner = holder[key] as object
    const ours = depth === 0 && Array.isArray(inner)
    if (!ours) holder[key] = Array.isArray(inner) ? [...inner] : { ...inner }
    holder = holder[key] as Record<Key, unknown>
  }
  holder[path[path.length - 1] as Key] = 0
}

export type Readable = { readonly seq: number; readonly at: number; readonly body: string }

export function decode(row: Readable, dictionary: Dictionary, blob: (hash: string) => string): Stamped[] {
  const body = JSON.parse(row.body) as Body
  const texts = body.t?.map((text) => (typeof text === 'string' ? text : blob(text.blob)))
  for (const patch of body.p ?? []) restore(body.e, patch, texts ?? [])
  const events: Stamped[] = []
  let late = 0
  for (let i = 0; i < body.e.length; i++) {
    const time = body.a?.[late]
    const before = time?.[0] === i ? time[1] : 0
    if (time?.[0] === i) late++
    const entry = body.e[i] as Entry
    events.push(Array.isArray(entry) ? expand(entry, { seq: row.seq + i, at: row.at - before }, dictionary) : entry)
  }
  return events
}

function restore(entries: Entry[], patch: readonly Key[], texts: readonly string[]): void {
  let holder = entries as unknown as Record<Key, unknown>
  for (let depth = 0; depth < patch.length - 2; depth++) holder = holder[patch[depth] as Key] as Record<Key, unknown>
  holder[patch[patch.length - 2] as Key] = texts[patch[patch.length - 1] as number]
}

function expand(entry: Json[], stamp: { seq: number; at: number }, dictionary: Dictionary): Stamped {
  const shape = dictionary.shape(entry[0] as number)
  if (!shape) throw new Unreadable(`word ${entry[0]} of the dictionary is missing`)
  const [loopId, role] = Array.isArray(entry[1]) ? (entry[1] as string[]) : nameOf(entry[1] as number, dictionary)
  const event: Record<string, unknown> = { seq: stamp.seq, at: stamp.at, type: shape.type, loopId, role }
  for (let i = 0; i < shape.fields.length; i++) event[shape.fields[i] as string] = entry[i + 2]
  return event as unknown as Stamped
}

function nameOf(id: number, dictionary: Dictionary): [string, string] {
  const name = dictionary.name(id)
  if (!name) throw new Unreadable(`word ${id} of the dictionary is missing`)
  return [name.loopId, name.role]
}
