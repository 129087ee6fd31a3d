/**
 * `signalbox show ID`: the timeline of a conversation, and where it stands now. With --json its events, a line each, and in a last
 * line where it stands, with every goal in its saved form (S0 §11).
 */
import type { JournalEvent } from '../core/state/events.ts'
import { evolveGoals, foldGoals, noGoals, savedGoals } from '../core/state/workflow-state.ts'
import type { Journal } from '../ports.ts'
import { dayOf } from '../terminal/local-time.ts'
import { goalLines } from '../views/goals.ts'
import { standingOf, statusView } from '../views/status.ts'
import { type Line, timelineView } from '../views/timeline.ts'
import { drawLine, nameWidthOf } from './draw.ts'
import { withConversation } from './journal.ts'
import { paint } from './painted.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type ShowOptions = { readonly id: string; readonly all: boolean }

export const show = ({ id, all }: ShowOptions, session: Session): Promise<number> =>
  withConversation(session, id, (journal, { stream }) => {
    if (session.json) printEvents(session, journal, stream)
    else printTimeline(session, journal, { stream, all })
    return exits.done
  })

function printEvents(session: Session, journal: Journal, conversation: string): void {
  let goals = noGoals(conversation)
  for (const event of journal.read(conversation) as Iterable<JournalEvent>) {
    printJson(session, event)
    goals = evolveGoals(goals, event)
  }
  const { seq, waitingFor: waiting_for } = goals.state
  const status = standingOf(goals.state)
  printJson(session, { type: 'state', conversation, seq, status, waiting_for, workflows: savedGoals(goals) })
}

function printTimeline(session: Session, journal: Journal, { stream, all }: { stream: string; all: boolean }): void {
  const lines = [...timelineView(journal.read(stream) as Iterable<JournalEvent>, session.lang)]
  const shown = lines.filter((line) => all || line.weight !== 'detail')
  printLines(session, shown)
  printLine(session)
  if (shown.length < lines.length) printLine(session, session.texts.show.hidden(lines.length - shown.length))
  printStatus(session, journal, stream)
}

/** Each day has a heading. */
function printLines(session: Session, lines: readonly Line[]): void {
  const widths = { name: nameWidthOf(lines.map((line) => line.name)), seq: String(lines.at(-1)?.seq ?? 0).length }
  let day = ''
  for (const line of lines) {
    if (dayOf(line.time) !== day) {
      day = dayOf(line.time)
      printLine(session, paint(session.io, 'dim', day))
    }
    printLine(session, drawLine(session.io, line, widths))
  }
}

function printStatus(session: Session, journal: Journal, stream: string): void {
  const goals = foldGoals(stream, journal.read(stream) as Iterable<JournalEvent>)
  const { text, next, queue, questions } = statusView(goals.state, session.lang)
  const { now } = session.texts.show
  printLine(session, now(text, next))
  if (queue !== undefined) printLine(session, queue)
  for (const line of goalLines(savedGoals(goals), session.lang)) printLine(session, line)
  for (const q of questions) printLine(session, `? ${q.id}: ${q.text} [${q.options.join(' / ')}]`)
}
