/**
 * Teams of a person and a coding agent that is on this machine, ready to work in the current folder (work-folder.ts): nobody has to write
 * a file first.
 */
import { basename } from 'node:path'
import { installedAgents, type KnownAgent, knownAgents } from '../agents/coding/known-agents.ts'
import { defineTeam } from '../teams/define-team.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { orThrow } from '../views/or-throw.ts'
import type { TeamOffer } from './local.ts'
import { workFolder } from './work-folder.ts'

type ReadyTeam = Omit<TeamOffer, 'runtime'> & { readonly loaded: LoadedTeam }
type Environment = Readonly<Record<string, string | undefined>>

export function readyTeams(env: Environment, cwd: string): readonly ReadyTeam[] {
  const workspace = workFolder(env, cwd)
  return installedAgents(env).map((agent) => ({
    ...teamWith(agent, cwd),
    ...(workspace !== undefined && { workspace }),
  }))
}

function teamWith(agent: KnownAgent, cwd: string): Omit<ReadyTeam, 'workspace'> {
  const { title } = knownAgents[agent]
  const name = { en: `You and ${title}`, zh: `你和 ${title}` }
  const loaded = orThrow(
    defineTeam({
      team: `you-and-${agent}`,
      name,
      default: agent,
      members: [
        { id: 'you', type: 'human', name: 'you', displayName: { en: 'You', zh: '你' } },
        {
          id: agent,
          type: 'ai',
          name: agent,
          displayName: { en: title, zh: title },
          agent: { adapter: { kind: 'coding', preset: agent }, memory: { m1: 20 } },
        },
      ],
    }),
  )
  const folder = basename(cwd)
  return {
    id: loaded.team.team,
    name,
    team: loaded.team,
    teamHash: loaded.teamHash,
    loaded,
    line: {
      en: `in this folder, ${folder}: you see every change before it lands`,
      zh: `在当前目录 ${folder} 中：每处改动写入前都会给你看`,
    },
    examples: {
      en: [
        `What is this project, in three sentences?`,
        `Find something small that is wrong, and mend it.`,
        `Add a test for what you think is least tested.`,
      ],
      zh: [`用三句话介绍这个项目。`, `找一个小问题并修复它。`, `为你认为测试最少的部分加一个测试。`],
    },
  }
}
