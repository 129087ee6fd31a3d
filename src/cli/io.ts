/** The process as the commands see it. What they write is made printable; JSON keeps its value. */
import { printable } from '../views/printable.ts'
import { type Text, written } from './painted.ts'

/** The process itself; tests pass their own. */
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

export type Io = Omit<Process, 'out'> & { readonly out: (text: Text) => void }

export const ioOf = (process: Process): Io => ({
  ...process,
  out: (text) => process.out(written(text)),
  err: (text) => process.err(printable(text)),
})
