/** A program that runs one long command in a sandbox, and is killed while it does. */
import { openWorkspace } from './workspace.ts'

const open = openWorkspace({ 'a.txt': 'a' })
process.stdout.write(`${open.folder}\n`)
await open.run({ command: 'touch b.txt; (setsid sleep 98771 &); sleep 98771' })
