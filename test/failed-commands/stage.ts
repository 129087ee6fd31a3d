/** A runtime on a journal in memory and a clock that is moved by hand, and what the tests of failed commands ask of it. */
import { expect, onTestFinished } from 'vitest'
import { type Conversation, unborn } from '../../src/core/state/conversation.ts'
import type { EventOf, EventType, JournalEvent } from '../../src/core/state/events.ts'
import { evolve } from '../../src/core/state/evolve.ts'
import { faultOf } from '../../src/core/state/references.ts'
import { memoryStore } from '../../src/journal/memory.ts'
import { openJournal } from '../../src/journal/writer.ts'
import type { Journal, Log } from '../../src/ports.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import type { RuntimeOptions } from '../../src/runtime/put-together.ts'
import type { Runtime } from '../../src/runtime/runtime.ts'
import { scriptedGate } from '../../src/safety/scripted.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import { orThrow } from '../../src/views/or-throw.ts'
import { HandClock, until } from '../agents/hand-clock.ts'
import { HeldAgents, tools } from './ports.ts'

const ann = { id: 'ann', type: 'human', name: 'Ann', order: 0 } as const
const bob = { id: 'bob', type: 'ai', name: 'Bob', order: 1 } as const
const pat = { id: 'pat', type: 'ai', name: 'Pat', order: 2, role: 'planner' } as const
const rex = { id: 'rex', type: 'ai', name: 'Rex', order: 3, role: 'reviewer' } as const
export const talk = orThrow(defineTeam({ team: 'talk', members: [ann, bob] }))
export const work = orThrow(
  defineTeam({ team: 'work', members: [ann, { ...bob, intents: ['work'] }, pat, rex], review: 'rex' }),
)

type Logged = { readonly fields: { trace_id?: string; err?: Error; command?: string }; readonly message: string }

export class Stage {
  readonly clock = new HandClock()
  readonly agents = new HeldAgents()
  readonly store = memoryStore()
  readonly logged: Logged[] = []
  readonly journal: Journal
  readonly box: Runtime

  constructor(ports: Partial<RuntimeOptions> = {}, wrap: (journal: Journal) => Journal = (journal) => journal) {
    this.journal = wrap(openJournal(this.store, this.clock))
    const note = (fields: object, message: string): void => void this.logged.push({ fields, message })
    const log: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: note }
    const { clock, agents, journal } = this
    const others = { safety: scriptedGate(), tools, ...ports } as Partial<RuntimeOptions>
    this.box = openRuntime({ ...others, journal, data: undefined, team: undefined, clock, agents, log })
    onTestFinished(() => this.box.close())
  }

  events(id = 'c1'): JournalEvent[] {
    return [...this.journal.read(id)] as JournalEvent[]
  }
  of<T extends EventType>(type: T, id = 'c1'): EventOf<T>[] {
    return this.events(id).filter((e) => e.type === type) as unknown as EventOf<T>[]
  }
  state(id = 'c1'): Conversation {
    return this.box.state(id) ?? unborn
  }
  start = ({ team, teamHash } = talk, id = 'c1') => this.box.start(team, { teamHash, id })
  say = (text: string, id = 'c1') => this.box.send(id, { type: 'say', by: 'ann', text })
  until = (holds: () => boolean): Promise<void> => until(holds)

  /** The one failure that is journaled, and logged under the same trace_id with what was thrown. */
  failure(id = 'c1'): EventOf<'command_failed'> {
    const [failed, ...more] = this.of('command_failed', id)
    if (!failed) return expect.fail('no command_failed')
    expect(more).toEqual([])
    const known = this.logged.find(({ fields }) => fields.trace_id === failed.trace_id)
    expect(known?.fields).toMatchObject({ command: failed.command, err: { message: expect.stringMatching('planted') } })
    return failed
  }

  /** The journal folds to the state, names nothing that is not there, and another program gets to the same state. */
  replays(id = 'c1'): void {
    let state = unborn
    for (const event of this.events(id)) {
      expect(faultOf(state, event), `event ${event.seq} ${event.type}`).toBeUndefined()
      state = evolve(state, event)
    }
    expect(state).toEqual(this.state(id))
  }
}
