/** `signalbox export ID`: a conversation as JSON lines, one event a line and nothing else. */
import { exportedLines } from '../journal/exchange.ts'
import { withConversation } from './journal.ts'
import { exits, printLine, type Session } from './session.ts'

export const exportConversation = ({ id }: { readonly id: string }, session: Session): Promise<number> =>
  withConversation(session, id, (journal, { stream }) => {
    for (const line of exportedLines(journal, stream)) printLine(session, line)
    return exits.done
  })
