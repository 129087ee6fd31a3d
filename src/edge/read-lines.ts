/**
 * Cuts a stream of bytes into lines, for JSON lines on standard input and from process agents. Reading a line is read-json.ts.
 *
 * L1. A line over the limit is refused once, when it passes the limit, and the next line is read as if nothing had happened.
 * L2. At most one line is held, so the memory is bounded by the limit.
 * L3. A line that is not UTF-8 is refused, never repaired. A byte order mark is dropped at the very beginning only.
 */
import { type Refusal, refuse } from '../core/contracts/result.ts'

type LineReader = {
  push(chunk: Uint8Array): void
  /** The stream is over: what is left is the last line. */
  end(): void
}

type LineHandlers = {
  /** `line` counts from 1. The text has no line break. */
  onLine(text: string, line: number): void
  onRefused(refusal: Refusal, line: number): void
}

const LF = 0x0a
const CR = 0x0d

export function readLines(handlers: LineHandlers, maxBytes = 1_048_576): LineReader {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let held = new Uint8Array(Math.min(4096, maxBytes))
  let length = 0
  let line = 1
  let skipping = false

  const hold = (part: Uint8Array): void => {
    if (skipping) return
    if (length + part.length > maxBytes) {
      skipping = true
      handlers.onRefused(overlong(line, maxBytes), line)
      return
    }
    if (length + part.length > held.length) held = grown(held, Math.min(maxBytes, 2 * (length + part.length)))
    held.set(part, length)
    length += part.length
  }

  const finish = (): void => {
    const bytes = held.subarray(0, length)
    const [number, skipped] = [line, skipping]
    length = 0
    line += 1
    skipping = false
    if (skipped) return
    const text = decode(decoder, bytes)
    if (text === undefined) handlers.onRefused(notUtf8(number), number)
    else handlers.onLine(number === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text, number)
  }

  return {
    push(chunk) {
      let from = 0
      for (let at = chunk.indexOf(LF); at >= 0; at = chunk.indexOf(LF, from)) {
        hold(chunk.subarray(from, at))
        finish()
        from = at + 1
      }
      hold(chunk.subarray(from))
    },
    end() {
      if (length > 0 || skipping) finish()
    },
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  const end = bytes.at(-1) === CR ? bytes.length - 1 : bytes.length
  try {
    return decoder.decode(bytes.subarray(0, end))
  } catch {
    return undefined
  }
}

function grown(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(size)
  larger.set(bytes)
  return larger
}

const overlong = (line: number, maxBytes: number): Refusal =>
  refuse('E_INVALID_ARGS', { why: 'size', path: '$', line, message: `line ${line} is longer than ${maxBytes} bytes` })

const notUtf8 = (line: number): Refusal =>
  refuse('E_INVALID_ARGS', { why: 'encoding', path: '$', line, message: `line ${line} is not UTF-8` })
