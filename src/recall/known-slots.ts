/**
 * What is known of each slot of one conversation, and since which event (M3, design §13): the slots of its frames as the events
 * brought them. The state holds only what is open now; this can be asked for what was known at a position, so that a job that is built
 * again after a crash is given the same. recall.ts keeps one for each conversation.
 *
 * K1. The slots of a canceled frame are not known. K2. What a person deleted of a task (M2) is not known here either.
 */
import type { JournalEvent } from '../core/state/events.ts'
import type { Known } from '../ports.ts'

type Framed = {
  readonly task: string
  readonly frame: string
  readonly intent: string
  readonly workflow?: string
  done: number
  canceled: number
}
type Fact = { readonly seq: number; readonly of: Framed; readonly slot: string; readonly value: unknown }
const never = Number.POSITIVE_INFINITY

export class KnownSlots {
  #facts: Fact[] = []
  readonly #frames = new Map<string, Framed>()
  /** The task of each summary, by position. */
  readonly #noted = new Map<number, string>()

  before(position: number): Known[] {
    return this.#facts
      .filter(({ seq, of }) => seq < position && of.canceled >= position) // K1
      .map(({ of: { frame, intent, workflow, done }, slot, value }) => ({
        slot,
        value,
        frame,
        intent,
        workflow,
        open: done >= position,
      }))
  }

  /** Takes what one event brings; any event may be given. */
  learn(e: JournalEvent): void {
    if (e.type === 'task_created' && e.frameId !== undefined) this.#open(e.taskId, { ...e, frame: e.frameId })
    if (e.type === 'task_slots_filled' || e.type === 'task_awaiting_user') this.#told(e.seq, e.taskId, e.slots)
    if (e.type === 'frame_changed') this.#told(e.seq, this.#taskOf(e.frameId), e.slots)
    if (e.type === 'task_execution_result' && e.success) {
      this.#told(e.seq, e.taskId, e.result?.slots_update)
      this.#end(e.taskId, { done: e.seq })
    }
    if (e.type === 'task_canceled') this.#end(e.taskId, { canceled: e.seq })
    if (e.type === 'memory_noted') this.#noted.set(e.seq, e.taskId)
    if (e.type === 'memory_deleted') this.#forget(this.#noted.get(e.entry)) // K2
  }

  #open(task: string, e: { seq: number; frame: string; intent?: string; workflowId?: string; slots?: object }): void {
    const { seq, frame, intent = '', workflowId: workflow, slots } = e
    this.#frames.set(task, { task, frame, intent, workflow, done: never, canceled: never })
    this.#told(seq, task, slots)
  }

  #told(seq: number, task: string, slots: object = {}): void {
    const of = this.#frames.get(task)
    if (of) for (const [slot, value] of Object.entries(slots)) this.#facts.push({ seq, of, slot, value })
  }

  #end(task: string, how: { done: number } | { canceled: number }): void {
    const framed = this.#frames.get(task)
    if (framed) Object.assign(framed, how)
  }

  #taskOf(frame: string): string {
    for (const framed of this.#frames.values()) if (framed.frame === frame) return framed.task
    return ''
  }

  #forget(task: string | undefined): void {
    this.#facts = this.#facts.filter(({ of }) => of.task !== task)
  }
}
