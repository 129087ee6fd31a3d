/** Folders for thousands of restarts: in memory where there is such a place, since the syncs are not what is tested there. */
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const quickFolder = (name: string): string =>
  mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `signalbox-${name}-`))
