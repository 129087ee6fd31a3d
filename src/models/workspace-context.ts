/**
 * What a model is shown of the folder that it works in before it begins: a map of it and the passages that matter for its task, within a
 * share of what it can read (tools/context). It is recorded with the task, so that after a loss it is the same.
 */
import { realpathSync } from 'node:fs'
import type { AgentContext } from '../agents/function-context.ts'
import type { Job } from '../ports.ts'
import { contextOf } from '../tools/context/context.ts'
import { Repository } from '../tools/context/repository.ts'
import { Tree } from '../tools/disk/tree.ts'

type Opened = { readonly tree: Tree; readonly repository: Repository }

const mostTokens = 5_000
const mostOpen = 4

/** The most of a model's room that the folder may take. */
const budgetOf = (contextTokens: number): number => Math.min(mostTokens, Math.floor(contextTokens / 4))

/** Folders that were looked at stay open: a second look reads only what has changed. */
export class WorkspaceContexts {
  readonly #open = new Map<string, Opened>()

  /** Nothing where the task has no folder, or it cannot be read. */
  async of(ctx: AgentContext, { workspace }: Job, contextTokens: number): Promise<string> {
    if (workspace === undefined) return ''
    return ctx.once('context', () => this.#look(workspace, requestOf(ctx), budgetOf(contextTokens)))
  }

  close(): void {
    for (const { tree } of this.#open.values()) tree.close()
    this.#open.clear()
  }

  #look(workspace: string, request: string, budget: number): string {
    try {
      const { repository } = this.#opened(realpathSync(workspace))
      return contextOf(repository, { request, budget }).text
    } catch {
      this.close() // the folder is gone, or is another one now
      return ''
    }
  }

  #opened(root: string): Opened {
    const known = this.#open.get(root)
    if (known) return known
    if (this.#open.size >= mostOpen) this.close()
    const tree = new Tree(root)
    const opened = { tree, repository: new Repository(tree) }
    this.#open.set(root, opened)
    return opened
  }
}

/** The words of the task: what was asked, and of a step what it is for. */
function requestOf({ message, slots }: AgentContext): string {
  const { step } = slots
  const { title, intent } = (typeof step === 'object' && step !== null ? step : {}) as Record<string, unknown>
  return [title, intent, message].filter((part) => typeof part === 'string').join('\n')
}
