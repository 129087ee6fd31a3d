/** `signalbox show ID`: the timeline of a conversation, and where it stands now. With --json its events. */
import type { JournalEvent } from '../core/events.ts'
import type { Journal } from '../ports.ts'
import { statusView } from '../views/status.ts'
import { type Line, timelineView } from '../views/timeline.ts'
import { dayOf, drawLine, nameWidthOf } from './draw.ts'
import { stateOf, withConversation } from './journal.ts'
import { paint } from './screen.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type ShowOptions = { readonly id: string; readonly all: boolean }

export const show = ({ id, all }: ShowOptions, session: Session): Promise<number> =>
  withConversation(session, id, (journal, { stream }) => {
    if (session.json) for (const event of journal.read(stream)) printJson(session, event)
    else printTimeline(session, journal, { stream, all })
    return exits.done
  })

function printTimeline(session: Session, journal: Journal, { stream, all }: { stream: string; all: boolean }): void {
  const lines = [...timelineView(journal.read(stream) as Iterable<JournalEvent>, session.lang)]
  const shown = lines.filter((line) => all || line.weight !== 'detail')
  printLines(session, shown)
  printLine(session)
  if (shown.length < lines.length) printLine(session, session.texts.show.hidden(lines.length - shown.length))
  printStatus(session, journal, stream)
}

/** A day's name stands above its first line. */
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
  const { text, next, queue, questions } = statusView(stateOf(journal, stream), session.lang)
  const { now, queue: nextIs } = session.texts.show
  printLine(session, `${now} ${text}${next.length > 0 ? `, ${nextIs} ${next.join(', ')}` : ''}`)
  if (queue !== undefined) printLine(session, queue)
  for (const q of questions) printLine(session, `? ${q.id}: ${q.text} [${q.options.join(' / ')}]`)
}
