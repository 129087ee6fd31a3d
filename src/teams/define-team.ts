/**
 * A team written in code: the same as one from files, without the files. What its agents are for, how they are recognised and what
 * they need to know may stand in it, and what runs them; functions come beside it (`members` of openSignalbox).
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { type Ok, ok, type Refusal } from '../core/contracts/result.ts'
import { Team, TeamMember } from '../core/state/team.ts'
import { AdapterInCode, adapterFrom, SlotInCode } from './adapter-in-code.ts'
import { AgentSpec } from './agent-spec.ts'
import { checkAgent } from './check-agent.ts'
import { checkTeam } from './check-team.ts'
import type { LoadedAgent, LoadedTeam } from './loaded-team.ts'
import { fieldsOf } from './member-fields.ts'
import { inOrder, invalidTeam, type Place } from './problem.ts'
import type { ReadAgent } from './read-agent.ts'
import { checkSchema } from './schema-problems.ts'
import { Words } from './texts.ts'

const { agent: _, adapter: __, replay: ___, ...shape } = AgentSpec.shape
const AgentInCode = z.strictObject({
  ...shape,
  for: Words.default({ en: '-', zh: '-' }),
  notFor: Words.optional(),
  intents: z
    .array(shape.intents.unwrap().element.extend({ label: Words.optional() }))
    .max(500)
    .default([]),
  slots: z.array(SlotInCode).max(200).default([]),
  /** What runs it. Left out, the program brings it (`members` of openSignalbox). */
  adapter: AdapterInCode.optional(),
})
/**
 * What an AI member is for: its intents with samples, its slots, its memory.
 *
 * @example
 * const refunds: AgentInCode = { intents: [{ intent: 'refund', samples: ['I want my money back'] }] }
 */
export type AgentInCode = z.input<typeof AgentInCode>

const MemberInCode = TeamMember.extend({
  name: TeamMember.shape.name.optional(),
  order: TeamMember.shape.order.optional(),
  agent: z.union([TeamMember.shape.agent.unwrap(), AgentInCode]).optional(),
})
const TeamInCode = Team.extend({ members: z.array(MemberInCode).max(1_000) })
/** A team as code writes it: names and order of its members may be left out. */
export type TeamInCode = z.input<typeof TeamInCode>

/** A team in order, with the hash that a conversation pins it by. */
export type DefinedTeam = LoadedTeam & { readonly teamHash: string }

/**
 * A team with its defaults filled in, and its hash, or all that is wrong with it. openSignalbox takes either, and hands a refusal on. Like
 * an open box, a team in order is its own success.
 *
 * @example
 * const team = defineTeam({
 *   team: 'shop',
 *   members: [
 *     { id: 'you', type: 'human' },
 *     { id: 'refunds', type: 'ai', agent: { intents: [{ intent: 'refund', samples: ['I want my money back'] }] } },
 *   ],
 * })
 * const box = await openSignalbox({ data: 'memory', team })
 */
export function defineTeam(input: TeamInCode): (DefinedTeam & Ok<DefinedTeam>) | Refusal {
  const checked = checkSchema(TeamInCode, input ?? null, inInput)
  if (!checked.value || checked.problems.length > 0) return invalidTeam(checked.problems)
  const read = new Map(
    checked.value.members.flatMap(({ id, agent }) => (typeof agent === 'object' ? [[id, readAgent(id, agent)]] : [])),
  )
  const problems = problemsOf(checked.value, read)
  if (problems.length > 0) return invalidTeam(problems)
  const team = defined(checked.value, read)
  return { ...team, ...ok(team) }
}

function defined({ members, ...policy }: z.output<typeof TeamInCode>, read: ReadonlyMap<string, Specced>): DefinedTeam {
  const agents = new Map([...read].map(([id, one]) => [id, loadedAgent(one)]))
  const team = Team.parse({
    ...policy,
    members: members.map(({ agent, ...member }, order) => {
      const named = { name: member.id, order, ...member }
      if (typeof agent !== 'object') return { ...named, ...(agent !== undefined && { agent }) }
      const fields = fieldsOf(agents.get(member.id)?.spec, member.id)
      return { ...named, ...fields, repeatable: member.repeatable ?? fields.repeatable }
    }),
  })
  const agentOf = new Map([...agents.keys()].map((id) => [id, id]))
  const specs = new Map([...agents].map(([code, { spec }]) => [code, spec]))
  const hash = hashOf(specs.size === 0 ? team : { ...team, specs: [...specs.values()], ...heldBy(agents) })
  return { dir: '', hash, teamHash: hash, team, specs, agents, agentOf, rules: [], absent: [], texts: textsOf(team) }
}

/** The place of a value in what was passed: `members[1].id`. */
const pathTo = (path: readonly PropertyKey[]): Place => {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
  return { file: steps.join('').replace(/^\./, '') || 'team', line: 1, column: 1 }
}
const inInput = { at: pathTo, keyAt: pathTo }

type Specced = ReadAgent & { readonly spec: AgentSpec }
/** What must fit together, as in a team from files (check-team.ts). A member without a spec may be handed over to as well. */
function problemsOf(
  { members, ...policy }: z.output<typeof TeamInCode>,
  read: ReadonlyMap<string, Specced>,
): readonly TeamProblem[] {
  const all = members.map(({ id, type, name, agent }) => ({ id, type, name, agent: agentNamed(id, type, agent) }))
  const plain = members.flatMap(({ id, type, agent }) =>
    type === 'ai' && typeof agent !== 'object' ? [agent ?? id] : [],
  )
  const agents = new Map([...read, ...[...new Set(plain)].map((code) => [code, readAgent(code, unspecified)] as const)])
  const parts = { file: { ...policy, members: all }, positions: inInput, agents, fileOf: (i: number) => members[i]?.id }
  return inOrder([...[...read.values()].flatMap(checkAgent), ...checkTeam(parts)])
}

/** The program brings what an AI member has no spec for. */
const agentNamed = (id: string, type: 'human' | 'ai', agent: unknown): string | undefined =>
  type === 'ai' || agent !== undefined ? id : undefined

/** What a team in code is pinned by. */
export const hashOf = (team: object): string => createHash('sha256').update(JSON.stringify(team)).digest('hex')

const textsOf = ({ emergency }: Team): LoadedTeam['texts'] => (emergency ? { emergency } : {})

/** What stands in files of its own otherwise belongs to what the team is known by, too. */
function heldBy(agents: ReadonlyMap<string, LoadedAgent>): object {
  const held = [...agents.values()].flatMap(({ rows, playbooks, prompt = [] }) => [
    ...rows,
    ...playbooks,
    ...[prompt].flat(),
  ])
  return held.length === 0 ? {} : { held }
}

const unspecified = AgentInCode.parse({})

function readAgent(id: string, { adapter: given, ...agent }: z.output<typeof AgentInCode>): Specced {
  const { adapter, rows = [], playbooks = [], prompt } = given ? adapterFrom(given) : {}
  const spec = AgentSpec.parse({ ...agent, agent: id, adapter })
  const place: Place = { file: id, line: 1, column: 1 }
  const positions = { at: () => place, keyAt: () => place }
  return {
    file: id,
    spec,
    positions,
    replay: [],
    problems: [],
    prompt,
    table: { rows, positions },
    playbooks:
      adapter?.kind === 'playbook'
        ? playbooks.map((playbook) => ({ file: id, playbook, positions, problems: [] }))
        : undefined,
  }
}

const loadedAgent = ({ spec, table, playbooks = [], prompt }: Specced): LoadedAgent => ({
  spec,
  file: '',
  rows: table?.rows ?? [],
  replay: [],
  ...(prompt !== undefined && { prompt }),
  playbooks: playbooks.flatMap(({ playbook }) => playbook ?? []),
})
