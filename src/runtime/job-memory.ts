/**
 * What a job carries of the three memories (design §13), as the member's AgentSpec asks. The rest of the job is perform.ts.
 *
 * G1. As of the dispatch: a job that is built again carries the same, whatever came since, except what a person deleted.
 * G2. Of this conversation and of no other.
 * G3. A member that asks for no memory gets the open goal and what was said last; nothing is looked up.
 */

import type { TaskDispatch } from '../core/contracts/tasks.ts'
import type { Task } from '../core/state/conversation.ts'
import { memberOf, type Team } from '../core/state/team.ts'
import { clip } from '../core/text/clip.ts'
import {
  defaultPolicy,
  firstSentence,
  type History,
  historyOf,
  summarise,
  type Turn,
  tokensOf,
} from '../core/work/history.ts'
import type { Journal, Ports, SaidTurn } from '../ports.ts'
import { type Live, lastTurns, turnsAfter, turnsBack } from './live.ts'

type Doors = Pick<Ports, 'journal' | 'recall'>
type Slots = TaskDispatch['slots']
type JobMemory = Pick<TaskDispatch, 'slots' | 'context_summary' | 'memory_ref'>
type Asked = {
  readonly task: Task | undefined
  readonly agentId: string
  /** What was said and noted before this position. */
  readonly before: number
  /** The slots that the job has anyway. */
  readonly slots: Slots
}

export function memoryFor(ports: Doors, live: Live, asked: Asked): JobMemory {
  const { memory } = memberOf(live.state.team, asked.agentId) ?? {}
  if (!memory) return { slots: {}, context_summary: saidLast(ports, live), memory_ref: [] }
  const { m1 = 0, m2 = false, m3 = [] } = memory
  const said = m1 === 0 ? saidLast(ports, live) : saidBefore(ports, live, { last: m1, asked })
  const alike = m2 ? alikeTo(ports, live, asked) : []
  const shared = m3.length === 0 ? [] : sharedWith(ports, live, { names: m3, asked })
  return {
    slots: Object.fromEntries(shared.map(({ slot, value }) => [slot, value])) as Slots,
    context_summary: alike.length === 0 ? said : linesOf([said, ...alike.map(({ line }) => line)]),
    memory_ref: [...alike.map(({ ref }) => ref), ...new Set(shared.map(({ frame }) => `m3:${frame}`))],
  }
}

/** G3: the open goal and, for work beyond talk, what was said last, in short. A reply gets what it answers, in its slots. */
function saidLast({ journal }: Doors, live: Live): string {
  const { workflows, current } = live.state
  const goal = workflows.find((w) => w.id === current)?.goal
  return goal === undefined ? '' : [goal, summarise(lastTurns(journal, live))].join('\n')
}

/** M1: its goal and every turn so far, word for word; where that is long, a summary and the last turns. */
function saidBefore({ journal }: Doors, live: Live, { last, asked }: { last: number; asked: Asked }): string {
  const history = historyBefore(journal, live, { last, before: asked.before })
  return linesOf([goalOf(live, asked), history.summary, ...newest(history.turns)])
}

/** M1 with the role of each speaker, for agents that take messages. */
export function turnsBefore(
  { journal }: Pick<Ports, 'journal'>,
  live: Live,
  { agentId, before }: Pick<Asked, 'agentId' | 'before'>,
): SaidTurn[] {
  const { team } = live.state
  const last = memberOf(team, agentId)?.memory?.m1 || defaultPolicy.last
  const { summary, turns } = historyBefore(journal, live, { last, before })
  const said = turns.map(({ by, text }): SaidTurn => ({ role: roleOf(team, by), by, text }))
  return summary === '' ? said : [{ role: 'system', by: 'summary', text: summary }, ...said]
}

const roleOf = (team: Team, by: string): SaidTurn['role'] => (memberOf(team, by)?.type === 'ai' ? 'assistant' : 'user')

function historyBefore(journal: Journal, live: Live, { last, before }: { last: number; before: number }): History {
  const { history: all, said } = live.state
  const since = said < before ? [] : turnsAfter(journal, live.id, before).map(([, turn]) => turn)
  const then = { turns: all.turns - since.length, tokens: all.tokens - tokensOf(since) }
  const count = then.tokens <= defaultPolicy.tokens ? then.turns : last + summedUp
  const turns = turnsBack(journal, live, count + since.length)
    .flatMap(([seq, turn]) => (seq < before ? [turn] : []))
    .slice(-count)
  const left = { turns: then.turns - turns.length, tokens: then.tokens - tokensOf(turns) }
  return historyOf(turns, { last }, left)
}
/** At most this many turns before the last ones are summed up; older ones are only counted. */
const summedUp = 40
/** The longest history word for word, in UTF-16 units, so that a job fits into one line of a process agent. */
const longest = 65_536

function newest(turns: readonly Turn[]): string[] {
  const lines: string[] = []
  let room = longest
  for (const { by, text } of turns.toReversed()) {
    if (room <= 0) break
    const line = clip(`${by}: ${text}`, room)
    room -= line.length
    lines.unshift(line)
  }
  return lines
}

/** M2: similar tasks of this conversation, each as a reference and a short line (G2). */
function alikeTo({ recall }: Doors, live: Live, asked: Asked): { ref: string; line: string }[] {
  const { task, before, slots } = asked
  const about = [goalOf(live, asked), ...Object.values(slots).filter((value) => typeof value === 'string')].join(' ')
  const where = { conversation: live.id, before, except: task?.id ?? '' }
  return recall.alike(about, where).map(({ entry }) => {
    const ref = `m2:${entry.seq}`
    return { ref, line: `${ref} ${firstSentence(entry.goal)} → ${firstSentence(entry.result)}` }
  })
}

/** M3: values of these slots in other frames, open ones and finished ones of the same goal. The newest value counts. */
function sharedWith({ recall }: Doors, live: Live, { names, asked }: { names: readonly string[]; asked: Asked }) {
  const { task, agentId, before, slots } = asked
  const own = memberOf(live.state.team, agentId)?.intents ?? []
  const others = recall
    .known(live.id, before)
    .filter((one) => !own.includes(one.intent) && (one.open || one.workflow === task?.workflow))
  return names.flatMap((name) => (name in slots ? [] : (others.findLast(({ slot }) => slot === name) ?? [])))
}

const goalOf = ({ state }: Live, { task }: Asked): string =>
  state.workflows.find((w) => w.id === task?.workflow)?.goal ?? ''
const linesOf = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n')
