/**
 * What a command that nobody was asked about does not see: files that usually hold secrets, as far as they lie near the top of the
 * workspace, and our own data folder. A command that names one is asked about first (paths.ts).
 */
import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mayBeSecret } from '../paths.ts'

type Hidden = { readonly path: string; readonly kind: 'file' | 'folder' }

const passedOver = new Set(['.git', 'node_modules', 'dist', 'target', '.venv'])

export function hiddenIn(root: string, data: string): readonly Hidden[] {
  const own: readonly Hidden[] = data.startsWith(`${root}/`) ? [{ path: data, kind: 'folder' }] : []
  const top = entries(root)
  const inner = top.filter((entry) => entry.isDirectory() && !passedOver.has(entry.name))
  const all = [
    ...top.map((entry) => ({ entry, folder: root })),
    ...inner.flatMap((folder) => entriesIn(join(root, folder.name))),
  ]
  const secret = all.filter(({ entry }) => entry.isFile() && mayBeSecret(entry.name))
  return [...own, ...secret.map(({ entry, folder }): Hidden => ({ path: join(folder, entry.name), kind: 'file' }))]
}

const entriesIn = (folder: string) => entries(folder).map((entry) => ({ entry, folder }))

function entries(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return []
  }
}
