/**
 * The tool host for folders on this machine: it checks, prepares, executes, lands, probes and takes back decisions (ports.ts). What an
 * action does is its own file; who may act, and who is asked, is the core's business.
 *
 * H1. A decision that is no read starts at most once. Called again, it gets the stored answer, or E_CONFLICT where its content
 *     differs; one that was started and never answered throws, and the core probes what became of it. H2. One call at a time changes a workspace. H3. A workspace is a real folder, never one of the host's own.
 */

import { randomUUID } from 'node:crypto'
import { mkdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Change, Prepared, Rated } from '../core/contracts/acting.ts'
import type { AsideRan, AsideRun } from '../core/contracts/aside.ts'
import type { ToolEnvelope } from '../core/contracts/execution.ts'
import { effectsOf } from '../core/state/reach.ts'
import { canonicalHash } from '../edge/canonical-hash.ts'
import { checkContract } from '../edge/read-contract.ts'
import type {
  ContextAsked,
  Done,
  KeptContext,
  Landed,
  Refused,
  Staged,
  ToolCall,
  ToolHost,
  Undo,
  Undone,
} from '../ports.ts'
import type { ActionDef } from './action.ts'
import { runAside } from './aside/run-aside.ts'
import { isInRepository } from './commands/run/git-changes.ts'
import { contextOf } from './context/context.ts'
import { Repository } from './context/repository.ts'
import { Blobs } from './disk/blobs.ts'
import { hashOf, imageIn, sameImage } from './disk/images.ts'
import { placeChanges } from './disk/place.ts'
import { statAt, Tree } from './disk/tree.ts'
import { noEvidence } from './evidence.ts'
import { type Entry, Ledger, type Source } from './ledger.ts'
import { withNear } from './near-name.ts'
import { type Limits, othersBetween } from './others-between.ts'
import { judgePath } from './paths/scope.ts'
import { conflict, deniedPath, isRefused, orRefused, refused } from './refused.ts'
import { actions as known } from './registry.ts'
import { contentsAt, reversalOf } from './reversal.ts'
import { inTurn } from './turns.ts'
import type { Workspace } from './workspace.ts'

type Options = {
  /** A private folder for contents and the ledger. */
  readonly data: string
  readonly actions?: Readonly<Record<string, ActionDef>>
}
type Execute = Parameters<ToolHost['execute']>[0]
type LandingOf = Pick<Entry, 'conversation' | 'decision'> & { readonly source: Source }
type Opened = { readonly def: ActionDef; readonly workspace: Workspace }
type Known = { readonly answer: Staged | Done; readonly landed?: Landed }

const mostBytes = 2 * 1_073_741_824
const mostReads = 10_000
const usualBudget = 8_000

export class WorkspaceHost implements ToolHost {
  readonly local = true
  readonly ledger: Ledger
  readonly #data: string
  readonly #actions: Readonly<Record<string, ActionDef>>
  readonly #blobs: Blobs
  readonly #open = new Map<string, Workspace>()
  readonly #turn = inTurn()
  /** What was read of a folder for a context is read again only where it changed. */
  readonly #repositories = new WeakMap<Workspace, Repository>()

  constructor({ data, actions = known }: Options) {
    mkdirSync(data, { recursive: true, mode: 0o700 })
    this.#data = realpathSync(data)
    this.#actions = actions
    this.ledger = new Ledger(this.#data)
    this.#blobs = new Blobs(this.#data, this.ledger)
  }

  /** What is kept is bounded here, when nobody waits (docs/workspace.md). */
  close(): void {
    this.#blobs.bound(mostBytes)
    this.ledger.boundReads(mostReads)
    for (const { tree } of this.#open.values()) tree.close()
    this.ledger.close()
  }

  check({ action, params }: Pick<ToolEnvelope, 'action' | 'params'>): Rated | Refused {
    const def = this.#actionOf(action)
    if (!def) return refused('E_INVALID_ARGS', { kind: 'unknown_action', action: action.slice(0, 500) })
    const read = checkContract(def.params, params)
    if (read.ok) return def.rate(params)
    const { path, message } = read.problem.detail
    const where = String(path).replace(/^\$/, '$.params')
    return refused(
      'E_INVALID_ARGS',
      { kind: 'bad_params', where: where.slice(0, 500) },
      String(message).replace(/^\$/, '$.params'),
    )
  }

  prepare(call: ToolCall): Prepared | Refused | Promise<Prepared | Refused> {
    const opened = this.#begin(call)
    if (isRefused(opened)) return opened
    const { def, workspace } = opened
    const prepared = orRefused(() => def.prepare({ params: call.envelope.params, call, workspace }))
    const compared = (found: Prepared | Refused): Prepared | Refused =>
      withNear(workspace, this.#compare(call, opened, found))
    return prepared instanceof Promise ? prepared.then(compared) : compared(prepared)
  }

  /** What is stored of this very decision; a refusal where its id was used for another. Undefined where it never began. */
  known(call: ToolCall): Known | Refused | undefined {
    const entry = this.ledger.find(call.conversation, call.envelope.decision_id)
    if (!entry) return
    if (entry.hash !== canonicalHash(call.envelope)) return refused('E_CONFLICT', { kind: 'decision_id_reused' })
    const { answer, landed, decision } = entry
    if (answer) return { answer, ...(landed && { landed }) }
    throw new Error(`decision ${decision} was started before, and nobody knows what became of it`) // H1
  }

  async execute(call: Execute): Promise<Staged | Done | Refused> {
    const opened = this.#begin(call)
    if (isRefused(opened)) return opened
    const { def, workspace } = opened
    const known = this.known(call)
    if (known) return isRefused(known) ? known : known.answer
    const entry = entryOf(call, workspace)
    // A command may act before it answers; what is only staged has not happened yet.
    const acts = def.effect === 'execute' || def.effect === 'network'
    if (acts) this.ledger.record({ ...entry, stage: 'started' })
    const run = async () => def.execute({ ...call, params: call.envelope.params, call, workspace })
    // What acts may have happened before it failed; what only reads or stages has not. H2.
    const answer = await (acts ? this.#turn(workspace.root, run) : orRefused(run))
    if (isRefused(answer)) {
      if (acts) this.ledger.forget(entry.conversation, entry.decision)
      return withNear(workspace, answer)
    }
    const isRead = def.effect === 'read'
    const stage = 'staged' in answer ? 'staged' : isRead ? 'read' : 'done'
    this.ledger.record({ ...entry, stage, answer }, { lazy: isRead })
    return answer
  }

  async land(call: ToolCall, staged: readonly Change[]): Promise<Landed> {
    const workspace = this.#workspace(call.workspace ?? '')
    if (isRefused(workspace) || this.#isDenied(call)) return { landed: [], left: staged.map(({ path }) => path) }
    return this.#turn(workspace.root, async () => {
      const { conversation, envelope } = call
      const decision = envelope.decision_id
      const source = envelope.action === 'undo' ? 'SYSTEM' : 'AGENT'
      const known = this.ledger.landing(conversation, decision)
      return known ?? this.#landAll(workspace, { conversation, decision, source }, staged)
    })
  }

  async probe(call: ToolCall): Promise<'applied' | 'not_applied' | 'unknown'> {
    const entry = this.ledger.find(call.conversation, call.envelope.decision_id)
    const opened = this.#begin(call)
    if (isRefused(opened)) return 'unknown'
    if (!entry) return 'not_applied'
    if (entry.stage === 'landed' || entry.stage === 'done') return 'applied'
    const { def, workspace } = opened
    if (entry.stage === 'started')
      return (await def.probe?.({ params: call.envelope.params, call, workspace })) ?? 'unknown'
    return standing(workspace, stagedIn(entry))
  }

  /** The `id` names this undo, which can be taken back like a decision. */
  async undo(asked: Undo): Promise<(Undone & { id?: string }) | Refused> {
    const { id = randomUUID(), conversation, workspace: folder, changes, decisions = [], preview } = asked
    const workspace = this.#workspace(folder)
    if (isRefused(workspace)) return workspace
    return this.#turn(workspace.root, async () => {
      const { restore, left } = reversalOf(workspace, changes, workspace.limitsOf(conversation, decisions))
      if (preview) return { restored: restore, left }
      const known = this.ledger.find(conversation, id)
      if (known && known.hash !== 'undo') return refused('E_CONFLICT', { kind: 'decision_id_reused' })
      if (!known) {
        await this.#blobs.keep(contentsAt(workspace, restore))
        this.ledger.record(undoEntry(conversation, id, workspace.root, restore))
      }
      const placed = known?.landed ?? (await this.#takeBack(workspace, conversation, id))
      const restored = (known ? stagedIn(known) : restore).filter(({ path }) => placed.landed.includes(path))
      // Asked for again, it looks at a disk that is restored already.
      const isRestored = (path: string): boolean =>
        known !== undefined && restored.some((change) => change.path === path)
      return { id, restored, left: [...left, ...placed.left].filter((path) => !isRestored(path)) }
    })
  }

  async aside(run: AsideRun): Promise<AsideRan | Refused> {
    const workspace = this.#workspace(run.workspace)
    return isRefused(workspace) ? workspace : runAside(run, workspace)
  }

  async context({
    workspace: folder,
    request,
    summary,
    budget = usualBudget,
  }: ContextAsked): Promise<KeptContext | Refused> {
    const workspace = this.#workspace(folder)
    if (isRefused(workspace)) return workspace
    const repository = this.#repositories.get(workspace) ?? new Repository(workspace.tree)
    this.#repositories.set(workspace, repository)
    const { text, tokens, files } = contextOf(repository, { request, budget, ...(summary && { summary }) })
    const bytes = Buffer.from(text)
    await this.#blobs.store([bytes])
    return { hash: hashOf(bytes), tokens, files, text }
  }

  /** Goes on with the undos that a kill ended half way. */
  async finish(): Promise<void> {
    for (const { conversation, decision, workspace: root } of this.ledger.unfinished('undo')) {
      const workspace = this.#workspace(root)
      if (!isRefused(workspace)) await this.#turn(root, () => this.#takeBack(workspace, conversation, decision))
    }
  }

  /** Lands what a kill left staged in a workspace, where `isAccepted` says so. */
  async finishLandings(folder: string, isAccepted: (staged: Staged) => boolean): Promise<void> {
    const workspace = this.#workspace(folder)
    if (isRefused(workspace)) return
    for (const entry of this.ledger.unfinished('decision')) {
      const { answer, workspace: root } = entry
      if (root !== workspace.root || !answer || !('staged' in answer) || !isAccepted(answer)) continue
      await this.#turn(root, () => this.#landAll(workspace, { ...entry, source: 'AGENT' }, answer.staged))
    }
  }

  async #landAll(workspace: Workspace, of: LandingOf, staged: readonly Change[]): Promise<Landed> {
    const real = staged.filter(({ apart }) => apart !== 'scratch')
    const landed = await placeChanges({ tree: workspace.tree, blobs: this.#blobs, secret: this.ledger.secret }, real)
    const changes = staged.filter(({ path }) => landed.landed.includes(path))
    const { conversation, decision, source } = of
    this.ledger.landed({ conversation, decision, workspace: workspace.root, landed, changes, source })
    return landed
  }

  #takeBack(workspace: Workspace, conversation: string, decision: string): Promise<Landed> {
    const changes = stagedIn(this.ledger.find(conversation, decision))
    return this.#landAll(workspace, { conversation, decision, source: 'SYSTEM' }, changes)
  }

  #actionOf(name: string): ActionDef | undefined {
    return Object.hasOwn(this.#actions, name) ? this.#actions[name] : undefined
  }

  /** Most scopes deny no class of effect: then nothing needs to be rated. */
  #isDenied({ envelope, scope }: ToolCall, known?: Rated): Refused | undefined {
    if (scope.denied.length === 0) return
    const checked = known ?? this.check(envelope)
    if (isRefused(checked)) return checked
    const effect = effectsOf(checked.reach).find((one) => scope.denied.includes(one))
    return effect === undefined ? undefined : refused('E_POLICY_DENIED', { kind: 'effect_denied', effect })
  }

  #begin(call: ToolCall): Opened | Refused {
    const checked = this.check(call.envelope)
    if (isRefused(checked)) return checked
    const denied = this.#isDenied(call, checked)
    if (denied) return denied
    const workspace = this.#workspace(call.workspace ?? '')
    if (isRefused(workspace)) return workspace
    return { def: this.#actionOf(call.envelope.action) as ActionDef, workspace }
  }

  /** What a person changed since an agent of this conversation read it is not written over. */
  #compare(call: ToolCall, { def, workspace: { root } }: Opened, prepared: Prepared | Refused): Prepared | Refused {
    if (isRefused(prepared)) return prepared
    const changed = (def.readsNow ? [] : prepared.pre).find(({ path, hash, source }) => {
      const read = this.ledger.lastRead(root, call.conversation, path)
      return source === 'USER' && read !== undefined && read !== hash
    })
    if (changed) return conflict(changed.path, 'changed_by_person')
    return isInRepository(root) ? prepared : { ...prepared, repository: false }
  }

  /** The id of an undo is its conversation's own; that of a decision means the same in a fork. */
  #limitsOf(root: string, conversation: string, decisions: readonly string[]): Limits {
    const own = new Set(decisions)
    return othersBetween(this.ledger.landedSince(root, decisions), (entry) => {
      return own.has(entry.decision) && (entry.hash !== 'undo' || entry.conversation === conversation)
    })
  }

  #workspace(folder: string): Workspace | Refused {
    const held = this.#open.get(folder)
    if (held && isSameFolder(held.tree, statAt(folder))) return held
    const given = resolve(folder)
    const found = folder === '' ? undefined : realFolder(given)
    if (!found)
      return refused('E_INVALID_ARGS', { kind: 'no_workspace', path: folder === '' ? '' : given.slice(0, 4_096) })
    const { root } = found
    if (`${root}/`.startsWith(`${this.#data}/`)) return deniedPath(given, 'own_state') // H3
    const open = this.#open.get(root)
    if (open && isSameFolder(open.tree, found.stat)) return open
    open?.tree.close()
    const made = this.#made({ root, given })
    this.#open.set(root, made)
    return made
  }

  #made(roots: { root: string; given: string }): Workspace {
    const { root } = roots
    return {
      root,
      data: this.#data,
      tree: new Tree(root),
      blobs: this.#blobs,
      mayTouch: (path, how, scope, follow) => judgePath({ roots, own: [this.#data], follow }, path, how, scope),
      sourceOf: (path, hash) => {
        const seen = this.ledger.file(root, path)
        return seen && seen.hash === hash ? seen.source : 'USER'
      },
      limitsOf: (conversation, decisions) => this.#limitsOf(root, conversation, decisions),
      noteRead: (conversation, path, hash) => this.ledger.noteRead(root, conversation, { path, hash }),
    }
  }
}

const entryOf = ({ conversation, envelope }: ToolCall, { root }: Workspace): Omit<Entry, 'stage'> => ({
  conversation,
  decision: envelope.decision_id,
  hash: canonicalHash(envelope),
  workspace: root,
})

const stagedIn = (entry: Entry | undefined): readonly Change[] =>
  entry?.answer && 'staged' in entry.answer ? entry.answer.staged : []

const undoEntry = (conversation: string, id: string, workspace: string, staged: readonly Change[]): Entry => ({
  conversation,
  decision: id,
  hash: 'undo',
  workspace,
  stage: 'staged',
  answer: {
    result: { decision_id: id, exit_code: 0, stdout: '', stderr: '', artifacts: [] },
    evidence: noEvidence,
    staged,
  },
})

function standing({ tree }: Workspace, changes: readonly Change[]): 'applied' | 'not_applied' | 'unknown' {
  const images = changes.map((change) => ({ ...change, now: imageIn(tree, change.path) }))
  if (images.every(({ now, post }) => sameImage(now, post))) return 'applied'
  return images.every(({ now, pre }) => sameImage(now, pre)) ? 'not_applied' : 'unknown'
}

function realFolder(path: string): { readonly root: string; readonly stat: Stats } | undefined {
  try {
    const root = realpathSync.native(path)
    const stat = statSync(root)
    return stat.isDirectory() ? { root, stat } : undefined
  } catch {
    return
  }
}

/** A folder that was removed and made again has the same name, but is another one. */
function isSameFolder(tree: Tree, now: Stats | undefined): boolean {
  const held = tree.stat('.')
  return held !== undefined && held.ino === now?.ino && held.dev === now.dev
}
