/**
 * `signalbox team deploy DIR`: checks a team and copies it into the data folder.
 *
 * D1. Nothing is changed unless the team is in order, and the copy is the team that was checked (same hash).
 * D2. There is always a whole team under the name: the old folder is put aside, the new one takes its place, and whoever looks
 *     in between, or after a crash there, finds the one put aside (find-team.ts).
 * D3. Regular files only; links are refused, names that begin with a dot and node_modules stay behind.
 * D4. The name of an unfinished copy has the pid of its deploy, so that the next one removes the copies of deploys that were killed.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { syncFolder } from '../edge/replace-file.ts'
import { type ExitCode, type Io, openTeam, said, sayProblems } from './command.ts'
import { previousOf } from './find-team.ts'
import type { LoadedTeam } from './loaded-team.ts'
import { problemAt } from './problem.ts'
import { loadTeam } from './read-team.ts'
import { maxFiles } from './team-files.ts'

const mostBytes = 67_108_864

export async function deployTeam(args: { team: string }, io: Io): Promise<ExitCode> {
  const team = await openTeam(args.team, io)
  if (typeof team === 'number') return team
  const folder = join(io.places.dataFolder, 'teams')
  const id = team.team.team
  const target = join(folder, id)
  const listed = await filesOf(team.dir)
  if ('problem' in listed) return refused(args.team, listed.problem, io)
  await sweep(folder)
  const fresh = join(folder, `.${id}.${process.pid}.${randomBytes(6).toString('hex')}.new`)
  try {
    await copyFiles(team.dir, fresh, listed.files)
    const copy = await loadTeam(fresh)
    if (!copy.ok || copy.value.hash !== team.hash) return changed(args.team, io)
    await exchange(folder, id, fresh)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  sayDeployed(team, target, io)
  return 0
}

/** Removes what deploys left behind that were killed while they copied (D4). */
async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const pid = /\.(\d+)\.[0-9a-f]{12}\.new$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function sayDeployed(team: LoadedTeam, target: string, io: Io): void {
  const id = team.team.team
  if (io.json) return io.out(JSON.stringify({ ok: true, team: id, dir: target, hash: team.hash }))
  io.out(
    said(
      io,
      `✓ ${id} is deployed to ${target} (${team.hash.slice(0, 12)})`,
      `✓ ${id} 已部署到 ${target}（${team.hash.slice(0, 12)}）`,
    ),
  )
}

function refused(team: string, problem: TeamProblem, io: Io): ExitCode {
  sayProblems(team, [problem], io)
  return 2
}

function changed(team: string, io: Io): ExitCode {
  const message = said(
    io,
    'The files changed while they were copied. Nothing was deployed; try again.',
    '复制过程中文件发生了变化，未部署；请重试。',
  )
  io.out(io.json ? JSON.stringify({ ok: false, team, error: { code: 'E_CONFLICT', message } }) : message)
  return 1
}

type Listed = { readonly files: readonly string[] } | { readonly problem: TeamProblem }

async function filesOf(dir: string): Promise<Listed> {
  const files: string[] = []
  const folders = ['']
  let bytes = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of await readdir(join(dir, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`
      const place = { file, line: 1, column: 1 }
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      if (entry.isSymbolicLink()) return { problem: problemAt(place, 'unstable', { path: file }) }
      if (entry.isDirectory()) folders.push(file)
      if (!entry.isFile()) continue
      files.push(file)
      bytes += (await stat(join(dir, file))).size
      if (files.length > maxFiles) return { problem: problemAt(place, 'too_many_files', { limit: maxFiles }) }
      if (bytes > mostBytes) return { problem: problemAt(place, 'too_large', { path: file, limit: mostBytes }) }
    }
  return { files: files.toSorted() }
}

async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const file of files) {
    const { mode } = await stat(join(from, file))
    await mkdir(dirname(join(to, file)), { recursive: true, mode: 0o700 })
    await writeFile(join(to, file), await readFile(join(from, file)), { flag: 'wx', mode: mode & 0o755, flush: true })
  }
}

/** Whoever looks for the team in between finds the one that was put aside. */
async function exchange(folder: string, id: string, fresh: string): Promise<void> {
  const target = join(folder, id)
  const previous = previousOf(folder, id)
  if (existsSync(target)) {
    await rm(previous, { recursive: true, force: true })
    await rename(target, previous)
  }
  await rename(fresh, target).catch((thrown: unknown) => putBack(previous, target, thrown))
  syncFolder(folder)
  await rm(previous, { recursive: true, force: true })
}

async function putBack(previous: string, target: string, thrown: unknown): Promise<never> {
  if (existsSync(previous)) await rename(previous, target)
  throw thrown
}
