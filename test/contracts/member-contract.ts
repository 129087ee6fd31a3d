/**
 * One suite for every kind of member, people too, read off the journal of a real Runtime: whatever runs a member, its task has the
 * same life. What an adapter owes its caller is adapter-contract.ts.
 */
import { describe, expect, test } from 'vitest'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { memoryStore } from '../../src/journal/memory.ts'
import type { Store } from '../../src/journal/store.ts'
import { openJournal } from '../../src/journal/writer.ts'
import type { AgentAdapter, Engine, Job } from '../../src/ports.ts'
import { noAgents } from '../../src/runtime/no-ports.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import type { Runtime } from '../../src/runtime/runtime.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import { goesOn, scriptedEngine } from '../../src/understanding/scripted.ts'
import { orThrow } from '../../src/views/or-throw.ts'
import { HandClock, until } from '../agents/hand-clock.ts'
import { wishFor } from '../agents/wish.ts'

/** What is said, one line whenever somebody is awaited: the first gives the member its task. */
type Line = { readonly by: 'ann' | 'max'; readonly text: string }
export type Bench = {
  readonly type: 'human' | 'ai'
  readonly lines: readonly [Line, ...Line[]]
  /** What the first line wishes for, where it is no hop of the talk. */
  readonly wish?: { readonly intent: string; readonly slots?: Readonly<Record<string, string>> }
  readonly open?: (clock: HandClock) => { readonly adapter: AgentAdapter; readonly close?: () => Promise<void> }
}

const words = {
  task_dispatch_requested: 'requested',
  task_dispatch_ack: 'ack',
  task_dispatch_nack: 'given up',
  task_execution_started: 'started',
  task_awaiting_user: 'awaiting',
  task_lease_expired: 'given up',
  task_execution_result: 'result',
  task_canceled: 'canceled',
} as const
type Step = { readonly what: string; readonly dispatchId?: string }
const points = ['requested', 'ack', 'started', 'awaiting'] as const

/** One dispatch after the other, each in its order; only the last brings the result, and nothing comes after it. */
const wholeLife = /^(requested ack started awaiting )*(requested ack started )?result$/
const lifeWithStops =
  /^(requested ack started awaiting |requested (ack )?(started )?given up )*(requested ack started )?result$/

export function memberContract(name: string, bench: Bench): void {
  describe(`${name} as a member`, () => {
    test('its task is requested, acked, started and answered once, in this order, and is done', () =>
      onStage(bench, {}, async (stage) => {
        await stage.play()
        expect(stage.life()).toMatch(wholeLife)
        expect(stage.tasks()).toEqual([])
      }))

    test('each dispatch has an id of its own, and all that belongs to it carries that', () =>
      onStage(bench, {}, async (stage) => {
        await stage.play()
        expect(misnamed(stage.steps())).toEqual([])
      }))

    test.each(points)('a cancel when it is %s ends what is under way, and nothing of it comes after', (point) =>
      onStage(bench, { cancelAt: point }, async (stage) => {
        await stage.play()
        const ends = stage.steps().filter(({ what }) => what === 'result' || what === 'canceled')
        expect(ends.map(({ what }) => what)).toEqual([stage.canceled ? 'canceled' : 'result'])
        expect(stage.steps().at(-1)).toEqual(ends[0])
        await unmoved(stage, () => stage.answerAgain())
      }),
    )

    test('a cancel finds it under way', () =>
      onStage(bench, { cancelAt: 'requested' }, async (stage) => {
        await stage.play()
        expect(stage.life()).toMatch(/ canceled$/)
      }))

    test('a second answer changes nothing', () =>
      onStage(bench, {}, async (stage) => {
        await stage.play()
        await unmoved(stage, () => stage.answerAgain())
        expect(stage.tasks()).toEqual([])
      }))

    test('after a stop behind any commit a new runtime finishes it, once', () =>
      onStage(bench, {}, async (whole) => {
        await whole.play()
        for (const commit of whole.commits())
          await onStage(bench, { from: await whole.until(commit) }, async (stage) => {
            await stage.play()
            expect(stage.life(), `stopped after event ${commit}`).toMatch(lifeWithStops)
            expect(misnamed(stage.steps())).toEqual([])
            expect(stage.tasks()).toEqual([])
            expect(stage.said()).toBe(whole.said())
          })
      }))
  })
}

/** Whatever comes, the task's life stays as it was; an agent's late word is recorded as ignored. */
async function unmoved(stage: Stage, what: () => Promise<void>): Promise<void> {
  const before = stage.life()
  await what()
  expect(stage.life()).toBe(before)
}

/** Steps that do not carry the dispatch requested last. */
function misnamed(steps: readonly Step[]): Step[] {
  const requested = steps.filter(({ what }) => what === 'requested').map(({ dispatchId }) => dispatchId)
  expect(new Set(requested).size).toBe(requested.length)
  let current: string | undefined
  return steps.filter(({ what, dispatchId }) => {
    if (what === 'requested') current = dispatchId
    return dispatchId !== current
  })
}

type Setting = { readonly cancelAt?: (typeof points)[number]; readonly from?: Store }
async function onStage(bench: Bench, setting: Setting, check: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = new Stage(bench, setting)
  await check(stage)
  await stage.close()
}

const conversation = 'c1'

class Stage {
  readonly #bench: Bench
  readonly #clock = new HandClock()
  readonly #store: Store
  readonly #runtime: Runtime
  readonly #opened: ReturnType<NonNullable<Bench['open']>>
  #last: { job: Job; post: Parameters<AgentAdapter['deliver']>[1] } | undefined
  events: JournalEvent[] = []
  #canceling: Promise<unknown> | undefined

  constructor(bench: Bench, { cancelAt, from = memoryStore() }: Setting) {
    this.#bench = bench
    this.#store = from
    this.#opened = bench.open?.(this.#clock) ?? { adapter: noAgents }
    const journal = openJournal(from, { soon: (call) => this.#clock.soon(call) })
    const agents = this.#tapped(this.#opened.adapter)
    this.#runtime = openRuntime({ journal, agents, clock: this.#clock, engine: this.#engine() })
    this.#runtime.subscribe(conversation, 0, (event) => {
      this.events.push(event)
      if (cancelAt !== undefined && wordOf(event) === cancelAt && this.tasks().length > 0)
        this.#canceling ??= this.#cancel()
    })
  }

  get canceled(): boolean {
    return this.#canceling !== undefined
  }

  /** Says line after line, each when nothing goes on by itself any more. */
  async play(): Promise<void> {
    if (this.events.length === 0) await this.#start()
    await this.#rest()
    const said = this.events.filter(({ type }) => type === 'user_input_received').length
    for (const line of this.#bench.lines.slice(said)) if (!this.canceled) await this.#say(line)
  }

  /** Once more, though the task is over. */
  async answerAgain(): Promise<void> {
    if (this.#bench.type === 'human') return this.#say({ by: 'max', text: 'And once more.' })
    const { job, post } = this.#last ?? {}
    if (!job || !post) throw new Error('it never got a job')
    const { dispatchId, token, body } = job
    const ignored = (): number =>
      this.events.filter((e) => e.type === 'outcome_ignored' && e.effect === `result:${dispatchId}`).length
    const before = ignored()
    const result = { task_id: body.task_id, status: 'completed' as const, user_response: 'And once more.' }
    post({
      type: 'result',
      dispatchId,
      token,
      success: true,
      result: { ...result, slots_update: {}, missing_slots: [] },
    })
    await until(() => ignored() > before)
  }

  steps(): Step[] {
    return this.events.flatMap((event) => {
      const what = wordOf(event)
      return what === undefined ? [] : [{ what, dispatchId: 'dispatchId' in event ? event.dispatchId : undefined }]
    })
  }

  life(): string {
    return this.steps()
      .map(({ what }) => what)
      .join(' ')
  }

  /** What is still to be done. A task that is done leaves the state. */
  tasks(): string[] {
    return (this.#runtime.state(conversation)?.tasks ?? []).map(({ id, state }) => `${id} ${state}`)
  }

  said(): number {
    return this.events.filter((e) => e.type === 'member_said' && e.memberId === 'max').length
  }

  /** The last event of each commit. */
  commits(): number[] {
    return this.#rows().map(({ seq, count }) => seq + count - 1)
  }

  /** What the disk would hold if the program had ended behind this commit. */
  async until(last: number): Promise<Store> {
    const store = memoryStore()
    const journal = openJournal(store, { soon: setImmediate })
    for (const { seq, count, due, status } of this.#rows().filter((row) => row.seq <= last)) {
      const events = this.events.slice(seq - 1, seq - 1 + count)
      await journal.append({ stream: conversation, expected: seq - 1, events, mark: { due, status } })
    }
    return store
  }

  async close(): Promise<void> {
    let open = true
    void Promise.all([this.#runtime.close(), this.#opened.close?.()]).then(() => {
      open = false
    })
    await until(() => !open, this.#clock)
  }

  #rows = () => [...this.#store.rows(conversation, 0)]

  async #start(): Promise<void> {
    const { type, wish } = this.#bench
    const { team, teamHash } = orThrow(
      defineTeam({
        team: 't',
        members: [
          { id: 'ann', type: 'human', name: 'ann', order: 0 },
          {
            id: 'max',
            type,
            name: 'max',
            order: 1,
            intents: wish && [wish.intent],
            repeatable: type === 'ai' || undefined,
          },
        ],
      }),
    )
    await this.#runtime.start(team, { teamHash, id: conversation })
  }

  #engine(): Engine {
    const { wish, lines } = this.#bench
    return scriptedEngine((text) =>
      wish && text === lines[0].text ? wishFor(text, { ...wish, agent: 'max' }) : goesOn(text),
    )
  }

  /** Before anything of the event is performed, so that it comes first. */
  #cancel(): Promise<unknown> {
    return this.#runtime.send(conversation, { type: 'cancel', by: 'ann' })
  }

  async #say({ by, text }: Line): Promise<void> {
    await this.#runtime.send(conversation, { type: 'say', by, text })
    await this.#rest()
  }

  /** A person is next, and a cancel that was sent is on disk. */
  async #rest(): Promise<void> {
    await until(() => this.#runtime.state(conversation)?.talk !== 'active', this.#clock)
    await this.#canceling
  }

  #tapped(adapter: AgentAdapter): AgentAdapter {
    const note: AgentAdapter['deliver'] = (job, post) => {
      this.#last = { job, post }
    }
    return {
      ...adapter,
      deliver: (job, post) => {
        note(job, post)
        adapter.deliver(job, post)
      },
      rejoin: (job, post) => {
        note(job, post)
        adapter.rejoin(job, post)
      },
    }
  }
}

const wordOf = (event: JournalEvent): string | undefined => words[event.type as keyof typeof words]
