/**
 * Why the next one is next, and what a task waits for that can never come. order.ts decides, for every event; this is asked for by
 * people and programs, so it may look at a list more than once.
 *
 * N1. A circle of dependencies is named to every task that waits for it, on it or behind it. N2. So is a dependency that was canceled.
 */

import { must } from '../../core/contracts/result.ts'
import {
  isFinished,
  isForStillRunning,
  leadingTask,
  type Order,
  type OrderInput,
  type OrderRow,
  order,
  type Waiting,
  whyNext,
} from '../../core/work/order.ts'

export type ExplainedOrder = Order & {
  /** Why each of `next` is there, in the same order. */
  readonly reasons: Waiting[]
}

export function explainOrder(input: OrderInput): ExplainedOrder {
  const { next, waiting } = order(input)
  const rows = new Map(input.tasks.map((row) => [row.taskId, row]))
  const leader = leadingTask(input.tasks, input.focus)
  const ready = next.length + waiting.filter(isForRoom).length
  const never = waiting.some(isForDependency) ? endless(rows) : new Map<string, string>()
  return {
    next,
    waiting: waiting.map((w) => (isForDependency(w) ? { ...w, why: never.get(w.taskId) ?? sharper(rows, w) } : w)),
    reasons: next.flatMap((taskId) => {
      const row = rows.get(taskId)
      return row ? [{ taskId, why: whyNext(row, ready, leader) }] : []
    }),
  }
}

/** It could start, and others are before it. */
const isForRoom = (w: Waiting): boolean => w.why === 'busy' || w.why === 'one_focus' || isForStillRunning(w)

type Rows = ReadonlyMap<string, OrderRow>
const dependency = 'waits_for_dependency:'
const isForDependency = ({ why }: Waiting): boolean => why.startsWith(dependency)

/** N2. */
function sharper(rows: Rows, { taskId, why }: Waiting): string {
  const canceled = rows.get(taskId)?.deps.find((dep) => rows.get(dep)?.state === 'CANCELED')
  return canceled === undefined ? why : `dependency_canceled:${canceled}`
}

/** Each task that waits for a circle, with the circle: what is left when everything that can come to its end is taken away. */
function endless(rows: Rows): Map<string, string> {
  const left = remaining(rows)
  const nextOn = (id: string): string | undefined => rows.get(id)?.deps.find((dep) => left.has(dep))
  return new Map([...left].map((id) => [id, `dependency_cycle:${circleFrom(id, nextOn).join('>')}`]))
}

function remaining(rows: Rows): Set<string> {
  const left = new Set([...rows.values()].filter(({ state }) => !isFinished(state)).map(({ taskId }) => taskId))
  const open = new Map([...left].map((id) => [id, openDeps(rows, id, left)]))
  const behind = new Map<string, string[]>()
  for (const [id, deps] of open) for (const dep of deps) behind.set(dep, [...(behind.get(dep) ?? []), id])
  const free = [...open].flatMap(([id, deps]) => (deps.size === 0 ? [id] : []))
  for (const id of free) {
    left.delete(id)
    for (const waits of behind.get(id) ?? []) {
      const deps = open.get(waits)
      if (deps?.delete(id) && deps.size === 0) free.push(waits)
    }
  }
  return left
}

/** What is under way has begun, whatever it was to wait for. */
function openDeps(rows: Rows, id: string, left: ReadonlySet<string>): Set<string> {
  const row = rows.get(id)
  const waits = row?.state === 'READY' || row?.state === 'CREATED'
  return new Set(waits ? row.deps.filter((dep) => left.has(dep)) : [])
}

/** Following what each waits for ends in a circle; it is told from the task itself where that is on it. */
function circleFrom(id: string, nextOn: (id: string) => string | undefined): string[] {
  const way = new Set<string>()
  let at: string | undefined = id
  while (at !== undefined && !way.has(at)) {
    way.add(at)
    at = nextOn(at)
  }
  must(at !== undefined, 'what can never end waits for something that cannot either')
  const circle = [...way].slice([...way].indexOf(at))
  return [...(circle.length > longest ? [...circle.slice(0, longest), '…'] : circle), at]
}

/** A longer circle is told by its beginning. */
const longest = 16
