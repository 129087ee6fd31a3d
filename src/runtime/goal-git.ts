/**
 * What git is asked for a goal, where the team's policy says so: the branch of its tasks (agents/with-branch.ts), and the commit at
 * its end (core/work/committing.ts). Only names are read here; every command is a decision of its own.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Change } from '../core/contracts/acting.ts'
import type { Task, Workflow } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { positionOf } from '../core/state/ids.ts'
import { branchName, subjectFor } from '../core/text/branch-name.ts'
import { landedIn } from '../core/work/landed.ts'
import type { Job, Journal } from '../ports.ts'
import { ignoredIn } from '../tools/commands/run/ignored.ts'
import { type Box, eventAt } from './box.ts'

/** The branch that a task of a goal works on. Nothing where git is left alone. */
export function branchOf(journal: Journal, box: Box, task: Task | undefined): string | undefined {
  const { team, workspace, workflows } = box.state
  const isWork = task?.kind === 'frame' || task?.kind === 'step'
  if (!isWork || workspace === undefined || (team.git ?? 'off') === 'off') return
  const w = workflows.find(({ id }) => id === task.workflow)
  return w && branchName(w.id, wordsOf(journal, box, w), box.id)
}

function wordsOf(journal: Journal, box: Box, w: Workflow): string {
  const said = w.message === undefined ? undefined : eventAt(journal, box.id, positionOf(w.message))
  return subjectFor(said?.type === 'user_input_received' ? said.text : '', w.goal)
}

type Slots = Job['body']['slots']
/** The commit of a goal as the one command that its task proposes; none where its branch is not the one in use any more. */
export function commitSlots(journal: Journal, box: Box, task: Task | undefined): Slots {
  if (task?.kind !== 'commit') return {}
  const w = box.state.workflows.find(({ id }) => id === task.workflow)
  const { workspace } = box.state
  const isOn = w?.account?.branch !== undefined && headOf(workspace ?? '') === w.account.branch
  const paths = isOn && workspace !== undefined ? pathsOf(journal, box, { id: w.id, workspace }) : []
  const commands = w && paths.length > 0 ? [commitLine(wordsOf(journal, box, w), paths)] : []
  return { verify: { commands, stop_on_fail: true, changes: ['.git/**'] } }
}

/** The branch that is checked out. */
function headOf(workspace: string): string | undefined {
  try {
    return /^ref: refs\/heads\/(.+)$/m.exec(readFileSync(join(workspace, '.git/HEAD'), 'utf8'))?.[1]
  } catch {
    return
  }
}

/** What the goal changed and was not taken back, without what was there neither before nor after, and what git ignores. */
function pathsOf(journal: Journal, box: Box, { id, workspace }: { id: string; workspace: string }): string[] {
  const ignored = ignoredIn(workspace)
  const first = new Map<string, Change>()
  const last = new Map<string, Change>()
  for (const { workflowId, takenBack, changes } of landedIn(journal.read(box.id) as Iterable<JournalEvent>)) {
    if (workflowId !== id || takenBack) continue
    for (const change of changes) {
      if (!first.has(change.path)) first.set(change.path, change)
      last.set(change.path, change)
    }
  }
  return [...last.values()]
    .filter(({ path, apart }) => apart === undefined && !path.startsWith('.git/') && !ignored(path, false))
    .filter((change) => isFile(first.get(change.path)?.pre) || isFile(change.post))
    .map(({ path }) => path)
}

const isFile = (image: Change['pre'] | undefined): boolean => image?.kind === 'file' || image?.kind === 'link'

const longestPaths = 700
/** Only these paths: what else the person has changed stays as it is. Where they are too many, their folders. */
function commitLine(words: string, paths: readonly string[]): string {
  let named = [...new Set(paths)]
  while (named.join('').length > longestPaths && named.some((path) => path.includes('/')))
    named = [...new Set(named.map((path) => (path.includes('/') ? dirname(path) : path)))]
  const list = named.join('').length > longestPaths ? '.' : named.map(quoted).join(' ')
  return `git add -A -- ${list} && git commit -q -m ${quoted(words)} -- ${list}`
}

const quoted = (text: string): string => (/^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
