/** The machine under the process: it crashes, its disk fills and fails, its clock jumps. One fault at a time, in any step. */
import { isIssued, type Task } from '../core/state/conversation.ts'
import type { SimClock } from './clock.ts'
import type { DiskFault, DiskOperation, SimDisk, SimStore, StoreHooks } from './disk.ts'
import { type FaultKind, type MachineFault, machineFaults } from './faults.ts'
import { Dead, type Incarnation } from './incarnation.ts'
import type { Dice } from './prng.ts'
import type { Trace } from './trace.ts'

const hour = 3_600_000
/** Longer than any grant of these teams. */
const longestGrant = 9 * hour

/** One fault at one place, for a loop over all places: at the n-th point of the first life, or the n-th disk operation. */
export type Nth =
  | { readonly kind: 'crash'; readonly n: number; readonly side: 'before' | 'after' }
  | { readonly kind: DiskFault; readonly n: number }

/** What a machine sees and moves of the world around it (world.ts). */
type Surroundings = {
  readonly clock: SimClock
  readonly dice: Dice
  readonly traces: ReadonlyMap<string, Trace>
  readonly life: Incarnation
  readonly calm: boolean
  has(kind: FaultKind): boolean
  struck(kind: FaultKind): void
  open(): void
  close(): Promise<void>
}

export class Machine {
  readonly #world: Surroundings
  readonly #disk: SimDisk
  readonly #dice: Dice
  #store: SimStore | undefined
  #fullUntil = 0
  #goneUntil = 0
  #nextFailure: { fault: DiskFault; left: number } | undefined
  #recoveryCrashes = 0
  /** What the process will have died of. */
  #crashing: MachineFault | undefined

  readonly #nth: Nth | undefined
  #operations = 0
  /** When the disk last failed. */
  lastFailure = 0
  /** Whether the one fault was met. */
  reached = false

  constructor(world: Surroundings, disk: SimDisk, nth?: Nth) {
    this.#world = world
    this.#disk = disk
    this.#nth = nth
    this.#dice = world.dice.fork('machine')
  }

  /** Before each step: now and then something goes wrong. */
  tick(): void {
    // A laptop is closed at the worst moment: a dispatch is out, and its time-out passes while it sleeps.
    if (this.#dice.chance(0.03) && this.#world.has('clock_forward') && this.#isDispatching())
      return this.#strike('clock_forward')
    // And a day off while something is granted: the grants are over, whatever waits under them (I21).
    if (this.#dice.chance(0.02) && this.#world.has('clock_past_grants') && this.#isGranted())
      return this.#strike('clock_past_grants')
    // So is the power cut: an act is under way, and nobody will know whether it happened (I5, I6).
    if (this.#dice.chance(0.1) && this.#world.has('crash') && this.#isActing()) return this.#strike('crash')
    if (!this.#dice.chance(0.05)) return
    const kinds = machineFaults.filter((kind) => this.#world.has(kind) && kind !== 'torn_write')
    if (kinds.length > 0) this.#strike(this.#dice.pick(kinds))
  }

  hooks(life: Incarnation): StoreHooks {
    return {
      before: (operation) => {
        if (!life.enter()) throw new Dead()
        const failing = this.#failing(operation)
        if (failing) this.lastFailure = this.#world.clock.passed
        return failing
      },
      after: () => life.leave(),
    }
  }

  opened(store: SimStore): void {
    this.#store = store
  }

  mayDieInRecovery(life: Incarnation): void {
    if (this.#nth?.kind === 'crash' && life.number === 1) return life.arm(this.#nth.n, this.#nth.side)
    if (this.#recoveryCrashes === 0) return
    this.#recoveryCrashes--
    this.#crashing = 'crash_in_recovery'
    life.arm(this.#dice.between(1, 12), this.#dice.pick(['before', 'after'] as const))
  }

  /** The power is gone: of the unsynced bytes some prefix survives. After a while the process is started again. */
  died(life: Incarnation): void {
    const { unsyncedBytes } = this.#disk
    const kept = this.#world.has('torn_write') ? this.#dice.int(unsyncedBytes + 1) : 0
    this.#disk.crash(kept)
    if (kept > 0) this.#world.struck('torn_write')
    if (this.#crashing) this.#world.struck(this.#crashing)
    if (life.number > 0) this.reached = true
    this.#crashing = undefined
    if (life.number > 0) this.#world.clock.after(this.#dice.pick([1, 50, 3_000, 70_000]), () => this.restart())
  }

  restart(): void {
    if (!this.#world.life.alive) this.#world.open()
  }

  /** The faults are over. */
  calm(): void {
    this.#fullUntil = 0
    this.#goneUntil = 0
    this.#nextFailure = undefined
    this.#recoveryCrashes = 0
    this.#world.clock.thaw(true)
    this.#world.life.disarm()
    this.restart()
  }

  #strike(kind: MachineFault): void {
    const { clock, life } = this.#world
    const dice = this.#dice
    if (kind === 'crash' || kind === 'crash_in_recovery') {
      if (kind === 'crash_in_recovery') this.#recoveryCrashes = dice.between(1, 2)
      this.#crashing = 'crash'
      return life.arm(dice.between(1, 25), dice.pick(['before', 'after'] as const))
    }
    if (!kind.startsWith('disk') && kind !== 'file_gone') this.#world.struck(kind)
    if (kind === 'clean_restart') return this.#closeAndOpen(life)
    if (kind === 'disk_full') this.#fullUntil = clock.passed + dice.pick([100, 5_000, 60_000])
    if (kind === 'disk_error') this.#nextFailure = { fault: 'io', left: dice.between(1, 4) }
    if (kind === 'disk_error_kept') this.#nextFailure = { fault: 'io_kept', left: dice.between(1, 2) }
    if (kind === 'file_gone') this.#goneUntil = clock.passed + dice.pick([100, 5_000, 60_000])
    if (kind === 'snapshots_lost') this.#store?.dropSnapshots()
    if (kind === 'clock_forward') clock.jump(dice.pick([5_000, hour, 24 * hour]))
    if (kind === 'clock_past_grants') clock.jump(longestGrant)
    if (kind === 'clock_back') clock.jump(-dice.pick([5_000, hour, 24 * hour]))
    if (kind === 'clock_swings') this.#swing(dice.between(2, 6))
    if (kind === 'clock_frozen') {
      clock.freeze()
      clock.after(dice.pick([1_000, 30_000]), () => clock.thaw(dice.chance(0.5)))
    }
  }

  /** Somebody who cannot decide what time it is: so often, a while apart. */
  #swing(times: number): void {
    const { clock } = this.#world
    clock.jump(this.#dice.pick([-1, 1]) * this.#dice.pick([5_000, hour, 24 * hour]))
    if (times > 1) clock.after(this.#dice.between(1, 30_000), () => this.#swing(times - 1))
  }

  #isDispatching = (): boolean => this.#hasTask((t) => t.state === 'DISPATCHING')

  #isGranted = (): boolean => [...this.#world.traces.values()].some(({ state }) => state.grants.length > 0)

  #isActing = (): boolean =>
    [...this.#world.traces.values()].some(({ state }) =>
      state.decisions.some((x) => isIssued(x) && x.effect !== 'read'),
    )

  #hasTask(is: (task: Task) => boolean): boolean {
    for (const { state } of this.#world.traces.values()) if (state.tasks.some(is)) return true
    return false
  }

  #closeAndOpen(life: Incarnation): void {
    if (!life.alive) return
    void this.#world.close().then(() => life.die())
  }

  #failing(operation: DiskOperation): DiskFault | undefined {
    if (this.#world.calm) return
    if (this.#goneUntil > this.#world.clock.passed) {
      this.#world.struck('file_gone')
      return 'gone'
    }
    if (operation === 'reopen') return
    if (this.#nth && this.#nth.kind !== 'crash' && ++this.#operations === this.#nth.n) {
      this.reached = true
      return this.#nth.kind
    }
    if (this.#fullUntil > this.#world.clock.passed && operation !== 'sync' && this.#dice.chance(0.7)) {
      this.#world.struck('disk_full')
      return 'full'
    }
    const next = this.#nextFailure
    if (!next || (next.fault === 'io_kept' && operation !== 'sync') || --next.left > 0) return
    this.#nextFailure = undefined
    this.#world.struck(next.fault === 'io' ? 'disk_error' : 'disk_error_kept')
    return next.fault
  }
}
