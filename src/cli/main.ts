#!/usr/bin/env node
/** The program `signalbox`: binds the process to the command line (program.ts). Nothing is decided here. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { problemView } from '../views/problem.ts'
import { chooseLang } from './locale.ts'
import { runProgram } from './program.ts'
import { tell } from './report.ts'
import { cliTexts, exits, type Io } from './session.ts'

const args = process.argv.slice(2)
const traceId = randomBytes(8).toString('hex')
const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  input: () => process.stdin,
  interactive: process.stdin.isTTY === true,
  columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  env: process.env,
  now: Date.now,
  call: import.meta.filename.endsWith('.ts') ? 'npm run -s signalbox --' : 'signalbox',
}

/** A reader that has seen enough (`| head`) is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exits.done)
  throw error
})
process.on('uncaughtException', bug)
process.on('unhandledRejection', bug)

// Until it is known better: a program that just runs dry has not done what it was asked for.
process.exitCode = exits.failed

runProgram(args, io, { version: versionHere(), traceId }).then((exit) => {
  process.exitCode = exit
}, bug)

/** Our own mistake: a person gets the sentence and the trace_id; the stack stays inside unless it is asked for. */
function bug(error: unknown): void {
  const lang = chooseLang(args, process.env)
  if (args.includes('--verbose')) io.err(`${error instanceof Error ? error.stack : error}\n`)
  const view = problemView({ code: 'E_IO', detail: { why: 'bug' } }, lang)
  tell({ io, json: args.includes('--json'), texts: cliTexts[lang], traceId }, view)
  process.exit(exits.failed)
}

function versionHere(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
}
