/**
 * A program gets only values that fit their slots, in their plain form (a number as a number). What a person said that does not fit
 * is left out, what nobody said has its default, and the program asks for it like for anything missing. Forms check for themselves, to say why (form-fill.ts).
 */
import type { AgentAdapter, Job } from '../ports.ts'
import type { Slot } from '../teams/agent-spec.ts'
import { checkValue } from '../teams/slot-value.ts'
import { doubtAbout } from './said-values.ts'

export function withFittingSlots(adapter: AgentAdapter, specs: readonly Slot[]): AgentAdapter {
  const fitting = (job: Job): Job => ({ ...job, body: { ...job.body, slots: fittingSlots(specs, job.body.slots) } })
  return {
    deliver: (job, post) => adapter.deliver(fitting(job), post),
    rejoin: (job, post) => adapter.rejoin(fitting(job), post),
    go: (job) => adapter.go(job),
    withdraw: (job, reason) => adapter.withdraw(job, reason),
    pause: (job) => adapter.pause?.(job),
    resume: (job) => adapter.resume?.(job),
    tell: (job, told, waits) => adapter.tell(job, told, waits),
    recorded: (job, call) => adapter.recorded?.(job, call),
    close: async () => await adapter.close?.(),
  }
}

type Slots = Job['body']['slots']
/** Slots that the spec does not name stay as they are. Of several values, those that fit stay. */
export function fittingSlots(specs: readonly Slot[], slots: Slots): Slots {
  const kept: Slots = { ...slots }
  for (const spec of specs) {
    const given = slots[spec.slot] ?? spec.default
    if (given === undefined) continue
    const values = (Array.isArray(given) ? given : [given]).flatMap((one) => fittingValue(spec, one))
    const [first] = values
    if (first === undefined) delete kept[spec.slot]
    else kept[spec.slot] = Array.isArray(given) ? values : first
  }
  return kept
}

function fittingValue(spec: Slot, given: unknown): (string | number)[] {
  if (doubtAbout(spec, given)) return []
  const checked = checkValue(spec, given)
  return 'value' in checked ? [checked.value] : []
}
