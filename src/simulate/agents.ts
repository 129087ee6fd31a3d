/**
 * AI members of the simulated world. They live outside the process: some outlive its crash, some do not. What each one does
 * is drawn for each dispatch; agent-work.ts says what it does once it may act.
 */
import type { Cause } from '../core/contracts/causes.ts'
import type { DecisionEnvelope, ToolEnvelope } from '../core/contracts/execution.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import type { AgentAdapter, Job, JobRef, Post } from '../ports.ts'
import { type Actor, finish, goOn, grantedToAnother } from './agent-work.ts'
import type { Incarnation } from './incarnation.ts'
import type { Scene } from './scene.ts'
import { requestOf } from './staff-work.ts'
import { failure, forged } from './texts.ts'

const keyOf = ({ conversation, dispatchId }: JobRef): string => `${conversation} ${dispatchId}`

export class SimAgents {
  readonly #scene: Scene
  readonly #actors = new Map<string, Actor>()
  /** Until when a member refuses everything: `conversation member`. */
  readonly #storms = new Map<string, number>()
  /** What was proposed last for a task. */
  readonly #proposed = new Map<string, readonly DecisionEnvelope[]>()
  /** What the agents of a conversation wanted to change. */
  readonly #wanted = new Map<string, ToolEnvelope[]>()

  constructor(scene: Scene) {
    this.#scene = scene
  }

  /** The door of one process to them. */
  adapter(life: Incarnation): AgentAdapter {
    const through = (call: () => void) => life.through(call, undefined)
    const mortal = (job: Job, post: Post): Post => {
      return (frame) =>
        through(() => {
          if (frame.type === 'result') this.#told(job, frame.dispatchId, life.number)
          if (frame.type === 'started') this.#told(job, `started:${frame.dispatchId}`, life.number)
          post(frame)
        })
    }
    return {
      deliver: (job, post) => through(() => this.#deliver(job, mortal(job, post))),
      go: (job) => through(() => this.#go(job)),
      rejoin: (job, post) => through(() => this.#rejoin(job, mortal(job, post))),
      withdraw: (job) => through(() => this.#withdraw(job)),
      pause: (job) => through(() => this.#pause(job)),
      resume: (job) => through(() => this.#resume(job)),
      tell: (job, { decision_id }) => through(() => this.#outcome(job, decision_id)),
    }
  }

  #deliver(job: Job, post: Post): void {
    const known = this.#actors.get(keyOf(job))
    const actor = this.#actorOf(job, post, known ? known.deliveries + 1 : 1)
    const { dice } = actor
    this.#actors.set(keyOf(job), actor)
    const on = (kind: Parameters<Scene['strikes']>[0], chance: number) =>
      this.#scene.strikes(kind, job.conversation, { dice, chance, about: job })
    if (on('agent_lost', 0.03)) throw failure(dice)
    if (on('agent_silent', 0.05)) return
    if (this.#storming(job, on('nack_storm', 0.03)))
      return actor.say(dice.between(1, 300), nack(actor, { kind: 'busy' }))
    if (on('nack', 0.12)) return this.#refuse(actor)
    if (on('frame_reordered', 0.03)) actor.say(0, { type: 'started', ...actor.fence })
    if (dice.chance(0.15)) return this.#instant(actor)
    const ackAt = dice.between(1, 900)
    actor.say(ackAt, { type: 'ack', ...actor.fence })
    if (this.#scene.draws('frame_forged', { dice, chance: 0.08 }))
      actor.forge(dice.pick([ackAt - 1, ackAt + 1]), { type: 'started', ...actor.fence })
    if (on('agent_never_starts', 0.04)) return
    actor.say(ackAt + dice.pick([0, 0, 50, 2_500]), { type: 'started', ...actor.fence })
  }

  #actorOf(job: Job, post: Post, deliveries: number): Actor {
    const scene = this.#scene
    const dice = scene.dice.fork(`${job.conversation} agent ${job.dispatchId} ${deliveries}`)
    const proposed: DecisionEnvelope[] = []
    const task = `${job.conversation} ${job.body.task_id}`
    const before = this.#proposed.get(task) ?? []
    this.#proposed.set(task, proposed)
    const wanted = this.#wantedIn(job.conversation)
    const actor: Actor = {
      scene,
      job,
      dice,
      deliveries,
      request: requestOf(job),
      post,
      stage: 'offered',
      survives: dice.chance(0.5),
      actions: grantedToAnother(scene, job, wanted) ? 4 : dice.pick([0, 1, 2, 4]),
      proposed,
      again: dice.fork('again').chance(0.5) ? [...before] : [],
      wanted,
      fence: { dispatchId: job.dispatchId, token: job.token },
      send: (frame) => this.#send(actor, frame),
      say: (delay, frame) => void scene.clock.after(delay, () => this.#send(actor, frame)),
      forge: (delay, frame) =>
        void scene.clock.after(delay, () => {
          scene.count('frame_forged', job.conversation, job)
          actor.post(forgery(frame))
        }),
    }
    return actor
  }

  #wantedIn(conversation: string): ToolEnvelope[] {
    const wanted = this.#wanted.get(conversation) ?? []
    this.#wanted.set(conversation, wanted)
    return wanted
  }

  /** Ack, start and result are there together, as from an agent inside the process. */
  #instant(actor: Actor): void {
    actor.stage = 'working'
    actor.send({ type: 'ack', ...actor.fence })
    actor.send({ type: 'started', ...actor.fence })
    finish(actor, 0)
  }

  #refuse(actor: Actor): void {
    const kind = actor.dice.pick(['busy', 'timeout', 'no_resource', 'refused'] as const)
    actor.say(actor.dice.between(1, 2_000), nack(actor, { kind }))
  }

  #storming(job: Job, begins: boolean): boolean {
    const key = `${job.conversation} ${job.agentId}`
    if (begins) this.#storms.set(key, this.#scene.clock.passed + 600_000)
    return !this.#scene.calm && (this.#storms.get(key) ?? 0) > this.#scene.clock.passed
  }

  #send(actor: Actor, frame: AgentCommand): void {
    const { scene, dice, job } = actor
    const again = (kind: 'frame_late' | 'frame_repeated', delay: number) =>
      void scene.clock.after(delay, () => {
        scene.count(kind, job.conversation, job)
        this.#put(actor, frame)
      })
    if (scene.draws('frame_late', { dice, chance: 0.03 }))
      return again('frame_late', dice.pick([5, 900, 8_000, 90_000]))
    this.#put(actor, frame)
    if (scene.draws('frame_repeated', { dice, chance: 0.06 }))
      again('frame_repeated', dice.pick([0, 10, 900, 5_000, 70_000]))
  }

  #put(actor: Actor, frame: AgentCommand): void {
    if (frame.type === 'ack') this.#scene.facts.acked.add(keyOf(actor.job))
    actor.post(frame)
  }

  #go(ref: JobRef): void {
    const actor = this.#actors.get(keyOf(ref))
    if (!actor || actor.stage === 'over') return
    actor.stage = 'working'
    goOn(actor, actor.dice.between(1, 2_000))
  }

  /** A process that was started again asks after its jobs. */
  #rejoin(job: Job, post: Post): void {
    const actor = this.#actors.get(keyOf(job))
    const lives = actor?.survives === true && actor.stage !== 'over'
    if (!actor || !lives) {
      if (actor) actor.stage = 'over'
      return void post({ type: 'lost', dispatchId: job.dispatchId, token: job.token })
    }
    actor.post = post
    if (this.#scene.strikes('agent_silent', job.conversation, { dice: actor.dice, chance: 0.1, about: job })) return
    if (actor.stage === 'offered') actor.say(actor.dice.between(1, 500), { type: 'started', ...actor.fence })
    actor.stage = 'working'
    actor.holds = false // a process that comes back tells it of a pause again
    goOn(actor, actor.dice.between(1, 3_000))
  }

  /** Some hold still and say so, some go on as if nobody had said anything, and some hold still without a word. */
  #pause(ref: JobRef): void {
    const actor = this.#actors.get(keyOf(ref))
    this.#scene.facts.held.set(keyOf(ref), 'pause')
    if (!actor || actor.stage === 'over') return
    const { dice, job } = actor
    const on = (kind: 'pause_heard' | 'pause_unheard', chance: number) =>
      this.#scene.strikes(kind, job.conversation, { dice, chance, about: job })
    if (on('pause_unheard', 0.4)) return
    actor.holds = true
    if (!on('pause_heard', 0.7)) return
    this.#scene.facts.still.add(keyOf(ref))
    actor.say(dice.between(1, 2_000), { type: 'paused', ...actor.fence })
  }

  #resume(ref: JobRef): void {
    const actor = this.#actors.get(keyOf(ref))
    this.#scene.facts.held.set(keyOf(ref), 'resume')
    if (!actor?.holds) return
    actor.holds = false
    if (actor.stage === 'working') goOn(actor, actor.dice.between(1, 1_000))
  }

  /** Most stop. Some do not hear it, and what they still send is late. */
  #withdraw(ref: JobRef): void {
    const actor = this.#actors.get(keyOf(ref))
    if (actor && (this.#scene.calm || actor.dice.chance(0.6))) actor.stage = 'over'
  }

  #told({ conversation }: JobRef, what: string, life: number): void {
    this.#scene.facts.told.push({ conversation, what, life, at: this.#scene.clock.passed })
  }

  #outcome(ref: JobRef, decisionId: string): void {
    const actor = this.#actors.get(keyOf(ref))
    if (!actor || actor.waits !== decisionId) return
    actor.waits = undefined
    const last = actor.proposed.at(-1)
    const about = { dice: actor.dice, chance: 0.1, about: actor.job }
    if (last?.decision_id === decisionId && this.#scene.strikes('told_twice', actor.job.conversation, about))
      actor.send({ type: 'propose', ...actor.fence, envelope: last })
    goOn(actor, actor.dice.between(1, 1_500))
  }
}

const nack = (actor: Actor, cause: Cause): AgentCommand => ({ type: 'nack', ...actor.fence, cause })

/** A frame with a token that was never given out. What it says can be told from what the agent says. */
function forgery(frame: AgentCommand): AgentCommand {
  const token = frame.token - 1
  if (frame.type === 'result' && frame.success)
    return { ...frame, token, result: { ...frame.result, user_response: forged } }
  return { ...frame, token }
}
