/**
 * What can go wrong, by name (docs/guarantees.md). A run draws which of these it has (so that a fault is also seen without the
 * others), and coverage.ts counts in which situations each one struck.
 */
import type { Dice } from './prng.ts'

/** Faults of the machine: they strike every conversation at once. */
export const machineFaults = [
  'crash',
  'crash_in_recovery',
  'torn_write',
  'clean_restart',
  'disk_full',
  'disk_error',
  'disk_error_kept',
  'snapshots_lost',
  'clock_forward',
  'clock_back',
  'clock_frozen',
  'clock_swings',
  'file_gone',
  'clock_past_grants',
] as const

/** Faults inside one conversation. */
const ownFaults = [
  'nack',
  'nack_storm',
  'agent_silent',
  'agent_hangs',
  'agent_never_starts',
  'agent_lost',
  'agent_fails',
  'frame_repeated',
  'frame_late',
  'frame_reordered',
  'frame_forged',
  'hostile_text',
  'long_text',
  'burst',
  'key_repeated',
  'import_under_way',
  'import_forged',
  'decision_repeated',
  'decision_conflict',
  'gate_fails',
  'gate_silent',
  'gate_refuses',
  'engine_fails',
  'engine_silent',
  'planner_fails',
  'planner_silent',
  'planner_asks',
  'plan_refused',
  'reviewer_fails',
  'reviewer_silent',
  'decisions_pile_up',
  'prepare_refuses',
  'prepare_fails',
  'prepare_silent',
  'tool_refuses',
  'tool_stale',
  'land_fails',
  'land_left',
  'land_silent',
  'tool_fails',
  'tool_silent',
  'tool_misses',
  'probe_unknown',
  'probe_silent',
  'answer_twice',
  'answer_wrong',
  'pause',
  'stop',
  'flood',
  'watcher_fails',
  'few_seats',
  'pause_heard',
  'pause_unheard',
  'lost_unrepeatable',
  'second_approver',
  'told_twice',
  'cancel_in_stage',
  'grant_ends_in_line',
  'verification_red',
] as const

export const faultKinds = [...machineFaults, ...ownFaults] as const
export type MachineFault = (typeof machineFaults)[number]
export type FaultKind = (typeof faultKinds)[number]

/** Most runs have most faults; every fault is also missing now and then. */
export function drawFaults(dice: Dice, allowed: ReadonlySet<FaultKind>): Set<FaultKind> {
  const share = dice.pick([0.4, 0.75, 1])
  return new Set(faultKinds.filter((kind) => dice.chance(share) && allowed.has(kind)))
}
