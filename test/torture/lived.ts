/** One life of a program that acknowledges line by line, until it is killed or has finished. */
import { spawn } from 'node:child_process'

/** After how many lines it is killed, and how long after them. */
export type Kill = { readonly lines: number; readonly thenMs: number }

/** How many lines it acknowledged. */
export function lived(args: readonly string[], kill?: Kill): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve) => {
    let out = ''
    const soFar = (): number => out.split('\n').length - 1
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const before = soFar()
      out += text
      const isDue = kill && ((before < kill.lines && soFar() >= kill.lines) || text.includes('finished'))
      if (isDue) setTimeout(() => child.kill('SIGKILL'), kill.thenMs)
    })
    child.on('close', () => resolve(soFar()))
  })
}
