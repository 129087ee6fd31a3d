/**
 * `signalbox team new NAME` and `signalbox agent new NAME --team DIR`.
 *
 * What is written loads at once and overwrites nothing (add-agent.ts).
 */

import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { must } from '../core/contracts/result.ts'
import { addAgentTo, fail, writeNew } from './add-agent.ts'
import { addMember } from './add-member.ts'
import { type ExitCode, type Io, openTeam, said } from './command.ts'
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
  const { name: agent, about, samples = [], answer } = args
  const test = `\`signalbox team test ${relative(io.places.cwd, team.dir) || '.'}\``
  const next = said(io, 'Write samples as people really say it, then: ', '写入真实的说法作为样例，然后：') + test
  return addAgentTo(team, { agent, files: agentFiles({ agent, about, samples, answer }), next: [next] }, io)
}

const agentFiles = (made: NewAgent): Record<string, string> => ({
  [`agents/${made.agent}.yaml`]: newAgentFile(made),
  [`replay/${made.agent}.jsonl`]: newReplayFile(made),
})

const badName = (name: string, io: Io): ExitCode =>
  fail(
    io,
    `'${name}' is no name: letters, digits, - _ and dots, beginning with a letter or digit.`,
    `'${name}' 不能用作名称：只能包含字母、数字、- _ 和点，并以字母或数字开头。`,
  )
