/**
 * What a command that nobody was asked about does not see: files that usually hold secrets, as far as they lie near the top of the
 * workspace, and our own data folder. A command that names one is asked about first (paths.ts).
 */
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mayBeSecret } from '../paths.ts'

type Hidden = { readonly path: string; readonly kind: 'file' | 'folder' }

/** The usual names, for folders below the top: reading every folder would cost more than the command. */
const usual = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.development',
  '.npmrc',
  '.netrc',
  'credentials.json',
  'id_rsa',
]
const passedOver = new Set(['.git', 'node_modules', 'dist', 'target', '.venv'])

export function hiddenIn(root: string, data: string): readonly Hidden[] {
  const own: readonly Hidden[] = data.startsWith(`${root}/`) ? [{ path: data, kind: 'folder' }] : []
  const top = readdirSync(root, { withFileTypes: true })
  const folders = top.filter((entry) => entry.isDirectory() && !passedOver.has(entry.name)).slice(0, mostFolders)
  const inner = folders.flatMap(({ name }) => usual.map((file) => join(root, name, file))).filter(isFile)
  const secret = top.filter((entry) => entry.isFile() && mayBeSecret(entry.name)).map(({ name }) => join(root, name))
  return [...own, ...[...secret, ...inner].map((path): Hidden => ({ path, kind: 'file' }))]
}

const mostFolders = 500
const isFile = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false
