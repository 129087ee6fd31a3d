/** How a command is added to the program: its words, and how its file is called once the session is open. */
import type { Command } from 'commander'
import type { Session } from './session.ts'
import type { CliTexts } from './texts/texts.ts'

type Run<O> = (options: O, session: Session) => Promise<number>
type Call = <O>(run: Run<O>, options: O) => Promise<void>
export type Add = (program: Command, texts: CliTexts, call: Call) => void
