/** What a decision reaches, taken apart: each path, command or host with the effect that it is approved under. */
import type { Grant, Reach } from '../contracts/acting.ts'
import type { EffectClass } from '../contracts/kinds.ts'
import type { Shown } from './conversation.ts'

export type Target = Pick<Grant, 'effect' | 'path' | 'command' | 'host'>

/** Every class of effect that it has: each may be denied to a goal, and each needs an approver. */
export function effectsOf({ effect, also = [], hosts = [] }: Pick<Reach, 'effect' | 'also' | 'hosts'>): EffectClass[] {
  if (also.length === 0 && (hosts.length === 0 || effect === 'network')) return [effect]
  return [...new Set([effect, ...also, ...(hosts.length > 0 ? ['network' as const] : [])])]
}

/** What runs without a line of its own has nothing that a grant could be exact about: only what is shown of it can be approved. */
export function targetsOf(reach: Reach): Target[] {
  const { effect, paths, command, hosts = [] } = reach
  const network = hosts.map((host): Target => ({ effect: 'network', host }))
  if (isCommand(reach)) return command === undefined ? [] : [{ effect: 'execute', command }, ...network]
  if (effect === 'network') return network
  return paths.map((path) => ({ effect, path }))
}

/** What whoever grants one of them must be able to approve: its own effect, and those that no other of them stands for. */
export function effectsOfTarget(reach: Reach, { effect }: Target): EffectClass[] {
  const elsewhere = targetsOf(reach).map((other) => other.effect)
  return [effect, ...effectsOf(reach).filter((one) => !elsewhere.includes(one))]
}

const isCommand = ({ effect, also }: Pick<Reach, 'effect' | 'also'>): boolean =>
  effect === 'execute' || also?.includes('execute') === true

type Seen = Pick<Shown, 'risk' | 'confined' | 'reach'>
/** What is rated high is approved once, never granted; and so is a command that no sandbox holds. */
export const mayBeGranted = ({ risk, confined, reach }: Seen): boolean =>
  risk !== 'high' && !(isCommand(reach) && confined === 'none')

/** There is a path, a command or a host that a grant can name. */
export const isGrantable = (shown: Seen): boolean => mayBeGranted(shown) && targetsOf(shown.reach).length > 0
