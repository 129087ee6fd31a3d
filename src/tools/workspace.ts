/**
 * A folder that decisions may act on, as an action sees it: its files by descriptor walk, the store of contents, and the scope. Made
 * by the host (host.ts), one for each folder.
 */
import type { EffectiveScope } from '../core/contracts/acting.ts'
import type { Blobs } from './disk/blobs.ts'
import type { Tree } from './disk/tree.ts'
import type { Source } from './ledger.ts'
import type { Limits } from './others-between.ts'
import type { Access } from './paths/access.ts'
import type { PathVerdict } from './paths/scope.ts'

export type Workspace = {
  /** The real path of the folder: no part of it is a link. */
  readonly root: string
  /** A private folder of the host, outside every workspace: overlays and other scratch of a tool belong here. */
  readonly data: string
  readonly tree: Tree
  readonly blobs: Blobs
  /** Whether a path that a decision names may be touched, and which path of the workspace it is in the end. `follow` as in paths/scope.ts. */
  readonly mayTouch: (path: string, how: Access, scope: EffectiveScope, follow?: boolean) => PathVerdict
  /** Who changed a file last, by the hashes that the host saw. */
  readonly sourceOf: (path: string, hash: string | null) => Source
  /** How far an undo of these decisions may go back where others changed the same paths. */
  readonly limitsOf: (conversation: string, decisions: readonly string[]) => Limits
  /** A conversation's agents now know this content of a file. */
  readonly noteRead: (conversation: string, path: string, hash: string | null) => void
}
