/** Gives a file, a link or a folder another name, or puts it into a folder that is there (from-to.ts). Nothing is replaced. */
import { z } from 'zod'
import { Path } from '../../core/contracts/bounds.ts'
import { changing, type Wanted } from '../changing.ts'
import { pairsOf } from '../from-to.ts'
import { isRefused } from '../refused.ts'

export const move = changing({
  params: z.strictObject({ from: Path, to: Path }),
  effect: 'write',
  readsNow: true,
  touches: ({ from, to }) => [
    [from, 'delete'],
    [to, 'write'],
  ],
  plan: ({ from, to }, files) => {
    const pairs = pairsOf(files, { from, to, look: (path) => files.spot(path, 'delete') })
    if (isRefused(pairs)) return pairs
    const wanted = pairs.flatMap(({ from: source, to: spot }): Wanted[] => [
      { spot: source, after: null },
      { spot, after: source.now },
    ])
    const implied = pairs.map(({ from: source }) => source.path)
    return { wanted, implied, said: `moved ${pairs[0].from.path} to ${pairs[0].to.path}` }
  },
})
