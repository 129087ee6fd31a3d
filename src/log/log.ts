/**
 * The log: one JSON line an event, on standard error or in a file, never on standard output. Quiet unless it is asked for.
 *
 * L1. Every line has the trace_id that an error message shows to a person.
 * L2. Secrets are masked before a line is made (mask.ts), and no control character is in it raw (I31).
 */
import { destination, pino } from 'pino'
import { plainJson } from '../core/steering.ts'
import type { Log } from '../ports.ts'
import { maskFields, maskText } from './mask.ts'

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const
type Level = (typeof levels)[number]
type LogTarget = { readonly level: Level; readonly file?: string }

/** `SIGNALBOX_LOG` is a level, a file, or both: `debug`, `/var/log/box.log`, `info:/var/log/box.log`. */
export function logTarget(asked: string | undefined, verbose: boolean): LogTarget {
  if (!asked) return { level: verbose ? 'debug' : 'silent' }
  const [first = '', ...rest] = asked.split(':')
  const level = levels.find((each) => each === first.toLowerCase())
  const file = level ? rest.join(':') : asked
  return { level: verbose ? 'debug' : (level ?? 'info'), ...(file === '' ? {} : { file }) }
}

type Write = (line: string) => void
export function openLog({ level, file }: LogTarget, trace_id: string, write?: Write): Log {
  if (level === 'silent') return quiet
  const sink = write ? { write } : destination({ dest: file ?? 2, sync: true, mkdir: true, mode: 0o600 })
  return pino(
    {
      level,
      base: { trace_id },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: (masked) => masked },
      formatters: { level: (label) => ({ level: label }), log: maskFields },
      hooks: {
        logMethod(args, method) {
          const [fields, message = ''] = args as [object, string?]
          return method.call(this, fields, maskText(message))
        },
        streamWrite: plainJson, // JSON itself escapes only what is below the blank
      },
    },
    sink,
  )
}

const nothing = (): void => {}
const quiet: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing }
