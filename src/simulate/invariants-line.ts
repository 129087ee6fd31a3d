/** What is promised to a job in the line for a seat. The order of the line is watched over all conversations by line.ts. */
import { mostPassed } from '../core/state/line.ts'
import type { At, Invariant } from './check.ts'

export const lineInvariants: readonly Invariant[] = [
  {
    id: 'I42',
    sentence: `Nobody starves in the line for a seat: it is served by class and then in the order of arrival, over all conversations and restarts; nobody is passed by more than ${mostPassed} later jobs; when nothing moves any more, nobody waits for a seat that is free.`,
    seen: 'in worlds with few seats a bookkeeping of its own follows the pool’s stream on disk, and holds it against the seats at the end',
    tests: ['src/runtime/pool.test.ts', 'src/runtime/seat-line.test.ts'],
  },
  {
    id: 'I43',
    sentence:
      'The time to accept a job starts with its seat, and a busy agent uses up no try: who waits is never refused as too late.',
    seen: 'each refusal and each new try is held against the seat that the dispatch had and the refusal before it',
    tests: ['src/runtime/seat-line.test.ts', 'test/scenarios/dispatch.test.ts'],
    on: { task_dispatch_nack: refusedWhileItWaits, task_retry_scheduled: triedAgain },
  },
]

function refusedWhileItWaits({ before, e }: At<'task_dispatch_nack'>): string | undefined {
  const t = before.tasks.find((x) => x.dispatch?.id === e.dispatchId)
  if (e.cause.kind === 'timeout' && t?.dispatch?.waits !== undefined) return `${e.dispatchId} timed out in line`
}

function triedAgain({ trace, before, e }: At<'task_retry_scheduled'>): string | undefined {
  const last = trace.events.at(-2)
  if (last?.type !== 'task_dispatch_nack' || last.cause.kind !== 'busy') return
  const failures = before.tasks.find((x) => x.id === e.taskId)?.failures
  if (e.failures !== failures) return `${e.taskId} was refused as busy, and has ${e.failures} failures, not ${failures}`
}
