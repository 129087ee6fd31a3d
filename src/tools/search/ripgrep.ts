/** Runs ripgrep, whose program comes with a package for each platform. Nothing in the workspace configures it. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { readLines } from '../../edge/read-lines.ts'

export type Hit = { readonly path: string; readonly line: number; readonly text: string }
type Asked = {
  readonly root: string
  readonly path: string
  readonly query: string
  readonly regex: boolean
  readonly signal: AbortSignal
}

/** More than this is never shown; ripgrep is ended when it is reached. */
const mostHits = 20_000

/** Undefined where this platform has no package. */
export function ripgrepProgram(): string | undefined {
  const name = process.platform === 'win32' ? 'rg.exe' : 'rg'
  try {
    return createRequire(import.meta.url).resolve(`@vscode/ripgrep-${process.platform}-${process.arch}/bin/${name}`)
  } catch {
    return
  }
}

const fixed = [
  '--no-config',
  '--json',
  '--sort=path',
  '--hidden',
  '--no-messages',
  '--no-ignore-global',
  '--no-ignore-parent',
]
const leftOut = ['.git', '.hg', '.svn', '.signalbox', 'node_modules'].flatMap((name) => ['--glob', `!**/${name}/**`])

export function ripgrep(program: string, asked: Asked): Promise<{ hits: Hit[] } | { problem: string }> {
  const { root, path, query, regex, signal } = asked
  const args = [...fixed, ...leftOut, ...(regex ? [] : ['--fixed-strings']), '--regexp', query, '--', `./${path}`]
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH ?? '' }
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], signal })
    const hits: Hit[] = []
    const lines = readLines({ onLine: (text) => take(text), onRefused: () => undefined })
    let said = ''
    const take = (text: string): void => {
      const hit = hitOf(text)
      if (hit) hits.push(hit)
      if (hits.length >= mostHits) child.kill('SIGKILL')
    }
    child.stdout.on('data', (chunk: Buffer) => lines.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(0, 2_000)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      lines.end()
      resolve(code === 2 && hits.length === 0 && said !== '' ? { problem: said } : { hits })
    })
  })
}

type Line = {
  readonly type: string
  readonly data: { readonly path?: Bytes; readonly lines?: Bytes; readonly line_number?: number }
}
/** What is no UTF-8 comes as `bytes` and is left out: a path or a line that cannot be written cannot be shown either. */
type Bytes = { readonly text?: string }

function hitOf(json: string): Hit | undefined {
  const { type, data } = JSON.parse(json) as Line
  const [path, text, line] = [data.path?.text, data.lines?.text, data.line_number]
  if (type !== 'match' || path === undefined || text === undefined || line === undefined) return
  return { path: path.replace(/^\.\/(?:\.\/)*/, ''), line, text: text.replace(/\r?\n$/, '') }
}
