/** Writes a line to an open file before it returns, so that the last one before a crash is there. */
import { writeSync } from 'node:fs'

/** A pipe that nobody reads is waited for this long, and then the rest of the line is given up. */
const tries = 100
const pauseMs = 10
const never = new Int32Array(new SharedArrayBuffer(4))

/** What cannot be written is lost: work does not stop for its log. */
export function writeLine(file: number, line: string): void {
  const bytes = Buffer.from(line)
  let at = 0
  for (let left = tries; at < bytes.length && left > 0; ) {
    try {
      at += writeSync(file, bytes, at)
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EAGAIN') return
      left -= 1
      Atomics.wait(never, 0, 0, pauseMs)
    }
  }
}
