/** The names under a folder, one a line, folders with a slash. Only what the scope allows is listed; links are not followed. */
import { z } from 'zod'
import type { EffectiveScope } from '../../core/contracts/acting.ts'
import { Path } from '../../core/contracts/bounds.ts'
import { patternFault } from '../paths/scope.ts'
import { isFarmed } from '../paths/unlisted.ts'
import { reading } from '../reading.ts'
import { ioConflict, missing } from '../refused.ts'
import type { Workspace } from '../workspace.ts'

const mostNames = 10_000

export const listFiles = reading({
  params: z.strictObject({ path: Path, depth: z.int().min(1).max(100).optional() }),
  where: ({ path }) => path,
  run: ({ params: { depth = 100 }, path, workspace, call }) => {
    const stat = workspace.tree.stat(path)
    if (!stat) return missing(path)
    if (!stat.isDirectory()) return ioConflict(path, 'not_a_folder')
    const names: string[] = []
    collect({ workspace, scope: call.scope, names }, path, depth)
    const cut = names.length > mostNames
    return {
      stdout: names
        .slice(0, mostNames)
        .map((name) => `${name}\n`)
        .join(''),
      ...(cut && { stderr: `cut: the first ${mostNames} names` }),
    }
  },
})

type Listing = { readonly workspace: Workspace; readonly scope: EffectiveScope; readonly names: string[] }

function collect(listing: Listing, folder: string, depth: number): void {
  for (const entry of listing.workspace.tree.list(folder) ?? []) {
    if (listing.names.length > mostNames) return
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (`${listing.workspace.root}/${path}` === listing.workspace.data) continue
    const isShown = !patternFault(path, 'read', listing.scope)
    if (isShown) listing.names.push(entry.isDirectory() ? `${path}/` : entry.isSymbolicLink() ? `${path}@` : path)
    if (entry.isDirectory() && depth > 1 && !isFarmed(entry.name)) collect(listing, path, depth - 1)
  }
}
