/**
 * Reads a team folder: team.yaml, an AgentSpec for each AI member, and the files they name. All that is wrong is said at once,
 * each with file, line and fix. Nothing is run and nothing is written.
 */

import type { TeamProblem } from '../core/contracts/problems.ts'
import { Team } from '../core/state/team.ts'
import { checkAgent } from './check-agent.ts'
import { checkCommand } from './check-command.ts'
import { checkTeam, type TeamParts } from './check-team.ts'
import type { Loaded, LoadedAgent, LoadedTeam } from './loaded-team.ts'
import { fieldsOf } from './member-fields.ts'
import { inOrder, type Place, problemAt } from './problem.ts'
import { type ReadAgent, readAgent } from './read-agent.ts'
import { type ReadYaml, readYaml } from './read-yaml.ts'
import { SafetyRules, TeamFile } from './schema.ts'
import { type Checked, checkSchema } from './schema-problems.ts'
import { cleanPath, TeamFiles } from './team-files.ts'

export const teamFileName = 'team.yaml'
const top: Place = { file: teamFileName, line: 1, column: 1 }

/** Reads a team from its folder and checks it. All that is wrong is named at once. */
export async function loadTeam(dir: string): Promise<Loaded> {
  const files = await TeamFiles.open(dir)
  if (!files) return wrong([problemAt({ ...top, file: dir }, 'no_such_folder', { path: dir })])
  const found = await files.read(teamFileName, top)
  if ('problem' in found) return wrong([found.problem])
  const yaml = readYaml(teamFileName, found.text)
  const checked = checkSchema(TeamFile, yaml.value, yaml)
  if (yaml.value === undefined) return wrong(yaml.problems)
  const references = agentReferences(yaml)
  const agents = await readAgents(files, references)
  const rules = await readRules(files, yaml)
  const own = [...yaml.problems, ...checked.problems, ...rules.problems, ...[...agents.values()].flatMap(problemsIn)]
  if (!checked.value) return wrong(own)
  const fileOf = (index: number): string | undefined => references.find((r) => r.index === index)?.file
  const parts = { file: checked.value, positions: yaml, agents, fileOf }
  const problems = [...own, ...checkTeam(parts)]
  if (problems.length > 0) return wrong(problems)
  return { ok: true, value: loaded(files, parts, rules.value?.rules ?? []) }
}

const wrong = (problems: readonly TeamProblem[]): Loaded => ({ ok: false, problems: inOrder(problems) })

type AgentReference = { readonly index: number; readonly file: string; readonly written: string; readonly place: Place }

/** Taken from the raw file, so that the agents are checked also when a member has a fault. */
function agentReferences(yaml: ReadYaml): AgentReference[] {
  const { members } = (yaml.value ?? {}) as { members?: unknown }
  if (!Array.isArray(members)) return []
  return members.flatMap((member: unknown, index) => {
    const { agent, type } = (member ?? {}) as { agent?: unknown; type?: unknown }
    if (typeof agent !== 'string' || type === 'human') return []
    return [{ index, file: cleanPath(agent) ?? agent, written: agent, place: yaml.at(['members', index, 'agent']) }]
  })
}

async function readAgents(files: TeamFiles, references: readonly AgentReference[]): Promise<Map<string, ReadAgent>> {
  const agents = new Map<string, ReadAgent>()
  for (const { file, written, place } of references)
    if (!agents.has(file)) agents.set(file, await readAgent(files, written, place))
  return agents
}

const problemsIn = (agent: ReadAgent): TeamProblem[] => [...agent.problems, ...checkAgent(agent)]

async function readRules(files: TeamFiles, yaml: ReadYaml): Promise<Checked<{ rules: LoadedTeam['rules'] }>> {
  const { rules } = ((yaml.value as { safety?: unknown } | null)?.safety ?? {}) as { rules?: unknown }
  if (typeof rules !== 'string') return { problems: [] }
  const found = await files.read(rules, yaml.at(['safety', 'rules']))
  if ('problem' in found) return { problems: [found.problem] }
  const read = readYaml(cleanPath(rules) ?? rules, found.text)
  if (read.value === undefined) return { problems: read.problems }
  const checked = checkSchema(SafetyRules, read.value, read)
  return { value: checked.value, problems: [...read.problems, ...checked.problems] }
}

type Parts = Omit<TeamParts, 'file'> & { readonly file: TeamFile }
function loaded(files: TeamFiles, parts: Parts, rules: LoadedTeam['rules']): LoadedTeam {
  const { file, agents, fileOf } = parts
  const byCode = new Map<string, LoadedAgent>()
  for (const { spec, file: name, table, playbooks, replay, prompt } of agents.values())
    if (spec)
      byCode.set(spec.agent, {
        spec,
        file: name,
        rows: table?.rows ?? [],
        playbooks: playbooks?.flatMap(({ playbook }) => playbook ?? []) ?? [],
        replay: replay.map((line) => line.row),
        ...(prompt !== undefined && { prompt }),
      })
  const codeAt = (index: number): string | undefined => agents.get(fileOf(index) ?? '')?.spec?.agent
  return {
    dir: files.dir,
    hash: files.hash(),
    team: coreTeam(parts),
    specs: new Map([...byCode].map(([code, { spec }]) => [code, spec])),
    agents: byCode,
    agentOf: new Map(
      file.members.flatMap((m, i) => [[m.id, codeAt(i)] as const]).flatMap(([id, code]) => (code ? [[id, code]] : [])),
    ),
    rules,
    absent: inOrder([...agents.values()].flatMap((agent) => checkCommand(agent, files.dir))),
    texts: file.safety.emergency ? { emergency: file.safety.emergency } : {},
  }
}

/** What a conversation pins: agent_code, class, insertable, repeatable, pausable, domain, intents, those that do harm, and memory are its agent's. */
function coreTeam({ file, agents, fileOf }: Parts): Team {
  const { safety, members, ...policy } = file
  return Team.parse({
    ...policy,
    ...(safety.emergency ? { emergency: safety.emergency } : {}),
    members: members.map(({ agent: _, ...member }, i) => {
      const spec = agents.get(fileOf(i) ?? '')?.spec
      const named = { ...member, name: member.name ?? member.id, order: member.order ?? i }
      return { ...named, ...fieldsOf(spec, member.id) }
    }),
  })
}
