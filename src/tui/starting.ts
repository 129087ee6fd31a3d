/**
 * The moment before the first frame: keys are kept for the screen instead of being echoed over it, and a start that takes longer
 * says so. It loads nothing, since loading is what takes the time. A process has one terminal, so there is one such moment.
 */
import { styleText } from 'node:util'

const patienceMs = 100
const { stdin, stdout, env } = process
let timer: NodeJS.Timeout | undefined
let isSaid = false

/** Only where somebody sits at a terminal. */
export function beginStarting(words: string): void {
  if (!stdin.isTTY || !stdout.isTTY) return
  stdin.setRawMode(true)
  timer = setTimeout(() => {
    isSaid = true
    stdout.write(env.NO_COLOR || env.TERM === 'dumb' ? words : styleText('dim', words, { validateStream: false }))
  }, patienceMs)
}

/** The line is left as it was; the keys are the screen's from here on. */
export function endStarting(): void {
  clearTimeout(timer)
  if (isSaid) stdout.write('\r\x1b[K')
  isSaid = false
}

/** No screen follows: the terminal has its keys back, Ctrl+C among them. */
export function releaseKeys(): void {
  endStarting()
  if (stdin.isTTY && stdin.isRaw) stdin.setRawMode(false)
}
