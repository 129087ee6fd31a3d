/** What must fit together in a whole team: members, agents, focus, review, intents, hand-offs and replay samples. */

import type { QuestionOption } from '../core/contracts/kinds.ts'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { teamFault, unapproved } from '../core/state/team-fault.ts'
import { type FormRow, type Handoff, waysToSay } from './agent-spec.ts'
import { type At, alike, duplicates, unknown } from './check-slot.ts'
import { type Place, problemAt } from './problem.ts'
import type { ReadAgent } from './read-agent.ts'
import type { Positions } from './read-yaml.ts'
import { parseSample } from './samples.ts'
import type { ReplayRow, TeamFile } from './schema.ts'

type Policy = Pick<TeamFile, 'thresholds' | 'review' | 'default' | 'approve' | 'focus' | 'records'>
export type TeamParts = {
  /** As its file has it, or as code does. */
  readonly file: Policy & {
    readonly members: readonly Pick<TeamFile['members'][number], 'id' | 'type' | 'name' | 'agent'>[]
  }
  readonly positions: Positions
  /** By the path that team.yaml names, cleaned. */
  readonly agents: ReadonlyMap<string, ReadAgent>
  /** Which agent file a member uses. */
  readonly fileOf: (index: number) => string | undefined
}
type Specced = ReadAgent & { spec: NonNullable<ReadAgent['spec']> }

export function checkTeam(parts: TeamParts): TeamProblem[] {
  const agents = [...parts.agents.values()].filter((a): a is Specced => a.spec !== undefined)
  // What an unreadable agent would have brought is not missing elsewhere.
  const whole = agents.length === parts.agents.size
  return [
    ...checkMembers(parts),
    ...checkPolicy(parts),
    ...(whole ? checkNames(parts, agents) : []),
    ...checkCodes(agents),
    ...agents.flatMap((agent) => [...checkFocus(parts.file.focus, agent), ...checkIntents(agent)]),
    ...checkSamples(agents),
  ]
}

/** Names that lead from one file to another. */
const checkNames = (parts: TeamParts, agents: readonly Specced[]): TeamProblem[] => [
  ...checkDomain(parts, agents),
  ...checkRecords(parts, agents),
  ...agents.flatMap((agent) => [
    ...checkHandoffs(agent, agents),
    ...checkMemory(agent, agents),
    ...checkReplay(agent, agents),
  ]),
]

/** Words that mean something in these files or in a conversation. */
const reserved: ReadonlySet<string> = new Set(['none', 'off', 'system', 'oos'])
/** Where it is asked what a message meant, intents stand beside these answers. */
const besideIntents: readonly QuestionOption[] = [
  'continue',
  'abort',
  'new_task',
  'afterwards',
  'replan',
  'minor_replan',
]
const answers: ReadonlySet<string> = new Set(besideIntents)

function checkMembers({ file, positions }: TeamParts): TeamProblem[] {
  const fault = teamFault({ members: file.members.map((m, order) => ({ ...m, name: m.name ?? m.id, order })) })
  const whole =
    fault === 'too_few_members' || fault === 'no_human' ? [problemAt(positions.keyAt(['members']), fault, {})] : []
  // A team of one machine lacks both.
  const lonely = fault === 'too_few_members' && !file.members.some((m) => m.type === 'human')
  const each = file.members.flatMap((m, i) => {
    const place = positions.at(['members', i, 'id'])
    if (reserved.has(m.id)) return [problemAt(place, 'reserved_id', { name: m.id })]
    if (m.type === 'ai' && m.agent === undefined) return [problemAt(place, 'agent_missing', { member: m.id })]
    return m.type === 'human' && m.agent !== undefined
      ? [problemAt(positions.keyAt(['members', i, 'agent']), 'agent_on_human', { member: m.id })]
      : []
  })
  const ids = file.members.map((m) => m.id)
  return [
    ...whole,
    ...(lonely ? [problemAt(positions.keyAt(['members']), 'no_human', {})] : []),
    ...each,
    ...duplicates(ids, 'member', (i) => positions.at(['members', i, 'id'])),
    ...alike(ids, 'member', (i) => positions.at(['members', i, 'id'])),
  ]
}

function checkPolicy({ file, positions }: TeamParts): TeamProblem[] {
  const { act, ask } = file.thresholds
  const known = file.members.map((m) => m.id)
  return [
    ...(ask > act ? [problemAt(positions.at(['thresholds']), 'thresholds', { ask, act })] : []),
    ...(file.review === 'none' ? [] : unknown('member', file.review, { known, place: positions.at(['review']) })),
    ...(file.default === undefined ? [] : unknown('member', file.default, { known, place: positions.at(['default']) })),
    ...checkApprovers({ file, positions }, known),
  ]
}

/** Whoever a rule names is a member, and for each effect at least one person is left (core/state/approvers.ts). */
function checkApprovers({ file, positions }: Pick<TeamParts, 'file' | 'positions'>, known: string[]): TeamProblem[] {
  const members = file.members.map((m, order) => ({ ...m, name: m.name ?? m.id, order }))
  const nobody = unapproved({ members, approve: file.approve })
  return (file.approve ?? []).flatMap(({ by, effect }, i) => [
    ...by.flatMap((id, k) => unknown('member', id, { known, place: positions.at(['approve', i, 'by', k]) })),
    ...effect.flatMap((one, k) =>
      nobody.includes(one)
        ? [problemAt(positions.at(['approve', i, 'effect', k]), 'nobody_approves', { effect: one })]
        : [],
    ),
  ])
}

function checkDomain({ file, positions }: TeamParts, agents: readonly Specced[]): TeamProblem[] {
  const known = [...new Set(agents.flatMap((a) => a.spec.domain ?? []))]
  return file.focus === undefined ? [] : unknown('domain', file.focus, { known, place: positions.at(['focus']) })
}

/** A record is made, changed and ended by intents of the team, and its keys are slots of the agent that makes it. */
function checkRecords({ file, positions }: TeamParts, agents: readonly Specced[]): TeamProblem[] {
  const intents = agents.flatMap((a) => a.spec.intents.map((one) => one.intent))
  const records = file.records ?? []
  const each = records.flatMap(({ key, made, ...by }, i) => {
    const maker = agents.find((a) => a.spec.intents.some((one) => one.intent === made))
    const slots = maker?.spec.slots.map((one) => one.slot)
    const named = Object.entries({ made, changed: by.changed, ended: by.ended })
    return [
      ...named.flatMap(([name, intent]) =>
        intent === undefined
          ? []
          : unknown('intent', intent, { known: intents, place: positions.at(['records', i, name]) }),
      ),
      ...key.flatMap((slot, k) =>
        slots ? unknown('slot', slot, { known: slots, place: positions.at(['records', i, 'key', k]) }) : [],
      ),
    ]
  })
  const names = records.map(({ record }) => record)
  return [...each, ...duplicates(names, 'record', (i) => positions.at(['records', i, 'record']))]
}

/** A frame and a hand-off name an agent by its code, so one file has it; several members may share the file. */
const checkCodes = (agents: readonly Specced[]): TeamProblem[] =>
  checkNew(
    agents.map((a) => a.spec.agent),
    'agent',
    (i) => agents[i]?.positions.at(['agent']) as Place,
  )

function checkFocus(focus: string | undefined, { spec, positions }: Specced): TeamProblem[] {
  if (spec.priority !== 'focus' || (focus !== undefined && spec.domain === focus)) return []
  return [problemAt(positions.at(['priority']), 'focus_elsewhere', { domain: spec.domain ?? '', focus: focus ?? '' })]
}

/** Several agents may have one intent: they stand in for each other. */
function checkIntents({ spec, positions }: Specced): TeamProblem[] {
  const names = spec.intents.map((one) => one.intent)
  const at = (i: number) => positions.at(['intents', i, 'intent'])
  const taken = names.flatMap((name, i) => (answers.has(name) ? [problemAt(at(i), 'reserved_id', { name })] : []))
  return [...taken, ...checkNew(names, 'intent', at)]
}

const checkNew = (names: readonly string[], thing: 'agent' | 'intent', at: (index: number) => Place): TeamProblem[] => [
  ...names.flatMap((name, i) => (reserved.has(name) ? [problemAt(at(i), 'reserved_id', { name })] : [])),
  ...duplicates(names, thing, at),
]

/** The same words under two intents can only be guessed apart. Agents that share an intent may share its words. */
function checkSamples(agents: readonly Specced[]): TeamProblem[] {
  const all = agents.flatMap((a) =>
    a.spec.intents.flatMap(({ intent, samples }, i) =>
      samples.map((sample, k) => ({
        intent,
        text: parseSample(sample).text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(),
        place: a.positions.at(['intents', i, 'samples', k]),
      })),
    ),
  )
  const first = new Map<string, (typeof all)[number]>()
  return all.flatMap((one) => {
    const before = first.get(one.text)
    if (!before) first.set(one.text, one)
    if (!before || (before.intent === one.intent && before.place.file !== one.place.file)) return []
    const where = `${before.place.file}:${before.place.line}`
    return [problemAt(one.place, 'duplicate', { thing: 'sample', name: one.text, where })]
  })
}

function checkHandoffs({ spec, positions, table }: Specced, agents: readonly Specced[]): TeamProblem[] {
  if (spec.adapter?.kind !== 'form') return []
  const others = agents.filter((a) => a.spec.agent !== spec.agent)
  const own = spec.adapter.handoff
    ? checkHandoff(spec.adapter.handoff, others, (key) => positions.at(['adapter', 'handoff', ...key]))
    : []
  const rows = table?.rows.flatMap((row: FormRow, i) =>
    row.handoff ? checkHandoff(row.handoff, others, (key) => table.positions.at(['rows', i, 'handoff', ...key])) : [],
  )
  return [...own, ...(rows ?? [])]
}

/** It may be given any slot of the team. */
function checkMemory({ spec, positions }: Specced, agents: readonly Specced[]): TeamProblem[] {
  const known = [...new Set(agents.flatMap((a) => a.spec.slots.map((s) => s.slot)))]
  return (spec.memory?.m3 ?? []).flatMap((slot, i) =>
    unknown('slot', slot, { known, place: positions.at(['memory', 'm3', i]) }),
  )
}

/** It names another agent, and slots and values that this agent has. */
function checkHandoff({ agent, slots = {} }: Handoff, others: readonly Specced[], at: At): TeamProblem[] {
  const target = others.find((a) => a.spec.agent === agent)?.spec
  if (!target) return unknown('agent', agent, { known: others.map((a) => a.spec.agent), place: at(['agent']) })
  const known = target.slots.map((s) => s.slot)
  return Object.entries(slots).flatMap(([name, value]) => {
    const place = at(['slots', name])
    const values = target.slots.find((s) => s.slot === name)?.values?.flatMap(waysToSay)
    return [
      ...unknown('slot', name, { known, place }),
      ...(values ? unknown('value', String(value), { known: values, place }) : []),
    ]
  })
}

function checkReplay(agent: Specced, agents: readonly Specced[]): TeamProblem[] {
  const intents = ['oos', ...agents.flatMap((a) => a.spec.intents.map((i) => i.intent))]
  return agent.replay.flatMap(({ row, place }) => {
    const wanted = intentsOf(row)
    const owners = agents.filter((a) => a === agent || a.spec.intents.some((i) => wanted.includes(i.intent)))
    const slots = owners.flatMap((a) => a.spec.slots.map((s) => s.slot))
    return [
      ...wanted.flatMap((intent) => unknown('intent', intent, { known: intents, place })),
      ...Object.keys(row.expect.slots ?? {}).flatMap((slot) => unknown('slot', slot, { known: slots, place })),
    ]
  })
}

export const intentsOf = ({ expect }: ReplayRow): string[] =>
  expect.intent === undefined ? [] : [expect.intent].flat()
