/**
 * Runs a shell line in the workspace. Rated by what it says (commands/rate.ts), held as well as the machine can
 * (commands/run/run-command.ts). In an overlay its changes are staged and land only after they were judged.
 */
import { z } from 'zod'
import type { Confinement, Rated } from '../../core/contracts/acting.ts'
import { list, Milliseconds, Path, Prose } from '../../core/contracts/bounds.ts'
import type { Done, Refused, Staged } from '../../ports.ts'
import { type ActionDef, type ActionJob, action, type ExecuteJob } from '../action.ts'
import { rateCommand } from '../commands/rate.ts'
import { commandAnswer } from '../commands/run/command-answer.ts'
import { runCommand } from '../commands/run/run-command.ts'
import { type Sandbox, sandboxOf } from '../commands/run/sandbox.ts'
import { TooLarge } from '../disk/tree.ts'
import { deniedPath, refused } from '../refused.ts'

const Host = z
  .string()
  .max(253)
  .regex(/^[A-Za-z0-9_.-]+$|^\[?[0-9a-fA-F:.]+\]?$/, { error: 'must be the name of a host' })
const Params = z.strictObject({
  command: Prose.min(1),
  cwd: Path.optional(),
  timeout_ms: Milliseconds.optional(),
  ok_exit: list(z.int().min(0).max(255), 256).optional(),
  network: list(Host, 100).optional(),
})
type Params = z.infer<typeof Params>

const usualTimeout = 120_000

/** `sandbox` says what holds commands of a host with this data folder. */
export const runTerminalCmd = (sandbox: (data: string) => Sandbox = sandboxOf): ActionDef =>
  action<Params>({
    params: Params,
    effect: 'execute',
    rate: (params) => rateOf(params),
    prepare: (job) => {
      const cwd = folderOf(job)
      if (typeof cwd !== 'string') return cwd
      const { workspace, params } = job
      return {
        ...rateOf(params, workspace.root),
        pre: [],
        confined: confinementOf(sandbox(workspace.data), params, workspace.root),
      }
    },
    execute: (job) => execute(job, sandbox(job.workspace.data)),
    probe: ({ params, workspace }) =>
      // What is held apart has changed nothing until it lands. What it asked of the network is another matter.
      confinementOf(sandbox(workspace.data), params, workspace.root) !== 'none' && !params.network?.length
        ? 'not_applied'
        : 'unknown',
  })

function rateOf({ command, network = [], cwd }: Params, root?: string): Rated {
  const { risk, reasons } = rateCommand(command, root)
  const calls = network.length > 0
  return {
    risk: calls && risk === 'low' ? 'medium' : risk,
    reasons: [...reasons, ...(calls ? [{ kind: 'network_read', what: network.join(', ').slice(0, 500) }] : [])],
    reach: {
      ...(calls ? { effect: 'network', also: ['execute'] } : { effect: 'execute' }),
      paths: [cwd ?? '.'],
      command,
      ...(calls ? { hosts: [...network] } : {}),
    },
  }
}

function confinementOf({ walls, overlay }: Sandbox, params: Params, root: string): Confinement {
  const { risk } = rateOf(params, root)
  if (walls && risk === 'low') return 'read_only'
  return walls && overlay ? 'overlay' : 'none'
}

/** The root needs no leave: whatever is changed in it is held against the scope afterwards. */
function folderOf({ params: { cwd = '.' }, workspace, call }: ActionJob<Params>): string | Refused {
  if (cwd === '.' || cwd === './') return workspace.root
  const verdict = workspace.mayTouch(cwd, 'read', call.scope)
  if ('fault' in verdict) return deniedPath(verdict.about, verdict.fault)
  return verdict.path === '.' ? workspace.root : `${workspace.root}/${verdict.path}`
}

async function execute(job: ExecuteJob<Params>, sandbox: Sandbox): Promise<Staged | Done | Refused> {
  const { params, workspace, signal } = job
  const cwd = folderOf(job)
  if (typeof cwd !== 'string') return cwd
  const { root, data } = workspace
  const confined = confinementOf(sandbox, params, root)
  const { command, network = [], timeout_ms: timeoutMs = usualTimeout } = params
  try {
    const outcome = await runCommand({ command, root, cwd, data, confined, network, timeoutMs, signal })
    if (outcome.ran.ended === 'stopped' && confined === 'none')
      throw new Error('the command was stopped while it acted')
    if (outcome.ran.ended === 'stopped') return refused('E_TOOL_TIMEOUT', { kind: 'no_result' })
    return await commandAnswer(job, outcome, timeoutMs)
  } catch (thrown) {
    if (confined === 'none') throw thrown
    // Nothing of it has landed, so nothing happened.
    if (thrown instanceof TooLarge)
      return refused('E_INVALID_ARGS', { kind: 'too_large', path: '.', limit: 64 * 1_048_576 })
    return refused('E_IO', { kind: 'host_failed' }, thrown instanceof Error ? thrown.message : String(thrown))
  }
}
