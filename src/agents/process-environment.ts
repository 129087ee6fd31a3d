/**
 * What a process agent finds in its environment (SEC11): an allowlist, what its spec names, and the mark of its seat. Tokens and
 * loader variables of ours never reach it by accident.
 */
import { markName, ownMark } from './process-tree.ts'

const allowed: ReadonlySet<string> = new Set(['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ'])

type Variables = Readonly<Record<string, string | undefined>>
/** Which variables a program is given. */
export type EnvironmentOptions = {
  /** Variables of ours that this agent may see, by name. */
  readonly pass?: readonly string[]
  /** Variables set for it. */
  readonly env?: Readonly<Record<string, string>>
}

export function environmentOf(ours: Variables, options: EnvironmentOptions, mark: string): Record<string, string> {
  const passed = new Set(options.pass)
  const seen: Record<string, string> = {}
  for (const [name, value] of Object.entries(ours)) {
    const may = allowed.has(name) || name.startsWith('LC_') || passed.has(name)
    if (may && value !== undefined) seen[name] = value
  }
  return { ...seen, ...options.env, [markName]: [ours[markName], mark].filter(Boolean).join(',') }
}

/** Unique to one start of one seat, and names us as its owner. */
export const newMark = (random: Uint8Array): string => `${ownMark()}-${Buffer.from(random).toString('hex')}`
