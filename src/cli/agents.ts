/** `signalbox agents`: the pool as it is on disk: seats, error counts, leases, breakers. */
import type { Pool } from '../core/pool.ts'
import { poolFrom } from '../runtime/pool.ts'
import { withJournal } from './journal.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

export const agents = (_: object, session: Session): Promise<number> =>
  withJournal(session, 'read', (journal) => {
    const pool = poolFrom(journal)
    if (session.json) printJson(session, pool.agents)
    else printPool(session, pool)
    return exits.done
  })

function printPool(session: Session, { agents: known }: Pool): void {
  const { none, errors, breaker, until } = session.texts.agents
  const time = (at: number): string => new Date(at).toLocaleTimeString('en-GB')
  for (const [agent, { seats, errors: count, openUntil }] of Object.entries(known)) {
    const open = openUntil === undefined ? '' : `, ${breaker} ${time(openUntil)}`
    printLine(session, `${agent}: ${errors(count)}${open}`)
    seats.forEach((seat, i) => {
      const lease = seat.until === undefined ? '' : ` ${until} ${time(seat.until)}`
      printLine(
        session,
        `  ${i} ${seat.state}${seat.conversation === undefined ? '' : ` ${seat.conversation} ${seat.dispatchId}${lease}`}`,
      )
    })
  }
  if (Object.keys(known).length === 0) printLine(session, none)
}
