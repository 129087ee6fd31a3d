/** `signalbox agents`: the pool of each team as it is on disk: seats, error counts, leases, breakers. */
import { inOrder } from '../core/state/line.ts'
import { isPool, type Pool, teamOfPool } from '../core/state/pool.ts'
import { poolFrom } from '../runtime/pool-stream.ts'
import { timeOfDay } from '../terminal/local-time.ts'
import { withJournal } from './journal.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

export const showAgents = (_: object, session: Session): Promise<number> =>
  withJournal(session, 'read', (journal) => {
    const streams = [...journal.heads()].map(({ stream }) => stream).filter(isPool)
    const pools = streams.map((stream) => [teamOfPool(stream), poolFrom(journal, stream).agents] as const)
    if (session.json) printJson(session, Object.fromEntries(pools))
    else for (const [team, agents] of pools) printPool(session, team, agents)
    if (!session.json && pools.length === 0) printLine(session, session.texts.agents.none)
    return exits.done
  })

function printPool(session: Session, team: string, known: Pool['agents']): void {
  const { ofTeam, states, seat: seatNumber, errors, breaker, until, inLine } = session.texts.agents
  printLine(session, ofTeam(team))
  for (const [agent, { seats, line, errors: count, openUntil }] of Object.entries(known)) {
    const open = openUntil === undefined ? '' : `, ${breaker} ${timeOfDay(openUntil)}`
    printLine(session, `  ${agent}: ${errors(count)}${open}`)
    seats.forEach((seat, i) => {
      const lease = seat.until === undefined ? '' : ` ${until} ${timeOfDay(seat.until)}`
      printLine(
        session,
        `    ${seatNumber(i + 1)} ${states[seat.state]}${seat.conversation === undefined ? '' : ` ${seat.conversation} ${seat.dispatchId}${lease}`}`,
      )
    })
    inOrder(line).forEach(({ conversation, dispatchId }, i) => {
      printLine(session, `    ${inLine(i + 1)} ${conversation} ${dispatchId}`)
    })
  }
}
