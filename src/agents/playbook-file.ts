/**
 * Playbooks on disk: plans (S3 §3) with slots, one YAML file each, read when the team is loaded. Running one is playbook-run.ts.
 *
 * B1. All problems of all files are named, with file, line and what to do; a folder with a problem gives no playbooks.
 * B2. Files count in the order of their names, so that "the first that fits" is the same on every machine.
 * B3. A step says or asks, one of the two. What it names is a slot of the playbook or of its agent.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Plan } from '../core/contracts/plan.ts'
import { type Slot, Slot as SlotSchema } from '../teams/agent-spec.ts'
import { placeholders } from '../teams/form.ts'
import { inOrder, nearest, type Place, problemAt, type TeamProblem } from '../teams/problem.ts'
import { type Positions, readYaml } from '../teams/read-yaml.ts'
import { checkSchema } from '../teams/schema-problems.ts'
import { Localized, Name, SlotName } from '../teams/texts.ts'

const PlaybookStep = z.strictObject({
  step_id: Name,
  title: Localized,
  /** Why it is there, for whoever watches. */
  intent: Localized.optional(),
  say: Localized.optional(),
  ask: SlotName.optional(),
})
export type PlaybookStep = z.infer<typeof PlaybookStep>

const Playbook = z.strictObject({
  plan_id: Name,
  /** The intents it is for. Without any it is for whatever comes. */
  intents: z.array(Name).max(100).default([]),
  goal: Localized,
  constraints: z.array(z.string().min(1).max(1_000)).max(100).default([]),
  slots: z.array(SlotSchema).max(200).default([]),
  steps: z.array(PlaybookStep).min(1).max(200),
  risk_level: Plan.shape.risk_level.default('low'),
})
export type Playbook = z.infer<typeof Playbook>

type ReadPlaybooks =
  | { readonly ok: true; readonly playbooks: readonly Playbook[] }
  | { readonly ok: false; readonly problems: readonly TeamProblem[] }

const mostFiles = 500
const maxBytes = 1_048_576

/** `slots` are the agent's own: a playbook may ask for them without saying what they are. */
export function readPlaybooks(folder: string, slots: readonly Slot[] = []): ReadPlaybooks {
  const listed = namesIn(folder)
  if ('problem' in listed) return { ok: false, problems: [listed.problem] }
  const read = listed.names.map((name) => readPlaybook(name, textOf(folder, name), slots))
  const problems = [...read.flatMap((r) => r.problems), ...sameIds(read)]
  if (problems.length > 0) return { ok: false, problems: inOrder(problems) }
  return { ok: true, playbooks: read.flatMap((r) => r.playbook ?? []) }
}

type Listed = { readonly names: string[] } | { readonly problem: TeamProblem }
function namesIn(folder: string): Listed {
  const place = { file: folder, line: 1, column: 1 }
  try {
    const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name) && !name.startsWith('.'))
    if (names.length > mostFiles) return { problem: problemAt(place, 'too_many_files', { limit: mostFiles }) }
    return { names: names.sort() } // B2
  } catch {
    return { problem: problemAt(place, 'no_such_folder', { path: folder }) }
  }
}

type Text = string | { readonly problem: TeamProblem }
function textOf(folder: string, name: string): Text {
  const place = { file: name, line: 1, column: 1 }
  try {
    const bytes = readFileSync(join(folder, name))
    if (bytes.length > maxBytes) return { problem: problemAt(place, 'too_large', { path: name, limit: maxBytes }) }
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { problem: problemAt(place, 'no_such_file', { path: name }) }
  }
}

type ReadOne = { readonly file: string; readonly playbook?: Playbook; readonly problems: readonly TeamProblem[] }
export function readPlaybook(file: string, text: Text, slots: readonly Slot[]): ReadOne {
  if (typeof text !== 'string') return { file, problems: [text.problem] }
  const yaml = readYaml(file, text)
  if (yaml.value === undefined) return { file, problems: yaml.problems }
  const { value, problems } = checkSchema(Playbook, yaml.value, yaml)
  const unfit = value ? misfits(value, slots, yaml) : []
  return { file, playbook: value, problems: [...yaml.problems, ...problems, ...unfit] }
}

/** B3. */
function misfits(playbook: Playbook, own: readonly Slot[], at: Positions): TeamProblem[] {
  const slots = [...playbook.slots, ...own]
  const problems = playbook.steps.flatMap((step, i) => {
    if (step.say && step.ask !== undefined)
      return [problemAt(at.at(['steps', i, 'ask']), 'not_fitting', { key: 'ask' })]
    if (!step.say && step.ask === undefined)
      return [problemAt(at.at(['steps', i]), 'missing_key', { key: 'say', expected: 'object' })]
    const place = at.at(['steps', i, step.say ? 'say' : 'ask'])
    return slotsOf(step).flatMap((name) => unknownSlot(name, slots, place))
  })
  const ids = playbook.steps.map((step) => step.step_id)
  const twice = ids.flatMap((id, i) => {
    const first = ids.indexOf(id)
    return first < i ? [again(id, at.at(['steps', first]), at.at(['steps', i, 'step_id']))] : []
  })
  return [...problems, ...twice]
}

/** The slots a step asks for, or names in either language. */
export const slotsOf = ({ say, ask }: PlaybookStep): string[] => [
  ...new Set([...(ask === undefined ? [] : [ask]), ...placeholders(say?.en ?? ''), ...placeholders(say?.zh ?? '')]),
]

function unknownSlot(name: string, slots: readonly Slot[], place: Place): TeamProblem[] {
  const slot = slots.find((s) => s.slot === name)
  if (slot?.ask) return []
  if (slot) return [problemAt(place, 'ask_missing', { slot: name })]
  const known = slots.map((s) => s.slot)
  return [problemAt(place, 'unknown_name', { thing: 'slot', name, nearest: nearest(name, known) })]
}

function sameIds(read: readonly ReadOne[]): TeamProblem[] {
  const first = new Map<string, string>()
  return read.flatMap(({ file, playbook }) => {
    if (!playbook) return []
    const before = first.get(playbook.plan_id)
    if (before === undefined) first.set(playbook.plan_id, file)
    const [there, here] = [before ?? '', file].map((name) => ({ file: name, line: 1, column: 1 })) as [Place, Place]
    return before === undefined ? [] : [again(playbook.plan_id, there, here)]
  })
}

const again = (name: string, first: Place, place: Place): TeamProblem =>
  problemAt(place, 'duplicate', { thing: 'key', name, where: `${first.file}:${first.line}` })
