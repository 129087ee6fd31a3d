/** What a coding agent is made of: its spec, and what it needs of us. */
import type { Random, ToolHost } from '../../ports.ts'
import type { CodingPreset } from '../../teams/coding-presets.ts'

export type CodingOptions = {
  readonly preset: CodingPreset
  readonly command?: readonly string[]
  /** What it may change, as patterns; everything where it is left out. */
  readonly paths?: readonly string[]
  readonly timeoutMinutes?: number
  readonly env?: Readonly<Record<string, string>>
  readonly pass?: readonly string[]
  /** The folder of its team, which its command may name files of. */
  readonly cwd?: string
  /** The file that its command stands in, for whoever has to mend it. */
  readonly file?: string
}
export type CodingPorts = {
  readonly random: Random
  /** Runs programs beside a workspace. */
  readonly aside?: ToolHost['aside']
  readonly environment?: Readonly<Record<string, string | undefined>>
}
