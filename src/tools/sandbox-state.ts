/** How commands are held on this machine, for the interfaces: each of them says it wherever a workspace is in use. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sandboxOf } from './commands/run/sandbox.ts'

/** `folder` is the data folder. */
export function sandboxStateOf(folder: string): 'overlay' | 'walls' | 'none' {
  const data = join(folder, 'host')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const { walls, overlay } = sandboxOf(data)
  return walls ? (overlay ? 'overlay' : 'walls') : 'none'
}
