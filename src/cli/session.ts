/** What every command has besides its own arguments: input and output, language, data folder, log and trace_id. */
import type { Lang } from '../core/text/language.ts'
import type { LogTarget } from '../log/log.ts'
import type { Log } from '../ports.ts'
import type { Io } from './io.ts'
import { painted, type Text } from './painted.ts'
import { en } from './texts/en.ts'
import type { CliTexts } from './texts/texts.ts'
import { zh } from './texts/zh.ts'

export type Session = {
  readonly io: Io
  readonly lang: Lang
  /** Nobody named it: it is that of what is written. */
  readonly isLangOpen: boolean
  readonly texts: CliTexts
  readonly json: boolean
  readonly folder: string
  /** How the reader calls the program on the same data folder, for the hints. */
  readonly call: string
  readonly log: Log
  /** Where that log goes, for the worker thread. */
  readonly logTarget: LogTarget
  readonly traceId: string
}

export const cliTexts: Readonly<Record<Lang, CliTexts>> = { en, zh }

export const exits = { done: 0, failed: 1, usage: 2, waiting: 3 } as const

export const printLine = ({ io }: Session, text: Text = ''): void => io.out(painted`${text}\n`)
export const printJson = (session: Session, value: unknown): void => session.io.out(`${JSON.stringify(value)}\n`)
