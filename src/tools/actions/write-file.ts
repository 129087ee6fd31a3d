/** Makes a file or replaces what is in it; its mode is kept. */
import { z } from 'zod'
import { Path, Text } from '../../core/contracts/bounds.ts'
import { changing, newFileMode } from '../changing.ts'
import { content } from '../disk/images.ts'
import { conflict, isRefused } from '../refused.ts'

export const writeFile = changing({
  params: z.strictObject({ path: Path, content: Text }),
  effect: 'write',
  touches: ({ path }) => [[path, 'write']],
  plan: ({ path, content: text }, files) => {
    const spot = files.spot(path, 'write')
    if (isRefused(spot)) return spot
    const { now } = spot
    if (now && now.image.kind !== 'file') return conflict(spot.path, 'not_a_file')
    const after = content('file', Buffer.from(text), now?.image.mode ?? newFileMode)
    return { wanted: [{ spot, after }], said: `wrote ${after.bytes.length} bytes to ${spot.path}` }
  },
})
