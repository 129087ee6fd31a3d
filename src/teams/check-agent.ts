/**
 * What must fit together inside one AgentSpec and its table. The shape was checked before (agent-spec.ts); what must fit between
 * the members is check-team.ts.
 */

import type { TeamProblem } from '../core/contracts/problems.ts'
import { type AgentSpec, canonical, type FormRow } from './agent-spec.ts'
import { type At, checkSlot, duplicates, unknown } from './check-slot.ts'
import { placeholders } from './form.ts'
import { checkPlaybooks } from './playbook.ts'
import { type Place, problemAt } from './problem.ts'
import type { ReadAgent } from './read-agent.ts'
import { parseSample } from './samples.ts'

export function checkAgent(agent: ReadAgent): TeamProblem[] {
  const { spec } = agent
  if (!spec) return []
  return [
    ...spec.slots.flatMap((slot, i) => checkSlot(slot, (key) => agent.positions.at(['slots', i, ...key]))),
    ...duplicates(
      spec.slots.map((s) => s.slot),
      'slot',
      (i) => agent.positions.at(['slots', i, 'slot']),
    ),
    ...checkSamples(agent, spec),
    ...checkForm(agent, spec),
    ...(agent.playbooks ? checkPlaybooks(agent.playbooks, spec, agent.positions.at(['adapter', 'dir'])) : []),
    ...(spec.priority === 'focus' && spec.insertable
      ? [problemAt(agent.positions.at(['insertable']), 'focus_insertable', {})]
      : []),
  ]
}

function checkSamples(agent: ReadAgent, spec: AgentSpec): TeamProblem[] {
  const known = spec.slots.map((s) => s.slot)
  return spec.intents.flatMap(({ samples }, i) =>
    samples.flatMap((sample, k) => {
      const place = agent.positions.at(['intents', i, 'samples', k])
      return parseSample(sample).slots.flatMap(({ slot }) => unknown('slot', slot, { known, place }))
    }),
  )
}

function checkForm(agent: ReadAgent, spec: AgentSpec): TeamProblem[] {
  const { adapter } = spec
  if (adapter?.kind !== 'form') return []
  const { table, positions } = agent
  const inTable =
    table?.rows.flatMap((row, i) => checkRow(row, spec, (key) => table.positions.at(['rows', i, ...key]))) ?? []
  const last = table?.rows.find((row) => !row.intent && !row.when && !row.words)
  if (adapter.answer) {
    const place = positions.at(['adapter', 'answer'])
    return [...inTable, ...checkTexts(adapter.answer, spec, place), ...checkFilled(adapter.answer, spec, place)]
  }
  if (last)
    return [
      ...inTable,
      ...checkFilled(last.say, spec, table?.positions.at(['rows', table.rows.indexOf(last)]) ?? positions.at([])),
    ]
  const unread = adapter.table !== undefined && !table
  return unread ? inTable : [...inTable, problemAt(positions.at(['adapter']), 'no_answer', {})]
}

function checkRow(row: FormRow, spec: AgentSpec, at: At): TeamProblem[] {
  const known = spec.slots.map((s) => s.slot)
  const intents = spec.intents.map((i) => i.intent)
  const conditions = Object.entries(row.when ?? {}).flatMap(([name, wanted]) => {
    const place = at(['when', name])
    const values = spec.slots.find((s) => s.slot === name)?.values?.map(canonical)
    const wrong = values ? [wanted].flat().flatMap((v) => unknown('value', String(v), { known: values, place })) : []
    return [...unknown('slot', name, { known, place }), ...wrong]
  })
  const intent =
    row.intent === undefined ? [] : unknown('intent', row.intent, { known: intents, place: at(['intent']) })
  return [...intent, ...conditions, ...checkTexts(row.say, spec, at(['say']))]
}

type Texts = { readonly en: string; readonly zh: string }

/** Every {name} in an answer is a slot. */
function checkTexts(texts: Texts, spec: AgentSpec, place: Place): TeamProblem[] {
  const known = spec.slots.map((s) => s.slot)
  return namedIn(texts).flatMap((name) => unknown('slot', name, { known, place }))
}

/** The answer that always fits can rely on required slots only, and on those with a default. */
function checkFilled(texts: Texts, spec: AgentSpec, place: Place): TeamProblem[] {
  const optional = spec.slots.filter((s) => !s.required && s.default === undefined).map((s) => s.slot)
  return namedIn(texts)
    .filter((name) => optional.includes(name))
    .map((slot) => problemAt(place, 'optional_slot', { slot }))
}

const namedIn = ({ en, zh }: Texts): string[] => [...new Set([...placeholders(en), ...placeholders(zh)])]
