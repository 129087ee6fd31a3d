/**
 * The log: one JSON line an event, on standard error or in a file, never on standard output. Quiet unless it is asked for.
 *
 * L1. Every line has the trace_id that an error message shows to a person.
 * L2. Secrets are masked before a line is made (mask.ts), and no control character is in it raw (I31).
 */
import { openSync } from 'node:fs'
import { dirname } from 'node:path'
import { ok, type Result, refuse } from '../core/contracts/result.ts'
import { plainJson } from '../core/text/steering.ts'
import { makeFolder } from '../edge/make-folder.ts'
import type { Log } from '../ports.ts'
import { maskAndCut, maskFields } from './mask.ts'
import { writeLine } from './write-line.ts'

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const
/** How much is logged. */
export type Level = (typeof levels)[number]
/** How much is logged, and where. */
export type LogTarget = { readonly level: Level; readonly file?: string }

/** `SIGNALBOX_LOG` is a level, a path, or both: `debug`, `./box.log`, `info:/var/log/box.log`. A mistyped level is no file. */
export function logTarget(asked: string | undefined, verbose: boolean): Result<LogTarget> {
  if (!asked) return ok({ level: verbose ? 'debug' : 'silent' })
  const [first = '', ...rest] = asked.split(':')
  const level = levels.find((each) => each === first.toLowerCase())
  if (!level && !/[/\\]/.test(asked)) return refuse('E_INVALID_ARGS', { why: 'bad_log', asked, known: levels })
  const file = level ? rest.join(':') : asked
  return ok({ level: verbose ? 'debug' : (level ?? 'info'), ...(file === '' ? {} : { file }) })
}

/** Gets each line of a log. */
export type Write = (line: string) => void

/**
 * Without a file, and without `write`, it goes to standard error.
 *
 * @example
 * const log = openLog({ level: 'info' }, 'my-trace')
 */
export function openLog({ level, file }: LogTarget, trace_id: string, write?: Write): Result<Log> {
  if (level === 'silent') return ok(quiet)
  const sink = write ? ok({ write }) : openSink(file)
  return sink.ok ? ok(logTo(sink.value, level, trace_id)) : sink
}

type Sink = { readonly write: Write }
function openSink(file: string | undefined): Result<Sink> {
  if (file === undefined) return ok({ write: (line) => writeLine(2, line) })
  const made = makeFolder(dirname(file), 0o700)
  if (!made.ok) return made
  try {
    const opened = openSync(file, 'a', 0o600)
    return ok({ write: (line) => writeLine(opened, line) })
  } catch (thrown) {
    return refuse('E_INVALID_ARGS', { why: 'no_log_file', path: file, what: String(thrown) })
  }
}

function logTo({ write }: Sink, least: Level, trace_id: string): Log {
  const at = (level: Exclude<Level, 'silent'>) => (fields: object, message: string) => {
    const stamp = { level, time: new Date().toISOString(), trace_id }
    const line = JSON.stringify({ ...stamp, ...maskFields(fields), msg: maskAndCut(message) })
    write(plainJson(`${line}\n`)) // JSON itself escapes only what is below the blank
  }
  const from = (level: Exclude<Level, 'silent'>) =>
    levels.indexOf(level) > levels.indexOf(least) ? nothing : at(level)
  return { debug: from('debug'), info: from('info'), warn: from('warn'), error: from('error') }
}

const nothing = (): void => {}
const quiet: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing }
