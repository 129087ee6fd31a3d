/**
 * The folder that a new conversation of the terminal works in where nobody named one: the current one.
 *
 * R1. Only where somebody works: not the user's home and not the root, which no agent should be let into as a whole. Conversations that
 *     were begun elsewhere go on in their own folder.
 * R2. Only with a team that does something there.
 */
import { homedir } from 'node:os'
import { dirname } from 'node:path'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { actions } from '../tools/registry.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** R1. */
export const workFolder = (env: Environment, cwd: string): string | undefined =>
  cwd !== dirname(cwd) && cwd !== (env.HOME ?? homedir()) ? cwd : undefined

/** R2. */
export const worksInFolder = ({ agents }: LoadedTeam): boolean =>
  [...agents.values()].some(
    ({ spec: { adapter }, playbooks }) =>
      adapter?.kind === 'coding' ||
      (adapter?.kind === 'model' && adapter.tools.some((tool) => tool in actions)) ||
      playbooks.some(({ steps }) => steps.some((step) => step.do !== undefined && step.do.action in actions)),
  )
