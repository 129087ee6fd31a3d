/**
 * Pairs of shape features that mean more than their parts: «a control word, and the topic of the task». relation-features.ts finds the
 * features. A pair is the hash of both names with `&` between them; there are many, so none is built as a string.
 */
import { partOfName, wholeName } from '../../../learning/hash.ts'

export function crossesOf(shape: readonly string[]): number[] {
  const out: number[] = []
  const namedBy = (opening: string): string => shape.find((name) => name.startsWith(opening)) ?? ''
  const cross = (first: string, ...others: readonly string[]): void =>
    addPairs(out, partOfName('&', partOfName(first)), others)
  const overlap = shape.includes('ovG:0') && shape.includes('ovV:0') && shape.includes('ovA:0') ? 'new' : 'known'
  const [topic, asked, length] = [namedBy('tp:'), namedBy('asked:'), namedBy('len:')]
  const [like, near, strange] = [namedBy('like:'), namedBy('near:'), namedBy('strange:')]
  const router = shape.find((name) => name === 'router:own' || name === 'router:other')
  const bare = shape.filter(isBare).map((name) => partOfName('&', partOfName(name)))
  const crossBare = (...others: readonly string[]): void => {
    for (const name of bare) addPairs(out, name, others)
  }
  cross(topic, overlap, length)
  cross(overlap, length)
  cross(asked, length)
  crossBare(topic, overlap, length)
  if (asked !== 'asked:no') crossBare(asked)
  cross(like, topic, overlap)
  crossBare(like)
  cross(near, topic, length)
  cross(strange, topic, overlap, length)
  crossBare(strange)
  if (router) crossBare(router)
  return out
}

/** What is said by a single word or mark. */
const isBare = (name: string): boolean =>
  name.startsWith('cue:') ||
  name.startsWith('head:') ||
  name === 'form:?' ||
  (name.startsWith('ctl:') && /^ctl:[a-z_]+$/.test(name))

function addPairs(out: number[], first: number, others: readonly string[]): void {
  for (const other of others) out.push(wholeName(partOfName(other, first)))
}
