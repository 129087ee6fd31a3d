/**
 * `signalbox agent add …`: one command from a model or a program to a member. It writes the agent's file, adds the member to the team,
 * checks the team, and says what to type next. Without --team it goes into a team of the user's own, which is made with it.
 */
import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { stringify } from 'yaml'
import { spokenFor } from '../core/text/language.ts'
import { makeFolder } from '../edge/make-folder.ts'
import { addAgentTo, fail, writeNew } from '../teams/add-agent.ts'
import { addMember } from '../teams/add-member.ts'
import { type Io, openTeam, said } from '../teams/command.ts'
import { findTeam } from '../teams/find-team.ts'
import { loadTeam, teamFileName } from '../teams/read-team.ts'
import { memberLine, newTeamFile } from '../teams/templates.ts'
import { Name } from '../teams/texts.ts'
import type { AddAsked, NewMember } from './agent-kind.ts'
import { agentKinds } from './agent-kinds.ts'
import { asCalled, report } from './report.ts'
import { exits, type Session } from './session.ts'
import { teamIo } from './team.ts'

type AddOptions = AddAsked & { readonly team?: string; readonly id?: string }

/** The user's own team, in the data folder: what lies there may start programs. */
const ownTeam = 'mine'

export async function addAgent(options: AddOptions, session: Session): Promise<number> {
  const io = teamIo(session)
  const member = await memberFor(options, session)
  if (!member) return unknownKind(options, io)
  const agent = options.id ?? member.id
  if (!Name.safeParse(agent).success) return fail(io, `'${agent}' is no name.`, `'${agent}' 不能用作名称。`)
  const files = { [`agents/${agent}.yaml`]: specOf(agent, member) }
  const name = options.team ?? ownTeam
  if (options.team === undefined && findTeam(name, io.places) === undefined)
    return makeOwnTeam({ agent, files, member }, session)
  const team = await openTeam(name, io)
  if (typeof team === 'number') return team
  return addAgentTo(team, { agent, files, next: nextLines({ agent, member, team: shownTeam(name, io) }, session) }, io)
}

async function memberFor(options: AddOptions, session: Session): Promise<NewMember | undefined> {
  for (const kind of agentKinds) {
    const member = await kind.read(options, session)
    if (member) return member
  }
}

function unknownKind({ name = '' }: AddOptions, io: Io): number {
  const known = [...agentKinds.map(({ typed }) => typed), '--mcp "PROGRAM ARGUMENTS" | --mcp https://…']
    .map((typed) => `  ${typed}`)
    .join('\n')
  if (name === '')
    return fail(io, `Say what to add. It can be one of:\n${known}`, `请写明要添加什么。可以添加：\n${known}`)
  return fail(
    io,
    `'${name}' is nothing that can be added. It can be one of:\n${known}`,
    `无法添加 '${name}'。可以添加：\n${known}`,
  )
}

function specOf(agent: string, { about, adapter, fields }: NewMember): string {
  const spec = { agent, for: about, intents: [], ...fields, adapter }
  return `# docs/agents.md\n${stringify(spec, { lineWidth: 0 })}`
}

type Made = { readonly agent: string; readonly member: NewMember; readonly files: Readonly<Record<string, string>> }
async function makeOwnTeam({ agent, files, member }: Made, session: Session): Promise<number> {
  const io = teamIo(session)
  const made = makeFolder(join(session.folder, 'teams'), 0o700)
  if (!made.ok) return report(session, made.problem)
  const dir = join(session.folder, 'teams', ownTeam)
  await writeNew(dir, { ...files, [teamFileName]: addMember(newTeamFile(ownTeam, agent), memberLine(agent, 1)) ?? '' })
  const loaded = await loadTeam(dir)
  if (!loaded.ok) {
    await rm(dir, { recursive: true })
    return fail(io, `Nothing was added: ${loaded.problems[0]?.message.en}`, `未添加：${loaded.problems[0]?.message.zh}`)
  }
  const next = nextLines({ agent, member, team: ownTeam }, session)
  if (io.json) io.out(JSON.stringify({ ok: true, agent, team: ownTeam, dir, files: Object.keys(files), next }))
  else
    for (const line of [
      said(io, `✓ You and ${agent} are a team now: ${dir}`, `✓ 你和 ${agent} 组成了一个团队：${dir}`),
      ...next,
    ])
      io.out(line)
  return exits.done
}

const shownTeam = (name: string, { places }: Io): string => {
  const dir = findTeam(name, places)
  return /[\\/]/.test(name) && dir !== undefined ? relative(places.cwd, dir) || '.' : name
}

type Added = { readonly agent: string; readonly member: NewMember; readonly team: string }
/** First what is missing, then what to type. */
function nextLines({ agent, member, team }: Added, session: Session): string[] {
  const lang = spokenFor(session.lang)
  const missing = (member.missing ?? []).map((words) => `  ${words[lang]}`)
  const hello = lang === 'zh' ? `你好 [NEXT:${agent}]` : `hello [NEXT:${agent}]`
  const typed = `signalbox run "${hello}" --team ${team} --workspace .`
  const words = lang === 'zh' ? '接下来输入：' : 'Type next: '
  return [...missing, session.json ? asCalled(typed, session.call) : `${words}\`${typed}\``]
}
