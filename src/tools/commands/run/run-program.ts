/**
 * Runs one program to its end, with a time-out, a limit on what is kept of its output, and an end for everything it started.
 *
 * X1. The program leads a group of its own; on a stop the whole group is killed. Inside bubblewrap every process ends with it, also
 *     one that left the group.
 */
import { type ChildProcess, spawn } from 'node:child_process'

type Run = {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly environment: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly signal: AbortSignal
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

export function runProgram({ program, args, cwd, environment, timeoutMs, signal }: Run): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let ended: Ran['ended'] = 'itself'
    const end = (why: Ran['ended']): void => {
      ended = why
      killGroup(child)
    }
    const timer = setTimeout(() => end('timeout'), timeoutMs)
    const stop = (): void => end('stopped')
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    const stdout = keep(child.stdout)
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
