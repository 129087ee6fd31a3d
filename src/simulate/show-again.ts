/**
 * The commands that show a failure again (report.ts prints them): the run as it was, and a smaller one that breaks the same
 * promise. The search runs many seeds in one process; what it found counts only if a thread of its own, which is like a new
 * process, shows it too.
 */
import { type ManyOptions, type Plain, runFresh } from './many.ts'
import { shrink } from './shrink.ts'

type Broken = NonNullable<Plain['violation']>
/** A call of `simulate`, and the first failure that it shows. */
export type Shown = { readonly command: ManyOptions; readonly outcome: Plain; readonly broken: Broken }
export type Failure = Shown & {
  /** False when only the whole range of seeds shows it: then something is carried over from one run to the next. */
  readonly alone: boolean
  readonly smaller?: Shown
}

type Broke = Plain & { readonly violation: Broken }

/** `asked` is the call that found it; `smaller` says whether a smaller run is searched too. */
export async function showAgain(
  outcome: Broke,
  asked: ManyOptions,
  want: { readonly smaller: boolean },
): Promise<Failure> {
  const broken = outcome.violation
  const one = { ...asked, from: outcome.seed, seeds: 1 }
  const whole = await inFreshThread(one, broken.id)
  if (!whole) return { command: asked, outcome, broken, alone: false }
  if (!want.smaller) return { ...whole, alone: true }
  const { from: seed, seeds: _, ...rest } = one
  const { seed: __, ...least } = await shrink({ ...rest, seed }, broken.id)
  const smaller = await inFreshThread({ ...least, from: seed, seeds: 1 }, broken.id)
  const isSmaller = smaller && smaller.outcome.lastStep < whole.outcome.lastStep
  return { ...whole, alone: true, ...(isSmaller && { smaller }) }
}

/** Nothing if this one seed breaks no promise there, or another one. */
async function inFreshThread(command: ManyOptions, id: string): Promise<Shown | undefined> {
  const { from: seed, seeds: _, ...rest } = command
  const outcome = await runFresh({ ...rest, seed })
  return outcome.violation?.id === id ? { command, outcome, broken: outcome.violation } : undefined
}
