/** What a command has besides its own arguments: where it speaks, in which language, on which data, and its trace_id. */
import type { Lang } from '../core/text/language.ts'
import type { LogTarget } from '../log/log.ts'
import type { Log } from '../ports.ts'
import { painted, type Text } from './screen.ts'
import { en } from './texts/en.ts'
import type { CliTexts } from './texts/texts.ts'
import { zh } from './texts/zh.ts'

/** The process as the program sees it; a test brings its own. */
export type Process = {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly input: () => AsyncIterable<Uint8Array>
  /** A person sits at standard input. */
  readonly interactive: boolean
  /** The width of the terminal at standard output; none when it is not one. */
  readonly columns: number | undefined
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: () => number
  /** How the program was called, for the hints. */
  readonly call: string
}

/** The same as a command sees it: what it writes is made printable (screen.ts). */
export type Io = Omit<Process, 'out'> & { readonly out: (text: Text) => void }

export type Session = {
  readonly io: Io
  readonly lang: Lang
  readonly texts: CliTexts
  readonly json: boolean
  readonly folder: string
  /** How the reader calls the program on the same data, for the hints. */
  readonly call: string
  readonly log: Log
  /** Where that log goes, for what runs in another thread. */
  readonly logTarget: LogTarget
  readonly traceId: string
}

export const cliTexts: Readonly<Record<Lang, CliTexts>> = { en, zh }

export const exits = { done: 0, failed: 1, usage: 2, waiting: 3 } as const

export const printLine = ({ io }: Session, text: Text = ''): void => io.out(painted`${text}\n`)
export const printJson = (session: Session, value: unknown): void => session.io.out(`${JSON.stringify(value)}\n`)
