/**
 * A slash command in what `run` is given: the same words as in the terminal (tui/commands.ts), for who has no screen. What steers
 * the work is sent; a page is printed; what only a screen can do is refused.
 */

import { ok, type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { commandOf, commands, looksLikeCommand } from '../tui/commands.ts'
import type { PanelView } from '../views/panel.ts'
import { queuePanel, statusPanel, teamPanel } from '../views/panels.ts'
import { printLine, type Session } from './session.ts'

type Stage = {
  readonly session: Session
  readonly runtime: Runtime
  readonly conversation: string
  readonly by: string
}
type Sent = Result<{ seq: number }>

const pages: Readonly<Record<string, (s: Conversation, lang: Session['lang']) => PanelView>> = {
  queue: queuePanel,
  status: statusPanel,
  team: teamPanel,
}

/** What is wrong with a text that looks like a command and is none that can be done here. */
export function notACommand(text: string): Refusal | undefined {
  if (!looksLikeCommand(text) || known.some(({ name }) => name === commandOf(text)?.name)) return undefined
  const names = known.map(({ name }) => name)
  return refuse('E_INVALID_ARGS', { why: 'unknown_command', command: text.trim().slice(0, 80), known: names })
}

/** Nothing where the text is no command. */
export function typedCommand(stage: Stage, text: string): Promise<Sent> | undefined {
  const does = looksLikeCommand(text) ? commandOf(text)?.does : undefined
  if (does && 'control' in does) return stage.runtime.send(stage.conversation, { type: does.control, by: stage.by })
  const page = does && 'page' in does ? pages[does.page] : undefined
  return page && Promise.resolve(shown(stage, page))
}

const known = commands.filter(({ does }) => 'control' in does || ('page' in does && does.page in pages))

function shown({ session, runtime, conversation }: Stage, page: (typeof pages)[string]): Sent {
  const state = runtime.state(conversation)
  if (state && !session.json) {
    const { title, lines } = page(state, session.lang)
    for (const line of [title, ...lines.map(({ text }) => `  ${text}`)]) printLine(session, line)
  }
  return ok({ seq: state?.seq ?? 0 })
}
