/** The simulated tool host: it counts every start, remembers what had its effect, and fails before, after and for ever. */

import type { DecisionEnvelope, ToolResult } from '../core/contracts/execution.ts'
import { effectOf } from '../core/state/actions.ts'
import type { Evidence } from '../core/state/events.ts'
import type { ToolHost } from '../ports.ts'
import { type Incarnation, never } from './incarnation.ts'
import type { Scene, ToolStart } from './scene.ts'
import { failure } from './texts.ts'

type Outcome = { result: ToolResult; evidence: Evidence }

export class SimTools {
  readonly #scene: Scene
  readonly #conversationOf: (decisionId: string) => string

  constructor(scene: Scene, conversationOf: (decisionId: string) => string) {
    this.#scene = scene
    this.#conversationOf = conversationOf
  }

  host(life: Incarnation): ToolHost {
    return {
      local: true,
      check: ({ action }) => ({ reach: { effect: effectOf(action), paths: [] }, risk: 'low', reasons: [] }),
      prepare: ({ envelope: { action, expectation } }) => ({
        pre: [],
        risk: 'low',
        reasons: [],
        reach: { effect: effectOf(action), paths: expectation.world_change },
      }),
      execute: ({ envelope }) => life.through(() => this.#execute(envelope, life), never<Outcome>()),
      land: (_, staged) => ({ landed: staged.map(({ path }) => path), left: [] }),
      undo: () => ({ restored: [], left: [] }),
      probe: ({ envelope }) => life.through(() => this.#probe(envelope, life), never<'unknown'>()),
    }
  }

  #execute(envelope: DecisionEnvelope, life: Incarnation): Promise<Outcome> {
    const { clock, strikes, dice: seed } = this.#scene
    const conversation = this.#conversationOf(envelope.decision_id)
    const start = this.#started(envelope, conversation)
    const about = { decisionId: envelope.decision_id }
    const dice = seed.fork(`tool ${envelope.decision_id} ${start.count}`)
    const on = (kind: Parameters<typeof strikes>[0], chance: number) =>
      strikes(kind, conversation, { dice, chance, about })
    if (on('tool_fails', 0.08)) throw failure(dice)
    start.applied = true
    if (on('tool_fails', 0.06)) throw failure(dice)
    if (on('tool_silent', 0.08)) return never()
    const missed = on('tool_misses', 0.12)
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const delay = this.#scene.calm ? 10 : dice.pick([1, 40, 900, 6_000, 29_000])
    clock.after(delay, () =>
      life.through(() => {
        this.#scene.facts.told.push({ conversation, what: envelope.decision_id, life: life.number, at: clock.passed })
        resolve(outcome(envelope, missed))
      }, undefined),
    )
    return promise
  }

  #started(envelope: DecisionEnvelope, conversation: string): ToolStart {
    const { starts } = this.#scene.facts
    const known = starts.get(envelope.decision_id)
    const start = known ?? { conversation, effect: effectOf(envelope.action ?? ''), count: 0, applied: false }
    starts.set(envelope.decision_id, start)
    start.count++
    return start
  }

  #probe(envelope: DecisionEnvelope, life: Incarnation): Promise<'applied' | 'not_applied' | 'unknown'> {
    const { clock, strikes, dice: seed, facts } = this.#scene
    const conversation = this.#conversationOf(envelope.decision_id)
    const about = { decisionId: envelope.decision_id }
    const dice = seed.fork(`probe ${envelope.decision_id} ${life.number}`)
    const on = (kind: Parameters<typeof strikes>[0], chance: number) =>
      strikes(kind, conversation, { dice, chance, about })
    if (on('probe_silent', 0.1)) return never()
    if (dice.chance(0.1)) throw failure(dice)
    const answer = on('probe_unknown', 0.3)
      ? 'unknown'
      : facts.starts.get(envelope.decision_id)?.applied
        ? 'applied'
        : 'not_applied'
    const { promise, resolve } = Promise.withResolvers<'applied' | 'not_applied' | 'unknown'>()
    clock.after(dice.pick([1, 300, 20_000]), () => life.through(() => resolve(answer), undefined))
    return promise
  }
}

function outcome(envelope: DecisionEnvelope, missed: boolean): Outcome {
  const paths = envelope.expectation?.world_change ?? []
  return {
    result: { decision_id: envelope.decision_id, exit_code: 0, stdout: 'ok', stderr: '', artifacts: paths },
    evidence: { met: missed ? [] : paths, missing: missed ? paths : [], unexpected: [], out_of_scope: [] },
  }
}
