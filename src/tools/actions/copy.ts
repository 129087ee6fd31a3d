/** Copies a file, a link or a folder to another name, or into a folder that is there. Nothing is replaced. */
import { basename } from 'node:path'
import { z } from 'zod'
import { Path } from '../../core/contracts/bounds.ts'
import type { Refused } from '../../ports.ts'
import { changing, type Files, type Wanted } from '../changing.ts'
import { conflict, isRefused, missing } from '../refused.ts'

const mostCopied = 500

export const copy = changing({
  params: z.strictObject({ from: Path, to: Path }),
  effect: 'write',
  readsNow: true,
  touches: ({ from, to }) => [
    [from, 'read'],
    [to, 'write'],
  ],
  plan: ({ from, to }, files) => {
    const start = files.spot(from, 'read')
    if (isRefused(start)) return start
    const named = files.spot(to, 'write')
    if (isRefused(named)) return named
    if (!start.now) return missing(start.path)
    const isInto = named.now?.image.kind === 'folder' && named.path !== start.path
    const end = isInto ? files.spot(`${named.path}/${basename(start.path)}`, 'write') : named
    if (isRefused(end)) return end
    if (end.now || end.path.startsWith(`${start.path}/`)) return conflict(end.path, 'exists')
    const wanted: Wanted[] = []
    const problem = copyAll(files, [start.path, end.path], wanted)
    return problem ?? { wanted, said: `copied ${start.path} to ${end.path}` }
  },
})

function copyAll(files: Files, [from, to]: readonly [string, string], wanted: Wanted[]): Refused | undefined {
  const start = files.spot(from, 'read')
  if (isRefused(start)) return start
  const end = files.spot(to, 'write')
  if (isRefused(end)) return end
  if (!start.now) return missing(from)
  wanted.push({ spot: end, after: start.now })
  if (wanted.length > mostCopied)
    return { refused: { code: 'E_INVALID_ARGS', cause: { kind: 'too_large', path: from, limit: mostCopied } } }
  if (start.now.image.kind !== 'folder') return
  for (const { name } of files.workspace.tree.list(from) ?? []) {
    const problem = copyAll(files, [`${from}/${name}`, `${to}/${name}`], wanted)
    if (problem) return problem
  }
}
