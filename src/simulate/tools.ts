/**
 * The simulated tool host: it counts every start and every landing, remembers what had its effect, and refuses, fails and falls silent
 * before, during and after each. Writes are staged and land later; everything else is done when it is done.
 */

import type { Change, Prepared } from '../core/contracts/acting.ts'
import type { ToolEnvelope, ToolResult } from '../core/contracts/execution.ts'
import { effectOf } from '../core/state/actions.ts'
import type { Evidence } from '../core/state/events.ts'
import { holdsWorkspace } from '../core/work/execution.ts'
import type { Done, Landed, Refused, Staged, ToolCall, ToolHost } from '../ports.ts'
import type { FaultKind } from './faults.ts'
import { type Incarnation, never } from './incarnation.ts'
import type { Dice } from './prng.ts'
import type { Scene, ToolStart } from './scene.ts'
import { check } from './staff-work.ts'
import { failure } from './texts.ts'

type Outcome = Staged | Done | Refused
type Strikes = (kind: FaultKind, chance: number) => boolean

export class SimTools {
  readonly #scene: Scene
  readonly #local: boolean

  constructor(scene: Scene, local: boolean) {
    this.#scene = scene
    this.#local = local
  }

  host(life: Incarnation): ToolHost {
    return {
      local: this.#local,
      check: ({ action }) => ({ reach: { effect: effectOf(action), paths: [] }, risk: 'low', reasons: [] }),
      prepare: (call) => life.through(() => this.#prepare(call), never<Prepared>()),
      execute: (call) => life.through(() => this.#execute(call, life), never<Outcome>()),
      land: (call, staged) => life.through(() => this.#land(call, staged, life), never<Landed>()),
      probe: (call) => life.through(() => this.#probe(call, life), never<'unknown'>()),
      undo: () => ({ restored: [], left: [] }),
    }
  }

  #strikes({ envelope: { decision_id }, conversation }: ToolCall, dice: Dice): Strikes {
    return (kind, chance) =>
      this.#scene.strikes(kind, conversation, { dice, chance, about: { decisionId: decision_id } })
  }

  #prepare(call: ToolCall): Prepared | Refused | Promise<Prepared> {
    const { envelope, conversation } = call
    const { proposal } = this.#started(envelope, conversation)
    proposal.prepared++
    const dice = this.#scene.dice.fork(`prepare ${envelope.decision_id} ${proposal.prepared}`)
    const on = this.#strikes(call, dice)
    if (on('prepare_refuses', 0.06)) return { refused: { code: 'E_CONFLICT', message: 'somebody changed it' } }
    if (on('prepare_fails', 0.05)) throw failure(dice)
    if (!this.#local && on('prepare_silent', 0.05)) return never()
    const found = preparedOf(envelope, dice, proposal.prepared)
    if (this.#local) return found
    const { promise, resolve } = Promise.withResolvers<Prepared>()
    this.#scene.clock.after(dice.pick([1, 40, 900]), () => resolve(found))
    return promise
  }

  #execute(call: ToolCall, life: Incarnation): Outcome | Promise<Outcome> {
    const { clock, dice: seed } = this.#scene
    const { envelope, conversation } = call
    const start = this.#started(envelope, conversation)
    const dice = seed.fork(`tool ${envelope.decision_id} ${start.count} ${start.proposal.prepared}`)
    const on = this.#strikes(call, dice)
    if (start.effect !== 'read') this.#lookForOthers(call)
    if (start.effect !== 'read' && on('tool_stale', 0.1))
      return { refused: { code: 'E_CONFLICT', message: 'it changed', stale: true } }
    if (on('tool_refuses', 0.05)) return { refused: { code: 'E_POLICY_DENIED', message: 'not here' } }
    start.count++
    if (on('tool_fails', 0.08)) throw failure(dice)
    const stages = start.effect === 'write' || start.effect === 'delete'
    start.applied = !stages
    if (on('tool_fails', 0.06)) throw failure(dice)
    if (on('tool_silent', 0.08)) return never()
    const missed = on('tool_misses', 0.12)
    const exit = envelope.params.command === check && on('verification_red', 0.5) ? 1 : 0
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const since = this.#knownSince(envelope.decision_id, conversation)
    clock.after(this.#scene.calm ? 10 : dice.pick([1, 40, 900, 6_000, 29_000]), () =>
      life.through(() => {
        const told = { conversation, what: envelope.decision_id, life: life.number, at: clock.passed, since }
        this.#scene.facts.told.push(told)
        resolve({ ...outcome(envelope, missed, exit), ...(stages && { staged: changesOf(envelope) }) })
      }, undefined),
    )
    return promise
  }

  /** Where the decision stands. What was read from the disk may lag behind it: then it came after that. */
  #knownSince(decisionId: string, conversation: string): number {
    const { decisions, seq } = this.#scene.stateOf(conversation)
    return decisions.find(({ id }) => id === decisionId)?.seq ?? seq
  }

  /** One at a time in a workspace, over all conversations. */
  #lookForOthers({ workspace, conversation }: ToolCall): void {
    if (workspace === undefined) return
    const holders = this.#scene
      .statesIn(workspace)
      .flatMap(({ id, state }) => holdsWorkspace(state).map((x) => `${id} ${x.id}`))
    if (holders.length > 1) this.#scene.facts.overlaps.push(`${conversation}: ${holders.join(' and ')} at once`)
  }

  #land(call: ToolCall, staged: readonly Change[], life: Incarnation): Landed | Promise<Landed> {
    const { envelope, conversation } = call
    const start = this.#started(envelope, conversation)
    const dice = this.#scene.dice.fork(`land ${envelope.decision_id} ${start.landings} ${life.number}`)
    const on = this.#strikes(call, dice)
    start.landings++
    if (on('land_fails', 0.06)) throw failure(dice)
    const paths = staged.map(({ path }) => path)
    if (!start.applied && on('land_left', 0.25)) return { landed: [], left: paths }
    start.applied = true
    if (on('land_fails', 0.05)) throw failure(dice)
    if (on('land_silent', 0.05)) return never()
    return { landed: paths, left: [] }
  }

  #started(envelope: ToolEnvelope, conversation: string): ToolStart {
    const { starts } = this.#scene.facts
    const known = starts.get(envelope.decision_id)
    if (known) return known
    const effect = effectOf(envelope.action)
    const start = { conversation, effect, count: 0, landings: 0, applied: false, proposal: { prepared: 0 } }
    starts.set(envelope.decision_id, start)
    return start
  }

  #probe(call: ToolCall, life: Incarnation): Promise<'applied' | 'not_applied' | 'unknown'> {
    const { clock, dice: seed, facts } = this.#scene
    const { decision_id } = call.envelope
    const dice = seed.fork(`probe ${decision_id} ${life.number}`)
    const on = this.#strikes(call, dice)
    if (on('probe_silent', 0.1)) return never()
    if (dice.chance(0.1)) throw failure(dice)
    const applied = facts.starts.get(decision_id)?.applied
    const answer = on('probe_unknown', 0.3) ? 'unknown' : applied ? 'applied' : 'not_applied'
    const { promise, resolve } = Promise.withResolvers<'applied' | 'not_applied' | 'unknown'>()
    clock.after(dice.pick([1, 300, 20_000]), () => life.through(() => resolve(answer), undefined))
    return promise
  }
}

const hashOf = (text: string): string =>
  text
    .padEnd(64, '0')
    .replace(/[^0-9a-f]/g, 'a')
    .slice(0, 64)

/** What a look finds may differ from look to look, as the world does. */
function preparedOf({ action, params, expectation }: ToolEnvelope, dice: Dice, look: number): Prepared {
  const effect = effectOf(action)
  const risk =
    effect === 'read' ? (dice.chance(0.1) ? 'high' : 'low') : dice.pick(['low', 'medium', 'medium', 'high'] as const)
  const command = effect === 'execute' ? String(params.command ?? `run ${String(params.path)}`) : undefined
  const hosts = effect === 'network' ? ['example.org'] : undefined
  const paths = effect === 'execute' || effect === 'network' ? [] : expectation.world_change
  const confined = effect === 'execute' ? dice.pick(['none', 'read_only', 'overlay'] as const) : undefined
  return {
    pre: expectation.world_change.map((path) => ({ path, hash: hashOf(`${look}`), source: 'USER' })),
    risk,
    reasons: [],
    reach: { effect, paths, command, hosts },
    confined,
  }
}

const changesOf = ({ expectation }: ToolEnvelope): Change[] =>
  expectation.world_change.map((path) => ({
    path,
    pre: null,
    post: { kind: 'file', hash: hashOf('b'), mode: 0o644 },
  }))

function outcome(
  envelope: ToolEnvelope,
  missed: boolean,
  exit_code: number,
): { result: ToolResult; evidence: Evidence } {
  const paths = envelope.expectation.world_change
  return {
    result: { decision_id: envelope.decision_id, exit_code, stdout: 'ok', stderr: '', artifacts: paths },
    evidence: { met: missed ? [] : paths, missing: missed ? paths : [], unexpected: [], out_of_scope: [] },
  }
}
