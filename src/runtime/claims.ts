/**
 * One decision that is no read at a time in a workspace, over all conversations (execution:X9). Who holds it is read off the states,
 * so after a restart it is held again by whatever was under way; who finds it taken waits in line.
 */
import { holdsWorkspace } from '../core/work/execution.ts'
import type { Box } from './box.ts'

export class Claims {
  readonly #holders = new Map<string, Map<string, Box>>()
  readonly #line = new Map<string, Set<Box>>()
  readonly #wake: (box: Box) => void

  constructor(wake: (box: Box) => void) {
    this.#wake = wake
  }

  /** True: the workspace is this decision's until its conversation says that it is over. */
  take(box: Box, workspace: string, decisionId: string): boolean {
    const holders = this.#holders.get(workspace) ?? new Map<string, Box>()
    if (holders.size > 0) {
      this.#line.set(workspace, (this.#line.get(workspace) ?? new Set()).add(box))
      return false
    }
    this.#holders.set(workspace, holders.set(`${box.id} ${decisionId}`, box))
    return true
  }

  /** Its state is on disk, or was just read: what it holds now is what it says. */
  update(box: Box): void {
    const { workspace } = box.state
    if (workspace === undefined) return
    const holders = this.#holders.get(workspace) ?? new Map<string, Box>()
    for (const [key, holder] of holders) if (holder.id === box.id) holders.delete(key)
    for (const { id } of holdsWorkspace(box.state)) holders.set(`${box.id} ${id}`, box)
    this.#holders.set(workspace, holders)
    if (holders.size === 0) this.#callNext(workspace)
  }

  #callNext(workspace: string): void {
    const line = this.#line.get(workspace)
    for (const next of line ?? []) {
      line?.delete(next)
      return this.#wake(next)
    }
  }
}
