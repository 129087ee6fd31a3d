/**
 * Which walls this machine can put around a command: bubblewrap for what it may see and reach, an overlay for what it may change. Both
 * are tried, never assumed. What is missing is told, and a command without walls is never run as if it had some.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bareArgs } from './walls.ts'

export type Sandbox = {
  /** Commands can be run reading only and without network. */
  readonly walls: boolean
  /** What a command writes can be kept apart from the workspace. */
  readonly overlay: boolean
  /** What is missing, in a word for `doctor`. */
  readonly missing?: 'bubblewrap' | 'user_namespaces' | 'overlay' | 'not_linux'
  readonly version?: string
}

/** Nothing holds a command. For machines without any, and for tests of that way. */
export const noSandbox: Sandbox = { walls: false, overlay: false, missing: 'bubblewrap' }

const known = new Map<string, Sandbox>()

/** Tried once for each data folder, which must take overlays. */
export function sandboxOf(data: string): Sandbox {
  const found = known.get(data) ?? trySandbox(data)
  known.set(data, found)
  return found
}

function trySandbox(data: string): Sandbox {
  if (process.platform !== 'linux') return { walls: false, overlay: false, missing: 'not_linux' }
  const asked = spawnSync('bwrap', ['--version'], { encoding: 'utf8', timeout: 5000 })
  if (asked.status !== 0) return noSandbox
  const version = asked.stdout.trim()
  const tried = spawnSync('bwrap', [...bareArgs(), '--', 'true'], { timeout: 10_000 })
  if (tried.status !== 0) return { walls: false, overlay: false, missing: 'user_namespaces', version }
  return tryOverlay(data)
    ? { walls: true, overlay: true, version }
    : { walls: true, overlay: false, missing: 'overlay', version }
}

function tryOverlay(data: string): boolean {
  mkdirSync(join(data, 'runs'), { recursive: true, mode: 0o700 })
  const folder = mkdtempSync(join(data, 'runs', 'try-'))
  for (const name of ['lower', 'upper', 'work', 'merged']) mkdirSync(join(folder, name))
  const script =
    'mount -t overlay overlay -o lowerdir=lower,upperdir=upper,workdir=work,userxattr merged && : > merged/a'
  const tried = spawnSync('unshare', ['-Urm', 'sh', '-c', script], { cwd: folder, timeout: 10_000 })
  removeRun(folder)
  return tried.status === 0
}

/** The kernel leaves a folder without any rights behind. */
export function removeRun(folder: string): void {
  try {
    chmodSync(join(folder, 'work', 'work'), 0o700)
  } catch {
    // It was never mounted.
  }
  rmSync(folder, { recursive: true, force: true })
}
