/**
 * What a move and a copy share: each thing at and below a path, and where it shall stand. It goes into `to` where that is a folder.
 * Nothing is replaced, not even a link that leads nowhere, and no folder goes into itself. Links are taken as links.
 */
import { basename } from 'node:path'
import type { Refused } from '../ports.ts'
import type { Files, Spot } from './changing.ts'
import type { Content } from './disk/images.ts'
import { conflict, isRefused, missing, refused } from './refused.ts'

type Source = Spot & { readonly now: Content }
type Pair = { readonly from: Source; readonly to: Spot }
type FromTo = {
  readonly from: string
  readonly to: string
  /** Looks at a source, without following its last part. */
  readonly look: (path: string) => Spot | Refused
}

const mostPairs = 500

/** The first pair is `from` itself; a folder comes before what lies in it. */
export function pairsOf(files: Files, { from, to, look }: FromTo): readonly [Pair, ...Pair[]] | Refused {
  const start = look(from)
  if (isRefused(start)) return start
  const named = files.target(to)
  if (isRefused(named)) return named
  if (!isThere(start)) return missing(start.path)
  const isInto = named.now?.image.kind === 'folder' && named.path !== start.path
  const end = isInto ? files.target(`${named.path}/${basename(start.path)}`) : named
  if (isRefused(end)) return end
  const isInside = start.path === '.' || end.path.startsWith(`${start.path}/`)
  if (end.now || isInside) return conflict(end.path, 'exists')
  const pairs: [Pair, ...Pair[]] = [{ from: start, to: end }]
  return addInside(files, look, pairs) ?? pairs
}

/** Adds what lies in the last of the pairs, where that is a folder. */
function addInside(files: Files, look: FromTo['look'], pairs: [Pair, ...Pair[]]): Refused | undefined {
  const { from, to } = pairs.at(-1) ?? pairs[0]
  if (from.now.image.kind !== 'folder') return
  for (const { name } of files.workspace.tree.list(from.path) ?? []) {
    const source = look(`${from.path}/${name}`)
    if (isRefused(source)) return source
    const target = files.spot(`${to.path}/${name}`, 'write')
    if (isRefused(target)) return target
    if (!isThere(source)) return missing(source.path)
    pairs.push({ from: source, to: target })
    if (pairs.length > mostPairs)
      return refused('E_INVALID_ARGS', { kind: 'too_large', path: source.path, limit: mostPairs })
    const problem = addInside(files, look, pairs)
    if (problem) return problem
  }
}

const isThere = (spot: Spot): spot is Source => spot.now !== null
