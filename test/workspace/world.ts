/** A workspace with its host for tests: one call takes a decision all the way, as the core would, with every question answered yes. */
import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Change, EffectiveScope } from '../../src/core/contracts/acting.ts'
import type { Json } from '../../src/core/contracts/bounds.ts'
import type { Done, Landed, Refused, Staged, ToolCall, Undone } from '../../src/ports.ts'
import type { ActionDef } from '../../src/tools/action.ts'
import { WorkspaceHost } from '../../src/tools/host.ts'
import { isRefused } from '../../src/tools/refused.ts'

export type Acted = Refused | (Done & { readonly staged?: readonly Change[]; readonly landed?: Landed })
type Params = { readonly [name: string]: Json }
type Asked = {
  readonly id?: string
  readonly conversation?: string
  readonly scope?: EffectiveScope
  /** Runs after it was prepared. */
  readonly between?: () => void
  readonly beforeLanding?: () => void
}
/** Each path with what stands there: bytes, target, mode. */
export type Manifest = Record<string, string>

export const everything: EffectiveScope = { within: [['**']], without: [], denied: [] }

type Opened = { readonly data?: string; readonly actions?: Readonly<Record<string, ActionDef>> }
export function openWorld(folder: string, { data = join(folder, 'data'), actions }: Opened = {}) {
  const root = join(folder, 'work')
  mkdirSync(root, { recursive: true })
  const host = new WorkspaceHost({ data, actions })

  const callOf = (
    action: string,
    params: Params,
    changes: readonly string[],
    { id, scope, conversation = 'c' }: Asked,
  ): ToolCall => ({
    envelope: {
      decision_id: id ?? randomUUID(),
      type: 'TOOL_CALL',
      action,
      params: params as Record<string, Json>,
      scope: { allowed_paths: ['**'], allowed_tasks: ['t'] },
      expectation: { world_change: [...changes], task_progress: '' },
      timeout_ms: 10_000,
    },
    conversation,
    taskId: 't',
    workspace: root,
    scope: scope ?? everything,
  })

  async function act(
    action: string,
    params: Params,
    changes: readonly string[] = [],
    asked: Asked = {},
  ): Promise<Acted> {
    const call = callOf(action, params, changes, asked)
    const known = host.known(call)
    if (known) return isRefused(known) ? known : { ...known.answer, ...(known.landed && { landed: known.landed }) }
    const prepared = await host.prepare(call)
    if (isRefused(prepared)) return prepared
    asked.between?.()
    const { signal } = new AbortController()
    const answer: Staged | Done | Refused = await host.execute({ ...call, pre: prepared.pre, attempt: 1, signal })
    if (isRefused(answer) || !('staged' in answer)) return answer
    asked.beforeLanding?.()
    return { ...answer, landed: await host.land(call, answer.staged) }
  }

  const undoChanges = (
    changes: readonly Change[],
    preview?: true,
    decisions: readonly string[] = [],
  ): Promise<Undone | Refused> =>
    host.undo({ conversation: 'c', workspace: root, changes, decisions, ...(preview && { preview }) })

  return {
    root,
    host,
    act,
    /** What a person would be shown. */
    prepare: (action: string, params: Params, asked: Asked = {}) => host.prepare(callOf(action, params, ['**'], asked)),
    newId: randomUUID,
    undoChanges,
    /** The decisions in the order they were made. */
    undo: (acted: readonly Acted[], preview?: boolean) =>
      undoChanges(
        acted.toReversed().flatMap((one) => ('staged' in one && one.staged ? one.staged : [])),
        preview || undefined,
        acted.flatMap((one) => ('result' in one ? [one.result.decision_id] : [])),
      ),
    manifest: () => manifestOf(root),
    close: () => host.close(),
  }
}

export function manifestOf(root: string, under = ''): Manifest {
  return Object.assign(
    {},
    ...readdirSync(join(root, under))
      .sort()
      .map((name) => {
        const path = under === '' ? name : `${under}/${name}`
        const stat = lstatSync(join(root, path))
        const mode = (stat.mode & 0o7777).toString(8)
        if (stat.isDirectory()) return { [path]: `folder ${mode}`, ...manifestOf(root, path) }
        if (stat.isSymbolicLink()) return { [path]: `link ${readlinkSync(join(root, path))}` }
        return { [path]: `${mode} ${readFileSync(join(root, path)).toString('latin1')}` }
      }),
  )
}
