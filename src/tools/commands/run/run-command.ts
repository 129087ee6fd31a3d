/**
 * One command of a decision, from its text to what it changed: held as well as this machine can (sandbox.ts), its output cleaned, its
 * changes read. What a person is shown before, and the judge after, is actions/run-terminal-cmd.ts.
 *
 * U1. Low commands read only and have no network. Others write into an overlay. Only where there is none a command acts directly, and
 *     the answer says so.
 */
import { existsSync, mkdtempSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Confinement } from '../../../core/contracts/acting.ts'
import { commandEnvironment } from './environment.ts'
import { gitIdentity } from './git-identity.ts'
import { hiddenIn } from './hidden.ts'
import { changesBetween, indexOf } from './index-before.ts'
import { belowOverlay, type Changed, inOverlay, makeOverlay, type Overlay, readOverlay, wasMounted } from './overlay.ts'
import { openProxy } from './proxy.ts'
import { type Ran, runProgram } from './run-program.ts'
import { removeRun } from './sandbox.ts'
import { keepScratch, scratchIn } from './scratch.ts'
import { wallArgs } from './walls.ts'

type Command = {
  readonly command: string
  /** What the line finds as `"$@"`. */
  readonly args?: readonly string[]
  /** Absolute, both without links. */
  readonly root: string
  readonly cwd: string
  readonly data: string
  readonly confined: Confinement
  readonly network: readonly string[]
  readonly timeoutMs: number
  readonly signal: AbortSignal
}
export type Outcome = {
  readonly ran: Ran
  readonly changed: readonly Changed[]
  /** Scratch folders that it may have written, and the number of entries in each. */
  readonly scratch: readonly { readonly path: string; readonly entries: number }[]
}

export function runCommand(command: Command): Promise<Outcome> {
  if (command.confined === 'read_only') return runReadOnly(command)
  return command.confined === 'overlay' ? runInOverlay(command) : runDirectly(command)
}

const shell = existsSync('/bin/bash') ? '/bin/bash' : '/bin/sh'
const shellArgs = ({ command, args = [] }: Pick<Command, 'command' | 'args'>): readonly string[] => [
  '-c',
  command,
  ...(args.length > 0 ? ['sh', ...args] : []),
]

async function runReadOnly(asked: Command): Promise<Outcome> {
  const { root, cwd, data, timeoutMs, signal } = asked
  const environment = await environmentOf(asked.command, root, '/tmp/home')
  const hidden = hiddenIn(root, data)
  const walls = wallArgs({ root, data, cwd, writable: false, scratch: [], hidden, environment })
  const args = [...walls, '--', shell, ...shellArgs(asked)]
  const ran = await runProgram({ program: 'bwrap', args, cwd: root, environment: ourPath(), timeoutMs, signal })
  return { ran, changed: [], scratch: [] }
}

async function runInOverlay(command: Command): Promise<Outcome> {
  const { root, data } = command
  const overlay = makeOverlay(data, root)
  try {
    const scratch = scratchIn(root)
    const ran = await runHeld(command, overlay, scratch)
    if (ran.ended === 'itself' && !wasMounted(overlay))
      throw new Error(`the overlay could not be mounted: ${ran.stderr.toString('utf8', 0, 500)}`)
    const read = ran.ended === 'itself' ? readOverlay(overlay) : []
    const { changed, kept } = keepScratch(overlay, read, scratch)
    return { ran, changed, scratch: kept }
  } finally {
    removeRun(overlay.folder)
  }
}

async function runHeld(command: Command, overlay: Overlay, scratch: readonly string[]): Promise<Ran> {
  const { root, cwd, data, network, timeoutMs, signal } = command
  const socket = join(overlay.folder, 'proxy.sock')
  const proxy =
    network.length > 0
      ? await openProxy(
          socket,
          network.map((host) => host.toLowerCase()),
        )
      : undefined
  const environment = { ...(await environmentOf(command.command, root, '/tmp/home')), ...(proxy ? proxied : {}) }
  const walls = wallArgs({
    root,
    data,
    cwd,
    writable: true,
    scratch: scratch.map((path) => ({ from: belowOverlay(overlay, path), path: join(root, path) })),
    hidden: data.startsWith(`${root}/`) ? [{ path: data, kind: 'folder' }] : [],
    environment,
    seen: proxy ? [socket, forwarder(), dirname(process.execPath)] : [],
  })
  const inside = proxy ? [process.execPath, forwarder(), socket, shell] : [shell]
  const { program, args } = inOverlay(overlay, 'bwrap', [...walls, '--', ...inside, ...shellArgs(command)])
  try {
    return await runProgram({ program, args, cwd: overlay.folder, environment: ourPath(), timeoutMs, signal })
  } finally {
    await proxy?.close()
  }
}

/** Looked for when it is needed: in a bundle there is no such file. */
const forwarder = (): string =>
  fileURLToPath(new URL(`./forward${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url))
const proxyAddress = 'http://127.0.0.1:3128'
const proxied = {
  http_proxy: proxyAddress,
  https_proxy: proxyAddress,
  HTTP_PROXY: proxyAddress,
  HTTPS_PROXY: proxyAddress,
  NODE_USE_ENV_PROXY: '1',
}

const environmentOf = async (command: string, root: string, home: string): Promise<Record<string, string>> => ({
  ...commandEnvironment(process.env, home),
  ...(/\bgit\b/.test(command) ? await gitIdentity(root) : {}),
})

/** What bubblewrap itself is found by. */
const ourPath = (): Record<string, string> => ({ PATH: process.env.PATH ?? '/usr/bin:/bin' })

async function runDirectly(asked: Command): Promise<Outcome> {
  const { root, cwd, data, timeoutMs, signal } = asked
  const before = indexOf(root)
  const home = mkdtempSync(join(tmpdir(), 'signalbox-home-'))
  await mkdir(join(data, 'runs'), { recursive: true })
  try {
    const environment = await environmentOf(asked.command, root, home)
    const ran = await runProgram({ program: shell, args: shellArgs(asked), cwd, environment, timeoutMs, signal })
    return { ran, changed: changesBetween(before, indexOf(root)), scratch: [] }
  } finally {
    removeRun(home)
  }
}
