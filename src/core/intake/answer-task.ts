/** A message that answers what a task or its goal asked for: what it says fills the frame, and what else it wishes is added. */
import type { Frame } from '../contracts/understanding.ts'
import { currentWorkflow, type Message, type Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { asksPeople } from '../talk/waiting-question.ts'
import { recordAnswer } from '../work/calls.ts'
import { clarify } from '../work/clarifying.ts'
import { addWishes, valuesOf } from '../work/planning.ts'

export function answerTask(d: Draft, m: Message): void {
  const w = currentWorkflow(d.state)
  if (w?.asking) return clarify(d, w, { by: m.by, messageId: m.id, text: m.text })
  if (!fillSlots(d, m)) addWishes(d, m)
}

/**
 * What a frame still misses is filled from the message, and what else it says of the same wish comes with it (S2 §2). True: all of it
 * was taken for the answer, so nothing of it is a wish as well.
 */
function fillSlots(d: Draft, m: Message): boolean {
  const waiting = d.state.tasks.find((t) => asksPeople(d.state, t))
  if (!waiting) return false
  if (recordAnswer(d, waiting, m)) return true
  const open = d.state.frames.find((f) => f.task === waiting.id)
  const asked = open?.missing ?? []
  const frames = m.frames ?? []
  const answers = nearestTo(waiting, frames, asked)
    .flatMap((f) => f.slots)
    .filter((x) => asked.includes(x.slot))
  const beside = frames.filter((f) => f.intent === waiting.intent).flatMap((f) => f.slots)
  const said = beside.filter((x) => !asked.includes(x.slot) && x.start !== undefined)
  const more = beside.filter((x) => !asked.includes(x.slot) && !(x.slot in (open?.slots ?? {})))
  const whole = answers.length === 0 && said.length === 0
  const slots = { ...valuesOf([...more, ...said]), ...(whole ? firstMissing(asked, m.text) : valuesOf(answers)) }
  const missing = asked.filter((slot) => !(slot in slots))
  d.emit('task_slots_filled', who.router, { taskId: waiting.id, slots, missing, messageId: m.id })
  return whole
}

/** «cancel the one on Monday and book … for Friday»: what belongs to the wish itself, else to none, is its value before another wish's. */
function nearestTo({ intent }: Task, frames: readonly Frame[], asked: readonly string[]): readonly Frame[] {
  const answering = frames.filter((f) => f.slots.some((x) => asked.includes(x.slot)))
  const own = answering.filter((f) => f.intent === intent)
  const nobodys = answering.filter((f) => f.agent === null)
  return own.length > 0 ? own : nobodys.length > 0 ? nobodys : answering
}

/** Nothing was recognised: what the person wrote is the answer to the first thing that was asked. */
const firstMissing = (missing: readonly string[], text: string): Record<string, string> =>
  missing[0] === undefined ? {} : { [missing[0]]: text }
