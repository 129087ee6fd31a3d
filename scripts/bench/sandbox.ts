/** What the sandbox costs: a command that does nothing, in a tree of 10,000 files, against the bare start of the same shell. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ToolCall } from '../../src/ports.ts'
import { sandboxOf } from '../../src/tools/commands/run/sandbox.ts'
import { WorkspaceHost } from '../../src/tools/host.ts'
import { isRefused } from '../../src/tools/refused.ts'

export type Starts = { readonly bare: number; readonly readOnly: number; readonly overlay: number }

/** Milliseconds of each, alternating, so that a loaded machine harms all of them alike. */
export async function sandboxStarts(runs: number): Promise<Starts[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signalbox-bench-')))
  const root = join(folder, 'work')
  plant(root)
  const host = new WorkspaceHost({ data: join(folder, 'data') })
  try {
    if (!sandboxOf(join(folder, 'data')).overlay)
      throw new Error('this machine has no sandbox: apt-get install bubblewrap')
    const found: Starts[] = []
    for (let run = -2; run < runs; run++) {
      const bare = await timed(async () => void spawnSync('bash', ['-c', 'true'], { cwd: root }))
      const readOnly = await timed(() => command(host, root, 'true'))
      // A command that is not rated low, and changes nothing.
      const overlay = await timed(() => command(host, root, ': & wait'))
      if (run >= 0) found.push({ bare, readOnly, overlay })
    }
    return found
  } finally {
    host.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function plant(root: string): void {
  for (let folder = 0; folder < 100; folder++) {
    mkdirSync(join(root, `f${folder}`), { recursive: true })
    for (let file = 0; file < 100; file++) writeFileSync(join(root, `f${folder}`, `${file}.txt`), `${folder} ${file}\n`)
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

async function command(host: WorkspaceHost, workspace: string, line: string): Promise<void> {
  const call: ToolCall = {
    envelope: {
      decision_id: randomUUID(),
      type: 'TOOL_CALL',
      action: 'run_terminal_cmd',
      params: { command: line },
      scope: { allowed_paths: ['**'], allowed_tasks: ['bench'] },
      expectation: { world_change: [], task_progress: '' },
      timeout_ms: 60_000,
    },
    conversation: 'bench',
    taskId: 'bench',
    workspace,
    scope: { within: [['**']], without: [], denied: [] },
  }
  const prepared = await host.prepare(call)
  if (isRefused(prepared)) throw new Error(JSON.stringify(prepared))
  const answer = await host.execute({ ...call, pre: prepared.pre, attempt: 1, signal: AbortSignal.timeout(60_000) })
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
}
