/** The host of a data folder, opened when the first decision comes: most conversations never need it, and opening costs a file lock. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ToolHost } from '../ports.ts'
import { WorkspaceHost } from './host.ts'

/** `folder` is the data folder; what the host keeps lies in a folder of its own there. */
export function lazyHost(folder: string): ToolHost & { close(): void } {
  let opened: WorkspaceHost | undefined
  const host = (): WorkspaceHost => (opened ??= new WorkspaceHost({ data: join(folder, 'host') }))
  return {
    local: true,
    check: (call) => host().check(call),
    prepare: (call) => host().prepare(call),
    execute: (call) => host().execute(call),
    land: (call, staged) => host().land(call, staged),
    probe: (call) => host().probe(call),
    undo: (request) => host().undo(request),
    // Where no ledger is, nothing was begun.
    finish: () => (existsSync(join(folder, 'host', 'workspace.db')) ? host().finish() : undefined),
    aside: (run) => host().aside(run),
    close: () => opened?.close(),
  }
}
