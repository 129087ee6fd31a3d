/**
 * Commits what was changed in the workspace: everything, or the paths that are named, on a new branch or on the one in use. Nothing is
 * pushed.
 *
 * T1. A person is shown each file that the commit will hold, and what they approve is bound to those files and their contents: if one
 *     of them changes, comes or goes before it is made, the answer is `stale` and they are asked again.
 * T2. What stays out is named: paths outside the scope, repositories inside this one, and what was named but is unknown to git.
 * T3. The branch in use takes the commit as it is, whether by its name or by words for it; any other that is there is refused before
 *     a person is asked, since git would have to switch to it first.
 * T4. It runs as a command does (run-terminal-cmd.ts), with the hooks of the repository, held as well as the machine can.
 */
import { z } from 'zod'
import type { Prepared, Rated, RiskReason } from '../../core/contracts/acting.ts'
import { list, Path } from '../../core/contracts/bounds.ts'
import type { FileMeta } from '../../core/contracts/execution.ts'
import { leftOutLine } from '../../core/text/left-out.ts'
import { shellWord } from '../../core/text/shell-word.ts'
import type { Done, Refused, Staged } from '../../ports.ts'
import { type ActionDef, type ActionJob, action, type ExecuteJob } from '../action.ts'
import { rateCommand } from '../commands/rate.ts'
import { commandAnswer } from '../commands/run/command-answer.ts'
import { type BranchUse, branchUse, meansBranchInUse } from '../commands/run/git-branch.ts'
import { changesInGit, isRepository } from '../commands/run/git-changes.ts'
import { runCommand } from '../commands/run/run-command.ts'
import { type Sandbox, sandboxOf } from '../commands/run/sandbox.ts'
import { contentIn } from '../disk/images.ts'
import { conflict, isRefused, refused, stale } from '../refused.ts'

const branchName = /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/|\/\.|\.lock$|[/.]$))[^\p{Cc} ~^:?*[\\]+$/u

const Params = z.strictObject({
  message: z.string().min(1).max(10_000),
  branch: z
    .string()
    .max(200)
    .refine((said) => branchName.test(said) || meansBranchInUse(said), { error: 'must be the name of a branch' })
    .optional(),
  /** Only these; `paths` as far as git knows them, `added` in any case. Without both it is everything. */
  paths: list(Path).optional(),
  added: list(Path).optional(),
  ok_exit: list(z.int().min(0).max(255), 256).optional(),
})
type Params = z.infer<typeof Params>

const mostFiles = 1_000
const timeoutMs = 120_000

export const gitCommit = (sandbox: (data: string) => Sandbox = sandboxOf): ActionDef =>
  action<Params>({
    params: Params,
    effect: 'execute',
    rate: (params) => rateOf(params, [], asSaid(params)),
    prepare: async (job) => {
      const held = sandbox(job.workspace.data)
      const found = await filesOf(job, held)
      return isRefused(found) ? found : preparedOf(job, found, held)
    },
    execute: (job) => execute(job, sandbox(job.workspace.data)),
    probe: ({ workspace }) => (confinedBy(sandbox(workspace.data)) === 'overlay' ? 'not_applied' : 'unknown'),
  })

const confinedBy = ({ walls, overlay }: Sandbox): 'overlay' | 'none' => (walls && overlay ? 'overlay' : 'none')

type Found = {
  readonly files: readonly FileMeta[]
  readonly secret: readonly string[]
  readonly left: readonly string[]
  readonly on: BranchUse
}

async function filesOf(job: ActionJob<Params>, { walls }: Sandbox): Promise<Found | Refused> {
  const { root, data } = job.workspace
  if (!isRepository(root)) return conflict('.git', 'no_repository')
  const on = branchUse(root, job.params.branch)
  if (on.kind === 'taken') return conflict(on.branch, 'branch_exists') // T3
  let changes: Awaited<ReturnType<typeof changesInGit>>
  try {
    changes = await changesInGit({ root, data, walls })
  } catch (thrown) {
    return refused('E_IO', { kind: 'host_failed' }, thrown instanceof Error ? thrown.message : String(thrown))
  }
  const found = changes
    .filter(({ state }) => state !== 'AD') // added and gone again: there is nothing to commit
    .flatMap(({ path, state }) => meaning(job.params, path, state === '??') ?? lookAt(job, path))
  const files = found.flatMap((one) => (typeof one === 'string' ? [] : [one.meta]))
  const left = found.filter((one) => typeof one === 'string')
  if (files.length === 0) return conflict(left[0] ?? '.', 'nothing_to_commit')
  if (files.length > mostFiles) return refused('E_INVALID_ARGS', { kind: 'too_large', path: '.', limit: mostFiles })
  const secret = found.flatMap((one) => (typeof one !== 'string' && one.isSecret ? [one.meta.path] : []))
  return { files, secret, left, on }
}

type LookedAt = { readonly meta: FileMeta; readonly isSecret: boolean } | string

/** Nothing where it is to be committed; else what is told of it: its path, where it is named and git does not know it. */
function meaning({ paths, added }: Params, path: string, isUnknown: boolean): readonly LookedAt[] | undefined {
  if ((!paths && !added) || added?.includes(path)) return
  if (!paths?.includes(path)) return []
  return isUnknown ? [path] : undefined
}

/** Its path where it is left out (T2); nothing where it is our own. */
function lookAt({ workspace, call }: ActionJob<Params>, path: string): readonly LookedAt[] {
  // As for a path that is deleted: of a link the link itself is meant.
  const verdict = path.endsWith('/') ? undefined : workspace.mayTouch(path, 'delete', call.scope)
  if (verdict && 'fault' in verdict && verdict.fault === 'own_state') return []
  if (!verdict || 'fault' in verdict || verdict.path !== path) return [path]
  const image = contentIn(workspace.tree, path)?.image
  if (image?.kind === 'folder') return [path]
  const source = workspace.sourceOf(path, image?.hash ?? null)
  const meta: FileMeta = image ? { path, source, ...image } : { path, source, hash: null }
  return [{ meta, isSecret: verdict.protection === 'secret' }]
}

function preparedOf(
  { params, workspace }: ActionJob<Params>,
  { files, secret, left, on }: Found,
  held: Sandbox,
): Prepared {
  const rated = rateOf(params, files, on, workspace.root)
  const here = params.branch !== undefined && on.kind === 'in_use' ? [on.branch ?? 'HEAD'] : []
  const named = (kind: RiskReason['kind'], paths: readonly string[]): RiskReason[] =>
    paths.slice(0, 20).map((path) => ({ kind, what: path.slice(0, 500).toWellFormed() }))
  return {
    ...rated,
    risk: secret.length > 0 ? 'high' : rated.risk,
    reasons: [
      ...named('secrets', secret),
      ...rated.reasons,
      ...named('branch_in_use', here),
      ...named('left_out', left),
    ].slice(0, 100),
    pre: [...files],
    confined: confinedBy(held),
  }
}

/** Rated as its command. It names no command that could be granted: only what is shown can be approved (T1). */
function rateOf(params: Params, files: readonly FileMeta[], on: BranchUse, root?: string): Rated {
  const { risk, reasons } = rateCommand(lineOf(params, on), root)
  return { risk, reasons: [...reasons], reach: { effect: 'execute', paths: files.map(({ path }) => path) } }
}

/** Before anybody looked at the repository. */
const asSaid = ({ branch }: Params): BranchUse =>
  branch === undefined || meansBranchInUse(branch) ? { kind: 'in_use' } : { kind: 'new', branch }

const switchTo = (on: BranchUse): string[] => (on.kind === 'new' ? [`git switch -q -c ${shellWord(on.branch)}`] : [])

/** What it comes to, as a person would write it. */
const lineOf = ({ message }: Params, on: BranchUse): string =>
  [...switchTo(on), 'git add -A', `git commit -q -m ${shellWord(message)}`].join(' && ')

/** The files are the arguments of the line, so that their names mean nothing to the shell. */
const commandOf = ({ message }: Params, on: BranchUse): string =>
  [
    ...switchTo(on),
    'git update-index --add --remove --replace -- "$@"',
    `git --literal-pathspecs commit -q -m ${shellWord(message)} -- "$@"`,
    "git -c core.quotePath=false log -1 --name-status '--format=%h %s'",
  ].join(' && ')

async function execute(job: ExecuteJob<Params>, held: Sandbox): Promise<Staged | Done | Refused> {
  const { workspace, params, signal, pre } = job
  const found = await filesOf(job, held)
  if (isRefused(found)) return found
  const moved = differing(found.files, pre)
  if (moved !== undefined) return stale(moved) // T1
  const { root, data } = workspace
  const confined = confinedBy(held)
  const args = found.files.map(({ path }) => path)
  const command = commandOf(params, found.on)
  const outcome = await runCommand({ command, args, root, cwd: root, data, confined, network: [], timeoutMs, signal })
  if (outcome.ran.ended === 'stopped' && confined === 'none')
    throw new Error('the commit was stopped while it was made')
  if (outcome.ran.ended === 'stopped') return refused('E_TOOL_TIMEOUT', { kind: 'no_result' })
  const answer = await commandAnswer(job, outcome, timeoutMs)
  if (isRefused(answer) || found.left.length === 0) return answer
  const { result } = answer
  return {
    ...answer,
    result: { ...result, stdout: withLeft(result.stdout, found.left) },
  }
}

/** The first path that is not as it was shown. */
function differing(now: readonly FileMeta[], shown: readonly FileMeta[]): string | undefined {
  const before = new Map(shown.map((meta) => [meta.path, meta]))
  const changed = now.find(({ path, hash, kind, mode }) => {
    const was = before.get(path)
    return !was || was.hash !== hash || was.kind !== kind || was.mode !== mode
  })
  const paths = new Set(now.map(({ path }) => path))
  return changed?.path ?? shown.find(({ path }) => !paths.has(path))?.path
}

/** One line each, so that whoever reads it can tell them apart. */
const withLeft = (stdout: string, left: readonly string[]): string =>
  [
    stdout.trimEnd(),
    leftOutLine,
    ...left.slice(0, mostLeft),
    ...(left.length > mostLeft ? [`… ${left.length - mostLeft}`] : []),
  ].join('\n')
const mostLeft = 50
