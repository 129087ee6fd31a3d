/**
 * What a form answers to one job: a question for what is missing or does not fit, else the row of its table or its template that
 * fits. The rules of the form itself are teams/form.ts; here a job becomes its turn, and its answer a TaskResult. Pure.
 *
 * F1. `missing_slots` holds everything that is open, in the order of asking; the question is about the first.
 * F2. A value that does not sound like its type is asked again where it is required, and left out where it is not.
 * F3. What a person said never becomes a marker in the mouth of an agent.
 * F4. Its result holds what the frame of the job does not: values that it understood otherwise, and all where some came from other frames.
 */

import type { TaskResult } from '../core/contracts/tasks.ts'
import type { Spoken } from '../core/text/language.ts'
import { readMarkers } from '../core/text/markers.ts'
import type { Handoff, Slot } from '../teams/agent-spec.ts'
import { answerForm, type Form, type FormAnswer } from '../teams/form.ts'
import type { Localized } from './language.ts'
import { doubtAbout } from './said-values.ts'

type Values = Readonly<Record<string, unknown>>
/** What a form, or a step of a playbook, answers. */
export type Reply = Omit<TaskResult, 'task_id'>
export type Turn = {
  readonly slots: Values
  /** Some of them are of other frames (M3). */
  readonly isShared?: boolean
  readonly lang: Spoken
  readonly message?: string
  readonly intent?: string
}

export function fillForm(form: Form, turn: Turn): Reply {
  const { slots, doubts } = takeIn(form.slots, turn.slots)
  const answer = answerForm(form, { ...turn, slots })
  const doubt = answer.status === 'awaiting_user' ? doubts.get(answer.missing[0] ?? '') : undefined
  return {
    status: answer.status,
    slots_update: { ...(turn.isShared ? answer.slots : changed(answer.slots, turn.slots)), ...answer.handoff?.slots }, // F4
    missing_slots: [...answer.missing],
    user_response: doubt ? `${doubt[turn.lang]}${turn.lang === 'zh' ? '' : ' '}${answer.say}` : answer.say,
    ...(answer.handoff && { handoff_suggestion: offer(answer.handoff, turn.lang) }),
  }
}

/** F2, F3. */
function takeIn(specs: readonly Slot[], given: Values): { slots: Values; doubts: Map<string, Localized> } {
  const doubts = new Map<string, Localized>()
  const slots: Record<string, unknown> = {}
  for (const spec of specs) {
    const value = given[spec.slot] ?? spec.default
    if (value === undefined || value === null || value === '') continue
    const doubt = doubtAbout(spec, value)
    if (doubt) doubts.set(spec.slot, doubt)
    else slots[spec.slot] = Array.isArray(value) ? value.map(unmarked) : unmarked(value)
  }
  return { slots, doubts }
}

/** After a blank the word opens no marker (markers:N1). */
function unmarked(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const { targets, done } = readMarkers(value)
  return targets.length > 0 || done ? value.replace(/\[(?=next|done)/gi, '[ ') : value
}

function changed(understood: FormAnswer['slots'], given: Values): Reply['slots_update'] {
  return Object.fromEntries(Object.entries(understood).filter(([slot, value]) => given[slot] !== value))
}

const offer = ({ agent, reason }: Handoff, lang: Spoken) => ({ agent_code: agent, reason: reason[lang] })
