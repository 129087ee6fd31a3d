/** Stands for a mail server in the examples: its outbox is a file, and it knows what it has sent. */
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const outbox = process.env.OUTBOX ?? join(mkdtempSync(join(tmpdir(), 'signalbox-mail-')), 'outbox')

export function send(to: string, text: string, key: string): void {
  appendFileSync(outbox, `${JSON.stringify({ to, text, key })}\n`, { flush: true })
  if (process.env.DIE_AFTER_MAIL) process.kill(process.pid, 'SIGKILL')
}

export const wasSent = (key: string): boolean => existsSync(outbox) && readFileSync(outbox, 'utf8').includes(key)
