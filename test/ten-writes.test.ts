/** A plan of ten writes, from its one question to its summary; and everything that makes it ask again (design §10). */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Plan, Step } from '../src/core/contracts/plan.ts'
import type { AgentCommand, PersonCommand } from '../src/core/state/commands.ts'
import type { Question } from '../src/core/state/conversation.ts'
import type { JournalEvent } from '../src/core/state/events.ts'
import { fold } from '../src/core/state/evolve.ts'
import { Team } from '../src/core/state/team.ts'
import { exportedLines, fork, importExport, readExport } from '../src/journal/exchange.ts'
import { memoryStore } from '../src/journal/memory.ts'
import { openJournal } from '../src/journal/writer.ts'
import type { AgentAdapter, Job } from '../src/ports.ts'
import { openRuntime } from '../src/runtime/open-runtime.ts'
import { scriptedGate } from '../src/safety/scripted.ts'
import { goesOn, scriptedEngine } from '../src/understanding/scripted.ts'
import { memoryHost } from './memory-host.ts'

type Call = Step['tool_calls'] extends readonly (infer C)[] | undefined ? C : never
const writeOf = (n: number): Call => ({ action: 'write_file', params: { path: `f${n}.txt`, content: `text ${n}` } })
const tenWrites = Array.from({ length: 10 }, (_, n) => writeOf(n))

const team = (approve?: Team['approve']): Team =>
  Team.parse({
    team: 'writers',
    ...(approve && { approve }),
    members: [
      { id: 'ann', type: 'human', name: 'ann', order: 0 },
      { id: 'ben', type: 'human', name: 'ben', order: 1 },
      { id: 'pat', type: 'ai', name: 'pat', order: 2, role: 'planner' },
      { id: 'bob', type: 'ai', name: 'bob', order: 3, role: 'executor' },
    ],
  })

const planOf = (calls: readonly Call[]): Plan => ({
  plan_id: 'p',
  goal: 'Write ten files',
  constraints: [],
  steps: [
    { step_id: 's', title: 'Write', intent: 'w', tool_calls: [...calls], expected_artifacts: [], status: 'pending' },
  ],
  verification: { mode: 'none', commands: [], required: false, stop_on_fail: false },
  risk_level: 'medium',
  created_at: 0,
})

/** Pat answers with the plan; Bob does the calls one by one, and stops before `holds` until he is let go on. */
class Crew implements AgentAdapter {
  readonly #planned: readonly Call[]
  readonly #done: readonly Call[]
  #job: Job | undefined
  #post: (frame: AgentCommand) => void = () => {}
  #next = 0
  holds = Number.POSITIVE_INFINITY

  constructor(planned: readonly Call[], done = planned) {
    this.#planned = planned
    this.#done = done
  }

  deliver(job: Job, post: (frame: AgentCommand) => void): void {
    this.#job = job
    this.#post = post
    this.#send({ type: 'ack' })
    this.#send({ type: 'started' })
  }

  go(): void {
    if (this.#job?.body.slots.intent !== 'plan') return this.#propose()
    this.#result({ plan: planOf(this.#planned) as never })
  }

  tell(): void {
    this.#next += 1
    this.goOn()
  }

  goOn(): void {
    if (this.#next < this.holds) this.#propose()
  }

  rejoin(): void {}
  withdraw(): void {}

  #propose(): void {
    const call = this.#done[this.#next]
    if (!call) return this.#result({})
    const { path } = call.params
    const envelope = {
      ...{ decision_id: randomUUID(), type: 'TOOL_CALL' as const, timeout_ms: 60_000, ...call },
      scope: { allowed_paths: ['**'], allowed_tasks: [this.#job?.body.task_id ?? ''] },
      expectation: { world_change: path === undefined ? [] : [String(path)], task_progress: '' },
    }
    this.#send({ type: 'propose', envelope })
  }

  #result(slots_update: Record<string, never>): void {
    const told = { missing_slots: [], user_response: '', handoff_suggestion: null }
    const result = { task_id: this.#job?.body.task_id ?? '', status: 'completed' as const, slots_update, ...told }
    this.#send({ type: 'result', success: true, result })
  }

  #send(frame: { readonly type: AgentCommand['type']; readonly [field: string]: unknown }): void {
    const { dispatchId = '', token = 0 } = this.#job ?? {}
    this.#post({ ...frame, dispatchId, token } as AgentCommand)
  }
}

/** A goal that was said, planned and approved by Ann. */
async function stage(crew: Crew, of = team()) {
  const files = new Map<string, string>()
  const journal = openJournal(memoryStore(), { soon: setImmediate })
  const engine = scriptedEngine((text) => {
    const { analysis, ...more } = goesOn(text)
    return {
      ...more,
      analysis: { ...analysis, taskRelation: { type: 'different_task', confidence: 0.9, reasoning: 'r' } },
    }
  })
  const look = () => ({ found: true, top: [], commands: {} })
  const doors = { journal, agents: crew, engine, look, safety: scriptedGate(), tools: memoryHost('staged', files) }
  const runtime = openRuntime(doors)
  const events = (): JournalEvent[] => [...journal.read('c')] as JournalEvent[]
  const state = () => runtime.state('c') ?? fold([])
  const send = (command: PersonCommand) => runtime.send('c', command)
  const asked = (kind: Question['kind']) => until(() => state().questions.find((q) => q.kind === kind))
  const answer = async (by: string, { id, hash }: Question, option: string) =>
    send({ type: 'answer', by, questionId: id, option, hash })
  await runtime.start(of, { teamHash: 'h', id: 'c', workspace: '/work' })
  await send({ type: 'say', by: 'ann', text: 'Write ten files' })
  await answer('ann', await asked('plan'), 'approve')
  return { runtime, journal, files, events, state, send, asked, answer }
}

/** Until it is there. */
async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    await new Promise(setImmediate)
  }
}

const questionsIn = (events: readonly JournalEvent[]) =>
  events.flatMap((e) => (e.type === 'question_opened' ? [e.kind] : []))
const summaryIn = (events: readonly JournalEvent[]) => events.find((e) => e.type === 'goal_summarized')?.summary

describe('a plan of ten writes', () => {
  test('asks one question, writes ten files under its grants, and says 1 asked, 9 saved', async () => {
    const { events, files } = await stage(new Crew(tenWrites))
    const summary = await until(() => summaryIn(events()))
    expect(questionsIn(events())).toEqual(['plan'])
    expect(files.size).toBe(10)
    const issued = events().flatMap((e) => (e.type === 'decision_issued' ? [e.approval.slice(0, 1)] : []))
    expect(issued).toEqual(Array(10).fill('g'))
    expect(summary).toMatchObject({ outcome: 'completed', asked: 1, saved: 9 })
  })

  test('asks again where the content is another than what was shown, and only there', async () => {
    const other = { action: 'write_file', params: { path: 'f4.txt', content: 'something else' } }
    const { events, files, asked, answer } = await stage(new Crew(tenWrites, tenWrites.with(4, other)))
    const question = await asked('approval')
    expect([...files.keys()]).toEqual(['f0.txt', 'f1.txt', 'f2.txt', 'f3.txt'])
    await answer('ann', question, 'once')
    const summary = await until(() => summaryIn(events()))
    expect(questionsIn(events())).toEqual(['plan', 'approval'])
    expect(files.get('f4.txt')).toBe('something else')
    expect(summary).toMatchObject({ asked: 2, saved: 8 })
  })

  test('asks again where the path is another one', async () => {
    const other = { action: 'write_file', params: { path: 'f99.txt', content: 'text 4' } }
    const { asked, files } = await stage(new Crew(tenWrites, tenWrites.with(4, other)))
    await asked('approval')
    expect(files.has('f99.txt')).toBe(false)
  })

  test('leaves its network step asking where its approver may not approve network', async () => {
    const fetches = { action: 'fetch_url', params: { url: 'https://example.com/data' } }
    const rules = team([{ effect: ['network'], by: ['ben'] }])
    const { events, asked, answer, state } = await stage(new Crew([...tenWrites, fetches]), rules)
    const question = await asked('approval')
    expect(questionsIn(events())).toEqual(['plan', 'approval'])
    const refused = await answer('ann', question, 'once')
    expect(refused).toMatchObject({ ok: false, problem: { code: 'E_POLICY_DENIED', detail: { by: ['ben'] } } })
    expect(state().questions).toHaveLength(1)
    expect(await answer('ben', question, 'once')).toMatchObject({ ok: true })
    expect(await until(() => summaryIn(events()))).toMatchObject({ outcome: 'completed', asked: 2, saved: 9 })
  })
})

describe('its grants are void', () => {
  /** Three of the ten are written, and Bob waits. */
  async function underWay() {
    const crew = new Crew(tenWrites)
    crew.holds = 3
    const staged = await stage(crew)
    await until(() => (staged.files.size === 3 && staged.state().decisions.length === 0 ? true : undefined))
    expect(staged.state().grants).toHaveLength(10)
    return { ...staged, crew }
  }

  test('after a change of the team: the next write asks', async () => {
    const { send, crew, asked, state, files } = await underWay()
    expect(await send({ type: 'change_team', by: 'ann', team: team(), teamHash: 'h2' })).toMatchObject({ ok: true })
    expect(state().grants).toEqual([])
    crew.holds = Number.POSITIVE_INFINITY
    crew.goOn()
    await asked('approval')
    expect(files.size).toBe(3)
  })

  test('in a fork', async () => {
    const { journal, state } = await underWay()
    const { seq: atSeq } = state()
    const extra = (seq: number, at: number): JournalEvent =>
      ({
        seq,
        at,
        type: 'conversation_forked',
        loopId: 'guard',
        role: 'orchestrator',
        from: 'c',
        at_seq: atSeq,
      }) as never
    expect(await fork(journal, { stream: 'c', atSeq, as: 'd', extra })).toMatchObject({ ok: true })
    expect(fold([...journal.read('d')] as JournalEvent[]).grants).toEqual([])
    expect(state().grants).toHaveLength(10)
  })

  test('in an import', async () => {
    const { journal } = await underWay()
    const read = readExport([...exportedLines(journal, 'c')], Date.now() + 1_000)
    if (!read.ok) throw new Error(JSON.stringify(read.problem))
    const elsewhere = openJournal(memoryStore(), { soon: setImmediate })
    const imported = await importExport(elsewhere, read.value)
    if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
    expect(fold([...elsewhere.read(imported.value.stream)] as JournalEvent[]).grants).toEqual([])
  })
})
