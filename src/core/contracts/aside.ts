/** What a host is asked for, and answers, when a program works beside a workspace (tools/aside). What it changed is proposed later. */

/** A program that works beside a workspace: it sees the folder and may write, and nothing that it wrote lands by itself. */
export type AsideRun = {
  readonly workspace: string
  /** What to start, once it is known how it is held. */
  readonly command: (held: Held) => readonly string[]
  /** Folders that it may see as well, read-only. */
  readonly sees?: readonly string[]
  /** What it reads; without it nothing. */
  readonly input?: string
  readonly environment: Readonly<Record<string, string>>
  /** Files below the user's home that it gets a copy of. Those that are `kept` are written back where it changed them. */
  readonly home: { readonly files: readonly string[]; readonly kept: readonly string[] }
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** One line of its output. */
  readonly heard: (line: string) => void
  /** Gets the number of its process. */
  readonly started: (pid: number) => void
}
/** How it is held: in an overlay behind walls, or, where the machine has none, in a copy of the folder and by nothing else. */
export type Held = 'overlay' | 'copy'
/** What came of a run beside a workspace. */
export type AsideRan = {
  readonly held: Held
  readonly exit: number
  readonly ended: 'itself' | 'timeout' | 'stopped'
  readonly stderr: string
  /** What it changed, under this name in the store of contents (tools/aside/change-tree.ts); nothing where it changed nothing. */
  readonly tree?: string
  readonly paths: readonly string[]
  /** What it changed and is not offered: generated folders, ignored files, commits. */
  readonly dropped: readonly { readonly path: string; readonly entries: number }[]
}
