/**
 * What differs between a repository's last commit and its folder: what a commit of everything would hold. Only names are read.
 *
 * G1. Git runs nothing of the repository for it: no hook, no monitor, no transport, no look into repositories inside. Its filters run
 *     only behind walls; without walls they are left out, and a file may then be listed that a filter would find unchanged.
 * G2. A folder counts as a repository only where its history lies in it: elsewhere a command could not reach it.
 */
import { lstatSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { commandEnvironment } from './environment.ts'
import { type Ran, runProgram } from './run-program.ts'
import { wallArgs } from './walls.ts'

type GitChange = {
  readonly path: string
  /** The two letters of `git status`: the index against the last commit, and the folder against the index. */
  readonly state: string
}
type Asked = { readonly root: string; readonly data: string; readonly walls: boolean }

/** G2. */
export const isRepository = (root: string): boolean =>
  lstatSync(join(root, '.git'), { throwIfNoEntry: false })?.isDirectory() === true

/** The folder, or one above it, is a repository. */
export const isInRepository = (folder: string): boolean =>
  lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined ||
  (dirname(folder) !== folder && isInRepository(dirname(folder)))

/** In the order of their names. Throws where git cannot tell. */
export async function changesInGit(asked: Asked): Promise<readonly GitChange[]> {
  const filters = asked.walls ? [] : await withoutFilters(asked)
  const { exit, stdout, stderr } = await git(asked, [...alone, ...filters, ...status])
  if (exit !== 0) throw new Error(`git status: ${stderr.toString('utf8', 0, 1_000).trim()}`)
  return stdout
    .toString('utf8')
    .split('\0')
    .filter((line) => line.length > 3)
    .map((line) => ({ state: line.slice(0, 2), path: line.slice(3) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** G1. */
const alone = ['core.fsmonitor=false', 'core.hooksPath=/dev/null', 'protocol.allow=never', 'core.untrackedCache=false']
  .flatMap((setting) => ['-c', setting])
  .concat('--no-optional-locks')
const status = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--ignore-submodules=dirty']

/** Reading settings runs nothing. */
async function withoutFilters(asked: Asked): Promise<readonly string[]> {
  const named = ['config', '--name-only', '-z', '--get-regexp', '^filter\\.']
  const { stdout } = await git(asked, named)
  const names = stdout
    .toString('utf8')
    .split('\0')
    .map((key) => key.slice('filter.'.length, key.lastIndexOf('.')))
  return [...new Set(names)]
    .filter((name) => name !== '')
    .flatMap((name) => ['clean=', 'process=', 'required=false'].map((end) => `filter.${name}.${end}`))
    .flatMap((setting) => ['-c', setting])
}

function git({ root, data, walls }: Asked, args: readonly string[]): Promise<Ran> {
  const here = ['--git-dir', join(root, '.git'), '--work-tree', root, ...args]
  const limits = { timeoutMs: 60_000, signal: new AbortController().signal, cwd: root }
  const environment = { ...commandEnvironment(process.env, '/tmp/home'), LC_ALL: 'C' }
  if (!walls) return runProgram({ ...limits, program: 'git', args: here, environment })
  const hidden = data.startsWith(`${root}/`) ? [{ path: data, kind: 'folder' as const }] : []
  const held = wallArgs({ root, data, cwd: root, writable: false, scratch: [], hidden, environment })
  const path = { PATH: process.env.PATH ?? '/usr/bin:/bin' }
  return runProgram({ ...limits, program: 'bwrap', args: [...held, '--', 'git', ...here], environment: path })
}
