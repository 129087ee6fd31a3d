/** Makes a folder, with those above it; succeeds where it is there. */
import { z } from 'zod'
import { Path } from '../../core/contracts/bounds.ts'
import { changing } from '../changing.ts'
import { content } from '../disk/images.ts'
import { newFolder } from '../new-folder.ts'
import { conflict, isRefused } from '../refused.ts'

export const makeFolder = changing({
  params: z.strictObject({ path: Path }),
  effect: 'write',
  touches: ({ path }) => [[path, 'write']],
  plan: ({ path }, files) => {
    const spot = files.spot(path, 'write')
    if (isRefused(spot)) return spot
    const { now } = spot
    if (now && now.image.kind !== 'folder') return conflict(spot.path, 'exists')
    return {
      wanted: [{ spot, after: now ?? content('folder', Buffer.alloc(0), newFolder.mode) }],
      said: now ? `${spot.path} is there` : `made ${spot.path}`,
    }
  },
})
