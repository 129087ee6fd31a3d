/**
 * A slash command in what `run` is given: the same commands as on the screens (terminal/slash-commands.ts). What controls the work
 * is sent; a page is printed; what only a screen can do is refused.
 */

import { ok, type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { Runtime } from '../runtime/runtime.ts'
import {
  commandOf,
  looksLikeCommand,
  type PageName,
  pages,
  type SlashCommand,
  slashCommands,
} from '../terminal/slash-commands.ts'
import { printLine, type Session } from './session.ts'
import { printUndo } from './undo-report.ts'

type Stage = {
  readonly session: Session
  readonly runtime: Runtime
  readonly conversation: string
  readonly by: string
  /** What asks for a yes has it already. */
  readonly yes: boolean
}
type Sent = Result<{ seq: number }>

/** Why a text that looks like a command cannot be carried out here; nothing where it can, or is no command. */
export function notACommand(text: string): Refusal | undefined {
  const command = commandOf(text)
  if (!looksLikeCommand(text) || (command && worksHere(command))) return undefined
  const known = slashCommands.filter(worksHere).map(({ name }) => name)
  return refuse('E_INVALID_ARGS', { why: 'unknown_command', command: text.trim().slice(0, 80), known })
}

const worksHere = (command: SlashCommand): boolean =>
  'control' in command || 'undo' in command || ('page' in command && command.page !== 'help')

/** Nothing where the text is no command. */
export function runSlashCommand(stage: Stage, text: string): Promise<Sent> | undefined {
  const command = commandOf(text)
  if (command && 'control' in command) return sendControl(stage, command)
  if (command && 'undo' in command) return undoLast(stage)
  if (command && 'page' in command && command.page !== 'help') return Promise.resolve(printPage(stage, command.page))
}

async function sendControl({ session, runtime, conversation, by }: Stage, command: ControlCommand): Promise<Sent> {
  const state = runtime.state(conversation)
  const nothing = state && command.nothingToDo?.(state, session.lang)
  if (nothing === undefined) return runtime.send(conversation, { type: command.control, by })
  if (!session.json) printLine(session, nothing)
  return ok({ seq: state?.seq ?? 0 })
}
type ControlCommand = Extract<SlashCommand, { control: unknown }>

/** The preview is printed first. Without a yes that is all; with one it stands beside the outcome. */
async function undoLast({ session, runtime, conversation, by, yes }: Stage): Promise<Sent> {
  const looked = await runtime.previewUndo(conversation, { by })
  if (!looked.ok) return looked
  if (!session.json) printUndo(session, { conversation }, { ...looked.value, done: false })
  const isThere = looked.value.restored.length > 0
  if (isThere && !yes && !session.json) printLine(session, session.texts.undo.withYes)
  if (isThere && yes) {
    const undone = await runtime.undo(conversation, { by })
    if (!undone.ok) return undone
    if (!session.json) printUndo(session, { conversation }, { ...undone.value, done: true })
  }
  return ok({ seq: runtime.state(conversation)?.seq ?? 0 })
}

function printPage({ session, runtime, conversation }: Stage, page: PageName): Sent {
  const state = runtime.state(conversation)
  if (state && !session.json) {
    const places = runtime.line?.places(conversation)
    const seen = { state, events: eventsOf(runtime, conversation), places }
    const { title, lines } = pages[page].view(seen, session.lang)
    for (const line of [title, ...lines.map(({ text }) => `  ${text}`)]) printLine(session, line)
  }
  return ok({ seq: state?.seq ?? 0 })
}

/** All that is in the journal by now. */
export function eventsOf(runtime: Runtime, conversation: string): JournalEvent[] {
  const events: JournalEvent[] = []
  runtime.subscribe(conversation, 0, (event) => void events.push(event))()
  return events
}
