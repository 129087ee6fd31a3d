/**
 * What a decision would do, and did, to the world (design §10). A host finds it out; the core judges it, and a person is shown it.
 * The envelope itself, its result and the judgement are execution.ts.
 *
 * W1. A path is relative to the workspace, with `/` between its parts, and never leaves it.
 * W2. Nothing here is the agent's own word: what is shown and approved is made from this.
 */
import { z } from 'zod'
import { Hash, Id, Instant, Label, list, Path, Prose, Text } from './bounds.ts'
import type { Cause } from './causes.ts'
import { FileMeta, type MutatorResult, type ToolResult } from './execution.ts'
import { EffectClass } from './kinds.ts'
import type { ProblemCode } from './problems.ts'

/**
 * What stands at a path. The hash of a link is that of its target's name, the hash of a folder that of nothing.
 *
 * @example
 * const image: Image = { kind: 'file', hash: sha256, mode: 0o644 }
 */
export const Image = z
  .strictObject({ kind: z.enum(['file', 'link', 'folder']), hash: Hash, mode: z.int().min(0).max(0o7777) })
  .describe('What stands at a path, byte for byte and with its mode.')
export type Image = z.infer<typeof Image>

/** One path before and after a decision. */
export const Change = z
  .strictObject({
    path: Path,
    /** Null where there was, or is, nothing. */
    pre: Image.nullable(),
    post: Image.nullable(),
    /** It is recorded, but no fault: the workspace ignores it, or it lies in a scratch folder and is not undone. */
    apart: z.enum(['ignored', 'scratch']).optional(),
  })
  .describe('One path before and after a decision.')
export type Change = z.infer<typeof Change>

/** How risky a decision is. */
export const Risk = z.enum(['low', 'medium', 'high'])
export type Risk = z.infer<typeof Risk>

/**
 * Why something is rated as it is. `kind` is put into words by the views; `what` is the part of the command or path meant.
 *
 * @example
 * const reason: RiskReason = { kind: 'network', what: 'example.test' }
 */
export const RiskReason = z.strictObject({
  kind: z.string().regex(/^[a-z_]{1,64}$/),
  what: z.string().max(500).optional(),
})
export type RiskReason = z.infer<typeof RiskReason>

/** What a decision can touch, exactly: an approval and a grant are about this. */
export const Reach = z.strictObject({
  effect: EffectClass,
  /** What it does besides: a command with network runs too, and a patch may delete. */
  also: list(EffectClass, 5).optional(),
  paths: list(Path),
  command: Prose.optional(),
  hosts: list(Label, 100).optional(),
})
export type Reach = z.infer<typeof Reach>

/** How a search is done, the best way first: what is missing on a machine is done the next way, and that is told. */
const searchWays = ['meaning', 'ripgrep', 'scan'] as const
export const Degraded = z.strictObject({ from: z.enum(searchWays), to: z.enum(searchWays) })
/** In which lesser way something was done, and what was wanted. */
export type Degraded = z.infer<typeof Degraded>

/** What can be told of a call from its action and params alone, without a look at the world. */
export const Rated = z.strictObject({ reach: Reach, risk: Risk, reasons: list(RiskReason, 100) })
export type Rated = z.infer<typeof Rated>

/**
 * How a command is held: not at all, reading only and without network, or in an overlay whose changes land later.
 *
 * @example
 * const held: Confinement = 'overlay'
 */
export const Confinement = z.enum(['none', 'read_only', 'overlay'])
export type Confinement = z.infer<typeof Confinement>

/** What a host found before anything ran. */
export const Prepared = z
  .strictObject({
    pre: list(FileMeta),
    risk: Risk,
    reasons: list(RiskReason, 100),
    /** A unified diff of what would be written, cut where it is very long. */
    diff: Text.optional(),
    reach: Reach,
    /** Of an undo: what was said for the changes that it takes back, the last first. */
    undoes: list(Label, 20).optional(),
    /** The folder belongs to no git repository. */
    repository: z.literal(false).optional(),
    /** Of commands only. */
    confined: Confinement.optional(),
    /** What the tool says about itself in a sentence, where it is one of code. */
    about: Prose.optional(),
    /** No evidence will be gathered: the tool's own word is all there is. */
    evidence: z.literal('none').optional(),
  })
  .describe('What a host found before anything ran: what is there, what would change, and how risky it is.')
export type Prepared = z.infer<typeof Prepared>

/**
 * A person's word that something need not be asked again: one exact path, command or host, with the content that was shown where
 * content was shown. It ends with its plan or its conversation, and at `until` at the latest.
 */
export const Grant = z.strictObject({
  id: Id,
  effect: EffectClass,
  path: Path.optional(),
  command: Prose.optional(),
  host: Label.optional(),
  content: Hash.optional(),
  /** Exactly one decision, by the hash of what was shown of it. */
  shown: Hash.optional(),
  /** The commit of what its goal has changed by then. */
  commit: z.literal(true).optional(),
  by: Id,
  /** Who asked for the work: for anybody else's it does not count. */
  requester: Id.optional(),
  until: Instant,
  workflowId: Id.optional(),
})
export type Grant = z.infer<typeof Grant>

/** One call that a step of a plan names: approving the plan grants it, where the content is the one that was shown. */
export const PlannedCall = z.strictObject({
  step_id: Id,
  reach: Reach,
  risk: Risk,
  content: Hash.optional(),
  /** The commit at the end, whatever paths it will name. */
  commit: z.literal(true).optional(),
})
/** A call that a plan names. */
export type PlannedCall = z.infer<typeof PlannedCall>

/** What became of a decision, as its agent is told. A result is cut for it; the whole stays with the host. */
export type Told = {
  readonly decision_id: string
  readonly outcome: 'settled' | 'refused' | 'uncertain' | 'probed'
  readonly result?: ToolResult
  readonly verdict?: MutatorResult
  readonly problem?: { readonly code: ProblemCode; readonly message: string; readonly cause?: Cause }
  /** What a look at the world found, where nobody had told. */
  readonly probed?: 'applied' | 'not_applied' | 'unknown'
}

/**
 * What a decision may touch in the end: a path must match one pattern of every list in `within` and none of `without`, and no
 * effect of `denied` happens. An empty list allows nothing.
 */
export const EffectiveScope = z.strictObject({
  within: list(list(Path), 10),
  without: list(Path),
  denied: list(EffectClass, 5),
})
export type EffectiveScope = z.infer<typeof EffectiveScope>
