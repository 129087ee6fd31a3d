/** Runs every example in its own process, as a reader would. Fails when one does. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'examples')
const failed: string[] = []

for (const name of readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .sort()) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, name)], { encoding: 'utf8' })
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status === 0) continue
  failed.push(name)
  console.log(stdout + stderr)
}

if (failed.length > 0) {
  console.error(`${failed.length} examples failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
