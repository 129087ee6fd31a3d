/** An action of the workspace's host, for agents of ours that use it by name: it comes to the host's own report. */
import { z } from 'zod'
import { Json } from '../core/contracts/bounds.ts'
import type { ToolResult } from '../core/contracts/execution.ts'
import type { CodeTool } from '../ports.ts'

type Fields = Record<string, Json>
type Reaches = {
  readonly action: string
  readonly paths: readonly string[]
  readonly changes: readonly string[]
  readonly timeoutMs?: number
}

export const hostAction = ({ action, paths, changes, timeoutMs }: Reaches): CodeTool<Fields, ToolResult> => ({
  name: action,
  effect: 'execute', // the host says what it is; this is only for those who ask nobody
  input: z.record(z.string(), Json),
  describe: () => action,
  touches: () => ({ paths: [...paths] }),
  changes,
  reports: true,
  timeoutMs,
  run: () => {
    throw new Error(`${action} is run by the host`)
  },
})
