/**
 * Every number the core decides with. Whatever follows from one is written into the event that uses it, so changing a number here
 * changes what is decided from now on and never what an old journal folds to.
 */

/** Silent for so long, a gate counts as BLOCK, an engine as not having understood, the others as having failed once. */
export const gateTimeoutMs = 10_000
export const engineTimeoutMs = 60_000
export const probeTimeoutMs = 30_000
export const prepareTimeoutMs = 30_000
export const landTimeoutMs = 120_000

/** How long a read rests before its second, third and fourth attempt, where the team says nothing (team.ts). */
export const readRestsMs = [200, 500, 1_000] as const
/** How many decisions of one run may wait behind the one that is under way. */
export const decisionsWaiting = 32

/** How long the look at a workspace and the undo of a patch may take. */
export const contextTimeoutMs = 10_000
export const undoTimeoutMs = 60_000
/** A goal with a workspace that is not done by then asks whether it should go on; unanswered for as long again, it ends. */
export const goalTimeoutMs = 86_400_000

/** How often a goal may ask for details, and how often each rung of its recovery is tried before the next one is. */
export const clarifications = 3
export const recoveries = { ask: 3, repair: 2, undo: 1, replan: 1, stop: 1 } as const

/** How many changed files a summary names. */
export const changedKept = 200

/** How often a task is given out again by itself, and how long it rests before the n-th time (design §9). */
export const redispatches = 3
export const backOffMs = (failures: number): number => 1_000 * 2 ** failures

/** A busy agent is asked again after 1, 2, 4, … s, at most a minute: it means later, and is no failure. */
export const busyMs = (times: number): number => Math.min(1_000 * 2 ** (times - 1), 60_000)

/** A conversation in the line for a seat asks again after 10, 20, 40, … minutes, at most a day, in case the pool has forgotten it. */
export const lineLeaseMs = (asked: number): number => Math.min(600_000 * 2 ** (asked - 1), 86_400_000)

/** How many bytes of steps one task may put into the journal. An agent that writes more is not tried again. */
export const journaledBytes = 16 * 1_048_576

/** How often a planner may try. */
export const planAttempts = 3

/** How much of an agent's question the state keeps. */
export const longestAsked = 500

/** How much the folded state keeps; pinned for a conversation when it starts. */
export const kept = {
  /** Fingerprints of hops: three rounds of up to eight. */
  echoes: 24,
  /** Decisions in one page of the ledger. */
  page: 64,
  /** Dispatches that are over, so that what still comes of them has its own name. */
  dispatches: 64,
  /** Keys of messages, so that a repetition is known as one. */
  keys: 256,
} as const
/** How much a conversation keeps of what is over. */
export type Kept = { readonly [K in keyof typeof kept]: number }
