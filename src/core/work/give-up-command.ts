/**
 * What becomes of a command that nobody waits for and that met a bug of ours (runtime/commit.ts). Nothing of it is lost silently.
 *
 * B1. It is journaled as `command_failed`, with the trace_id under which the log has the bug.
 * B2. The task it was about is blocked, its agent is called back, and a person is asked. An act of it that may have happened
 *     stays in doubt and is looked for (doubt.ts).
 * B3. The message it was about goes no further: its sender sees why, and may say it again.
 * B4. Of a plan or a review a person is asked as of the goal or the work it is for (staff.ts).
 */
import type { Command } from '../state/commands.ts'
import { type Conversation, isOfStaff, openDecision, type Task, taskOf, taskOfDispatch } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { withdraw } from '../talk/questions.ts'
import { uncertain } from './doubt.ts'
import { block } from './retry.ts'
import { staffLost } from './staff.ts'

export function giveUpCommand(d: Draft, c: Command, trace_id: string): void {
  const t = taskIn(d.state, c)
  const stopped = t && stoppable.has(t.state) ? t : undefined
  const proposed = d.state.decisions.filter((x) => x.taskId === stopped?.id).map((x) => x.id)
  const cause = { kind: 'bug', trace_id } as const
  const x = 'decisionId' in c ? openDecision(d.state, c.decisionId) : undefined
  if (x?.state === 'ISSUED' || x?.state === 'LANDING') uncertain(d, x, cause) // its outcome came, and nobody took it
  d.emit('command_failed', who.guard, {
    trace_id,
    command: c.type,
    taskId: t?.id,
    dispatchId: stopped?.dispatch?.id,
    messageId: messageIn(d.state, c),
  })
  if (!stopped) return // it waits for a person already, or for others
  withdraw(d, cause, (q) => q.about === stopped.id || proposed.includes(q.about ?? ''))
  if (isOfStaff(stopped)) staffLost(d, stopped, { cause })
  else block(d, stopped, { cause })
}

/** The states that the task table lets a bug stop. */
const stoppable: ReadonlySet<Task['state']> = new Set(['READY', 'DISPATCHING', 'DISPATCHED', 'RUNNING', 'REVIEWING'])

/** Only where it spoke of what is under way now: a late frame stops nobody. */
function taskIn(s: Conversation, c: Command): Task | undefined {
  if ('token' in c) {
    const t = taskOfDispatch(s, c.dispatchId)
    return t?.dispatch?.token === c.token ? t : undefined
  }
  if ('decisionId' in c) return taskOf(s, openDecision(s, c.decisionId)?.taskId ?? '')
}

function messageIn(s: Conversation, c: Command): string | undefined {
  if (!('messageId' in c)) return
  return s.messages.find((m) => m.id === c.messageId && m.state === 'SEMANTIC_UNDERSTANDING')?.id
}
