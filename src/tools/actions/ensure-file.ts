/** Makes a file; succeeds where it is there with that content. */
import { z } from 'zod'
import { Path, Text } from '../../core/contracts/bounds.ts'
import { changing, newFileMode } from '../changing.ts'
import { content } from '../disk/images.ts'
import { conflict, isRefused } from '../refused.ts'

export const ensureFile = changing({
  params: z.strictObject({ path: Path, content: Text }),
  effect: 'write',
  touches: ({ path }) => [[path, 'write']],
  plan: ({ path, content: text }, files) => {
    const spot = files.spot(path, 'write')
    if (isRefused(spot)) return spot
    const { now } = spot
    const bytes = Buffer.from(text)
    if (now && !(now.image.kind === 'file' && now.bytes.equals(bytes))) return conflict(spot.path, 'exists')
    return {
      wanted: [{ spot, after: now ?? content('file', bytes, newFileMode) }],
      said: now ? `${spot.path} is there with this content` : `made ${spot.path}`,
    }
  },
})
