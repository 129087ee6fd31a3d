/**
 * The one hash for features, 32 bits, made of two steps of FNV-1a: add a unit, mix.
 *
 * H1. A name is hashed as a whole and mixed once. The weights that ship for the relation and the safety gate were trained so.
 * H2. A hash can be extended by more text or by another hash, and is a hash again after every unit: so n-grams share their work, and
 *     no string is built for a pair of words. Intents and slots are hashed so.
 */

const start = 0x811c9dc5
const prime = 0x01000193

/** H1. */
export const hashName = (name: string): number => wholeName(partOfName(name))

/** H1, in parts: a name that is made of several texts needs no string. `before` is what the parts before it gave. */
export function partOfName(text: string, before = start): number {
  let hash = before
  for (let at = 0; at < text.length; at++) hash = addUnit(hash, text.charCodeAt(at))
  return hash
}

export const wholeName = (parts: number): number => mixed(parts)

/** H2: by every UTF-16 unit of a text. */
export function extendByText(hash: number, text: string): number {
  let extended = hash
  for (let at = 0; at < text.length; at++) extended = extendBy(extended, text.charCodeAt(at))
  return extended >>> 0
}

/** H2: by one unit, one number or one other hash. */
export const extendBy = (hash: number, unit: number): number => mixed(addUnit(hash, unit))

const addUnit = (hash: number, unit: number): number => Math.imul(hash ^ unit, prime)

const mixed = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0
