/**
 * The one scheduler (design §3.2): which tasks may start now, and why each other one waits. It runs after every command, so it
 * looks at a task once and makes no list it does not return.
 *
 * O1. The focus first, then other tasks of class focus, then high, then normal; among equals the one that came first.
 * O2. At most `parallel` tasks are in flight.
 * O3. A task waits for its dependencies to be done. A dependency that is not in the list is done: finished tasks leave it.
 * O4. While the focus waits for a person nothing starts but what may be inserted (S2 §8, I22).
 * O5. Talk is one after the other (S1 §4.2): only the first reply that is open may start, whatever it waits for itself.
 * O6. At most one task of class focus is in flight, however many places there are (S2 §5).
 * O7. A run of a parked goal that does not hold still keeps its place, and the focus it had: only what a new message asks to have
 *     inserted starts beside it (design §3.2).
 */
import type { TaskState } from '../machines/task.ts'
import { inFlightStates, isOfStaff } from '../state/conversation.ts'

export type OrderRow = {
  readonly taskId: string
  readonly class: 'focus' | 'high' | 'normal'
  /** It may start while the focus waits: a message after that asked for it. */
  readonly insertable: boolean
  /** A `reply` waits for its turn in the talk (O5). */
  readonly kind?: string
  readonly deps: readonly string[]
  readonly state: TaskState
  /** Why it may not start now, whatever the others do. Only what is still running takes a place (O7). */
  readonly hold?: 'parked' | 'still_running' | 'retry_later'
}
export type OrderInput = { readonly tasks: readonly OrderRow[]; readonly focus?: string; readonly parallel?: number }
export type Waiting = { readonly taskId: string; readonly why: string }
export type Order = { readonly next: string[]; readonly waiting: Waiting[] }

export function order({ tasks, focus, parallel = 1 }: OrderInput): Order {
  const leader = leadingTask(tasks, focus)
  const around = { held: isHeld(leader), turn: tasks.find(hasTurn)?.taskId, stateOf: stateReader(tasks) }
  const ready: OrderRow[] = []
  const waiting: Waiting[] = []
  const room: Room = { free: parallel, focused: false, stillRunning: [] }
  for (const task of tasks) {
    if (isFinished(task.state)) continue
    if (inFlightStates.has(task.state)) take(room, task)
    const why = whyNot(task, around)
    if (why === undefined) ready.push(task)
    else waiting.push({ taskId: task.taskId, why })
  }
  if (ready.length > 1) ready.sort((a, b) => rank(a, leader) - rank(b, leader)) // stable, so FIFO among equals
  const next: string[] = []
  for (const task of ready) {
    const why = whyNoRoom(task, room)
    if (why !== undefined) {
      waiting.push({ taskId: task.taskId, why })
      continue
    }
    next.push(task.taskId)
    take(room, task)
  }
  return { next, waiting }
}

type Room = { free: number; focused: boolean; readonly stillRunning: OrderRow[] }
function take(room: Room, task: OrderRow): void {
  if (task.hold === 'still_running') room.stillRunning.push(task)
  if (task.hold !== undefined) return
  room.free--
  room.focused ||= task.class === 'focus'
}

/** O2, O6, O7. */
function whyNoRoom(task: OrderRow, { free, focused, stillRunning }: Room): string | undefined {
  if (free <= 0) return 'busy'
  if (focused && task.class === 'focus') return 'one_focus'
  if (task.insertable && !isOfStaff(task)) return
  const first = free <= stillRunning.length ? stillRunning[0] : undefined
  const before = first ?? (task.class === 'focus' ? stillRunning.find((x) => x.class === 'focus') : undefined)
  return before && `still_running:${before.taskId}`
}

export const isForStillRunning = ({ why }: Waiting): boolean => why.startsWith('still_running:')

type Around = { readonly held: boolean; readonly turn: string | undefined; readonly stateOf: StateReader }
/** A short stable word, with what it is about behind a colon; nothing when the task could start. */
function whyNot(task: OrderRow, { held, turn, stateOf }: Around): string | undefined {
  if (task.hold === 'parked') return task.hold
  if (task.state !== 'READY' && task.state !== 'CREATED') return `not_ready:${task.state}`
  for (const dep of task.deps) {
    const state = stateOf(dep)
    if (state !== undefined && state !== 'DONE') return `waits_for_dependency:${dep}`
  }
  if (task.kind === 'reply' && task.taskId !== turn) return `waits_for_turn:${turn}`
  return held && !task.insertable ? 'focus_waits_for_person' : task.hold
}

/** A short stable word for why the scheduler takes this one, of those that could start. */
export function whyNext(task: OrderRow, ready: number, leader: OrderRow | undefined): string {
  if (leader && isHeld(leader)) return `inserted_beside:${leader.taskId}`
  if (task === leader) return 'has_the_focus'
  if (task.class !== 'normal' && ready > 1) return `class:${task.class}`
  if (task.kind === 'reply') return 'has_the_turn'
  return ready === 1 ? 'only_one_ready' : 'first_come'
}

/** O4. */
const isHeld = (leader: OrderRow | undefined): boolean => leader?.state === 'AWAITING_USER'
/** O5. */
const hasTurn = (task: OrderRow): boolean => task.kind === 'reply' && !isFinished(task.state)

/** The focus that is named, else the first task of class focus that is not finished. */
export function leadingTask(tasks: readonly OrderRow[], focus: string | undefined): OrderRow | undefined {
  for (const task of tasks) {
    if (task.hold !== undefined) continue
    if (focus === undefined ? task.class === 'focus' && !isFinished(task.state) : task.taskId === focus) return task
  }
  return undefined
}

const ranks = { focus: 1, high: 2, normal: 3 } as const
const rank = (task: OrderRow, leader: OrderRow | undefined): number => (task === leader ? 0 : ranks[task.class])

export const isFinished = (state: TaskState): boolean => state === 'DONE' || state === 'CANCELED'

type StateReader = (taskId: string) => TaskState | undefined

/** Few tasks are looked through; for many a table is made, when the first dependency asks for it. */
function stateReader(tasks: readonly OrderRow[]): StateReader {
  if (tasks.length <= 32) return (id) => tasks.find((task) => task.taskId === id)?.state
  let states: Map<string, TaskState> | undefined
  return (id) => {
    states ??= new Map(tasks.map((task) => [task.taskId, task.state]))
    return states.get(id)
  }
}
