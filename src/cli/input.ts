/** Lines from a file or from standard input, through the strict reader of the edge. */
import { createReadStream } from 'node:fs'
import type { Problem } from '../core/contracts/problems.ts'
import { readLines } from '../edge/read-lines.ts'
import { longestLine } from '../journal/read-events.ts'
import type { Io } from './io.ts'

/** A line that can be read, or why it cannot. */
export type InputLine =
  | { readonly line: number; readonly text: string }
  | { readonly line: number; readonly problem: Problem }

export async function* inputLines(io: Io, file: string): AsyncIterable<InputLine> {
  const ready: InputLine[] = []
  const reader = readLines(
    {
      onLine: (text, line) => void ready.push({ line, text }),
      onRefused: ({ problem }, line) => void ready.push({ line, problem }),
    },
    longestLine,
  )
  for await (const chunk of file === '-' ? io.input() : createReadStream(file)) {
    reader.push(chunk as Uint8Array)
    yield* ready.splice(0)
  }
  reader.end()
  yield* ready
}
