/**
 * One run of one seed: faults for a number of steps, then peace until nothing moves, then an end for everyone. After every
 * step the world is looked at; the first broken promise ends the run.
 */
import { hash } from 'node:crypto'
import { Violation } from './check.ts'
import { Coverage } from './coverage.ts'
import { drawFaults, type FaultKind, faultKinds, machineFaults } from './faults.ts'
import { checkRest } from './invariants.ts'
import type { Nth } from './machine.ts'
import { Dice } from './prng.ts'
import { World } from './world.ts'

export type RunOptions = {
  readonly seed: number
  readonly steps: number
  /** Which faults may be drawn; all of them when it is left out. */
  readonly faults?: readonly FaultKind[]
  readonly conversations?: number
  /** One fault at one place, besides. */
  readonly nth?: Nth
}

export type Outcome = {
  readonly seed: number
  /** Those with faults. */
  readonly steps: number
  /** The step in which the run ended, counted to its very end. */
  readonly lastStep: number
  readonly events: number
  /** Of the exported lines of all conversations. */
  readonly hash: string
  readonly coverage: Coverage
  readonly violation?: Violation
  /** Whether the fault of `nth` was met. */
  readonly reached: boolean
  /** The last events of the conversation whose promise was broken. */
  readonly tail: readonly string[]
}

const hours = 3_600_000
const longestPeace = 5_000 * hours

export async function run(options: RunOptions): Promise<Outcome> {
  const plan = planOf(options)
  const coverage = new Coverage()
  const world = new World({ ...plan, seed: options.seed, coverage, nth: options.nth })
  let steps = 0
  let violation: Violation | undefined
  const unhandled = (reason: unknown): void => world.fail(asViolation(reason))
  process.on('unhandledRejection', unhandled)
  try {
    steps = await faultyPhase(world, options.steps)
    const passed = world.clock.passed
    await peace(world)
    const apart = { ...plan, seed: options.seed, coverage: new Coverage() }
    for (const id of plan.isolated ? plan.conversations : []) await compareAlone(world, { id, plan: apart, passed })
    await endAll(world)
    await world.makesRoom()
  } catch (error) {
    violation = asViolation(error)
  } finally {
    process.off('unhandledRejection', unhandled)
  }
  const lines = [...world.traces.keys()].map((id) => world.lines(id)).join('')
  const events = [...world.traces.values()].reduce((sum, trace) => sum + trace.events.length, 0)
  return {
    seed: options.seed,
    steps,
    lastStep: world.looks,
    events,
    hash: hash('sha256', lines),
    coverage,
    violation,
    reached: world.machine.reached,
    tail: tailOf(world, violation),
  }
}

const tailOf = (world: World, violation: Violation | undefined): string[] =>
  violation ? world.lines(violation.conversation).trimEnd().split('\n').slice(-25) : []

/** What the seed decides before the first step. One run in five has no fault of the machine, and proves isolation (I28). */
function planOf({ seed, faults, conversations, nth }: RunOptions) {
  const dice = new Dice(`seed ${seed}`).fork('plan')
  const drawn = dice.between(3, 6)
  const allowed = new Set(faults ?? faultKinds)
  const isolated = dice.chance(0.2)
  if (isolated) for (const kind of machineFaults) allowed.delete(kind)
  if (isolated || dice.fork('seats').chance(0.3)) allowed.delete('few_seats') // whoever shares a seat is not alone
  const drawnFaults = drawFaults(dice, allowed)
  const count = conversations ?? (drawnFaults.has('few_seats') ? 3 * drawn : drawn)
  return {
    faults: drawnFaults,
    conversations: Array.from({ length: count }, (_, i) => `c${i + 1}`),
    isolated: isolated && count > 1 && nth === undefined,
    limits: { resident: isolated ? 1_000 : dice.pick([1, 2, 3, 1_000]), snapshotEvery: dice.pick([5, 25, 5_000]) },
  }
}

async function faultyPhase(world: World, steps: number): Promise<number> {
  world.open()
  world.begin()
  await world.settle()
  world.look()
  let step = 0
  for (; step < steps; step++) {
    world.machine.tick()
    if (!world.clock.runNext()) break
    await world.settle()
    world.look()
  }
  await until(world, world.clock.passed)
  return step
}

/** Whatever is due up to this time. */
async function until(world: World, passed: number): Promise<void> {
  while (world.clock.runNext(passed)) {
    await world.settle()
    world.look()
  }
}

async function peace(world: World): Promise<void> {
  world.calm = true
  world.machine.calm()
  await quiet(world)
  for (const trace of world.traces.values()) checkRest(trace, world.facts)
  world.line.atRest(world.seats)
  if (world.waiting > 0) throw new Violation('I33', '', `${world.waiting} commands were never answered`)
}

/** Time passes until nothing is waited for any more. */
async function quiet(world: World): Promise<void> {
  const limit = world.clock.passed + longestPeace
  await world.settle()
  world.look()
  for (let step = 0; world.clock.runNext(limit); step++) {
    await world.settle()
    world.look()
    if (step > 20_000) throw new Violation('I14', '', 'it goes on for ever')
  }
}

/** A person ends each conversation; one step later it is over (I16). */
async function endAll(world: World): Promise<void> {
  for (const trace of world.traces.values()) {
    if (trace.state.seq === 0 || trace.state.talk === 'completed') continue
    const by = trace.state.team.members.find((m) => m.type === 'human')?.id ?? ''
    world.send(trace.id, { type: 'end', by })
    await world.settle()
    world.look()
    const { talk } = world.stateOf(trace.id)
    if (talk !== 'completed') throw new Violation('I16', trace.id, `an end left it ${talk}`)
  }
  await quiet(world)
}

type Alone = { id: string; plan: ConstructorParameters<typeof World>[0]; passed: number }
/** A conversation again, without the others: its journal must be the same, byte by byte (I28). */
async function compareAlone(together: World, { id, plan, passed }: Alone): Promise<void> {
  const alone = new World({ ...plan, conversations: [id] })
  alone.open()
  alone.begin()
  await alone.settle()
  alone.look()
  await until(alone, passed)
  await peace(alone)
  const [expected, found] = [alone.lines(id).split('\n'), together.lines(id).split('\n')]
  const at = expected.findIndex((line, i) => line !== found[i])
  if (at >= 0)
    throw new Violation('I28', id, `alone: ${expected[at]?.slice(0, 300)} together: ${found[at]?.slice(0, 300)}`)
}

/** Anything that is thrown ends the run; what is not a violation is a bug of the program or of the simulator. */
const asViolation = (error: unknown): Violation =>
  error instanceof Violation
    ? error
    : new Violation('I33', '', error instanceof Error ? String(error.stack) : String(error))
