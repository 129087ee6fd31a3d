/**
 * `signalbox simulate --seeds N [--from K] [--steps M] [--faults A,B|none] [--conversations C]`: runs the simulated world and prints its
 * findings (simulate/).
 */
import type { FaultKind } from '../simulate/faults.ts'
import { faultKinds } from '../simulate/faults.ts'
import { type ManyOptions, runMany, type Total } from '../simulate/many.ts'
import { failureText, summary, table } from '../simulate/report.ts'
import { showAgain } from '../simulate/show-again.ts'

type SimulateOptions = {
  readonly seeds: number
  readonly from?: number
  readonly steps?: number
  /** Only these kinds of faults; `none` and an empty list mean no fault at all. */
  readonly faults?: readonly string[]
  readonly conversations?: number
}

/** A run of fewer seeds cannot be expected to see everything. */
const seedsForCoverage = 200

export async function simulate(options: SimulateOptions, out: (text: string) => void): Promise<number> {
  const { seeds, from = 1, steps = 400, conversations } = options
  const faults = options.faults && knownFaults(options.faults)
  if (faults === undefined && options.faults) {
    out(`unknown kind of fault; known are: ${faultKinds.join(', ')}\n`)
    return 2
  }
  const start = performance.now()
  const asked = { seeds, from, steps, faults, conversations }
  const total = await runMany(asked)
  if (seeds > 1) out(table(total.coverage))
  out(summary(total, performance.now() - start))
  if (total.failures.length > 0) {
    await tellFailures(total, asked, out)
    return 1
  }
  return faults === undefined && seeds >= seedsForCoverage ? unseen(total, out) : 0
}

/** A smaller run is searched once for each promise that was broken: the search costs far more than the run that failed. */
async function tellFailures(total: Total, asked: ManyOptions, out: (text: string) => void): Promise<void> {
  const seen = new Set<string>()
  for (const { violation, ...outcome } of total.failures.slice(0, 3)) {
    if (!violation) continue
    out(failureText(await showAgain({ ...outcome, violation }, asked, { smaller: !seen.has(violation.id) })))
    seen.add(violation.id)
  }
}

function knownFaults(names: readonly string[]): FaultKind[] | undefined {
  const wanted = names.filter((name) => name !== 'none')
  const known = faultKinds.filter((kind) => wanted.includes(kind))
  return wanted.every((name) => known.some((kind) => kind === name)) ? known : undefined
}

function unseen(total: Total, out: (text: string) => void): number {
  const missing = total.coverage.missing()
  if (missing.length === 0) return 0
  out(`these can happen and never did, so this run proves nothing about them:\n  ${missing.join('\n  ')}\n`)
  return 1
}
