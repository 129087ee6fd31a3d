/**
 * Plays dialogues with the teams beside this file and judges what came of them by the journal alone: what was done, what is open, what
 * is asked, and which records stand. `node test/dialogues/play.ts [FILE…] [-v]` prints the scores; dialogues.test.ts holds them.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Conversation } from '../../src/core/state/conversation.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { loadTeam, openSignalbox, orThrow, untilRest } from '../../src/index.ts'

/** A list in an expectation names alternatives. */
type Act = { readonly intent?: string | readonly string[]; readonly slots?: Readonly<Record<string, unknown>> }
type Wanted = string | Act
type Expect = {
  readonly done?: readonly Wanted[]
  readonly not_done?: readonly Wanted[]
  readonly not_started?: readonly Wanted[]
  readonly open?: readonly Wanted[]
  readonly not_open?: readonly Wanted[]
  readonly asks?: true | string
  readonly not_taken_as?: readonly string[]
  readonly records?: readonly Readonly<Record<string, string | readonly string[]>>[]
}
export type Dialogue = {
  readonly id: string
  readonly team: string
  readonly phenomenon: string
  readonly turns: readonly { readonly say: string; readonly if_asked?: string; readonly expect: Expect }[]
}
type Task = { intent: string; slots: Record<string, unknown>; missing: readonly string[]; open: boolean; made: number }
type World = {
  readonly tasks: Task[]
  readonly done: (Act & { at: number })[]
  readonly filled: { slot: string; at: number }[]
}

/** `unseen-…` were written before anybody had tried them, and mended by their causes after that. */
export const files = [
  'dev.jsonl',
  'held-out.jsonl',
  'unseen-1.jsonl',
  'unseen-2.jsonl',
  'unseen-3.jsonl',
  'unseen-4.jsonl',
  'unseen-5.jsonl',
  'unseen-6.jsonl',
  'unseen-7.jsonl',
  'unseen-8.jsonl',
  'unseen-9.jsonl',
  'unseen-10.jsonl',
  'unseen-11.jsonl',
  'unseen-12.jsonl',
  'unseen-13.jsonl',
  'unseen-14.jsonl',
  'unseen-15.jsonl',
  'unseen-16.jsonl',
  'unseen-17.jsonl',
  'unseen-18.jsonl',
  'unseen-19.jsonl',
  'unseen-20.jsonl',
  'unseen-21.jsonl',
]

export const readDialogues = (name: string): Dialogue[] =>
  readFileSync(resolve(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Dialogue)

const teams = new Map<string, ReturnType<typeof teamOf>>()
/** A team is read, and learned from, once. */
function teamOf(name: string) {
  const own = join(import.meta.dirname, 'teams', name)
  const read = loadTeam(existsSync(own) ? own : join(import.meta.dirname, '../../teams', name)).then((loaded) => {
    if (!loaded.ok) throw new Error(`the team ${name} is not in order`)
    return loaded.value
  })
  teams.set(name, read)
  return read
}

/** What was wrong, in words; nothing where all went well. */
export async function play(dialogue: Dialogue): Promise<string[]> {
  const loaded = await (teams.get(dialogue.team) ?? teamOf(dialogue.team))
  const { team, hash } = loaded
  const box = orThrow(await openSignalbox({ data: 'memory', team: loaded }))
  const begun = await box.start(team, { teamHash: hash })
  if (!begun.ok) throw new Error('it does not start')
  const { conversation } = begun.value
  const events: JournalEvent[] = []
  box.subscribe(conversation, 0, (event) => void events.push(event))
  const say = async (text: string): Promise<Conversation> => {
    await box.send(conversation, { type: 'say', by: 'you', text })
    return orThrow(await untilRest(box, conversation))
  }
  const faults: string[] = []
  for (const { say: text, if_asked, expect } of dialogue.turns) {
    const from = events.length
    let state = await say(text)
    const first = judge(expect, { events, from, state })
    const asks =
      state.questions.some((q) => q.kind !== 'handoff') || state.tasks.some((t) => t.state === 'AWAITING_USER')
    if (first.length > 0 && if_asked !== undefined && asks) state = await say(if_asked)
    faults.push(...judge(expect, { events, from, state }).map((fault) => `«${text}»: ${fault}`))
  }
  await box.close()
  return faults
}

type Played = { readonly events: readonly JournalEvent[]; readonly from: number; readonly state: Conversation }
function judge(expect: Expect, { events, from, state }: Played): string[] {
  const world = worldOf(events)
  const now = world.done.filter(({ at }) => at >= from)
  const open = world.tasks.filter((task) => task.open)
  const begun = world.tasks.filter(({ made }) => made >= from)
  const faults: string[] = []
  const need = (name: string, list: readonly Wanted[] = [], among: readonly Act[]) => {
    for (const one of list) if (!among.some((act) => fits(one, act))) faults.push(`not ${name}: ${shown(one)}`)
  }
  const none = (name: string, list: readonly Wanted[] = [], among: readonly Act[]) => {
    for (const one of list) if (among.some((act) => fits(one, act))) faults.push(`${name}: ${shown(one)}`)
  }
  need('done', expect.done, now)
  none('done', expect.not_done, now)
  none('begun', expect.not_started, begun)
  need('open', expect.open, open)
  none('open', expect.not_open, open)
  const waiting = open.flatMap(({ missing }) => missing)
  const asked = state.questions.some((q) => q.kind !== 'handoff') || waiting.length > 0
  if (expect.asks === true && !asked) faults.push('nothing is asked')
  if (typeof expect.asks === 'string' && !waiting.includes(expect.asks)) faults.push(`not asked: ${expect.asks}`)
  for (const slot of expect.not_taken_as ?? [])
    if (world.filled.some((one) => one.slot === slot && one.at >= from)) faults.push(`taken as ${slot}`)
  faults.push(...unasked(expect, now, state), ...recordFaults(expect, state))
  return faults
}

/** What leaves a record, or changes one, has to be among what is expected. */
function unasked(expect: Expect, now: readonly Act[], { team }: Conversation): string[] {
  if (expect.records !== undefined) return []
  const commits = new Set((team.records ?? []).flatMap(({ made, changed, ended }) => [made, changed, ended]))
  return now
    .filter((act) => commits.has(String(act.intent)) && !(expect.done ?? []).some((one) => fits(one, act)))
    .map((act) => `nobody asked for ${shown(act)}`)
}

function recordFaults({ records }: Expect, { records: known = [] }: Conversation): string[] {
  if (records === undefined) return []
  const left = known.filter(({ ended }) => !ended).map(({ slots }) => slots)
  const missing = records.filter((one) => {
    const at = left.findIndex((slots) => fits({ slots: one }, { slots }))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [
    ...missing.map((one) => `does not stand: ${JSON.stringify(one)}`),
    ...left.map((one) => `stands: ${JSON.stringify(one)}`),
  ]
}

function worldOf(events: readonly JournalEvent[]): World {
  const world: World = { tasks: [], done: [], filled: [] }
  const byId = new Map<string, Task>()
  const fill = (task: Task | undefined, slots: object | undefined, at: number) => {
    for (const [slot, value] of Object.entries(slots ?? {})) {
      if (task) task.slots[slot] = value
      world.filled.push({ slot, at })
    }
  }
  events.forEach((e, at) => {
    if (e.type === 'task_created') {
      const task: Task = { intent: e.intent ?? '', slots: {}, missing: e.missing ?? [], open: true, made: at }
      byId.set(e.taskId, task)
      world.tasks.push(task)
      fill(task, e.slots, at)
    } else if (e.type === 'task_slots_filled' || e.type === 'task_awaiting_user') {
      const task = byId.get(e.taskId)
      fill(task, e.slots, at)
      if (task) task.missing = e.missing
    } else if (e.type === 'task_canceled') {
      const task = byId.get(e.taskId)
      if (task) task.open = false
    } else if (e.type === 'task_execution_result' && e.success) {
      const task = byId.get(e.taskId)
      if (!task) return
      fill(task, e.result?.slots_update, at)
      task.open = false
      world.done.push({ intent: task.intent, slots: { ...task.slots }, at })
    }
  })
  return world
}

const plain = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/^(?:on|the) /, '')
function fits(wanted: Wanted, act: Act): boolean {
  const { intent, slots = {} } = typeof wanted === 'string' ? { intent: wanted } : wanted
  if (intent !== undefined && ![intent].flat().includes(String(act.intent))) return false
  return Object.entries(slots).every(([slot, value]) =>
    [value].flat().some((one) => plain(act.slots?.[slot]).includes(plain(one))),
  )
}
const shown = (one: Wanted): string =>
  typeof one === 'string' ? one : `${one.intent}(${Object.values(one.slots ?? {}).join(', ')})`

async function main(args: readonly string[]): Promise<void> {
  const named = args.filter((arg) => !arg.startsWith('-'))
  for (const file of named.length > 0 ? named : files) {
    const dialogues = readDialogues(file)
    const kinds = new Map<string, [right: number, all: number]>()
    let right = 0
    let unwanted = 0
    for (const dialogue of dialogues) {
      const faults = await play(dialogue)
      const kind = kinds.get(dialogue.phenomenon) ?? [0, 0]
      kinds.set(dialogue.phenomenon, [kind[0] + (faults.length === 0 ? 1 : 0), kind[1] + 1])
      if (faults.length === 0) right++
      if (faults.some((fault) => fault.includes('nobody asked'))) unwanted++
      if (faults.length > 0 && args.includes('-v')) console.log(`${dialogue.id}\n  ${faults.join('\n  ')}`)
    }
    console.log([...kinds].map(([name, [good, all]]) => `${name} ${good}/${all}`).join(', '))
    console.log(`${file}: ${right} of ${dialogues.length}, ${unwanted} with something done that nobody asked for`)
  }
}
if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
