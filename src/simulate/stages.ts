/** The simulated gate and engine: inside the process or outside it, right, wrong, late or silent. */
import type { WorkspaceContext } from '../core/contracts/goal.ts'
import { type Frame, IntentAnalysis } from '../core/contracts/understanding.ts'
import type { Engine, Ports, SafetyGate, SafetyVerdict, Understood } from '../ports.ts'
import { goesOn } from '../understanding/scripted.ts'
import type { Situation } from './coverage.ts'
import type { FaultKind } from './faults.ts'
import { type Incarnation, never } from './incarnation.ts'
import type { Dice } from './prng.ts'
import type { Scene } from './scene.ts'
import { intents } from './teams.ts'
import { failure } from './texts.ts'

type StageOptions = {
  readonly localGate: boolean
  readonly localEngine: boolean
}

export class SimStages {
  readonly #scene: Scene
  readonly #options: StageOptions
  /** How often each thing was asked, so that asking again may be answered in another way. */
  readonly #asked = new Map<string, number>()

  constructor(scene: Scene, options: StageOptions) {
    this.#scene = scene
    this.#options = options
  }

  gate(life: Incarnation): SafetyGate {
    const local = this.#options.localGate
    const blocked: SafetyVerdict = { verdict: 'BLOCK', reason: 'dead' }
    return {
      local,
      check: ({ text }) =>
        life.through(() => this.#verdict(text, life, local), local ? blocked : never<SafetyVerdict>()),
    }
  }

  engine(life: Incarnation): Engine {
    const local = this.#options.localEngine
    return {
      local,
      understand: ({ rawInput }) =>
        life.through(() => this.#understood(rawInput, life, local), local ? goesOn(rawInput) : never<Understood>()),
    }
  }

  /** What a goal sees of its workspace. */
  looker(life: Incarnation): Ports['look'] {
    return () => this.#look(life)
  }

  /** What the workspace is at all: it has tests of its own, and nothing to build. */
  #look(life: Incarnation): WorkspaceContext | Promise<WorkspaceContext> {
    const seen: WorkspaceContext = { found: true, top: ['src/'], commands: { test: ['run the tests'] } }
    return life.through<WorkspaceContext | Promise<WorkspaceContext>>(() => seen, never())
  }

  #verdict(text: string, life: Incarnation, local: boolean): SafetyVerdict | Promise<SafetyVerdict> {
    const { dice, on } = this.#call(conversationIn(text), `gate ${text}`, 'understanding')
    if (on('gate_fails', 0.03)) throw failure(dice)
    if (!local && on('gate_silent', 0.04)) return never()
    const refuses = on('gate_refuses', 0.08)
    const verdict = refuses ? dice.pick(['BLOCK', 'BLOCK', 'EMERGENCY'] as const) : 'SAFE'
    const { verdicts } = this.#scene.facts
    verdicts.set(text, (verdicts.get(text) ?? new Set()).add(verdict))
    const answer: SafetyVerdict = { verdict, reason: 'simulated' }
    return local ? answer : this.#later(answer, dice.pick([1, 30, 800, this.#scene.calm ? 50 : 12_000]), life)
  }

  #understood(text: string, life: Incarnation, local: boolean): Understood | Promise<Understood> {
    const conversation = conversationIn(text)
    const { dice, on } = this.#call(conversation, `engine ${text}`, 'understanding')
    if (on('engine_fails', 0.03)) throw failure(dice)
    if (!local && on('engine_silent', 0.03)) return never()
    const { team } = this.#scene.stateOf(conversation).team
    const answer = team === 'talk' && dice.chance(0.9) ? goesOn(text) : understood(dice, text)
    return local ? answer : this.#later(answer, dice.pick([1, 30, 1_500, this.#scene.calm ? 50 : 65_000]), life)
  }

  #call(
    conversation: string,
    what: string,
    situation: Situation,
  ): { dice: Dice; on: (kind: FaultKind, chance: number) => boolean } {
    const times = (this.#asked.get(what) ?? 0) + 1
    this.#asked.set(what, times)
    const dice = this.#scene.dice.fork(`${what} ${times}`)
    return {
      dice,
      on: (kind, chance) => this.#scene.strikes(kind, conversation, { dice, chance, about: { situation } }),
    }
  }

  #later<T>(answer: T, delay: number, life: Incarnation): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<T>()
    this.#scene.clock.after(delay, () => life.through(() => resolve(answer), undefined))
    return promise
  }
}

/** Every text in the simulated world begins with the name of its conversation. */
const conversationIn = (text: string): string => text.slice(0, text.indexOf(' '))

function understood(dice: Dice, text: string): Understood {
  const frames = dice.chance(0.6) ? Array.from({ length: dice.between(1, 3) }, (_, i) => frame(dice, i)) : []
  const says = dice.chance(0.2) ? dice.pick(['yes', 'no'] as const) : undefined
  return { analysis: analysis(dice, text), frames, ops: [], says }
}

function analysis(dice: Dice, text: string): IntentAnalysis {
  const type = dice.pick(IntentAnalysis.shape.taskRelation.shape.type.options)
  const action = dice.pick(IntentAnalysis.shape.normalizedIntent.shape.action.options)
  return {
    normalizedIntent: { goal: text.slice(0, 200), action, scope: 'partial_task', urgency: 'medium' },
    taskRelation: { type, confidence: dice.pick([0.3, 0.6, 0.9, 0.95]), reasoning: 'simulated' },
    contextDependency: {
      needsCurrentTaskContext: false,
      needsExecutionHistory: false,
      needsResourceStatus: false,
      referencedEntities: [],
    },
    suggestedRoute: { nextPhase: 'execution', reason: 'simulated', requiresUserConfirmation: dice.chance(0.2) },
  }
}

function frame(dice: Dice, index: number): Frame {
  const first = index === 0 && dice.chance(0.3) ? intents[0] : dice.pick(intents)
  const intent = dice.chance(0.1) ? 'oos' : first
  return {
    frame_id: `f${index}`,
    intent,
    agent: null,
    start: 0,
    end: 1,
    confidence: 0.9,
    slots: dice.chance(0.5) ? [{ slot: dice.pick(['since', 'where']), value: 'two days' }] : [],
    missing_slots: dice.chance(0.3) ? ['since'] : [],
    reasons: [],
  }
}
