/**
 * Actions on files. Each says what shall stand where (`plan`); everything else is the same for all of them and happens here:
 * looking at what is there, the risk, the diff, the check that nothing moved since it was shown, and the staging.
 *
 * C1. `plan` runs twice, for the card and for the act, each time against the disk. What it would change must be what was approved,
 *     else the answer is `stale`. C2. Nothing of the workspace changes here: that is landing (disk/place.ts).
 */
import type { z } from 'zod'
import type { Change, Prepared, Reach, Risk, RiskReason } from '../core/contracts/acting.ts'
import type { PathFault } from '../core/contracts/causes.ts'
import type { FileMeta } from '../core/contracts/execution.ts'
import type { EffectClass } from '../core/contracts/kinds.ts'
import type { Refused, Staged } from '../ports.ts'
import { type ActionDef, type ActionJob, action } from './action.ts'
import { diffOf } from './diff.ts'
import { type Content, contentIn, sameImage } from './disk/images.ts'
import { evidenceOf } from './evidence.ts'
import { newFolder } from './new-folder.ts'
import type { Limits } from './others-between.ts'
import type { Access } from './paths/access.ts'
import type { Protection } from './paths/protected.ts'
import type { PathVerdict } from './paths/scope.ts'
import { ratePaths, type Touch } from './rate-paths.ts'
import { conflict, deniedPath, isRefused, stale } from './refused.ts'
import type { Workspace } from './workspace.ts'

/** A path that may be touched, and what stands there. */
export type Spot = { readonly path: string; readonly now: Content | null; readonly protection?: Protection }
/** What shall stand there; null for nothing. `from` is where it is read, if that is another path: it must stay as it was shown, too. */
export type Wanted = { readonly spot: Spot; readonly after: Content | null; readonly from?: Spot }
type Planned = {
  readonly wanted: readonly Wanted[]
  readonly said: string
  readonly implied?: readonly string[]
  /** Paths whose content is not shown, and the lines that stand for them. */
  readonly unshown?: { readonly paths: ReadonlySet<string>; readonly lines: readonly string[] }
  /** What else a person should know before they approve it. It makes the risk medium at least. */
  readonly reasons?: readonly RiskReason[]
}

export type Files = {
  /** Looks at a path that the decision names. */
  spot(path: string, how: Access): Spot | Refused
  /** Looks at what shall be copied: a link itself, as far as its target may be read. */
  source(path: string): Spot | Refused
  /** Looks where something shall stand that replaces nothing: a link there is in the way, unless it leads to a folder. */
  target(path: string): Spot | Refused
  readonly workspace: Workspace
  /** What earlier decisions changed, for the action that takes it back, and how far it may go where others changed it too. */
  readonly changes: readonly Change[]
  readonly limits: () => Limits
}

type Writes<P> = {
  readonly params: z.ZodType<P>
  readonly effect: EffectClass
  /** The paths that the params name. */
  readonly touches: (params: P) => readonly Touch[]
  /** Whether something would be gone that the class of the effect does not tell. */
  readonly deletes?: (params: P) => boolean
  readonly readsNow?: true
  readonly plan: (params: P, files: Files) => Planned | Refused
}

const mostChanges = 1_000

export const changing = <P>({ params, effect, touches, deletes, readsNow, plan }: Writes<P>): ActionDef => {
  const does = (given: P): Does => (deletes?.(given) ? { effect, also: ['delete'] } : { effect })
  const planned = (job: ActionJob<P>): Plan | Refused => {
    const made = plan(job.params, filesOf(job))
    return isRefused(made) ? made : withFolders(job.workspace, made)
  }
  return action<P>({
    params,
    effect,
    ...(readsNow && { readsNow }),
    rate: (given) => ratePaths(does(given), touches(given)),
    prepare: (job) => {
      const found = planned(job)
      return isRefused(found) ? found : preparedOf(job, found, does(job.params))
    },
    execute: async (job) => {
      const found = planned(job)
      if (isRefused(found)) return found
      const moved = movedSince(found.wanted, job.pre)
      return moved === undefined ? stagedOf(job, found) : stale(moved) // C1
    },
  })
}

const spotAt = (workspace: Workspace, verdict: PathVerdict): Spot | Refused => {
  if ('fault' in verdict) return deniedPath(verdict.about, verdict.fault)
  const { path: resolved, protection } = verdict
  return { path: resolved, now: contentIn(workspace.tree, resolved), ...(protection && { protection }) }
}

const filesOf = ({ workspace, call }: ActionJob<unknown>): Files => ({
  workspace,
  changes: call.changes ?? [],
  limits: () => workspace.limitsOf(call.conversation, call.decisions ?? []),
  spot: (path, how) => spotAt(workspace, workspace.mayTouch(path, how, call.scope)),
  target: (path) => {
    const itself = spotAt(workspace, workspace.mayTouch(path, 'write', call.scope, false))
    if (isRefused(itself) || itself.now?.image.kind !== 'link') return itself
    const behind = workspace.mayTouch(path, 'write', call.scope)
    if ('fault' in behind && behind.fault !== 'not_allowed') return deniedPath(behind.about, behind.fault)
    const isFolder = 'stands' in behind && behind.stands === 'folder'
    return isFolder ? spotAt(workspace, behind) : conflict(itself.path, 'exists')
  },
  source: (path) => {
    const itself = workspace.mayTouch(path, 'read', call.scope, false)
    const target = workspace.mayTouch(path, 'read', call.scope)
    if ('fault' in itself) return deniedPath(itself.about, itself.fault)
    if ('fault' in target && !leadsNowhere.has(target.fault)) return deniedPath(target.about, target.fault)
    const protection = itself.protection ?? ('fault' in target ? undefined : target.protection)
    return { path: itself.path, now: contentIn(workspace.tree, itself.path), ...(protection && { protection }) }
  },
})

/** No action can read through such a link, so a copy of it shows nothing. */
const leadsNowhere: ReadonlySet<PathFault> = new Set(['link_outside', 'link_loop', 'special_file'])

type Does = Pick<Reach, 'effect' | 'also'>
type Plan = Planned & { readonly made: readonly Change[] }

/** The folders that have to be made first. */
function withFolders(workspace: Workspace, planned: Planned): Plan | Refused {
  const made = new Map<string, Change>()
  for (const { spot, after } of planned.wanted) {
    if (after === null) continue
    const parts = spot.path.split('/')
    for (let depth = 1; depth < parts.length; depth++) {
      const path = parts.slice(0, depth).join('/')
      const now = contentIn(workspace.tree, path)
      if (now && now.image.kind !== 'folder') return conflict(path, 'not_a_folder')
      if (!now) made.set(path, { path, pre: null, post: newFolder })
    }
  }
  for (const { spot } of planned.wanted) made.delete(spot.path)
  if (made.size + planned.wanted.length > mostChanges)
    return { refused: { code: 'E_INVALID_ARGS', cause: { kind: 'too_large', path: '.', limit: mostChanges } } }
  return { ...planned, made: [...made.values()] }
}

export const newFileMode = 0o666 & ~process.umask()

function preparedOf(
  { workspace }: ActionJob<unknown>,
  { wanted, reasons: more = [], unshown }: Plan,
  does: Does,
): Prepared {
  const reasons = [...more.map((reason) => ({ risk: 'medium' as const, reason })), ...wanted.map(reasonOf)]
  const shown = unshown ? wanted.filter(({ spot }) => !unshown.paths.has(spot.path)) : wanted
  const diff = [diffOf(shown), ...(unshown?.lines ?? [])].join('')
  return {
    pre: shownSpots(wanted).map((spot) => metaOf(spot, workspace.sourceOf(spot.path, spot.now?.image.hash ?? null))),
    risk: reasons.reduce<Risk>((worst, { risk }) => (rank[risk] > rank[worst] ? risk : worst), 'low'),
    reasons: reasons.slice(0, 100).map(({ reason }) => reason),
    ...(diff !== '' && { diff }),
    reach: { ...does, paths: wanted.map(({ spot }) => spot.path) },
  }
}

const rank: Readonly<Record<Risk, number>> = { low: 0, medium: 1, high: 2 }

function reasonOf({ spot, after, from }: Wanted): { risk: Risk; reason: RiskReason } {
  const { path, now, protection } = from?.protection ? from : spot
  const what = path.slice(0, 500)
  if (protection)
    return { risk: 'high', reason: { kind: protection === 'secret' ? 'secrets' : 'protected_name', what } }
  if (!after) return { risk: 'medium', reason: { kind: 'deletes_file', what } }
  return now
    ? { risk: 'medium', reason: { kind: 'replaces_file', what } }
    : { risk: 'low', reason: { kind: 'new_file', what } }
}

const metaOf = ({ path, now }: Spot, source: FileMeta['source']): FileMeta =>
  now ? { path, source, ...now.image } : { path, source, hash: null }

/** Every path that must be as it was shown: what is changed, and what is read for it. */
const shownSpots = (wanted: readonly Wanted[]): Spot[] =>
  wanted.flatMap(({ spot, from }) => (from ? [from, spot] : [spot]))

/** The first path that is not as it was shown, or that the change would no longer be about. */
function movedSince(wanted: readonly Wanted[], pre: readonly FileMeta[]): string | undefined {
  const spots = shownSpots(wanted)
  const paths = new Set(spots.map(({ path }) => path))
  return (spots.find((spot) => !isAsShown(spot, pre)) ?? pre.find(({ path }) => !paths.has(path)))?.path
}

/** Kind, content and mode are those that were shown. */
function isAsShown({ path, now }: Spot, shown: readonly FileMeta[]): boolean {
  const before = shown.find((meta) => meta.path === path)
  if (!before) return false
  const { hash, kind = 'file', mode } = before
  if (hash === null || now === null) return hash === now
  return sameImage(now.image, { hash, kind, mode: mode ?? now.image.mode })
}

async function stagedOf(
  { call, workspace }: ActionJob<unknown>,
  { wanted, made, said, implied }: Plan,
): Promise<Staged> {
  const contents = wanted
    .flatMap(({ spot, after }) => [spot.now, after])
    .filter((c) => c !== null && c.image.kind !== 'folder')
  await workspace.blobs.keep(contents.map((c) => (c as Content).bytes))
  const wantedChanges = wanted.map(({ spot, after }): Change => {
    return { path: spot.path, pre: spot.now?.image ?? null, post: after?.image ?? null }
  })
  const { decision_id, expectation } = call.envelope
  const staged = [...made, ...wantedChanges.filter(({ pre, post }) => !sameImage(pre, post))]
  return {
    result: {
      decision_id,
      exit_code: 0,
      stdout: said,
      stderr: '',
      artifacts: wanted.filter(({ after }) => after).map(({ spot }) => spot.path),
    },
    evidence: evidenceOf({ ...expectation, ...(implied && { implied }) }, [...made, ...wantedChanges], call.scope),
    staged,
  }
}
