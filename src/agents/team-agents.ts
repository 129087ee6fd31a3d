/** From the files of a team to what runs its AI members: one adapter an AgentSpec, shared by the members that use it. */
import { join } from 'node:path'
import type { AgentAdapter } from '../ports.ts'
import type { LoadedAgent, LoadedTeam } from '../teams/loaded-team.ts'
import type { TeamProblem } from '../teams/problem.ts'
import { formAgent } from './form.ts'
import { agentsByMember } from './members.ts'
import { playbookAgent } from './playbook.ts'
import { readPlaybooks } from './playbook-file.ts'
import { type ProcessPorts, processAgent } from './process.ts'
import { scriptedReplies } from './scripted.ts'

export type TeamAgents =
  | { readonly ok: true; readonly agents: AgentAdapter; readonly close: () => Promise<void> }
  | { readonly ok: false; readonly problems: readonly TeamProblem[] }

type Opened = { readonly adapter: AgentAdapter; readonly close?: () => Promise<void> }
type Unopened = { readonly problems: readonly TeamProblem[] }

export function teamAgents(team: LoadedTeam, ports: ProcessPorts): TeamAgents {
  const opened = new Map<string, Opened>()
  const problems: TeamProblem[] = []
  for (const [code, agent] of team.agents) {
    const one = open(agent, team, ports)
    if ('problems' in one) problems.push(...one.problems)
    else opened.set(code, one)
  }
  if (problems.length > 0) return { ok: false, problems }
  const members = [...team.agentOf].flatMap(([member, code]) => {
    const one = opened.get(code)
    return one ? [[member, one.adapter] as const] : []
  })
  const close = async (): Promise<void> => void (await Promise.all([...opened.values()].map((one) => one.close?.())))
  return { ok: true, agents: agentsByMember(new Map(members)), close }
}

function open(
  { spec, rows }: LoadedAgent,
  { dir, team: { locale } }: LoadedTeam,
  ports: ProcessPorts,
): Opened | Unopened {
  const { adapter, slots } = spec
  switch (adapter.kind) {
    case 'form':
      return { adapter: formAgent({ slots, rows, answer: adapter.answer, handoff: adapter.handoff }, locale) }
    case 'playbook': {
      const read = readPlaybooks(join(dir, adapter.dir), slots)
      return read.ok ? { adapter: playbookAgent({ playbooks: read.playbooks, slots, locale }) } : read
    }
    case 'process': {
      const agent = processAgent({ ...adapter, cwd: dir }, ports)
      return { adapter: agent, close: () => agent.close() }
    }
    case 'scripted':
      return { adapter: scriptedReplies(adapter.replies, locale) }
  }
}
