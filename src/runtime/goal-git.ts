/**
 * What git is asked for a goal, where the team's policy says so: the branch of its tasks (agents/with-branch.ts), and the commit at
 * its end (core/work/committing.ts). Only names are read here; every command is a decision of its own.
 */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { branchCommand } from '../agents/with-branch.ts'
import type { Change } from '../core/contracts/acting.ts'
import type { Task, Workflow } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { positionOf } from '../core/state/ids.ts'
import { branchName, subjectFor } from '../core/text/branch-name.ts'
import { shellWord } from '../core/text/shell-word.ts'
import { landedIn } from '../core/work/landed.ts'
import type { Job, Journal } from '../ports.ts'
import { branchInUse } from '../tools/commands/run/git-branch.ts'
import { ignoredIn } from '../tools/commands/run/ignored.ts'
import { eventAt, type Live } from './live.ts'

/** The branch that the tasks of a goal work on, and the words of its commit. Nothing where git is left alone. */
export type GoalGit = { readonly branch?: string; readonly commit?: string }

export function gitOf(journal: Journal, live: Live, task: Task | undefined): GoalGit {
  const { team, workspace, workflows } = live.state
  const isOfGoal = task?.kind === 'frame' || task?.kind === 'step' || task?.kind === 'plan'
  if (!isOfGoal || workspace === undefined || (team.git ?? 'off') === 'off') return {}
  const w = workflows.find(({ id }) => id === task.workflow)
  if (!w || (task.kind === 'plan' && branchInUse(workspace) === undefined)) return {}
  const words = wordsOf(journal, live, w)
  const branch = branchName(w.id, words, live.id)
  return team.git === 'commit' ? { branch, commit: words } : { branch }
}

function wordsOf(journal: Journal, live: Live, w: Workflow): string {
  const said = w.message === undefined ? undefined : eventAt(journal, live.id, positionOf(w.message))
  return subjectFor(said?.type === 'user_input_received' ? said.text : '', w.goal)
}

type Slots = Job['body']['slots']
/** The commit of a goal as its task proposes it; none where its branch is not the one in use any more. What stays out is told. */
export function commitSlots(journal: Journal, live: Live, task: Task | undefined): Slots {
  if (task?.kind !== 'commit') return {}
  const w = live.state.workflows.find(({ id }) => id === task.workflow)
  const { workspace } = live.state
  const isOn = w?.account?.branch !== undefined && branchInUse(workspace ?? '') === w.account.branch
  const { changes, theirs } =
    isOn && workspace !== undefined
      ? changesOf(journal, live, { id: w.id, workspace, branch: w.account?.branch ?? '' })
      : { changes: [], theirs: [] }
  const commits = w ? commitsOf(wordsOf(journal, live, w), changes) : []
  const commands = commits.map(({ message }) => `git commit -m ${shellWord(message)}`)
  return { verify: { commands, commits, left: theirs.slice(0, mostLeft), stop_on_fail: true, changes: ['.git/**'] } }
}

type Changed = { readonly path: string; readonly isNew: boolean }
type Goal = { readonly id: string; readonly workspace: string; readonly branch: string }
type Found = { readonly changes: readonly Changed[]; readonly theirs: readonly string[] }
/**
 * What the goal changed and was not taken back, without what was there neither before nor after, what git ignores, and the files in
 * which somebody's own changes were not committed when the branch was made: those stay theirs to commit.
 */
function changesOf(journal: Journal, live: Live, { id, workspace, branch }: Goal): Found {
  const events = [...(journal.read(live.id) as Iterable<JournalEvent>)]
  const ignored = ignoredIn(workspace)
  const theirs = changedBefore(events, branch)
  const first = new Map<string, Change>()
  const last = new Map<string, Change>()
  for (const { workflowId, takenBack, changes } of landedIn(events)) {
    if (workflowId !== id || takenBack) continue
    for (const change of changes) {
      if (!first.has(change.path)) first.set(change.path, change)
      last.set(change.path, change)
    }
  }
  const all = [...last.values()]
    .filter(({ path, apart }) => apart === undefined && !path.startsWith('.git/') && !ignored(path, false))
    .filter(({ path }) => !isFolder(join(workspace, path)))
    .filter(({ path, post }) => isFile(first.get(path)?.pre) || isFile(post))
    .map(({ path }) => ({ path, isNew: !isFile(first.get(path)?.pre) }))
  return {
    changes: all.filter(({ path }) => !theirs.has(path)),
    theirs: all.map(({ path }) => path).filter((path) => theirs.has(path)),
  }
}

/** What git listed when it switched to the branch (agents/with-branch.ts): files with changes that were in no commit. */
function changedBefore(events: readonly JournalEvent[], branch: string): Set<string> {
  const made = new Set<string>()
  const paths = new Set<string>()
  const commands: unknown[] = [branchCommand(branch), branchCommand(branch, '')]
  for (const e of events) {
    if (e.type === 'decision_proposed' && commands.includes(e.envelope.params?.command))
      made.add(e.envelope.decision_id)
    if (e.type !== 'changes_staged' || !made.has(e.decision_id)) continue
    for (const [, path = ''] of e.result.stdout.matchAll(/^.. (.+)$/gm)) paths.add(unquoted(path))
  }
  return paths
}

/** A file that is gone, and now a folder of that name: git would take in all that lies in it. */
const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const isFile = (image: Change['pre'] | undefined): boolean => image?.kind === 'file' || image?.kind === 'link'

/** What one commit takes (tools/actions/git-commit.ts); where there are more files, there are several commits. */
const mostFiles = 1_000
const mostLeft = 200

type Commit = { readonly message: string; readonly paths: string[]; readonly added: string[] }
/** Of what was there before only those files that git knows: one that was never added stays so. */
function commitsOf(words: string, changes: readonly Changed[]): Commit[] {
  const parts = Array.from({ length: Math.ceil(changes.length / mostFiles) }, (_, i) =>
    changes.slice(i * mostFiles, (i + 1) * mostFiles),
  )
  return parts.map((part, i) => ({
    message: parts.length > 1 ? `${words} (${i + 1}/${parts.length})` : words,
    paths: part.filter(({ isNew }) => !isNew).map(({ path }) => path),
    added: part.filter(({ isNew }) => isNew).map(({ path }) => path),
  }))
}

/** A path as git prints it: between quotation marks where it has special signs, each byte of those as an octal number. */
function unquoted(path: string): string {
  if (!path.startsWith('"')) return path
  const bytes = [...path.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/g)].map(
    ([, octal, sign = '', plain = '']) =>
      octal === undefined ? Buffer.from(plain || (signs[sign] ?? sign)) : Buffer.of(Number.parseInt(octal, 8)),
  )
  return Buffer.concat(bytes).toString()
}
const signs: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v' }
