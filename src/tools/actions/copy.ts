/** Copies a file, a link or a folder to another name, or into a folder that is there (from-to.ts). Nothing is replaced. */
import { z } from 'zod'
import { Path } from '../../core/contracts/bounds.ts'
import { changing } from '../changing.ts'
import { pairsOf } from '../from-to.ts'
import { isRefused } from '../refused.ts'

export const copy = changing({
  params: z.strictObject({ from: Path, to: Path }),
  effect: 'write',
  readsNow: true,
  touches: ({ from, to }) => [
    [from, 'read'],
    [to, 'write'],
  ],
  plan: ({ from, to }, files) => {
    const pairs = pairsOf(files, { from, to, look: files.source })
    if (isRefused(pairs)) return pairs
    const wanted = pairs.map(({ from: source, to: spot }) => ({ spot, after: source.now, from: source }))
    return { wanted, said: `copied ${pairs[0].from.path} to ${pairs[0].to.path}` }
  },
})
