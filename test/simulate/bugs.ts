/**
 * Known bugs, each one change of one line or two in a copy of the source. `find` must be in the core, the runtime or the
 * journal exactly once, whichever file it is in, so that none of them rots when the code moves on. The simulator has to find every one of them.
 */
import type { FaultKind } from '../../src/simulate/faults.ts'

export type PlantedBug = {
  readonly name: string
  readonly find: string
  readonly replace: string
  /** The promise it is planted for, and those it may be seen to break before that one. */
  readonly breaks: readonly string[]
  /** In how many steps it is found; 10,000 unless it needs a rare meeting of things. */
  readonly within?: number
  /** How many steps one run has; 100 unless it shows only after a while. */
  readonly length?: number
  /** Only these faults are drawn: what it takes is rare among all of them. */
  readonly faults?: readonly FaultKind[]
}

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'the writer acknowledges before the sync',
    find: 'this.#soon(() => this.#flush())\n    return batch',
    replace: 'this.#soon(() => this.#flush())\n    batch.resolve()\n    return batch',
    breaks: ['I1', 'I33'],
  },
  {
    name: 'the writer does not look at the version',
    find: 'if (found !== expected) throw',
    replace: 'if (found < expected) throw',
    breaks: ['I33', 'I2', 'I3'],
  },
  {
    name: 'the writer does not reopen a file that failed',
    find: "if (failed.problem.detail.why !== 'disk_full') this.#untrusted",
    replace: "if (failed.problem.detail.why === 'disk_full') this.#untrusted",
    breaks: ['I34', 'I14', 'I16', 'I33'],
  },
  {
    name: 'the loop performs before the commit',
    find: "  live.status = 'writing'\n  const mark",
    replace:
      "  for (const event of commit.events) for (const effect of react(live.id, commit.state, event)) loop.perform(live, effect)\n  live.status = 'writing'\n  const mark",
    breaks: ['I6', 'I1', 'I5', 'I7', 'I20', 'I33'],
  },
  {
    name: 'the loop drops outcomes when an append fails',
    find: 'letters.filter((letter) => !letter.reply)',
    replace: 'letters.filter(() => false)',
    breaks: ['I34', 'I14', 'I15'],
  },
  {
    name: 'a timer is dropped now and then',
    find: 'this.#timers.set(live.id, due ',
    replace: 'if (due === null || due % 5 !== 0) this.#timers.set(live.id, due ',
    breaks: ['I14', 'I15'],
  },
  {
    name: 'a frame with an old token is accepted',
    find: 'if (t && t.dispatch?.token === c.token && t.state === state) return t',
    replace: 'if (t && t.state === state) return t',
    breaks: ['I7', 'I13'],
  },
  {
    name: 'a suggestion is taken up whatever the person says',
    find: "if (c.option === 'accept') takeUp",
    replace: 'takeUp',
    breaks: ['I35'],
  },
  {
    name: 'the queue is lost when a snapshot is loaded',
    find: 'live.state = snapshot\n',
    replace: "live.state = { ...snapshot, tasks: snapshot.tasks.filter((t) => t.state !== 'READY') }\n",
    breaks: ['I3', 'I14', 'I33', 'I22', 'I12'],
  },
  {
    name: 'a gate that fails counts as SAFE',
    find: "command({ verdict: 'BLOCK', category: 'gate'",
    replace: "command({ verdict: 'SAFE', category: 'gate'",
    breaks: ['I20'],
  },
  {
    name: 'who begins to watch during a commit gets it twice',
    find: 'if (event.seq <= last) return',
    replace: 'if (event.seq <= 0) return',
    breaks: ['I29'],
  },
  {
    name: 'a refused reply is overtaken',
    find: "task.kind === 'reply' && task.taskId !== turn",
    replace: 'false',
    breaks: ['I18'],
  },
  {
    name: 'everybody who was named gets the message that named them',
    find: 'agentId: member.id, messageId, requester }',
    replace: 'agentId: member.id, messageId, requester, from: d.state.said }',
    breaks: ['I18'],
  },
  {
    name: 'refusals are tried again without end',
    find: 'const redispatches = 3',
    replace: 'const redispatches = 30',
    breaks: ['I15'],
  },
  {
    name: 'the lock lets messages through',
    find: "RUNNING: 'control'",
    replace: "RUNNING: 'all'",
    breaks: ['I12'],
  },
  {
    name: 'an ack after its time-out starts work',
    find: 'if ((t.dispatch?.until ?? d.at) < d.at) return',
    replace: 'if (t.dispatch === undefined) return',
    breaks: ['I13'],
  },
  {
    name: 'what a port throws gets into the journal',
    find: "post({ type: 'lost', dispatchId: effect.dispatchId, token: effect.token })",
    replace: "post({ type: 'lost', dispatchId: effect.dispatchId, token: effect.token, words: String(error) })",
    breaks: ['I30'],
  },
  {
    name: 'conversations count their failures together',
    find: 'const failures = t.failures + 1',
    replace:
      'const shared = globalThis as { n?: number }\n  shared.n = (shared.n ?? 0) + 1\n  const failures = t.failures + (shared.n % 2)',
    breaks: ['I28', 'I15', 'I18', 'I45'],
  },
  {
    name: 'the reason of a verdict is lost on the way back from the disk',
    find: 'events.push(event as unknown as Stamped)',
    replace: "events.push((event.verdict ? { ...event, reason: 'lost' } : event) as unknown as Stamped)",
    breaks: ['I2'],
  },
  {
    name: 'a person is not answered now and then',
    find: 'for (const reply of commit.replies) reply()',
    replace: 'for (const reply of commit.replies) if (live.state.at % 7 !== 0) reply()',
    breaks: ['I33'],
  },
  {
    name: 'an edge is taken from any state',
    find: 'if (edge[0] === state && edge[1] === on) return edge[2]',
    replace: 'if (edge[1] === on) return edge[2]',
    breaks: ['I10', 'I21'],
  },
  {
    name: 'an end does not end now and then',
    find: "cancelAll(d, { kind: 'ended' }, by)\n",
    replace: "cancelAll(d, { kind: 'ended' }, by)\n  if (d.at % 3 === 0) return\n",
    breaks: ['I16', 'I14'],
  },
  {
    name: 'a pause is told again and again',
    find: "if (s.talk === 'paused' && s.waitingFor === waiting.member) return",
    replace: "if (s.talk === 'paused' && s.waitingFor !== waiting.member) return",
    breaks: ['I19', 'I14'],
  },
  {
    name: 'what is queued starts while the focus waits for a person',
    find: "leader?.state === 'AWAITING_USER'",
    replace: "leader?.state === 'BLOCKED'",
    breaks: ['I22', 'I15'],
  },
  {
    name: 'nobody makes room in memory',
    find: 'if (this.#resident.size <= this.#limits.resident || looked++ === lookedAtOnce) return',
    replace: 'if (looked >= 0) return',
    breaks: ['I29'],
  },
  {
    name: 'what a port throws gets into the log as it is',
    find: "'an effect failed')",
    replace: "'an effect failed: '.concat(String(error)))",
    breaks: ['I31'],
  },
  {
    name: 'a question outlives what it is about',
    find: 'if (d.state.questions.length > 0) withdraw(',
    replace: 'if (d.state.questions.length > 99) withdraw(',
    breaks: ['I32'],
  },
  {
    name: 'the oldest question is shown, whether it can be answered or not',
    find: 'asked.find((q) => heldTask(s, q) === undefined)',
    replace: 'asked[0]',
    breaks: ['I49'],
  },
  {
    name: 'a dispatch has the number of another event',
    find: 'const id = dispatchId(d.nextSeq)',
    replace: 'const id = dispatchId(d.nextSeq + 1)',
    breaks: ['I36'],
  },
  {
    name: 'the line for a seat is served from its end',
    find: 'rankOf(a) - rankOf(b) || a.place - b.place',
    replace: 'rankOf(a) - rankOf(b) || b.place - a.place',
    breaks: ['I42'],
  },
  {
    name: 'nobody counts how often a job in line was passed',
    find: 'passed: w.passed + 1',
    replace: 'passed: w.passed',
    breaks: ['I42'],
  },
  {
    name: 'a seat that a withdrawn job leaves is not given to who waits for it',
    find: 'if (agentId !== undefined) this.#serve(agentId)',
    replace: '',
    breaks: ['I42', 'I14'],
    within: 30_000,
  },
  {
    name: 'the time to ack runs while a job waits in line',
    find: 'if (dispatch.waits !== undefined) return askForSeatAgain(d, t)',
    replace: '',
    breaks: ['I43'],
  },
  {
    name: 'a busy agent uses up a try',
    find: "if (why.cause.kind === 'busy') return tryLater(d, t) // D5",
    replace: '',
    breaks: ['I43'],
  },
  {
    name: 'an agent does not hear of a pause',
    find: '  run_paused: [pauseAgent],\n',
    replace: '',
    breaks: ['I48'],
  },
  {
    name: 'a goal starts beside the program of a parked one',
    find: "  if (isStillRunning(s, t)) return 'still_running'\n",
    replace: '',
    breaks: ['I50'],
    faults: ['pause_unheard'],
  },
  {
    name: 'a program that does not hold still is waited for without end',
    find: '  awaitPauses(d) // for what could not start\n',
    replace: '',
    breaks: ['I15', 'I14'],
    length: 300,
    faults: ['pause_unheard', 'agent_hangs'],
  },
  {
    name: 'an agent that was lost is run again, whatever it may have done',
    find: 'const once = started && !isOfStaff(t) && !mayRunAgain(d.state, t)',
    replace: 'const once = false',
    breaks: ['I45'],
  },
  {
    name: 'a message with a key is said again',
    find: 'if (said) return\n',
    replace: 'if (said && d.nextSeq % 2 === 0) return\n',
    breaks: ['I36', 'I33'],
  },
  {
    name: 'a commit into a file that is gone is acknowledged',
    find: '      batch.reject(thrown)',
    replace:
      "      if (asFault(thrown).problem.detail.why === 'file_gone') batch.resolve()\n      batch.reject(thrown)",
    breaks: ['I1', 'I3', 'I33', 'I29'],
  },
  {
    name: 'what a turn leaves of a long mailbox is not read',
    find: 'if (live.mailbox.length > 0) loop.wake(live)',
    replace: 'if (live.mailbox.length > 0 && live.mailbox.length < 2) loop.wake(live)',
    breaks: ['I34', 'I33', 'I14', 'I15'],
  },
  {
    name: 'long words are cut on their way into the talk',
    find: 'memberId: m.by, text: m.text, messageId: m.id, tokens',
    replace: 'memberId: m.by, text: m.text.slice(0, 8_000), messageId: m.id, tokens',
    breaks: ['I36'],
  },
  {
    name: 'an import takes words that were not checked',
    find: 'not(said.text !== e.text, ',
    replace: 'not(said.text.length > e.text.length, ',
    breaks: ['I46'],
  },
  {
    name: 'a question of an import can be answered',
    find: 'workspace: undefined,\n  questions: [],',
    replace: 'workspace: undefined,\n  questions: s.questions,',
    breaks: ['I46'],
  },
  {
    name: 'an import is taken whatever time it is from',
    find: 'if (read.value.event.at > now + ahead) return',
    replace: 'if (read.value.event.at > now * 1e9) return',
    breaks: ['I46'],
  },
]
