/**
 * Runs one program to its end, with a time-out, a limit on what is kept of its output, and an end for everything it started.
 *
 * X1. The program leads a group of its own; on a stop the whole group is killed. Inside bubblewrap every process ends with it, also
 *     one that left the group.
 */
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

type Run = {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly environment: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** What it reads; nothing where it is left out. */
  readonly input?: string
  /** Gets what it prints as it comes, which is then not kept. */
  readonly heard?: (chunk: Buffer) => void
  /** Gets the number of its process. */
  readonly started?: (pid: number) => void
}
export type Ran = {
  readonly exit: number
  readonly ended: 'itself' | 'timeout' | 'stopped'
  readonly stdout: Buffer
  readonly stderr: Buffer
  /** Bytes that were not kept. */
  readonly dropped: number
}

const mostKept = 16 * 1_048_576

export function runProgram(run: Run): Promise<Ran> {
  const { timeoutMs, signal, heard } = run
  return new Promise((resolve, reject) => {
    const child = begin(run)
    let ended: Ran['ended'] = 'itself'
    const end = (why: Ran['ended']): void => {
      ended = why
      killGroup(child)
    }
    const timer = setTimeout(() => end('timeout'), timeoutMs)
    const stop = (): void => end('stopped')
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    const stdout = heard ? hand(child.stdout, heard) : keep(child.stdout)
    const stderr = keep(child.stderr)
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
    child.on('error', (thrown) => {
      done()
      reject(thrown)
    })
    // `exit` comes first; a process that was left behind may hold the pipes open, so the group is ended before they are waited for.
    child.on('exit', () => killGroup(child))
    child.on('close', (code, name) => {
      done()
      const exit = ended === 'itself' ? (code ?? (name === 'SIGKILL' ? 137 : 143)) : 124
      resolve({
        exit,
        ended,
        stdout: stdout.bytes(),
        stderr: stderr.bytes(),
        dropped: stdout.dropped() + stderr.dropped(),
      })
    })
  })
}

type Child = ChildProcessByStdio<Writable | null, Readable, Readable>

function begin({ program, args, cwd, environment, input, started }: Run): Child {
  const about = { cwd, env: environment, detached: true }
  // Some programs read a pipe where they would look at files without one, so there is none unless it is needed.
  const child: Child =
    input === undefined
      ? spawn(program, args, { ...about, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn(program, args, { ...about, stdio: ['pipe', 'pipe', 'pipe'] })
  if (child.pid !== undefined) started?.(child.pid)
  child.stdin?.on('error', () => {}) // it need not read what it is given
  child.stdin?.end(input)
  return child
}

const hand = (stream: NodeJS.ReadableStream, heard: (chunk: Buffer) => void): ReturnType<typeof keep> => {
  stream.on('data', heard)
  return { bytes: () => Buffer.alloc(0), dropped: () => 0 }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody of it is left.
  }
}

function keep(stream: NodeJS.ReadableStream): { bytes: () => Buffer; dropped: () => number } {
  const chunks: Buffer[] = []
  let size = 0
  let dropped = 0
  stream.on('data', (chunk: Buffer) => {
    const room = Math.max(0, mostKept - size)
    if (room > 0) chunks.push(chunk.subarray(0, room))
    size += Math.min(room, chunk.length)
    dropped += Math.max(0, chunk.length - room)
  })
  return { bytes: () => Buffer.concat(chunks), dropped: () => dropped }
}
