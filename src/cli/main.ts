/** The program `signalbox`: binds the process to the command line (program.ts). Nothing is decided here. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Problem } from '../core/contracts/problems.ts'
import { logTarget, openLog } from '../log/log.ts'
import { chooseLang } from '../terminal/locale.ts'
import { ioOf, type Process } from './io.ts'
import { runProgram } from './program.ts'
import { tellProblem } from './report.ts'
import { cliTexts, exits } from './session.ts'

const args = process.argv.slice(2)
const traceId = randomBytes(8).toString('hex')
const here: Process = {
  out: writerTo(process.stdout),
  err: writerTo(process.stderr),
  input: () => process.stdin,
  interactive: process.stdin.isTTY === true,
  columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  env: process.env,
  now: Date.now,
  call: import.meta.filename.endsWith('.ts') ? 'npm run -s signalbox --' : 'signalbox',
}

process.on('uncaughtException', bug)
process.on('unhandledRejection', bug)

// If the event loop empties before a command has ended, the command has failed.
process.exitCode = exits.failed

runProgram(args, here, { version: versionHere(), traceId }).then((exit) => {
  process.exitCode = exit
}, bug)

/**
 * When the reader closes the pipe (`| head`), nothing more is written, but the work goes on to its end and the exit code is the
 * one of the work.
 */
function writerTo(stream: NodeJS.WriteStream): (text: string) => void {
  let isRead = true
  stream.on('error', (error: NodeJS.ErrnoException) => {
    isRead = false
    if (error.code !== 'EPIPE') fail({ code: 'E_IO', detail: { why: 'output_failed', what: error.message } })
  })
  return (text) => {
    if (isRead) stream.write(text)
  }
}

/** What the machine refused is said as that. All else is a bug of ours: a person gets a sentence and the trace_id; the stack only with --verbose or in the log. */
function bug(error: unknown): void {
  if (isNoWorkingFolder(error)) return fail({ code: 'E_IO', detail: { why: 'no_working_folder' } })
  const target = logTarget(process.env.SIGNALBOX_LOG, false)
  const log = target.ok ? openLog(target.value, traceId) : target
  if (log.ok) log.value.error({ err: error }, 'a bug of ours')
  if (args.includes('--verbose')) ioOf(here).err(`${error instanceof Error ? error.stack : error}\n`)
  fail({ code: 'E_IO', detail: { why: 'bug' } })
}

function fail(problem: Problem): never {
  const lang = chooseLang(args, process.env)
  const io = ioOf(here)
  tellProblem({ io, json: args.includes('--json'), texts: cliTexts[lang], traceId, call: io.call }, problem, lang)
  process.exit(exits.failed)
}

/** Node has no working folder to give once it was deleted. */
const isNoWorkingFolder = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd'

function versionHere(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
}
