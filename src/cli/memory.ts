/** `signalbox memory ID`: the three memories of a conversation (design §13); with --forget an entry of M2 is deleted. */
import type { JournalEvent } from '../core/state/events.ts'
import { firstHuman } from '../core/state/team.ts'
import { openSignalbox } from '../runtime/embedded.ts'
import { noAgents } from '../runtime/no-ports.ts'
import { type MemoryView, memoryView } from '../views/memory.ts'
import { findConversation, stateOf, withConversation, withJournal } from './journal.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type MemoryOptions = { readonly id: string; readonly forget?: number; readonly as?: string }

export async function memory({ id, forget, as }: MemoryOptions, session: Session): Promise<number> {
  if (forget !== undefined) return forgetEntry(session, { id, entry: forget, as })
  return withConversation(session, id, (journal, { stream }) => {
    const view = memoryView(journal.read(stream) as Iterable<JournalEvent>, stateOf(journal, stream))
    if (session.json) printJson(session, view)
    else printView(session, view)
    return exits.done
  })
}

async function forgetEntry(
  session: Session,
  { id, entry, as }: { id: string; entry: number; as?: string },
): Promise<number> {
  let stream = ''
  const found = await withJournal(session, 'read', (journal) => {
    const head = findConversation(journal, id)
    if (!head.ok) return report(session, head.problem)
    stream = head.value.stream
    return exits.done
  })
  if (found !== exits.done) return found
  const opened = await openSignalbox({
    data: session.folder,
    agents: noAgents,
    log: session.log,
    limits: { resumes: () => false },
  })
  if (!opened.ok) return report(session, opened.problem)
  const signalbox = opened.value
  const team = signalbox.state(stream)?.team
  const by = as ?? (team && firstHuman(team)?.id) ?? ''
  const sent = await signalbox.send(stream, { type: 'forget', by, entry })
  await signalbox.close()
  if (!sent.ok) return report(session, sent.problem)
  printLine(session, session.texts.memory.forgotten(entry))
  return exits.done
}

function printView(session: Session, { m1, m2, m3 }: MemoryView): void {
  const { titles, none } = session.texts.memory
  printLine(session, titles.m1(m1.turns.length, m1.tokens))
  if (m1.summary !== '') printLine(session, m1.summary)
  for (const { by, text } of m1.turns) printLine(session, `  ${by}: ${firstLine(text)}`)
  printLine(session, `\n${titles.m2}`)
  for (const { entry, goal, result } of m2) printLine(session, `  ${entry}  ${firstLine(goal)} → ${firstLine(result)}`)
  if (m2.length === 0) printLine(session, `  ${none}`)
  printLine(session, `\n${titles.m3}`)
  for (const f of m3.frames) {
    const slots = Object.entries(f.slots).map(([slot, value]) => `${slot}=${String(value)}`)
    printLine(
      session,
      `  ${f.id === m3.focus ? '* ' : ''}${f.id} ${f.intent} [${slots.join(', ')}] ${f.missing.length > 0 ? `? ${f.missing.join(', ')}` : ''}`,
    )
  }
  if (m3.frames.length === 0) printLine(session, `  ${none}`)
}

/** The first line; an ellipsis marks that there are more. */
function firstLine(text: string): string {
  const [line = '', ...rest] = text.split('\n')
  return `${line}${rest.length > 0 ? ' …' : ''}`
}
