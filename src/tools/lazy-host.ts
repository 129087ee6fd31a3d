/** The host of a data folder, opened when the first decision comes: most conversations never need it, and opening costs a file lock. */
import type { ToolHost } from '../ports.ts'
import { fetchUrl } from './actions/fetch-url.ts'
import { searchBy } from './actions/search.ts'
import { WorkspaceHost } from './host.ts'
import { hasBegun, hostFolder } from './host-folder.ts'
import { actions } from './registry.ts'
import type { Meaning } from './search/by-meaning.ts'

type Policy = {
  /** Hosts of a private network that may be called, asked for when the host is opened. */
  readonly privateHosts?: () => readonly string[]
  /** How like a text is to what is searched for. */
  readonly meaning?: Meaning
}

/** `folder` is the data folder; what the host keeps lies in a folder of its own there. */
export function lazyHost(
  folder: string,
  { privateHosts = () => [], meaning }: Policy = {},
): ToolHost & { close(): void } {
  let opened: WorkspaceHost | undefined
  const open = (): WorkspaceHost => {
    const fetch_url = fetchUrl({ named: privateHosts() })
    const own = { ...actions, fetch_url, search: searchBy(meaning) }
    return new WorkspaceHost({ data: hostFolder(folder), actions: own })
  }
  const host = (): WorkspaceHost => (opened ??= open())
  return {
    local: true,
    check: (call) => host().check(call),
    prepare: (call) => host().prepare(call),
    execute: (call) => host().execute(call),
    land: (call, staged) => host().land(call, staged),
    probe: (call) => host().probe(call),
    undo: (request) => host().undo(request),
    finish: () => (hasBegun(folder) ? host().finish() : undefined),
    aside: (run) => host().aside(run),
    context: (asked) => host().context(asked),
    close: () => opened?.close(),
  }
}
