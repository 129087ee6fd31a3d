/**
 * Lands what a program changed beside the workspace (aside/run-aside.ts), as one decision: the params name the changes by their hash,
 * and everything that is shown is made from the contents of the store.
 *
 * L1. What stands in the workspace must still be what the program started from, path by path; else nothing lands.
 */
import { z } from 'zod'
import type { RiskReason } from '../../core/contracts/acting.ts'
import { Hash, list, Path } from '../../core/contracts/bounds.ts'
import type { Refused } from '../../ports.ts'
import { loadTree } from '../aside/change-tree.ts'
import { changing, type Files, type Wanted } from '../changing.ts'
import { content, sameImage } from '../disk/images.ts'
import { conflict, isRefused, missing, refused } from '../refused.ts'

const Params = z.strictObject({ tree: Hash, paths: list(Path).min(1) })
type Params = z.infer<typeof Params>

export const landChanges = changing<Params>({
  params: Params,
  effect: 'write',
  touches: ({ paths }) => paths.map((path) => [path, 'write'] as const),
  plan: (params, files) => {
    const found = loadTree(files.workspace.blobs, params.tree)
    if (!found) return missing(params.tree)
    const named = found.changes.map(({ path }) => path)
    if (named.join('\0') !== params.paths.join('\0'))
      return refused(
        'E_INVALID_ARGS',
        { kind: 'bad_params', where: '$.params.paths' },
        'they are not those of the tree',
      )
    const wanted: Wanted[] = []
    for (const change of found.changes) {
      const one = wantedOf(change, files)
      if (isRefused(one)) return one
      wanted.push(one)
    }
    return { wanted, said: said(wanted), reasons: madeBy[found.held] }
  },
})

/** It had the network of this machine, for its model; and where nothing held it, it could do more than is seen here. */
const madeBy: Readonly<Record<'overlay' | 'copy', readonly RiskReason[]>> = {
  overlay: [{ kind: 'made_by_program' }],
  copy: [{ kind: 'made_without_sandbox' }],
}

function wantedOf({ path, pre, post }: Changed, files: Files): Wanted | Refused {
  const spot = files.spot(path, post ? 'write' : 'delete')
  if (isRefused(spot)) return spot
  if (!sameImage(spot.now?.image ?? null, pre)) return conflict(path, 'changed_meanwhile') // L1
  if (!post) return { spot, after: null }
  if (post.kind === 'folder') return { spot, after: content('folder', Buffer.alloc(0), post.mode) }
  const bytes = files.workspace.blobs.load(post.hash)
  return bytes ? { spot, after: content(post.kind, bytes, post.mode) } : missing(path)
}
type Changed = NonNullable<ReturnType<typeof loadTree>>['changes'][number]

const said = (wanted: readonly Wanted[]): string =>
  wanted.map(({ spot, after }) => `${after ? (spot.now ? 'changed' : 'made') : 'deleted'} ${spot.path}\n`).join('')
