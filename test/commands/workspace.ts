/** A workspace and a host for tests of commands. Bubblewrap is installed from the system's packages where it is missing: no test is left out. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Change, Prepared } from '../../src/core/contracts/acting.ts'
import type { Done, Refused, ToolCall } from '../../src/ports.ts'
import { runTerminalCmd } from '../../src/tools/actions/run-terminal-cmd.ts'
import type { Sandbox } from '../../src/tools/commands/run/sandbox.ts'
import { WorkspaceHost } from '../../src/tools/host.ts'
import { isRefused } from '../../src/tools/refused.ts'
import { actions } from '../../src/tools/registry.ts'

/** One process at a time: the packages have a lock, and several tests may come at once. */
const install = 'bwrap --version || apt-get install -y bubblewrap || (apt-get update && apt-get install -y bubblewrap)'

export function installBubblewrap(): void {
  if (spawnSync('bwrap', ['--version']).status === 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const installed = spawnSync('flock', [join(tmpdir(), 'signalbox-install.lock'), 'sh', '-c', install], {
    encoding: 'utf8',
    env,
  })
  if (spawnSync('bwrap', ['--version']).status !== 0)
    throw new Error(`bubblewrap is needed for this test: ${installed.stderr}`)
}

type Asked = { readonly command: string; readonly [name: string]: unknown }
type More = {
  readonly world_change?: readonly string[]
  readonly allowed?: readonly string[]
  readonly signal?: AbortSignal
}

type Ran = Partial<Done & Refused> & {
  readonly call: ToolCall
  readonly prepared: Prepared
  readonly staged: readonly Change[]
}

export function openWorkspace(files: Readonly<Record<string, string>>, sandbox?: Sandbox) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'commands, a:b-')))
  const root = join(folder, 'work')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const mine = sandbox ? { ...actions, run_terminal_cmd: runTerminalCmd(() => sandbox) } : actions
  const host = new WorkspaceHost({ data: join(folder, 'data'), actions: mine })
  const callOf = (action: string, params: object, { world_change = [], allowed = ['**'] }: More): ToolCall => ({
    envelope: {
      decision_id: randomUUID(),
      type: 'TOOL_CALL',
      action,
      params: params as never,
      scope: { allowed_paths: [...allowed], allowed_tasks: ['t'] },
      expectation: { world_change: [...world_change], task_progress: '' },
      timeout_ms: 60_000,
    },
    conversation: 'c',
    taskId: 't',
    workspace: root,
    scope: { within: [[...allowed]], without: [], denied: [] },
  })
  /** Prepared, executed and, where something was staged, landed. */
  const run = async (asked: Asked, more: More = {}): Promise<Ran> => {
    const call = callOf('run_terminal_cmd', asked, more)
    const prepared = await host.prepare(call)
    if (isRefused(prepared)) throw new Error(JSON.stringify(prepared))
    const signal = more.signal ?? new AbortController().signal
    const answer = await host.execute({ ...call, pre: prepared.pre, attempt: 1, signal })
    if (isRefused(answer)) return { call, prepared, refused: answer.refused, staged: [] }
    return { call, prepared, ...answer, staged: 'staged' in answer ? answer.staged : [] }
  }
  const close = (): void => {
    host.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { root, folder, host, run, callOf, close }
}
