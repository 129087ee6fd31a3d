/** What a decision reaches, taken apart: each path, command or host with the effect that it is approved under. */
import type { Grant, Reach } from '../contracts/acting.ts'
import type { Shown } from './conversation.ts'

type Target = Pick<Grant, 'effect' | 'path' | 'command' | 'host'>

export function targetsOf({ effect, paths, command, hosts = [] }: Reach): Target[] {
  const network = hosts.map((host): Target => ({ effect: 'network', host }))
  if (effect === 'execute') return [{ effect, command: command ?? '' }, ...network]
  if (effect === 'network') return network
  return paths.map((path) => ({ effect, path }))
}

/** What is rated high is approved once, never granted; and so is a command that no sandbox holds. */
export const isGrantable = ({ risk, confined, reach }: Pick<Shown, 'risk' | 'confined' | 'reach'>): boolean =>
  risk !== 'high' && !(reach.effect === 'execute' && confined === 'none') && targetsOf(reach).length > 0
