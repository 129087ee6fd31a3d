/**
 * A copy of a workspace, for machines without overlays. Where the file system can, a copy shares its content with the original until
 * one of them changes. The folder is compared before and after; files that usually hold secrets are left out.
 */
import { constants, mkdirSync, mkdtempSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { hiddenIn } from '../commands/run/hidden.ts'
import { changesBetween, indexOf } from '../commands/run/index-before.ts'
import type { Changed } from '../commands/run/overlay.ts'
import { contentAt } from '../disk/images.ts'

type Copy = { readonly run: string; readonly folder: string; readonly before: ReturnType<typeof indexOf> }

export async function makeCopy(data: string, root: string): Promise<Copy> {
  mkdirSync(join(data, 'runs'), { recursive: true, mode: 0o700 })
  const run = mkdtempSync(join(data, 'runs', 'copy-'))
  const folder = join(run, 'workspace')
  const hidden = new Set(hiddenIn(root, data).map(({ path }) => path))
  const filter = (from: string): boolean => !hidden.has(from)
  await cp(root, folder, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE, filter })
  return { run, folder, before: indexOf(folder) }
}

/** The new contents are read again: of very large trees the index keeps only the images. */
export const changesInCopy = ({ folder, before }: Copy): readonly Changed[] =>
  changesBetween(before, indexOf(folder)).map(({ change, contents }) => {
    const after = change.post && change.post.kind !== 'folder' ? contentAt(join(folder, change.path)) : null
    return { change, contents: after ? [...contents, after.bytes] : contents }
  })
