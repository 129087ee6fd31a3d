/**
 * Runs a playbook for one job, step by step, until it needs the user or is done. Pure: reading playbooks is teams/playbook.ts.
 *
 * R1. Nothing is kept between jobs. Where it stopped travels in the slots, so that after the user's answer it goes on there and
 *     says nothing twice.
 * R2. A step that needs a slot asks for it, whether it is an `ask` or a `say` that names it.
 * R3. Every step is reported: why it is done, what is done, what came of it.
 */

import type { Json } from '../core/contracts/bounds.ts'
import type { Plan } from '../core/contracts/plan.ts'
import type { StepNote } from '../core/state/commands.ts'
import type { Spoken } from '../core/text/language.ts'
import type { Slot } from '../teams/agent-spec.ts'
import { withValues } from '../teams/form.ts'
import { optionalIn, type Playbook, type PlaybookStep, slotsOf } from '../teams/playbook.ts'
import type { Localized } from '../teams/texts.ts'
import { texts } from '../views/texts/languages.ts'
import { actionIn } from '../views/texts/words.ts'
import { fillForm, type Reply, type Turn } from './form-fill.ts'

/** No slot of a team can have this name: it has a dot. */
export const stoppedAt = 'playbook.step'

/** How far it came: to its end, to a question, or to an action that is carried out before it goes on. */
type Followed = {
  readonly steps: readonly StepNote[]
  readonly result: Reply
  readonly acts?: { readonly step: PlaybookStep; readonly calls: readonly Does[]; readonly values: Turn['slots'] }
}
type Does = NonNullable<PlaybookStep['do']>

/** The first that is for this intent; else the first that is for whatever comes. */
export function choosePlaybook(playbooks: readonly Playbook[], intent: string | undefined): Playbook | undefined {
  const meant = playbooks.find((p) => intent !== undefined && p.intents.includes(intent))
  return meant ?? playbooks.find((p) => p.intents.length === 0)
}

/** `after` is the step that was done last, where it goes on after an action. */
export function runPlaybook(playbook: Playbook, own: readonly Slot[], turn: Turn, after?: PlaybookStep): Followed {
  const slots = new Map([...own, ...playbook.slots].map((slot) => [slot.slot, slot]))
  const steps: StepNote[] = []
  const lines: string[] = []
  let values = turn.slots
  let update: Reply['slots_update'] = {}
  for (const step of playbook.steps.slice(after ? playbook.steps.indexOf(after) + 1 : beginning(playbook, turn))) {
    const done = fillForm(formOf(step, slots, values.result), { ...turn, slots: values })
    const news = exceptLists(done.slots_update, values)
    update = { ...update, ...news }
    values = { ...values, ...news }
    if (done.user_response !== '') lines.push(done.user_response)
    steps.push(noteOf(step, { done, slots, lang: turn.lang }))
    if (step.do && done.status !== 'awaiting_user')
      return { steps, result: soFar(lines, update), acts: { step, calls: callsOf(step.do, values), values } }
    if (done.status !== 'awaiting_user') continue
    const slots_update = { ...update, [stoppedAt]: step.step_id }
    return { steps, result: { ...done, slots_update, user_response: lines.join('\n') } }
  }
  return { steps, result: soFar(lines, update) }
}

/** A form reads several values as one text; the actions of a playbook get the list itself. */
const exceptLists = (update: Reply['slots_update'], values: Turn['slots']): Reply['slots_update'] =>
  Object.fromEntries(Object.entries(update).filter(([name]) => !Array.isArray(values[name])))

const soFar = (lines: readonly string[], slots_update: Reply['slots_update']): Reply => ({
  status: 'completed',
  missing_slots: [],
  slots_update,
  user_response: lines.join('\n'),
})

/** One call, or one for each value of the slot that it names. */
function callsOf(does: Does, values: Turn['slots']): readonly Does[] {
  const each = does.each === undefined ? undefined : values[does.each]
  if (does.each === undefined || !Array.isArray(each)) return [filled(does, values)]
  const name = does.each
  return each.map((value) => filled(does, { ...values, [name]: value }))
}

/** What it does, with the slots' values in place of their names. */
const filled = (does: Does, values: Turn['slots']): Does => ({
  ...does,
  params: {
    ...(filledIn(withOptional(does.params, values), values) as Does['params']),
    ...(typeof does.params.command === 'string' && { command: shellLine(does.params.command, values) }),
  },
  paths: filledIn(does.paths, values) as string[],
  changes: filledIn(does.changes, values) as string[],
})

/** Without the params for which nobody said a value (teams/playbook:B3). */
const withOptional = (params: Does['params'], values: Turn['slots']): Does['params'] =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => {
      const names = typeof value === 'string' ? optionalIn(value) : []
      if (names.some((name) => shown(values[name]) === undefined)) return []
      return [[key, typeof value === 'string' ? value.replaceAll('?}', '}') : value]]
    }),
  )

/** In a shell line a value is one word, whatever it holds. */
const shellLine = (line: string, values: Turn['slots']): string =>
  withValues(line, (name) => {
    const value = shown(values[name])
    return value === undefined ? undefined : `'${value.replaceAll("'", "'\\''")}'`
  })

function filledIn(value: Json, values: Turn['slots']): Json {
  if (typeof value === 'string') return listOf(value, values) ?? withValues(value, (name) => shown(values[name]))
  if (Array.isArray(value)) return value.map((item) => filledIn(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, filledIn(field, values)]))
}

/** A text that is only the name of a slot with several values becomes the list of them. */
function listOf(text: string, values: Turn['slots']): Json | undefined {
  const value = /^\{([\w.-]+)\}$/.test(text) ? values[text.slice(1, -1)] : undefined
  return Array.isArray(value) ? (value as Json) : undefined
}

const shown = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** R1. */
function beginning(playbook: Playbook, { slots }: Turn): number {
  return Math.max(
    0,
    playbook.steps.findIndex((step) => step.step_id === slots[stoppedAt]),
  )
}

/** R2: each step is a form of its own. */
function formOf(step: PlaybookStep, slots: ReadonlyMap<string, Slot>, result: unknown) {
  const needed = slotsOf(step)
    .flatMap((name) => slots.get(name) ?? [])
    .map((slot) => ({ ...slot, required: true }))
  return { slots: needed, answer: step.say && withResult(step.say, String(result ?? '')) }
}

/** It is no slot: nobody is asked for it. */
const withResult = ({ en, zh }: Localized, result: string): Localized => ({
  en: en.replaceAll('{result}', () => result || '(nothing)'),
  zh: zh.replaceAll('{result}', () => result || '（没有）'),
})

type Noted = { readonly done: Reply; readonly slots: ReadonlyMap<string, Slot>; readonly lang: Spoken }
/** In the words of one language: ids of the file say nothing to whoever watches. */
function noteOf(step: PlaybookStep, { done, slots, lang }: Noted): StepNote {
  const named = (name: string): string => slots.get(name)?.label?.[lang] ?? name
  const asked = step.ask === undefined ? '' : named(step.ask)
  const note = {
    thought: (step.intent ?? step.title)[lang],
    action: step.do
      ? actionIn(texts[lang].acting, step.do.action)
      : step.say
        ? cameOf.says[lang]
        : `${cameOf.asks[lang]} ${asked}`,
  }
  if (done.status === 'awaiting_user')
    return { ...note, observation: `${cameOf.waits[lang]} ${done.missing_slots.map(named).join(', ')}` }
  return step.do ? note : { ...note, observation: cameOf.done[lang] } // what it does is only begun
}

const cameOf = {
  says: { en: 'say', zh: '说明' },
  asks: { en: 'ask for', zh: '询问' },
  waits: { en: 'waits for', zh: '等待' },
  done: { en: 'done', zh: '完成' },
} as const

/** The playbook as the Plan it is (S3 §3), for whoever reviews or shows it. Its steps call no tools. */
export function planOf(playbook: Playbook, lang: Spoken, createdAt: number): Plan {
  const { plan_id, goal, constraints, risk_level } = playbook
  const steps = playbook.steps.map((step) => ({
    step_id: step.step_id,
    title: step.title[lang],
    intent: (step.intent ?? step.title)[lang],
    expected_artifacts: [],
    status: 'pending' as const,
  }))
  const verification = { mode: 'none' as const, commands: [], required: false, stop_on_fail: false }
  return { plan_id, goal: goal[lang], constraints, steps, verification, risk_level, created_at: createdAt }
}
