/**
 * Playbooks on disk: plans (S3 §3) with slots, one YAML file each, read with the team. Running one is agents/playbook-run.ts.
 *
 * B1. All problems of all files are named, with file, line and what to do; a team with one is not loaded.
 * B2. Files count in the order of their names, so that "the first that fits" is the same on every machine.
 * B3. A step says, asks or does, one of the three. What it names is a slot of the playbook or of its agent, or `{result}`: what the
 *     last action came to. A param with `{slot?}` is left out where nobody said that value; nobody is asked for it.
 *     `{message?}` is what the person wrote.
 * B4. Every intent of the agent has a playbook, and a playbook is for intents of its agent only.
 */
import { z } from 'zod'
import { Json } from '../core/contracts/bounds.ts'
import { Plan } from '../core/contracts/plan.ts'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { type AgentSpec, type Slot, Slot as SlotSchema } from './agent-spec.ts'
import { checkSlot, duplicates, unknown } from './check-slot.ts'
import { placeholders } from './form.ts'
import { type Place, problemAt } from './problem.ts'
import type { Positions } from './read-yaml.ts'
import { Localized, Name, SlotName } from './texts.ts'

export const PlaybookStep = z.strictObject({
  step_id: Name,
  title: Localized,
  /** Why it is there, for whoever watches. */
  intent: Localized.optional(),
  say: Localized.optional(),
  ask: SlotName.optional(),
  /** Uses an action of the workspace; texts may name slots. `changes` is what must be different afterwards. */
  do: z
    .strictObject({
      action: Name,
      params: z.record(z.string().max(64), Json),
      paths: z.array(z.string().min(1).max(4_096)).max(100).default(['**']),
      changes: z.array(z.string().min(1).max(4_096)).max(100).default([]),
      timeout_ms: z.int().min(1).max(3_600_000).optional(),
      /** A slot with several values: it is done once for each of them. */
      each: SlotName.optional(),
      /** It verifies: the command must pass, or nothing may be found. Otherwise what was done before it is taken back. */
      check: z.enum(['passes', 'nothing']).optional(),
    })
    .optional(),
})
export type PlaybookStep = z.infer<typeof PlaybookStep>

export const Playbook = z.strictObject({
  plan_id: Name,
  /** The intents it is for. Without any it is for whatever comes. */
  intents: z.array(Name).max(100).default([]),
  goal: Localized,
  constraints: z.array(z.string().min(1).max(1_000)).max(100).default([]),
  slots: z.array(SlotSchema).max(200).default([]),
  steps: z.array(PlaybookStep).min(1).max(200),
  risk_level: Plan.shape.risk_level.default('low'),
})
/** A plan that is kept on disk. */
export type Playbook = z.infer<typeof Playbook>

/** One that was read; `playbook` is undefined where the file is none. */
export type ReadPlaybook = {
  readonly file: string
  readonly playbook: Playbook | undefined
  readonly positions: Positions
  readonly problems: readonly TeamProblem[]
}

type Owner = Pick<AgentSpec, 'slots' | 'intents'>
/** What must fit between the playbooks and their agent; `place` is where the agent names their folder. */
export function checkPlaybooks(read: readonly ReadPlaybook[], { slots, intents }: Owner, place: Place): TeamProblem[] {
  const known = intents.map((one) => one.intent)
  const books = read.flatMap(({ playbook, positions }) => (playbook ? [{ playbook, positions }] : []))
  const inside = books.flatMap(({ playbook, positions }) => [
    ...misfits(playbook, slots, positions),
    ...playbook.intents.flatMap((name, i) => unknown('intent', name, { known, place: positions.at(['intents', i]) })),
  ])
  const ids = duplicates(
    books.map(({ playbook }) => playbook.plan_id),
    'key',
    (i) => books[i]?.positions.at(['plan_id']) ?? place,
  )
  // What an unreadable file would have brought is not missing.
  return [...inside, ...ids, ...(books.length === read.length ? unserved(books, known, place) : [])]
}

/** B4. Without intents an agent takes part in the talk, where any message may come. */
function unserved(books: readonly { playbook: Playbook }[], known: readonly string[], place: Place): TeamProblem[] {
  if (books.some(({ playbook }) => playbook.intents.length === 0)) return []
  const wanting = known.filter((name) => !books.some(({ playbook }) => playbook.intents.includes(name)))
  if (known.length === 0) return [problemAt(place, 'no_playbook', { intent: '' })]
  return wanting.map((intent) => problemAt(place, 'no_playbook', { intent }))
}

/** B3. */
function misfits(playbook: Playbook, own: readonly Slot[], at: Positions): TeamProblem[] {
  const slots = [...playbook.slots, ...own]
  const steps = playbook.steps.flatMap((step, i) => {
    const [kind, second] = (['say', 'ask', 'do'] as const).filter((key) => step[key] !== undefined)
    if (!kind || second)
      return [problemAt(at.at(['steps', i, ...(second ? [second] : [])]), 'say_or_ask', { step: step.step_id })]
    const place = at.at(['steps', i, kind])
    const known = slots.map((slot) => slot.slot)
    return [
      ...slotsOf(step).flatMap((name) => unaskable(name, slots, place)),
      ...optionalIn(JSON.stringify(step.do?.params ?? {})).flatMap((name) =>
        unknown('slot', name, { known: [...known, 'message'], place }),
      ),
    ]
  })
  const declared = playbook.slots.flatMap((slot, i) => checkSlot(slot, (key) => at.at(['slots', i, ...key])))
  return [
    ...declared,
    ...duplicates(
      playbook.slots.map((slot) => slot.slot),
      'slot',
      (i) => at.at(['slots', i, 'slot']),
    ),
    ...steps,
    ...duplicates(
      playbook.steps.map((step) => step.step_id),
      'key',
      (i) => at.at(['steps', i, 'step_id']),
    ),
  ]
}

/** The slots a step asks for, or names in either language. */
export const slotsOf = ({ say, ask, do: act }: PlaybookStep): string[] => {
  const texts = [say?.en, say?.zh, act && JSON.stringify([act.params, act.paths, act.changes])]
  const named = texts.flatMap((text) => placeholders(text ?? ''))
  return [...new Set([...(ask === undefined ? [] : [ask]), ...named])].filter((name) => name !== 'result')
}

/** The slots that a text names as `{slot?}`. */
export const optionalIn = (text: string): string[] =>
  [...text.matchAll(/\{([\p{L}_][\p{L}\p{N}_]{0,63})\?\}/gu)].map((match) => match[1] ?? '')

function unaskable(name: string, slots: readonly Slot[], place: Place): TeamProblem[] {
  const slot = slots.find((s) => s.slot === name)
  if (slot && !slot.ask && slot.default === undefined) return [problemAt(place, 'ask_missing', { slot: name })]
  return unknown('slot', name, { known: slots.map((s) => s.slot), place })
}
