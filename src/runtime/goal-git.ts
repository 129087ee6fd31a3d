/**
 * What git is asked for a goal, where the team's policy says so: the branch of its tasks (agents/with-branch.ts), and the commit at
 * its end (core/work/committing.ts). Only names are read here; every command is a decision of its own.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { branchCommand } from '../agents/with-branch.ts'
import type { Change } from '../core/contracts/acting.ts'
import type { Task, Workflow } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { positionOf } from '../core/state/ids.ts'
import { branchName, subjectFor } from '../core/text/branch-name.ts'
import { landedIn } from '../core/work/landed.ts'
import type { Job, Journal } from '../ports.ts'
import { ignoredIn } from '../tools/commands/run/ignored.ts'
import { eventAt, type Live } from './live.ts'

/** The branch that the tasks of a goal work on, and the words of its commit. Nothing where git is left alone. */
export type GoalGit = { readonly branch?: string; readonly commit?: string }

export function gitOf(journal: Journal, live: Live, task: Task | undefined): GoalGit {
  const { team, workspace, workflows } = live.state
  const isOfGoal = task?.kind === 'frame' || task?.kind === 'step' || task?.kind === 'plan'
  if (!isOfGoal || workspace === undefined || (team.git ?? 'off') === 'off') return {}
  const w = workflows.find(({ id }) => id === task.workflow)
  if (!w || (task.kind === 'plan' && headOf(workspace) === undefined)) return {}
  const words = wordsOf(journal, live, w)
  const branch = branchName(w.id, words, live.id)
  return team.git === 'commit' ? { branch, commit: words } : { branch }
}

function wordsOf(journal: Journal, live: Live, w: Workflow): string {
  const said = w.message === undefined ? undefined : eventAt(journal, live.id, positionOf(w.message))
  return subjectFor(said?.type === 'user_input_received' ? said.text : '', w.goal)
}

type Slots = Job['body']['slots']
/** The commit of a goal as the one command that its task proposes; none where its branch is not the one in use any more. */
export function commitSlots(journal: Journal, live: Live, task: Task | undefined): Slots {
  if (task?.kind !== 'commit') return {}
  const w = live.state.workflows.find(({ id }) => id === task.workflow)
  const { workspace } = live.state
  const isOn = w?.account?.branch !== undefined && headOf(workspace ?? '') === w.account.branch
  const changes =
    isOn && workspace !== undefined
      ? changesOf(journal, live, { id: w.id, workspace, branch: w.account?.branch ?? '' })
      : []
  const commands = w ? commitLines(wordsOf(journal, live, w), changes) : []
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

type Changed = { readonly path: string; readonly isNew: boolean }
type Goal = { readonly id: string; readonly workspace: string; readonly branch: string }
/**
 * What the goal changed and was not taken back, without what was there neither before nor after, what git ignores, and the files in
 * which somebody's own changes were not committed when the branch was made: those stay theirs to commit.
 */
function changesOf(journal: Journal, live: Live, { id, workspace, branch }: Goal): Changed[] {
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
  return [...last.values()]
    .filter(({ path, apart }) => apart === undefined && !path.startsWith('.git/') && !ignored(path, false))
    .filter(({ path }) => !theirs.has(path) && !isFolder(join(workspace, path)))
    .filter(({ path, post }) => isFile(first.get(path)?.pre) || isFile(post))
    .map(({ path }) => ({ path, isNew: !isFile(first.get(path)?.pre) }))
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

/** A command is at most this long; where the paths are too many for one, there are several commits. */
const longestList = 25_000

function commitLines(words: string, changes: readonly Changed[]): string[] {
  const parts: Changed[][] = []
  let length = longestList
  for (const change of changes) {
    const needs = quoted(change.path).length + 1
    if (length + needs > longestList) {
      parts.push([])
      length = 0
    }
    length += needs
    parts.at(-1)?.push(change)
  }
  return parts.map((part, i) => commitLine(parts.length > 1 ? `${words} (${i + 1}/${parts.length})` : words, part))
}

/**
 * Exactly these paths, each by its name, whatever signs it has, and of them only those that git knows: what else is changed or staged
 * stays as it is, and so does a file that was never added.
 */
function commitLine(words: string, part: readonly Changed[]): string {
  const git = 'git --literal-pathspecs'
  const [all, added] = [part, part.filter(({ isNew }) => isNew)].map((some) =>
    some.map(({ path }) => quoted(path)).join(' '),
  )
  const add = added === '' ? '' : `${git} add -- ${added} && `
  return `${add}${git} diff HEAD --name-only --no-renames -z -- ${all} | ${git} commit -q -m ${quoted(words)} --pathspec-from-file=- --pathspec-file-nul`
}

/** As one word of a shell line. */
export const quoted = (text: string): string =>
  /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

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
