/** `signalbox agents`: the pool as it is on disk: seats, error counts, leases, breakers. */
import { isPool, type Pool } from '../core/pool.ts'
import { poolFrom } from '../runtime/pool.ts'
import { withJournal } from './journal.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

export const showAgents = (_: object, session: Session): Promise<number> =>
  withJournal(session, 'read', (journal) => {
    const pools = [...journal.heads()]
      .filter((head) => isPool(head.stream))
      .map(({ stream }) => poolFrom(journal, stream))
    const agents = Object.assign({}, ...pools.map((pool) => pool.agents)) as Pool['agents']
    if (session.json) printJson(session, agents)
    else printPool(session, agents)
    return exits.done
  })

function printPool(session: Session, known: Pool['agents']): void {
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
