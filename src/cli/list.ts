/** `signalbox list`: the conversations of this data folder, the latest first. Only those that are shown are read. */
import { lastSaid } from '../client/local.ts'
import { shownTeam } from '../core/state/team.ts'
import type { Head, Journal } from '../ports.ts'
import { cut } from '../terminal/columns.ts'
import { minuteOf } from '../terminal/local-time.ts'
import { statusView } from '../views/status.ts'
import { drawTable } from './draw.ts'
import { conversationsIn, problemOf, stateOf, withJournal } from './journal.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

const longestSaid = 40

type ListOptions = { readonly limit: number }
type Row = {
  readonly id: string
  readonly status: string
  readonly events: number
  readonly last_activity: string
  readonly next: readonly string[]
  readonly text: string
  readonly at: number
  /** The team and the last words, for people. */
  readonly about: { readonly team: string; readonly said: string }
}

export async function list({ limit }: ListOptions, session: Session): Promise<number> {
  return withJournal(session, { mode: 'read', nothing: () => nothingHere(session) }, (journal) => {
    const heads = conversationsIn(journal).sort((a, b) => b.at - a.at || (a.stream < b.stream ? -1 : 1))
    const shown = limit === 0 ? heads : heads.slice(0, limit)
    const rows = shown.map((head) => rowOf(session, journal, head))
    if (session.json) for (const { text, at, about, ...row } of rows) printJson(session, row)
    else if (rows.length === 0) return nothingHere(session)
    else printTable(session, rows, heads.length - shown.length)
    return exits.done
  })
}

function rowOf(session: Session, journal: Journal, { stream, seq, at }: Head): Row {
  const known = { id: stream, events: seq, last_activity: new Date(at).toISOString(), at }
  try {
    const state = stateOf(journal, stream)
    const { status, text, next } = statusView(state, session.lang)
    const said = cut(lastSaid(journal, stream, state.said)?.text.replace(/\s+/g, ' ') ?? '', longestSaid)
    return { ...known, status, text, next, about: { team: shownTeam(state.team, session.lang), said } }
  } catch (thrown) {
    if (!problemOf(thrown, session.folder)) throw thrown
    return { ...known, status: 'damaged', text: session.texts.list.damaged, next: [], about: { team: '-', said: '' } }
  }
}

function printTable(session: Session, rows: readonly Row[], more: number): void {
  const { heads, more: sayMore } = session.texts.list
  const columns = heads.map((head, i) => (i === 3 ? { head, align: 'right' as const } : { head }))
  const cells = rows.map(({ id, text, events, at, next, about }) => [
    id,
    about.team,
    text,
    String(events),
    minuteOf(at),
    next.join(', ') || '-',
    about.said,
  ])
  printLine(session, drawTable(session.io, columns, cells))
  if (more > 0) printLine(session, sayMore(more))
}

function nothingHere(session: Session): number {
  if (!session.json) printLine(session, `${session.texts.list.none} ${session.call} start`)
  return exits.done
}
