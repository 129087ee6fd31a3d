/**
 * Events to the body of one row, and back (store.ts holds rows; dictionary.ts holds the words the bodies use).
 *
 * A body is `{"e": […], "a"?: times, "s"?: same, "b"?: blobs}`. `e` is flat: for each event the numbers of its shape and of
 * its name, then the values of its fields; an event that does not fit stands there in full, as an object. A time `[i, ms]`
 * says how long before the row's own `at` event i happened. A place is a path into `e`, or a bare index. `s` lists groups
 * of places with the same text: the first holds it, the others hold 0. `b` lists `[hash, place, …]`: all of them hold 0.
 *
 * C1. decode(encode(events)) gives the same events, and the same bytes when they are printed as JSON.
 * C2. Nothing in the users' data is ever taken for a reference: references stand only in `s` and `b`.
 * C3. A long string is stored once a row, a very long one once a store.
 */
import { hash } from 'node:crypto'
import type { Stamped } from '../ports.ts'
import type { Dictionary } from './dictionary.ts'

export const longText = 64
export const blobText = 4096

type Content = { readonly hash: string; readonly text: string }
type Encoded = { readonly at: number; readonly body: string; readonly blobs: readonly Content[] }

type Key = string | number
type Place = Key | readonly Key[]
type Body = { e: unknown[]; a?: [number, number][]; s?: Place[][]; b?: [string, ...Place[]][] }
type Found = { readonly text: string; readonly place: Place }

export const contentHash = (text: string): string => hash('sha256', text)

export function encode(events: readonly Stamped[], dictionary: Dictionary): Encoded {
  const at = events[events.length - 1]?.at ?? 0
  const body: Body = { e: [] }
  const found: Found[] = []
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as Stamped
    const from = body.e.length
    const elided = Number.isSafeInteger(at - event.at) && elide(event, dictionary, body.e)
    if (!elided) body.e.push(event)
    else if (event.at !== at) {
      body.a ??= []
      body.a.push([i, at - event.at])
    }
    for (let spot = from; spot < body.e.length; spot++) {
      const value = body.e[spot]
      if (typeof value === 'string' ? value.length >= longText : typeof value === 'object')
        collect(value, [spot], found)
    }
  }
  const blobs = found.length === 0 ? none : share(body, found)
  return { at, body: JSON.stringify(body), blobs }
}

const none: readonly Content[] = []
/** What every event begins with, in this order. */
const stamp = ['seq', 'at', 'type', 'loopId', 'role']

/** Adds an event whose stamp stands in its usual order; any other is written in full, which keeps its order. */
function elide(event: Stamped, dictionary: Dictionary, into: unknown[]): boolean {
  const bare = into.length
  into.push(0, dictionary.nameOf(event.loopId, event.role)?.id ?? [event.loopId, event.role])
  const count = takeFields(event as unknown as Record<string, unknown>, into)
  const shape = count < stamp.length ? undefined : dictionary.shapeOf(event.type, fieldsTaken, count)
  if (shape) into[bare] = shape.id
  else into.length = bare
  return shape !== undefined
}

/** The fields of the event at hand come first in it: one list serves all events, since every one passes here. */
const fieldsTaken: string[] = []
/** Says how many fields it took: too few where the stamp is not in its order. */
function takeFields(values: Record<string, unknown>, into: unknown[]): number {
  let count = 0
  for (const field in values) {
    if (count < stamp.length) {
      if (field !== stamp[count]) return 0
    } else {
      if (values[field] === undefined) continue
      into.push(values[field])
    }
    fieldsTaken[count++] = field
  }
  return count
}

/** Notes where the long strings are. `path` is lent, so it is copied when it is kept. */
function collect(value: unknown, path: Key[], found: Found[]): void {
  if (typeof value === 'string') {
    if (value.length >= longText) found.push({ text: value, place: path.length === 1 ? (path[0] as Key) : [...path] })
    return
  }
  if (typeof value !== 'object' || value === null) return
  const depth = path.length
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key]
    if (typeof inner === 'string' ? inner.length < longText : typeof inner !== 'object') continue
    path[depth] = key
    collect(inner, path, found)
  }
  path.length = depth
}

/** Leaves a text that repeats in its first place only, and takes a very long one out of the row. */
function share(body: Body, found: readonly Found[]): readonly Content[] {
  if (found.length === 1 && (found[0] as Found).text.length <= blobText) return none
  const blobs: Content[] = []
  for (const { text, places } of found.length <= few ? groupsOfFew(found) : groupsOf(found)) {
    // A string with a lone surrogate has no UTF-8 form to hash or store; JSON's escapes keep it inside the row.
    if (text.length > blobText && text.isWellFormed()) {
      const content = { hash: contentHash(text), text }
      blobs.push(content)
      for (const place of places) empty(body.e, place)
      body.b ??= []
      body.b.push([content.hash, ...places])
    } else if (places.length > 1) {
      for (let i = 1; i < places.length; i++) empty(body.e, places[i] as Place)
      body.s ??= []
      body.s.push(places)
    }
  }
  return blobs
}

type Group = { readonly text: string; readonly places: Place[] }

/** Up to so many texts are compared with each other: what an agent says twice is mostly the same string, and is not hashed for it. */
const few = 8
function groupsOfFew(found: readonly Found[]): Group[] {
  const groups: Group[] = []
  for (const { text, place } of found) {
    const known = groups.find((group) => group.text === text)
    if (known) known.places.push(place)
    else groups.push({ text, places: [place] })
  }
  return groups
}

function groupsOf(found: readonly Found[]): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const { text, place } of found) {
    const known = groups.get(text)
    if (known) known.places.push(place)
    else groups.set(text, { text, places: [place] })
  }
  return groups.values()
}

/** Puts a 0 where a text was. What lies below `e` belongs to the caller, so whatever is changed there is a copy. */
function empty(entries: unknown[], place: Place): void {
  let holder = entries as unknown as Record<Key, unknown>
  if (typeof place !== 'object') {
    holder[place] = 0
    return
  }
  for (let depth = 0; depth < place.length - 1; depth++) {
    const key = place[depth] as Key
    const inner = holder[key] as object
    holder[key] = Array.isArray(inner) ? [...inner] : { ...inner }
    holder = holder[key] as Record<Key, unknown>
  }
  holder[place[place.length - 1] as Key] = 0
}

type Readable = { readonly seq: number; readonly count: number; readonly at: number; readonly body: string }

/** Throws on a body that refers to what is not there; `blob` throws where a content is missing. */
export function decode(row: Readable, dictionary: Dictionary, blob: (hash: string) => string): Stamped[] {
  const body = JSON.parse(row.body) as Body
  for (const [first, ...others] of body.s ?? []) fill(body.e, others, textAt(body.e, first as Place))
  for (const [hash, ...places] of body.b ?? []) fill(body.e, places, blob(hash))
  const events: Stamped[] = []
  let late = 0
  for (let i = 0, spot = 0; i < row.count; i++) {
    const entry = body.e[spot]
    if (typeof entry !== 'number') {
      events.push(entry as Stamped)
      spot++
      continue
    }
    const time = body.a?.[late]
    if (time?.[0] === i) late++
    const shape = dictionary.shape(entry)
    const [loopId, role] = nameIn(body.e[spot + 1], dictionary)
    const at = time?.[0] === i ? row.at - time[1] : row.at
    const event: Record<string, unknown> = { seq: row.seq + i, at, type: shape.type, loopId, role }
    for (let f = stamp.length; f < shape.fields.length; f++)
      event[shape.fields[f] as string] = body.e[spot + 2 + f - stamp.length]
    events.push(event as unknown as Stamped)
    spot += 2 + shape.fields.length - stamp.length
  }
  return events
}

function nameIn(entry: unknown, dictionary: Dictionary): readonly [string, string] {
  if (typeof entry !== 'number') return entry as [string, string]
  const name = dictionary.name(entry)
  return [name.loopId, name.role]
}

function textAt(entries: unknown[], place: Place): unknown {
  let value: unknown = entries
  for (const key of typeof place === 'object' ? place : [place]) value = (value as Record<Key, unknown>)[key]
  return value
}

function fill(entries: unknown[], places: readonly Place[], text: unknown): void {
  for (const place of places) {
    const path = typeof place === 'object' ? place : [place]
    const holder = textAt(entries, path.slice(0, -1)) as Record<Key, unknown>
    holder[path[path.length - 1] as Key] = text
  }
}
