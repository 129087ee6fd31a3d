/** What the screens must be able to say in a language, besides what the views say. */
import type { SandboxState } from '../../client/client.ts'
import type { AskedControl, CommandName } from '../../terminal/slash-commands.ts'
import type { ShownKey } from '../keys.ts'

export type TerminalTexts = {
  readonly about: string
  readonly continueOne: string
  readonly startNew: string
  readonly ago: (ms: number) => string
  readonly nothingSaid: string
  readonly homeHint: string
  readonly hint: string
  readonly endedHint: string
  readonly tryOne: string
  readonly tryHint: string
  readonly keys: string
  readonly commands: string
  readonly more: (lines: number) => string
  readonly moreBelow: string
  readonly moreCharacters: (characters: number) => string
  readonly moreLines: (lines: number) => string
  readonly whoTypes: (name: string) => string
  /** Before a command that cannot be undone; `queued` replies have not begun. */
  readonly confirm: Readonly<Record<AskedControl, (queued: number) => string>>
  readonly undo: {
    readonly title: string
    readonly left: string
    readonly nothing: string
  }
  /** Beside the status, wherever a workspace is in use. */
  readonly sandbox: Readonly<Record<SandboxState, string>>
  readonly noSuchAnswer: string
  readonly nothingSent: string
  readonly emptyBoxFirst: string
  readonly sayWhy: string
  readonly noCommand: (name: string, nearest: string | undefined) => string
  readonly closes: string
  readonly nothingRuns: string
  readonly leaveAgain: string
  readonly opening: string
  /** What Enter does with the number in the box. */
  readonly enterAnswers: (key: string, label: string) => string
  readonly enterTakes: string
  readonly tooSmall: (least: { columns: number; rows: number }) => string
  readonly folds: readonly [folded: string, open: string, everything: string]
  readonly aboutKeys: Readonly<Record<ShownKey, string>>
  readonly aboutCommands: Readonly<Record<CommandName, string>>
}

type Words = readonly [now: string, minutes: string, hours: string, days: string]
export function ago(ms: number, [now, minutes, hours, days]: Words): string {
  const passed = Math.floor(ms / 60_000)
  if (passed < 1) return now
  if (passed < 60) return `${passed} ${minutes}`
  return passed < 48 * 60 ? `${Math.floor(passed / 60)} ${hours}` : `${Math.floor(passed / 1440)} ${days}`
}
