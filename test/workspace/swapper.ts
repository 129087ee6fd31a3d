/** A second process that swaps a folder for a link to the outside and back, as fast as it can, until it is ended. */
import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const [root = '', outside = ''] = process.argv.slice(2)
const [folder, aside] = [join(root, 'd'), join(root, 'aside')]

/** The host may make the folder anew while it is away: then that one gives way. */
function swap(): void {
  renameSync(folder, aside)
  rmSync(folder, { recursive: true, force: true })
  try {
    symlinkSync(outside, folder)
  } finally {
    back()
  }
}

function back(): void {
  rmSync(folder, { recursive: true, force: true })
  renameSync(aside, folder)
}

process.stdout.write('ready\n')
for (;;) {
  try {
    swap()
  } catch {
    // The host was faster: once more.
  }
}
