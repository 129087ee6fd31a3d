/**
 * Takes back what earlier decisions changed, as a decision of its own: so an agent, or a playbook, can ask for it, and a person sees
 * what would be restored before it happens. Which changes are meant is found in the journal by the runtime, never said by the agent.
 */
import { z } from 'zod'
import type { RiskReason } from '../../core/contracts/acting.ts'
import { Id, Text } from '../../core/contracts/bounds.ts'
import { changing, type Wanted } from '../changing.ts'
import { type Content, content } from '../disk/images.ts'
import { isRefused, refused } from '../refused.ts'
import { reversalOf } from '../reversal.ts'
import type { Workspace } from '../workspace.ts'

const Params = z.strictObject({ decision: Id.optional(), task: Id.optional(), words: Text.optional() })

export const undo = changing({
  params: Params,
  effect: 'write',
  touches: () => [],
  plan: (_, files) => {
    const { restore, left } = reversalOf(files.workspace, files.changes, files.limits())
    const wanted: Wanted[] = []
    for (const { path, post } of restore) {
      const spot = files.spot(path, post ? 'write' : 'delete')
      if (isRefused(spot)) return spot
      const after = post && stored(files.workspace, post)
      if (after !== undefined) wanted.push({ spot, after })
    }
    if (wanted.length === 0)
      return refused('E_CONFLICT', { kind: 'nothing_to_undo' }, left.length > 0 ? staying(left) : undefined)
    const said = `restored ${[...new Set(wanted.map(({ spot }) => gitIn.exec(spot.path)?.[0] ?? spot.path))].join(', ')}`
    const reasons = staysIn(left)
    return { wanted, reasons, unshown: ofGit(wanted), said: left.length > 0 ? `${said}; ${staying(left)}` : said }
  },
})

/** The contents of git's own files say nothing to anybody. */
function ofGit(wanted: readonly Wanted[]): { paths: ReadonlySet<string>; lines: readonly string[] } {
  const paths = wanted.map(({ spot }) => spot.path).filter((path) => gitIn.test(path))
  return { paths: new Set(paths), lines: [...new Set(paths.map((path) => `~ ${gitIn.exec(path)?.[0]}\n`))] }
}
const gitIn = /^(?:.*\/)?\.git(?=\/)/

/** What git keeps of its own is one entry, since its files say nothing to anybody. */
const staysIn = (left: readonly string[]): RiskReason[] =>
  [...new Set(left.map((path) => path.replace(/(^|\/)\.git\/.*$/s, '$1.git')))]
    .slice(0, 50)
    .map((path) => ({ kind: 'stays_changed', what: path.slice(0, 500) }))

const staying = (left: readonly string[]): string => `left, because somebody changed it since: ${left.join(', ')}`

/** reversalOf names only what is in the store. */
function stored({ blobs }: Workspace, { kind, hash, mode }: Content['image']): Content | undefined {
  const bytes = kind === 'folder' ? Buffer.alloc(0) : blobs.load(hash)
  return bytes && content(kind, bytes, mode)
}
