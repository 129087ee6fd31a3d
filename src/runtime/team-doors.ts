/** What the members of a team are opened with, whatever their kind. */
import type { Models } from '../models/open-models.ts'
import type { Clock, CodeTool, Job, Journal, Log, Random, ToolHost } from '../ports.ts'
import type { EngineKind, UnderstandingOptions } from './engine-kinds.ts'

export type TeamDoors = {
  readonly journal: Journal
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  /** What understands messages; the embedded engine, where nothing is said. */
  readonly engineKind?: EngineKind
  readonly understanding?: UnderstandingOptions
  /** Language models by name. */
  readonly models?: Models
  /** Tools of the program, for models to propose. */
  readonly codeTools?: readonly CodeTool<unknown, unknown>[]
  /** Gets the streamed words of a process agent. */
  readonly onDelta?: (job: Job, text: string) => void
  /** Runs coding agents beside a workspace; without it they cannot work. */
  readonly aside?: ToolHost['aside']
}

/** Enough seats that an agent inside the process never runs out of them. */
export const anySeats = 10_000
