/** Opens a runtime with everything that it may need at hand: for commands, screens, scripts and tests. Embedders have embedded.ts. */
import type { ToolHost } from '../ports.ts'
import { hostAt } from './host-at.ts'
import { putTogether, type RuntimeOptions, toolsOf } from './put-together.ts'
import type { Runtime } from './runtime.ts'
import { teamParts } from './team-parts.ts'

/** Throws a JournalFault where the folder cannot be used, e.g. because another process writes to it. */
export const openRuntime = (options: RuntimeOptions, host: ToolHost = toolsOf(options, hostAt)): Runtime =>
  putTogether(options, host, { team: teamParts, hostAt })
