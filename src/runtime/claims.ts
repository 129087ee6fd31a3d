/**
 * One decision that is no read at a time in a workspace, over all conversations (execution:X9). Who holds it is read off the states,
 * so after a restart it is held again by whatever was under way. Who finds it taken, or waited for it when the program ended, stands in
 * line until it has it or wants it no more: a conversation that is called while it writes finds itself in line when it is done.
 */
import { awaitsWorkspace, holdsWorkspace } from '../core/work/execution.ts'
import type { Live } from './live.ts'

export class Claims {
  /** By workspace: the decisions that hold it, each with its conversation; and the conversations in line. */
  readonly #holders = new Map<string, Map<string, string>>()
  readonly #line = new Map<string, Set<string>>()
  readonly #wake: (conversation: string) => void

  constructor(wake: (conversation: string) => void) {
    this.#wake = wake
  }

  /** True: the workspace is this decision's until its conversation says that it is over. */
  take({ id }: Pick<Live, 'id'>, workspace: string, decisionId: string): boolean {
    const own = `${id} ${decisionId}`
    const holders = of(this.#holders, workspace, () => new Map())
    const line = of(this.#line, workspace, () => new Set())
    if ([...holders.keys()].some((key) => key !== own)) {
      line.add(id)
      return false
    }
    holders.set(own, id)
    line.delete(id)
    return true
  }

  /** It was just read from disk: what it waits for it has not asked for in this life of the program. */
  join(live: Pick<Live, 'id' | 'state'>): void {
    const { workspace } = live.state
    if (workspace !== undefined && awaitsWorkspace(live.state).length > 0)
      of(this.#line, workspace, () => new Set()).add(live.id)
    this.update(live)
  }

  /** Its state is on disk: what it holds and wants now is what it says. */
  update({ id, state }: Pick<Live, 'id' | 'state'>): void {
    const { workspace } = state
    if (workspace === undefined) return
    const holders = of(this.#holders, workspace, () => new Map())
    const line = of(this.#line, workspace, () => new Set())
    for (const [key, holder] of holders) if (holder === id) holders.delete(key)
    for (const decision of holdsWorkspace(state)) holders.set(`${id} ${decision.id}`, id)
    if (awaitsWorkspace(state).length === 0) line.delete(id)
    const [first] = line
    if (holders.size === 0 && first !== undefined) this.#wake(first)
  }
}

function of<T>(all: Map<string, T>, workspace: string, make: () => T): T {
  const known = all.get(workspace) ?? make()
  all.set(workspace, known)
  return known
}
