/** A team that was read and checked: what read-team.ts returns and everything else starts from. */

import type { TeamProblem } from '../core/contracts/problems.ts'
import type { Team } from '../core/state/team.ts'
import type { Spoken } from '../core/text/language.ts'
import type { AgentSpec, FormRow } from './agent-spec.ts'
import type { Playbook } from './playbook.ts'
import type { ReplayRow, SafetyRule } from './schema.ts'

/** An agent that was read and checked, with what its files hold. */
export type LoadedAgent = {
  readonly spec: AgentSpec
  /** Relative to the team folder. */
  readonly file: string
  /** The rows of its form's table, first match first. */
  readonly rows: readonly FormRow[]
  /** In the order of their files. */
  readonly playbooks: readonly Playbook[]
  readonly replay: readonly ReplayRow[]
  /** The member's own instructions, where it is a model. */
  readonly prompt?: string
}

/** A team in order, with everything that belongs to it. */
export type LoadedTeam = {
  /** Absolute, links resolved. */
  readonly dir: string
  /** SHA-256 over every file that was read. */
  readonly hash: string
  readonly team: Team
  /** By agent_code. */
  readonly specs: ReadonlyMap<string, AgentSpec>
  readonly agents: ReadonlyMap<string, LoadedAgent>
  /** From an AI member's id to its agent_code: several members may share an agent. */
  readonly agentOf: ReadonlyMap<string, string>
  readonly rules: readonly SafetyRule[]
  /** What its commands name and is not here (check-command.ts): who needs it cannot work, the others can. */
  readonly absent: readonly TeamProblem[]
  readonly texts: { readonly emergency?: Readonly<Record<Spoken, string>> }
}

/** A team, or every problem that its files have. */
export type Loaded =
  | { readonly ok: true; readonly value: LoadedTeam }
  | { readonly ok: false; readonly problems: readonly TeamProblem[] }
