/**
 * Finds `[NEXT:a, b]` and `[DONE]` in what a member said (S1 §3, design §3.3). Who is meant, addressees.ts knows; what is
 * code, quote or comment, masks.ts.
 *
 * N1. `[NEXT:` in any case, up to the first `]`, over line ends too. The colon may be the full-width `：`, which a Chinese
 *     keyboard gives between ASCII brackets; the brackets may not: the seed's marker begins with `[` and ends at `]`.
 * N2. Items are split at commas, also at `，`, `、` and `､`, which are the commas of Chinese text; trimmed; empties dropped.
 *     A marker without any item is none.
 * N3. A marker whose `[` or whose `]` is masked is text. So is one that never ends.
 * N4. One walk over the brackets, no regular expression that could walk back (design §3.3).
 */
import { isMasked, type Masks, masksOf, mayMask } from './masks.ts'

type Markers = {
  /** The names in order, as they were written. */
  readonly targets: string[]
  /** A live `[DONE]` is there. That it counts from a person only is the caller's business. */
  readonly done: boolean
}

export function readMarkers(text: string): Markers {
  const targets: string[] = []
  let done = false
  eachMarker(text, ({ names }) => {
    if (!names) done = true
    for (const name of names ?? []) targets.push(name)
  })
  return { targets, done }
}

/** The words without their live markers: what whoever is addressed is told, so that repeating it addresses nobody. */
export function wordsBeside(text: string): string {
  const parts: string[] = []
  let from = 0
  eachMarker(text, ({ at, end }) => {
    parts.push(text.slice(from, Math.max(from, at)).trimEnd())
    from = Math.max(from, end)
  })
  if (parts.length === 0) return text
  const rest = text.slice(from)
  const words = parts.join('') + (rest.trim() === '' ? '' : rest)
  return words.replace(/^(?:[^\S\n]*\n)+|^\s+/, '') // the indent of a further line may make it code
}

/** Without names it is a `[DONE]`. */
type Marker = { readonly at: number; readonly end: number; readonly names?: readonly string[] }

function eachMarker(text: string, found: (marker: Marker) => void): void {
  let masks: Masks | undefined
  let close = -1
  let taken = -1
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', at + 1)) {
    const content = contentOfNext(text, at)
    const isDone = saysWord(text, at + 1, 'done]')
    if (!isDone && (content < 0 || at < taken)) continue
    if (close < at) close = text.indexOf(']', at)
    if (close < 0) break
    masks ??= mayMask(text) ? masksOf(text) : []
    if (isMasked(masks, at) || isMasked(masks, close)) continue
    const names = isDone ? undefined : itemsOf(text.slice(content, close))
    if (names) taken = close
    if (names?.length !== 0) found({ at, end: close + 1, ...(names && { names }) })
  }
}

/** Where the names begin if a marker opens here, else -1. */
function contentOfNext(text: string, at: number): number {
  const isColon = text[at + 5] === ':' || text[at + 5] === '：'
  return isColon && saysWord(text, at + 1, 'next') ? at + 6 : -1
}

/** Compares with a lower-case word, in any case of ASCII. */
function saysWord(text: string, at: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const unit = text.charCodeAt(at + i)
    const lower = unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit
    if (lower !== word.charCodeAt(i)) return false
  }
  return true
}

function itemsOf(list: string): string[] {
  const names: string[] = []
  let from = 0
  for (let at = 0; at <= list.length; at++) {
    if (at < list.length && !commas.includes(list[at] ?? '')) continue
    const name = at > from ? list.slice(from, at).trim() : ''
    if (name !== '') names.push(name)
    from = at + 1
  }
  return names
}

const commas = [',', '，', '、', '､']
