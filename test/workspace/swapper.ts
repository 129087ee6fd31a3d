/** A second process that swaps a folder for a link to the outside and back, over and over, until it is ended. */
import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const [root = '', outside = ''] = process.argv.slice(2)
const [folder, aside] = [join(root, 'd'), join(root, 'aside')]

/** The host may make the folder anew while it is away: then that one gives way, at the latest in the next round. */
function swap(): void {
  if (existsSync(aside)) back()
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

const still = new Int32Array(new SharedArrayBuffer(4))
process.stdout.write('ready\n')
for (let round = 0; ; round++) {
  try {
    swap()
  } catch {
    // The host was faster: once more.
  }
  // The folder stays for a moment, longer each time up to 3 ms, so that the swap meets every stage of an act.
  Atomics.wait(still, 0, 0, (round % 7) / 2)
}
