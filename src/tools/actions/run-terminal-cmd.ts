/**
 * Runs a shell line in the workspace. Rated by what it says (commands/rate.ts), held as well as the machine can
 * (commands/run/run-command.ts). In an overlay its changes are staged and land only after they were judged.
 */
import { z } from 'zod'
import type { Change, Confinement, Rated } from '../../core/contracts/acting.ts'
import { list, Milliseconds, Path, Prose } from '../../core/contracts/bounds.ts'
import type { Done, Refused, Staged } from '../../ports.ts'
import { type ActionDef, type ActionJob, action, type ExecuteJob } from '../action.ts'
import { rateCommand } from '../commands/rate.ts'
import { secretValues } from '../commands/run/environment.ts'
import { ignoredIn } from '../commands/run/ignored.ts'
import { cleanOutput, cutOutput, mostShown } from '../commands/run/output.ts'
import { type Outcome, runCommand } from '../commands/run/run-command.ts'
import { type Sandbox, sandboxOf } from '../commands/run/sandbox.ts'
import { hashOf } from '../disk/images.ts'
import { TooLarge } from '../disk/tree.ts'
import { evidenceOf } from '../evidence.ts'
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
const mostChanges = 1_000

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
    return await answerOf(job, outcome)
  } catch (thrown) {
    if (confined === 'none') throw thrown
    // Nothing of it has landed, so nothing happened.
    if (thrown instanceof TooLarge)
      return refused('E_INVALID_ARGS', { kind: 'too_large', path: '.', limit: 64 * 1_048_576 })
    return refused('E_IO', { kind: 'host_failed' }, thrown instanceof Error ? thrown.message : String(thrown))
  }
}

async function answerOf(job: ExecuteJob<Params>, outcome: Outcome): Promise<Staged | Done | Refused> {
  const { workspace, call } = job
  const { decision_id, expectation } = call.envelope
  const isIgnored = ignoredIn(workspace.root)
  const changes = outcome.changed.map(({ change }): Change => {
    const folder = (change.post ?? change.pre)?.kind === 'folder'
    return isIgnored(change.path, folder) ? { ...change, apart: 'ignored' } : change
  })
  if (changes.length > mostChanges)
    return refused('E_INVALID_ARGS', { kind: 'too_large', path: '.', limit: mostChanges })
  const printed = await printedOf(job, outcome)
  await workspace.blobs.keep(outcome.changed.flatMap(({ contents }) => contents))
  const artifacts = changes.filter(({ post }) => post !== null).map(({ path }) => path)
  const result = { decision_id, exit_code: outcome.ran.exit, ...printed, artifacts }
  const evidence = evidenceOf(expectation, changes, call.scope)
  return changes.length > 0 ? { result, evidence, staged: changes } : { result, evidence }
}

async function printedOf(
  { workspace, params }: ExecuteJob<Params>,
  { ran, scratch }: Outcome,
): Promise<{ stdout: string; stderr: string }> {
  const secrets = secretValues(process.env)
  const [out, err] = [cleanOutput(ran.stdout, secrets), cleanOutput(ran.stderr, secrets)]
  await workspace.blobs.keep([out, err].filter((text) => text.length > mostShown).map((text) => Buffer.from(text)))
  const shown = (text: string): string => cutOutput(text, hashOf(Buffer.from(text)))
  const notes = [
    ...(ran.ended === 'timeout' ? [`ended after ${params.timeout_ms ?? usualTimeout} ms`] : []),
    ...(ran.dropped > 0 ? [`${ran.dropped} bytes of output were not kept`] : []),
    ...scratch.map(({ path, entries }) => `${path} is written directly and not undone (${entries} entries)`),
  ]
  return {
    stdout: shown(out),
    stderr: [shown(err), ...notes.map((note) => `[signalbox] ${note}`)].filter((text) => text !== '').join('\n'),
  }
}
