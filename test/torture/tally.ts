/** What every torture gives back, and how it is called again. */
export type Tally = {
  /** What was found that must not be; empty if all is well. */
  readonly faults: string[]
  /** How often what happened, so that a torture that does nothing is noticed. */
  readonly counts: Record<string, number>
}

export type Torture = (rounds: number, seed: number) => Promise<Tally>

export function count(tally: Tally, what: string, by = 1): void {
  tally.counts[what] = (tally.counts[what] ?? 0) + by
}

export const tortureCommand = (name: string, rounds: number, seed: number): string =>
  `npm run torture -- ${rounds} --seed ${seed} --only ${name}`
