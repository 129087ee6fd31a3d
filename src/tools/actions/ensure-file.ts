/** Makes a file; succeeds where it is there with that content. Without a content it gets what files of its kind begin with. */
import { z } from 'zod'
import { Path, Text } from '../../core/contracts/bounds.ts'
import { changing, newFileMode } from '../changing.ts'
import { content } from '../disk/images.ts'
import { conflict, isRefused } from '../refused.ts'
import { templateFor } from '../templates.ts'

export const ensureFile = changing({
  params: z.strictObject({ path: Path, content: Text.optional() }),
  effect: 'write',
  touches: ({ path }) => [[path, 'write']],
  plan: ({ path, content: text = templateFor(path) }, files) => {
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
