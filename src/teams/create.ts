/**
 * `signalbox team new NAME` and `signalbox agent new NAME --team DIR`.
 *
 * C1. What is written loads without a problem; it is checked before anything is put in place.
 * C2. Nothing that is there is overwritten; of team.yaml only one line is added.
 */

import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { must } from '../core/contracts/result.ts'
import { spokenFor } from '../core/text/language.ts'
import { addMember } from './add-member.ts'
import { type ExitCode, type Io, openTeam, said } from './command.ts'
import { isShipped } from './find-team.ts'
import type { LoadedTeam } from './loaded-team.ts'
import { loadTeam, teamFileName } from './read-team.ts'
import { memberLine, type NewAgent, newAgentFile, newReplayFile, newTeamFile } from './templates.ts'
import { Name } from './texts.ts'

const firstAgent = 'helper'

export async function createTeam(args: { name: string; dir?: string }, io: Io): Promise<ExitCode> {
  if (!Name.safeParse(args.name).success) return badName(args.name, io)
  const dir = args.dir ?? join(io.places.cwd, 'teams', args.name)
  if (existsSync(dir))
    return fail(io, `'${dir}' is there already; choose another name.`, `'${dir}' 已存在；请换一个名称。`)
  const made: NewAgent = { agent: firstAgent, samples: [] }
  const team = addMember(newTeamFile(args.name), memberLine(firstAgent, 1)) ?? ''
  await writeNew(dir, { [teamFileName]: team, ...agentFiles(made) })
  must((await loadTeam(dir)).ok, 'a new team loads')
  return sayCreated(dir, io)
}

function sayCreated(dir: string, io: Io): ExitCode {
  const shown = relative(io.places.cwd, dir) || '.'
  if (io.json) io.out(JSON.stringify({ ok: true, dir }))
  else {
    io.out(said(io, `✓ made ${shown}`, `✓ 已创建 ${shown}`))
    io.out(`${said(io, 'Add an agent: ', '添加智能体：')}\`signalbox agent new NAME --team ${shown}\``)
  }
  return 0
}

export type AgentArguments = {
  readonly name: string
  readonly team: string
  readonly about?: string
  readonly samples?: readonly string[]
  readonly answer?: string
}

export async function createAgent(args: AgentArguments, io: Io): Promise<ExitCode> {
  if (!Name.safeParse(args.name).success) return badName(args.name, io)
  const team = await openTeam(args.team, io)
  if (typeof team === 'number') return team
  if (isShipped(team.dir, io.places)) return notYours(team, io)
  const { name: agent, about, samples = [], answer } = args
  const files = agentFiles({ agent, about, samples, answer })
  const taken =
    team.team.members.some((m) => m.id === agent) ||
    team.agents.has(agent) ||
    Object.keys(files).some((f) => existsSync(join(team.dir, f)))
  if (taken)
    return fail(io, `'${agent}' is in this team already; choose another name.`, `团队中已有 '${agent}'；请换一个名称。`)
  return putIn(team, { agent, files }, io)
}

/** What the package brings is everybody's; it is changed in a copy. */
const notYours = ({ dir, team }: LoadedTeam, io: Io): ExitCode =>
  fail(
    io,
    `'${team.team}' came with the package. Copy ${dir} to ./teams/${team.team} and add the agent there.`,
    `'${team.team}' 来自软件包。请先把 ${dir} 复制到 ./teams/${team.team}，再添加智能体。`,
  )

type Addition = { readonly agent: string; readonly files: Readonly<Record<string, string>> }

async function putIn(team: LoadedTeam, { agent, files }: Addition, io: Io): Promise<ExitCode> {
  const order = Math.max(...team.team.members.map((m) => m.order)) + 1
  const path = join(team.dir, teamFileName)
  const before = await readFile(path, 'utf8')
  const after = addMember(before, memberLine(agent, order))
  if (after === undefined)
    return fail(io, `${teamFileName} has no list of members to add to.`, `${teamFileName} 中没有成员列表。`)
  await writeNew(team.dir, files)
  await replaceFile(path, after)
  const loaded = await loadTeam(team.dir)
  if (loaded.ok) return sayAdded(team, { agent, files }, io)
  await replaceFile(path, before)
  for (const file of Object.keys(files)) await rm(join(team.dir, file), { force: true })
  const why = loaded.problems[0]?.message[spokenFor(io.lang)] ?? ''
  return fail(io, `Nothing was added: ${why}`, `未添加：${why}`)
}

function sayAdded(team: LoadedTeam, { agent, files }: Addition, io: Io): ExitCode {
  const written = Object.keys(files).map((file) => relative(io.places.cwd, join(team.dir, file)))
  if (io.json) {
    io.out(JSON.stringify({ ok: true, agent, team: team.team.team, files: written }))
    return 0
  }
  io.out(
    said(
      io,
      `✓ ${agent} is a member of ${team.team.team} now: ${written.join(', ')}`,
      `✓ ${agent} 已加入 ${team.team.team}：${written.join('、')}`,
    ),
  )
  io.out(
    said(io, 'Write samples as people really say it, then: ', '写入真实的说法作为样例，然后：') +
      `\`signalbox team test ${relative(io.places.cwd, team.dir) || '.'}\``,
  )
  return 0
}

const agentFiles = (made: NewAgent): Record<string, string> => ({
  [`agents/${made.agent}.yaml`]: newAgentFile(made),
  [`replay/${made.agent}.jsonl`]: newReplayFile(made),
})

async function writeNew(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text, { flag: 'wx' })
  }
}

async function replaceFile(path: string, text: string): Promise<void> {
  const fresh = `${path}.${process.pid}.new`
  await writeFile(fresh, text, { flag: 'wx', flush: true })
  await rename(fresh, path)
}

const badName = (name: string, io: Io): ExitCode =>
  fail(
    io,
    `'${name}' is no name: letters, digits, - _ and dots, beginning with a letter or digit.`,
    `'${name}' 不能用作名称：只能包含字母、数字、- _ 和点，并以字母或数字开头。`,
  )

function fail(io: Io, en: string, zh: string): ExitCode {
  const message = said(io, en, zh)
  io.out(io.json ? JSON.stringify({ ok: false, error: { code: 'E_INVALID_ARGS', message } }) : message)
  return 2
}
