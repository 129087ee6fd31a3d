/** Deletes a file, a link (not what it points to), or an empty folder. */
import { z } from 'zod'
import { Path } from '../../core/contracts/bounds.ts'
import { changing } from '../changing.ts'
import { conflict, isRefused, missing } from '../refused.ts'

export const deleteFile = changing({
  params: z.strictObject({ path: Path }),
  effect: 'delete',
  readsNow: true,
  touches: ({ path }) => [[path, 'delete']],
  plan: ({ path }, files) => {
    const spot = files.spot(path, 'delete')
    if (isRefused(spot)) return spot
    if (!spot.now) return missing(spot.path)
    const inside = spot.now.image.kind === 'folder' ? files.workspace.tree.list(spot.path) : []
    if (inside && inside.length > 0) return conflict(spot.path, 'not_empty')
    return { wanted: [{ spot, after: null }], said: `deleted ${spot.path}` }
  },
})
