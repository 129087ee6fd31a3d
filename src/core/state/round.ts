/** A round of a task: what its agent was told, while it stays the same work. How events change it is evolve-round.ts. */
export type Round = {
  readonly n: number
  /** Position of the first call that is recorded, and how many are. */
  readonly calls?: { readonly first: number; readonly count: number }
  /** The question that its agent waits for. */
  readonly asking?: { readonly n: number; readonly hash: string }
  /** What it was given when the round began, once an answer could change that; the position is that of its dispatch. */
  readonly pinned?: {
    readonly seq: number
    readonly from?: number
    readonly slots: Readonly<Record<string, unknown>>
  }
  /** Its agent asked for something else than before. */
  readonly diverged?: true
}
