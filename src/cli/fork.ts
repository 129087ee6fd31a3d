/** `signalbox fork ID --at SEQ`: makes a new conversation from the events up to one, and leaves it paused. */
import { randomBytes } from 'node:crypto'
import { due } from '../core/deadlines.ts'
import { type EventOf, type JournalEvent, who } from '../core/state/events.ts'
import { fold } from '../core/state/evolve.ts'
import { type ConversationMark, markOf } from '../core/state/mark.ts'
import { fork } from '../journal/exchange.ts'
import { findConversation, withJournal } from './journal.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type ForkOptions = { readonly id: string; readonly at: number; readonly as?: string }

export const forkConversation = ({ id, at: atSeq, as = newId() }: ForkOptions, session: Session): Promise<number> =>
  withJournal(session, 'write', async (journal) => {
    const found = findConversation(journal, id)
    if (!found.ok) return report(session, found.problem)
    const { stream } = found.value
    const extra = (seq: number, at: number): EventOf<'conversation_forked'> => ({
      seq,
      at: Math.max(at, session.io.now()),
      type: 'conversation_forked',
      ...who.guard,
      from: stream,
      at_seq: atSeq,
    })
    const forked = await fork(journal, {
      stream,
      atSeq,
      as,
      extra,
      mark: (events) => markFrom(events as JournalEvent[]),
    })
    if (!forked.ok) return report(session, forked.problem)
    if (session.json) printJson(session, { conversation: as, from: stream, at_seq: atSeq, events: forked.value.events })
    else printLine(session, session.texts.forked(as, stream, atSeq))
    return exits.done
  })

function markFrom(events: readonly JournalEvent[]): ConversationMark {
  const state = fold(events)
  return markOf(state, due(state, state.at))
}

const newId = (): string => `c${randomBytes(6).toString('hex')}`
