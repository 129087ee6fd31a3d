/** What a coding agent is made of: its spec, and what it needs of us. */
import type { Spoken } from '../../core/text/language.ts'
import type { Random, ToolHost } from '../../ports.ts'
import type { CodingPreset } from '../../teams/coding-presets.ts'
import type { Called } from '../addressed.ts'
import type { AgentContext } from '../function-context.ts'

export type CodingOptions = {
  readonly preset: CodingPreset
  readonly command?: readonly string[]
  /** What it may change, as patterns; everything where it is left out. */
  readonly paths?: readonly string[]
  readonly timeoutMinutes?: number
  readonly env?: Readonly<Record<string, string>>
  readonly pass?: readonly string[]
  /** Members that it may always pass the turn to. */
  readonly next?: readonly string[]
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
  /** The agents of its team by the ways to call them. */
  readonly agentCalled?: (name: string) => Called | undefined
  /** Whether the budget of its conversation lets it begin a turn, or the words to end with. */
  readonly mayGoOn?: (
    ctx: AgentContext,
    lang: Spoken,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly words: string }>
}
