/**
 * The keyboard between the start of the program and its first screen: keys are kept for the screen instead of being echoed, and
 * a start that takes longer says so. It loads nothing, since loading is what takes the time. A process has one terminal, so
 * there is one such moment.
 */
import { styleText } from 'node:util'

const noticeAfterMs = 100
const { stdin, stdout, env } = process
let timer: NodeJS.Timeout | undefined
let isNoticeShown = false

/** Only where somebody sits at a terminal. */
export function holdKeys(notice: string): void {
  if (!stdin.isTTY || !stdout.isTTY) return
  stdin.setRawMode(true)
  timer = setTimeout(() => {
    isNoticeShown = true
    stdout.write(env.NO_COLOR || env.TERM === 'dumb' ? notice : styleText('dim', notice, { validateStream: false }))
  }, noticeAfterMs)
}

/** The notice is wiped; a screen that is drawn from here on reads the keys. */
export function endNotice(): void {
  clearTimeout(timer)
  if (isNoticeShown) stdout.write('\r\x1b[K')
  isNoticeShown = false
}

/** No screen follows: the terminal has its keys back, Ctrl+C among them. */
export function releaseKeys(): void {
  endNotice()
  if (stdin.isTTY && stdin.isRaw) stdin.setRawMode(false)
}
