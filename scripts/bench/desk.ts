/** The front desk under load: S2 §8's dialogue in many conversations at once, with the real gate, engine, forms and pool. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import type { Runtime } from '../../src/runtime/runtime.ts'
import type { LoadedTeam } from '../../src/teams/loaded-team.ts'
import { loadTeam } from '../../src/teams/read-team.ts'
import { Floor } from './floor.ts'
import { type Cost, stopwatch } from './measured.ts'

/** People do not all say the same: what one message has taught is not worth as much to the next as to itself. */
const symptoms = 'a headache|a sore throat|a backache|an earache|a rash|a runny nose|a toothache|a stiff neck'.split(
  '|',
)
const wishesOf = (id: string): string =>
  `I have ${symptoms[Number(id.slice(1)) % symptoms.length]} and want to see a doctor; also, what does parking cost, and how many people are ahead of me?`

const stray = 'please set the poem about the zebra to music'

export type Desk = {
  readonly cost: Cost
  /** The same number of rows, one a message and one a result, in raw group commits. */
  readonly floor: Cost
  /** One raw group commit: what lies at least between everybody's message and everybody's first dispatch. */
  readonly floorOnce: Cost
  readonly events: number
  /** From the message to its first dispatch on disk, in ms. */
  readonly p50: number
  readonly p99: number
}

const rowsEach = 6

export async function jobDesk(conversations: number): Promise<Desk> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  const floor = new Floor(folder)
  const desk = await openDesk(folder)
  const { runtime } = desk
  const waits: number[] = []
  const ids = Array.from({ length: conversations }, (_, i) => `c${i}`)
  const stop = stopwatch()
  await Promise.all(ids.map((id) => dialogue(desk, id, (ms) => waits.push(ms))))
  const cost = stop()
  const events = ids.reduce((sum, id) => sum + (runtime.state(id)?.seq ?? 0), 0)
  const unfinished = ids.filter((id) => (runtime.state(id)?.tasks.length ?? 1) > 0)
  if (unfinished.length > 0) throw new Error(`${unfinished.length} conversations did not finish`)
  await runtime.close()
  const once = floor.together(conversations, 1)
  const raw = floor.together(conversations, rowsEach)
  floor.close()
  rmSync(folder, { recursive: true, force: true })
  waits.sort((a, b) => a - b)
  const at = (share: number): number => waits[Math.floor(waits.length * share)] ?? Number.NaN
  return { cost, floor: raw, floorOnce: once, events, p50: at(0.5), p99: at(0.99) }
}

export type Opened = { runtime: Runtime; team: LoadedTeam }
export async function openDesk(folder: string): Promise<Opened> {
  const loaded = await loadTeam(fileURLToPath(new URL('../../teams/front-desk', import.meta.url)))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  return { runtime: openRuntime({ data: folder, team: loaded.value }), team: loaded.value }
}

/** The person: says the wishes, answers the one question, and is done when everything is. */
export async function dialogue(desk: Opened, id: string, onDispatch: (ms: number) => void = () => {}): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { runtime } = desk
  let said = 0
  let first = true
  await begun(desk, id, (event) => {
    if (event.type === 'task_dispatch_requested' && first) onDispatch(performance.now() - said)
    if (event.type === 'task_dispatch_requested') first = false
    if (event.type === 'task_awaiting_user') void runtime.send(id, { type: 'say', by: 'you', text: 'two days' })
    if (event.type === 'phase_transition' && event.machine === 'workflow' && event.to === 'COMPLETED') resolve()
  })
  said = performance.now()
  await runtime.send(id, { type: 'say', by: 'you', text: wishesOf(id) })
  await promise
}

/** A person who says the wishes, is asked, and lets it wait. */
export async function waitingDialogue(desk: Opened, id: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await begun(desk, id, (event) => {
    if (event.type === 'talk_changed' && event.status === 'paused') resolve()
  })
  await desk.runtime.send(id, { type: 'say', by: 'you', text: wishesOf(id) })
  await promise
}

/** A person whose wish nobody is for: it is looked up among what everybody wanted before. */
export async function strayMessage({ runtime, team }: Opened, id: string): Promise<void> {
  await runtime.start(team.team, { teamHash: team.hash, id })
  await runtime.send(id, { type: 'say', by: 'you', text: stray })
}

async function begun({ runtime, team }: Opened, id: string, listener: (event: JournalEvent) => void): Promise<void> {
  await runtime.start(team.team, { teamHash: team.hash, id })
  runtime.subscribe(id, runtime.state(id)?.seq ?? 0, listener)
}
