/**
 * Runs a program beside a workspace: a coding agent with tools of its own. It sees the folder and may write, and what it wrote stays
 * apart until a person has seen it (actions/land-changes.ts).
 *
 * Y1. Behind walls it sees the workspace without its secrets, a home of its own, and the programs of the machine. It has the network
 *     of the machine, because it calls its model itself. Y2. Where there are no walls it works in a copy of the folder, and nothing
 *     holds it: the answer says so. Y3. It never writes to the workspace.
 */

import { homedir } from 'node:os'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import type { AsideRan, AsideRun, Held } from '../../core/contracts/aside.ts'
import type { Refused } from '../../ports.ts'
import { hiddenIn } from '../commands/run/hidden.ts'
import { inOverlay, makeOverlay, readOverlay, wasMounted } from '../commands/run/overlay.ts'
import { type Ran, runProgram } from '../commands/run/run-program.ts'
import { removeRun, sandboxOf } from '../commands/run/sandbox.ts'
import { wallArgs } from '../commands/run/walls.ts'
import { refused } from '../refused.ts'
import type { Workspace } from '../workspace.ts'
import { storeTree } from './change-tree.ts'
import { changesInCopy, makeCopy } from './copied-workspace.ts'
import { type Found, offered, takeApart } from './offered-changes.ts'
import { makeHome } from './private-home.ts'
import { findProgram, programFolders } from './program-folders.ts'

export async function runAside(run: AsideRun, workspace: Workspace): Promise<AsideRan | Refused> {
  const { walls, overlay } = sandboxOf(workspace.data)
  const held: Held = walls && overlay ? 'overlay' : 'copy'
  const [name = ''] = run.command(held)
  const program = findProgram(name, run.environment.PATH ?? '', workspace.root)
  if (program === undefined) return refused('E_IO', { kind: 'no_program', program: name.slice(0, 500) })
  const ran = held === 'overlay' ? await inWalls(run, workspace, program) : await inCopy(run, workspace)
  return answerOf(workspace, held, ran)
}

type Came = { readonly ran: Ran; readonly found: Found }

async function inWalls(run: AsideRun, { root, data }: Workspace, program: string): Promise<Came> {
  const overlay = makeOverlay(data, root)
  try {
    const home = makeHome(join(overlay.folder, 'home'), homedir(), run.home)
    const environment: AsideRun['environment'] = { ...run.environment, HOME: homedir(), TMPDIR: '/tmp' }
    const walls = wallArgs({
      root,
      data,
      cwd: root,
      writable: true,
      scratch: [],
      environment,
      network: true,
      hidden: hiddenIn(root, data),
      seen: [...programFolders(program, environment.PATH ?? ''), ...(run.sees ?? [])],
      home: { from: home.folder, at: homedir() },
    })
    const started = inOverlay(overlay, 'bwrap', [...walls, '--', ...run.command('overlay')])
    const ran = await follow(run, { ...started, cwd: overlay.folder, environment: { PATH: process.env.PATH ?? '' } })
    if (ran.ended !== 'itself') return { ran, found: nothing }
    if (!wasMounted(overlay))
      throw new Error(`the overlay could not be mounted: ${ran.stderr.toString('utf8', 0, 500)}`)
    home.writeBack()
    const apart = takeApart(join(overlay.folder, 'upper'))
    return { ran, found: offered(root, readOverlay(overlay), apart) }
  } finally {
    removeRun(overlay.folder)
  }
}

async function inCopy(run: AsideRun, { root, data }: Workspace): Promise<Came> {
  const copy = await makeCopy(data, root)
  try {
    const [program = '', ...args] = run.command('copy')
    const environment = { ...run.environment, HOME: homedir() }
    const ran = await follow(run, { program, args, cwd: copy.folder, environment })
    return { ran, found: ran.ended === 'itself' ? offered(root, changesInCopy(copy), []) : nothing }
  } finally {
    removeRun(copy.run)
  }
}

const nothing: Found = { changed: [], dropped: [] }
type Started = Pick<Parameters<typeof runProgram>[0], 'program' | 'args' | 'cwd' | 'environment'>

async function follow({ input, timeoutMs, signal, heard, started }: AsideRun, program: Started): Promise<Ran> {
  const lines = byLine(heard)
  const ran = await runProgram({ ...program, timeoutMs, signal, input, started, heard: lines.take })
  lines.end()
  return ran
}

const longestLine = 4 * 1_048_576

/** A line that is far too long is given up, and the next one is heard again. */
function byLine(heard: (line: string) => void): { take: (chunk: Buffer) => void; end: () => void } {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  return {
    take: (chunk) => {
      const parts = (rest + decoder.write(chunk)).split('\n')
      rest = parts.pop() ?? ''
      if (rest.length > longestLine) rest = ''
      for (const line of parts) heard(line)
    },
    end: () => {
      if (rest !== '') heard(rest)
    },
  }
}

const mostChanges = 1_000

async function answerOf({ blobs }: Workspace, held: Held, { ran, found }: Came): Promise<AsideRan | Refused> {
  const { changed, dropped } = found
  if (changed.length > mostChanges)
    return refused('E_INVALID_ARGS', { kind: 'too_large', path: '.', limit: mostChanges })
  const changes = changed.map(({ change }) => change)
  const contents = changed.flatMap((one) => one.contents)
  const tree = changes.length === 0 ? undefined : await storeTree(blobs, { held, changes }, contents)
  return {
    held,
    exit: ran.exit,
    ended: ran.ended,
    stderr: ran.stderr.subarray(-4_000).toString('utf8'),
    ...(tree !== undefined && { tree }),
    paths: changes.map(({ path }) => path),
    dropped,
  }
}
