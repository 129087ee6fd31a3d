/**
 * Puts an agent and its member into a team on disk.
 *
 * G1. What is written loads without a problem, or everything is as it was before.
 * G2. Nothing that is there is overwritten; of team.yaml only one line is added.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { spokenFor } from '../core/text/language.ts'
import { replaceFile } from '../edge/replace-file.ts'
import { addMember } from './add-member.ts'
import { type ExitCode, type Io, said } from './command.ts'
import { isShipped } from './find-team.ts'
import type { LoadedTeam } from './loaded-team.ts'
import { loadTeam, teamFileName } from './read-team.ts'
import { memberLine } from './templates.ts'

type Addition = {
  readonly agent: string
  /** Relative to the team's folder. */
  readonly files: Readonly<Record<string, string>>
  /** What to do next, line by line. */
  readonly next: readonly string[]
}

export async function addAgentTo(team: LoadedTeam, added: Addition, io: Io): Promise<ExitCode> {
  const { agent, files } = added
  if (isShipped(team.dir, io.places)) return notYours(team, io)
  const taken =
    team.team.members.some((m) => m.id === agent) ||
    team.agents.has(agent) ||
    Object.keys(files).some((f) => existsSync(join(team.dir, f)))
  if (taken)
    return fail(io, `'${agent}' is in this team already; choose another name.`, `团队中已有 '${agent}'；请换一个名称。`)
  return putIn(team, added, io)
}

/** What the package brings is everybody's; it is changed in a copy. */
export const notYours = ({ dir, team }: LoadedTeam, io: Io): ExitCode =>
  fail(
    io,
    `'${team.team}' came with the package. Copy ${dir} to ./teams/${team.team} and add the agent there.`,
    `'${team.team}' 来自软件包。请先把 ${dir} 复制到 ./teams/${team.team}，再添加智能体。`,
  )

async function putIn(team: LoadedTeam, added: Addition, io: Io): Promise<ExitCode> {
  const { agent, files } = added
  const order = Math.max(...team.team.members.map((m) => m.order)) + 1
  const path = join(team.dir, teamFileName)
  const before = await readFile(path, 'utf8')
  const after = addMember(before, memberLine(agent, order))
  if (after === undefined)
    return fail(io, `${teamFileName} has no list of members to add to.`, `${teamFileName} 中没有成员列表。`)
  await writeNew(team.dir, files)
  replaceFile(path, after, { sync: true })
  const loaded = await loadTeam(team.dir)
  if (loaded.ok) return sayAdded(team, added, io)
  replaceFile(path, before, { sync: true })
  for (const file of Object.keys(files)) await rm(join(team.dir, file), { force: true })
  const why = loaded.problems[0]?.message[spokenFor(io.lang)] ?? ''
  return fail(io, `Nothing was added: ${why}`, `未添加：${why}`)
}

function sayAdded(team: LoadedTeam, { agent, files, next }: Addition, io: Io): ExitCode {
  const written = Object.keys(files).map((file) => relative(io.places.cwd, join(team.dir, file)))
  if (io.json) {
    io.out(JSON.stringify({ ok: true, agent, team: team.team.team, dir: team.dir, files: written, next }))
    return 0
  }
  io.out(
    said(
      io,
      `✓ ${agent} is a member of ${team.team.team} now: ${written.join(', ')}`,
      `✓ ${agent} 已加入 ${team.team.team}：${written.join('、')}`,
    ),
  )
  for (const line of next) io.out(line)
  return 0
}

export async function writeNew(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text, { flag: 'wx' })
  }
}

export function fail(io: Io, en: string, zh: string): ExitCode {
  const message = said(io, en, zh)
  io.out(io.json ? JSON.stringify({ ok: false, error: { code: 'E_INVALID_ARGS', message } }) : message)
  return 2
}
