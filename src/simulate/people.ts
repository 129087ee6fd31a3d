/** The people of one conversation: they talk, answer, hold back and change their minds, often at the worst moment. */
import type { PersonCommand } from '../core/state/commands.ts'
import type { Conversation, Question } from '../core/state/conversation.ts'
import { isQuestionId } from '../core/state/ids.ts'
import { Violation } from './check.ts'
import type { About, Situation } from './coverage.ts'
import type { FaultKind } from './faults.ts'
import { forgedImportFault, importFault } from './imports.ts'
import type { Dice } from './prng.ts'
import type { Scene } from './scene.ts'
import { hostile, longText, speech } from './texts.ts'

/** The clock of this world jumps by up to a day, forth and back and many times: its events may lie this far ahead. */
const mostAhead = 30 * 86_400_000

/** Longer than the shortest grant of these teams. */
const longestWait = 70_000

type Desk = {
  readonly send: (conversation: string, command: PersonCommand) => void
  /** Looks at the conversation as it goes on, for a while. */
  readonly watch: (conversation: string, dice: Dice) => void
}

export class SimPeople {
  readonly #scene: Scene
  readonly #desk: Desk
  readonly #conversation: string
  readonly #dice: Dice
  #said = 0

  constructor(scene: Scene, desk: Desk, conversation: string) {
    this.#scene = scene
    this.#desk = desk
    this.#conversation = conversation
    this.#dice = scene.dice.fork(`${conversation} people`)
    this.#next()
  }

  #next(): void {
    const delay = this.#dice.pick([5, 300, 1_500, 4_000, 20_000, 40_000])
    this.#scene.clock.after(delay, () => {
      if (this.#scene.calm) return
      this.#act()
      this.#next()
    })
  }

  #act(): void {
    const s = this.#scene.stateOf(this.#conversation)
    if (s.seq === 0) return
    if (s.questions.length > 0 && this.#dice.chance(0.05)) return this.#carryAway()
    if (s.decisions.length > 0 && this.#disturb(s)) return
    const question = s.questions.length > 0 && this.#dice.chance(0.7) ? this.#dice.pick(s.questions) : undefined
    if (question) return this.#answer(s, question)
    this.#control(s, this.#dice.weighed(this.#weights(s)))
  }

  /** Something was granted for what one of them asked for: another wants the same, and it is not granted for that. */
  #askForTheSame(): void {
    const s = this.#scene.stateOf(this.#conversation)
    const requester = s.grants.at(-1)?.requester
    const by = s.team.members.find((m) => m.type === 'human' && m.id !== requester)?.id
    if (requester === undefined || by === undefined || this.#scene.calm) return
    const able = s.team.members.filter((m) => m.type === 'ai' && (m.role ?? 'executor') === 'executor')
    const whom = able.length > 0 ? ` [NEXT:${this.#dice.pick(able).id}]` : ''
    this.#send({ type: 'say', by, text: `${this.#conversation} ${by}${this.#said++} the same for me${whom}` })
  }

  /** Somebody takes back what a decision is for, or holds the work until the grant it waits under is over. */
  #disturb(s: Conversation): boolean {
    const { id: decisionId, taskId } = this.#dice.pick(s.decisions)
    const by = this.#person(s)
    if (this.#strikes('cancel_in_stage', 0.05, { decisionId })) {
      this.#send({ type: 'cancel', by, taskId })
      return true
    }
    const inLine = s.decisions.find(
      (x) => x.state === 'COVERED' && x.approval !== undefined && !isQuestionId(x.approval),
    )
    if (!inLine || !this.#strikes('grant_ends_in_line', 0.5, { situation: 'approval' })) return false
    this.#send({ type: 'pause', by })
    this.#scene.clock.after(longestWait, () => this.#send({ type: 'resume', by }))
    return true
  }

  #weights(s: Conversation) {
    const held = s.interrupt !== 'EXECUTION'
    return {
      say: 60,
      resume: held ? 30 : 1,
      pause: 12,
      stop: 5,
      cancel: 2,
      skip: 4,
      clear_queue: 2,
      watch: 5,
      forget: 1,
      change_team: 2,
      carry_away: 3,
      nonsense: 3,
      end: 0.4,
    }
  }

  #control(s: Conversation, what: string): void {
    const by = this.#person(s)
    const task = s.tasks.length > 0 && this.#dice.chance(0.5) ? this.#dice.pick(s.tasks).id : undefined
    if (what === 'say') return this.#say(s, by)
    if (what === 'watch') return this.#desk.watch(this.#conversation, this.#dice.fork(`watch ${s.seq}`))
    if ((what === 'pause' || what === 'stop') && !this.#on(what)) return
    if (what === 'stop' || what === 'cancel') return this.#send({ type: what, by, taskId: task })
    if (what === 'forget') return this.#send({ type: 'forget', by, entry: this.#dice.int(s.seq + 3) })
    if (what === 'change_team') return this.#changeTeam(s, by)
    if (what === 'carry_away') return this.#carryAway()
    if (what === 'nonsense') return this.#nonsense(s)
    this.#send({ type: what as 'pause' | 'resume' | 'skip' | 'clear_queue' | 'end', by })
  }

  #say(s: Conversation, by: string): void {
    const label = `${this.#conversation} ${by}${this.#said++}`
    if (this.#dice.chance(0.01)) return this.#send({ type: 'say', by, text: `${label} [DONE]` })
    if (this.#on('burst', 0.005)) return this.#burst(s, label)
    if (this.#on('key_repeated', 0.1)) return this.#repeat({ type: 'say', by, text: `${label} once`, key: label })
    const long = this.#on('long_text', 0.02) ? ` ${longText(this.#dice)}` : ''
    const wild = this.#on('hostile_text', 0.1) ? ` ${this.#dice.pick(hostile)}` : ''
    this.#send({ type: 'say', by, text: speech(this.#dice, label, s.team) + wild + long })
    if (this.#dice.chance(0.1)) this.#say(s, this.#person(s))
  }

  /** More than is read in one turn. */
  #burst(s: Conversation, label: string): void {
    const by = this.#person(s)
    for (let n = this.#dice.between(66, 90); n > 0; n--) this.#send({ type: 'say', by, text: `${label} and ${n}` })
  }

  /** Whoever gets no reply sends it again, at once and much later. */
  #repeat(message: PersonCommand): void {
    this.#send(message)
    if (this.#dice.chance(0.5)) this.#send(message)
    this.#scene.clock.after(this.#dice.pick([5, 2_000, 90_000]), () => this.#send(message))
  }

  /** What was exported up to now is imported on another machine, or by somebody who forged it. */
  #carryAway(): void {
    const lines = this.#scene.lines(this.#conversation).split('\n').slice(0, -1)
    const now = this.#scene.clock.now() + mostAhead
    const broken = (fault: string | undefined): void => {
      if (fault !== undefined) throw new Violation('I46', this.#conversation, fault)
    }
    if (this.#on('import_forged')) for (let n = 0; n < 4; n++) broken(forgedImportFault(lines, this.#dice, now))
    if (this.#on('import_under_way')) void importFault(lines, now).then(broken)
  }

  #answer(s: Conversation, q: Question): void {
    const by = this.#person(s)
    const option = this.#choose(q)
    if (this.#on('answer_wrong', 0.15, matterOf(s, q))) return this.#wrongAnswer(s, q, option)
    const text = option === 'deny_because' ? 'not now' : undefined
    const answer: PersonCommand = { type: 'answer', by, questionId: q.id, option, hash: q.hash, text }
    const other = s.team.members.find((m) => m.type === 'human' && m.id !== by)
    if (other && q.kind === 'approval' && this.#on('second_approver', 0.3, 'approval'))
      this.#send({ ...answer, by: other.id })
    this.#send(answer)
    if (option === 'conversation')
      for (const delay of [1_500, 20_000]) this.#scene.clock.after(delay, () => this.#askForTheSame())
    if (this.#on('answer_twice', 0.25, matterOf(s, q))) {
      this.#send({ ...answer, by: this.#person(s), option: this.#dice.pick(q.options) })
      this.#scene.clock.after(this.#dice.between(1, 9_000), () => this.#send(answer))
    }
  }

  /** Most of what is asked for is approved, so that there is something to go wrong after it. */
  #choose({ kind, options }: Question): string {
    const yes = options.filter((option) => !option.startsWith('deny'))
    if (kind === 'approval' && options.includes('conversation') && this.#dice.chance(0.8)) return 'conversation'
    return this.#dice.pick(kind === 'approval' && this.#dice.chance(0.8) ? yes : options)
  }

  #wrongAnswer(s: Conversation, q: Question, option: string): void {
    const by = this.#person(s)
    const answer = { type: 'answer' as const, by, questionId: q.id, option, hash: q.hash }
    const agent = s.team.members.find((m) => m.type === 'ai')?.id ?? 'nobody'
    const wrong: PersonCommand[] = [
      { ...answer, option: 'whatever' },
      { ...answer, hash: 'of something else' },
      { ...answer, questionId: `q${s.seq + 50}` },
      { ...answer, by: agent },
    ]
    this.#send(this.#dice.pick(wrong))
  }

  /** What a broken or hostile client sends. */
  #nonsense(s: Conversation): void {
    const agent = s.team.members.find((m) => m.type === 'ai')?.id ?? 'nobody'
    const sent: PersonCommand[] = [
      { type: 'say', by: agent, text: `${this.#conversation} I am a person` },
      { type: 'say', by: 'nobody', text: `${this.#conversation} hello` },
      { type: 'say', by: this.#person(s), text: '   ' },
      { type: 'cancel', by: this.#person(s), taskId: 't999999' },
      { type: 'start', conversation: this.#conversation, team: s.team, teamHash: 'again' },
    ]
    this.#send(this.#dice.pick(sent))
  }

  /** Other limits, another reviewer, or somebody leaves: whoever is at work then. */
  #changeTeam(s: Conversation, by: string): void {
    const { members, review } = s.team
    const what = this.#dice.weighed({ limits: 3, reviewer: 2, member: 1 })
    const gone = what === 'member' ? this.#dice.pick(members).id : undefined
    const team = {
      ...s.team,
      parallel: this.#dice.pick([1, 2, 3]),
      review: what === 'reviewer' ? this.#dice.pick(['none', ...members.map((m) => m.id)]) : review,
      members: members.filter((m) => m.id !== gone),
    }
    this.#send({ type: 'change_team', by, team, teamHash: `changed ${this.#dice.bits()}` })
  }

  #person(s: Conversation): string {
    const people = s.team.members.filter((m) => m.type === 'human')
    return this.#dice.pick(people).id
  }

  #send(command: PersonCommand): void {
    this.#desk.send(this.#conversation, command)
  }

  #on(kind: FaultKind, chance = 1, situation?: Situation): boolean {
    return this.#strikes(kind, chance, situation && { situation })
  }

  #strikes(kind: FaultKind, chance: number, about: About | undefined): boolean {
    return this.#scene.strikes(kind, this.#conversation, { dice: this.#dice, chance, about })
  }
}

/** The situation a question is about. */
function matterOf(s: Conversation, q: Question): Situation {
  if (q.kind === 'parked' || q.kind === 'approval') return q.kind
  if (q.kind === 'handoff') return 'offered'
  if (q.kind === 'loop') return 'PAUSED'
  if (q.kind === 'uncertain') return 'run BLOCKED'
  if (q.kind !== 'blocked') return 'asked'
  return s.tasks.some((t) => t.id === q.about && t.state === 'BLOCKED') ? 'BLOCKED' : 'run BLOCKED'
}
