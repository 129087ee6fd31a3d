/**
 * Finds and signals every process that belongs to one seat, on Linux through /proc. process-child.ts decides when.
 *
 * T1. A process is its pid and its start time: a pid that was given to somebody else in the meantime is left alone.
 * T2. A tree is the leader, its group and session, everybody with the seat's mark in the environment, and all children of
 *     these. The mark survives setsid, double forks and reparenting.
 * T3. Children are younger than the leader, so nobody older is even looked at.
 * T4. Zombies are gone: they only wait for their parent to look.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export type ProcessId = { readonly pid: number; readonly start: number }
type Row = ProcessId & { readonly parent: number; readonly group: number; readonly session: number }

/** The variable that carries the mark. Seats inside seats add theirs behind a comma. */
export const markName = 'SIGNALBOX_SEAT'

/** What identifies this very process: its pid namespace, its pid and its start. */
export function ownMark(): string {
  const own = identify(process.pid)
  return `${namespace()}-${process.pid}-${own?.start ?? 0}`
}

/** The living process with this pid, or nothing. Where there is no /proc nobody can be told apart, and nothing is found. */
export function identify(pid: number): ProcessId | undefined {
  const row = rowOf(pid)
  return row && { pid: row.pid, start: row.start }
}

export const isAlive = ({ pid, start }: ProcessId): boolean => rowOf(pid)?.start === start

type Tree = {
  readonly leader: ProcessId
  readonly mark: string
  /** Once the leader is reaped its number may become another's group: then only what was seen before counts. */
  readonly reaped?: boolean
  readonly seen?: readonly ProcessId[]
}

/** Every living process of a tree, the leader first. */
export function treeOf({ leader, mark, reaped = false, seen = [] }: Tree): ProcessId[] {
  const rows = allRows().filter((row) => row.start >= leader.start && row.pid !== process.pid) // T3
  const members = new Map<number, Row>()
  for (const row of rows) {
    const near = !reaped && (row.pid === leader.pid || row.group === leader.pid || row.session === leader.pid)
    if (near || seen.some((s) => s.pid === row.pid && s.start === row.start)) members.set(row.pid, row)
  }
  for (const row of rows) if (!members.has(row.pid) && marksOf(row.pid).includes(mark)) members.set(row.pid, row)
  addChildren(rows, members)
  return [...members.values()].map(({ pid, start }) => ({ pid, start }))
}

function addChildren(rows: readonly Row[], members: Map<number, Row>): void {
  for (let before = -1; before !== members.size; ) {
    before = members.size
    for (const row of rows) if (members.has(row.parent)) members.set(row.pid, row)
  }
}

/** Seats whose owner is dead: what an earlier life of some Signalbox on this machine left behind. */
export function orphans(): ProcessId[] {
  const here = namespace()
  const found: ProcessId[] = []
  for (const { pid, start } of allRows()) {
    const owners = marksOf(pid).map(ownerOf)
    if (pid !== process.pid && owners.some((o) => o?.namespace === here && !isAlive(o))) found.push({ pid, start })
  }
  return found
}

type Owner = ProcessId & { readonly namespace: string }
function ownerOf(mark: string): Owner | undefined {
  const match = /^(\d+)-(\d+)-(\d+)-/.exec(mark)
  if (!match) return
  const [, ns = '', pid, start] = match
  return { namespace: ns, pid: Number(pid), start: Number(start) }
}

/** T1: looked at again right before the signal. Who is gone already needs none. */
export function signal(processes: readonly ProcessId[], name: 'SIGTERM' | 'SIGKILL'): void {
  for (const each of processes) {
    if (!isAlive(each)) continue
    try {
      process.kill(each.pid, name)
    } catch {
      // It went between the look and the signal, or it is not ours to end.
    }
  }
}

function allRows(): Row[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (rowOf(Number(name)) ?? []) : []))
  } catch {
    return []
  }
}

/** The name in the second field may hold blanks and brackets, so the fields are counted behind its last bracket. */
function rowOf(pid: number): Row | undefined {
  const stat = readProc(pid, 'stat')
  const [state, parent, group, session, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const start = Number(rest[15])
  if (state === undefined || state === 'Z' || state === 'X' || !Number.isFinite(start)) return // T4
  return { pid, start, parent: Number(parent), group: Number(group), session: Number(session) }
}

function marksOf(pid: number): string[] {
  const entry = readProc(pid, 'environ')
    .split('\0')
    .find((line) => line.startsWith(`${markName}=`))
  return entry === undefined ? [] : entry.slice(markName.length + 1).split(',')
}

function readProc(pid: number, file: 'stat' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}

/** Pids mean something only inside their namespace: seats of a container are not judged from outside. */
function namespace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0'
  } catch {
    return '0'
  }
}
