/** A member of a team from files that is a language model: its spec and its team as model-agent.ts wants them. */
import type { Called } from '../agents/addressed.ts'
import { resolveAddressees } from '../core/talk/addressees.ts'
import type { Spoken } from '../core/text/language.ts'
import type { CodeTool } from '../ports.ts'
import type { AgentSpec } from '../teams/agent-spec.ts'
import type { LoadedAgent, LoadedTeam } from '../teams/loaded-team.ts'
import type { Meter } from './meter.ts'
import type { ModelMember } from './model-run.ts'
import { offersOf } from './offers.ts'
import type { Models } from './open-models.ts'

type Spec = Extract<NonNullable<AgentSpec['adapter']>, { kind: 'model' }>
type Around = {
  readonly team: LoadedTeam
  readonly models: Models
  readonly meter: Meter
  readonly codeTools?: readonly CodeTool<unknown, unknown>[]
}

export function memberOfTeam(spec: Spec, agent: LoadedAgent, { team, models, meter, codeTools }: Around): ModelMember {
  return {
    model: () => models(spec.model),
    offers: offersOf(spec.tools, codeTools),
    meter,
    locale: team.team.locale,
    next: spec.next,
    about: (lang) => ({
      name: agent.spec.agent,
      about: [agent.spec.for?.[lang] ?? '', agent.prompt ?? ''].filter((part) => part !== '').join('\n'),
      members: membersIn(team, lang),
    }),
    agentCalled: agentsOf(team),
  }
}

/** Finds agents of a team by the ways to call them. */
export const agentsOf =
  (team: LoadedTeam) =>
  (name: string): Called | undefined => {
    const [called] = resolveAddressees([name], team.team).resolved
    return called?.type === 'ai' ? { id: called.id, code: team.agentOf.get(called.id) ?? called.id } : undefined
  }

const membersIn = ({ team, agents, agentOf }: LoadedTeam, lang: Spoken): string =>
  team.members
    .map(({ id, name, type }) => {
      const about = agents.get(agentOf.get(id) ?? '')?.spec.for?.[lang]
      return `- ${name} (${type === 'human' ? 'person' : 'agent'})${about === undefined ? '' : `: ${about}`}`
    })
    .join('\n')
