/**
 * A look at a workspace before anything is planned: what is at its top, and how it says itself that it is checked. Only names and a
 * few well-known files are read; nothing is run, and a link is not followed.
 */
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnMode, WorkspaceContext } from '../core/contracts/goal.ts'

const mostEntries = 200
const mostBytes = 1_048_576

export async function lookAtWorkspace(folder: string): Promise<WorkspaceContext> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined)
  if (!entries) return { found: false, top: [], commands: {} }
  const names = entries.map((e) => (e.isDirectory() ? `${e.name}/` : e.name)).filter((name) => name.length <= 255)
  const has = (name: string): boolean => names.includes(name)
  const read = (name: string): Promise<string> => (has(name) ? textOf(join(folder, name)) : Promise.resolve(''))
  return { found: true, top: names.toSorted().slice(0, mostEntries), commands: await commandsOf(has, read) }
}

async function textOf(path: string): Promise<string> {
  try {
    const { size, isFile } = await lstat(path).then((s) => ({ size: s.size, isFile: s.isFile() }))
    return isFile && size <= mostBytes ? await readFile(path, 'utf8') : ''
  } catch {
    return ''
  }
}

type Commands = Partial<Record<OwnMode, string[]>>
type Finder = (has: (name: string) => boolean, read: (name: string) => Promise<string>) => Promise<Commands>

/** The first that knows a command for a mode is taken for it. */
const commandsOf: Finder = async (has, read) => {
  const found: Commands = {}
  for (const find of finders)
    for (const [mode, commands] of Object.entries(await find(has, read)) as [OwnMode, string[]][])
      found[mode] ??= commands
  return found
}

const modes: readonly OwnMode[] = ['lint', 'test', 'build']

const finders: readonly Finder[] = [
  async (has, read) => {
    const scripts = scriptsIn(await read('package.json'))
    const runner = has('pnpm-lock.yaml') ? 'pnpm' : has('yarn.lock') ? 'yarn' : has('bun.lock') ? 'bun' : 'npm'
    return byMode((mode) => (isReal(scripts[mode]) ? `${runner} run ${mode}` : undefined))
  },
  async (_, read) => {
    const makefile = await read('Makefile')
    return byMode((mode) => (new RegExp(`^${mode}\\s*:(?!=)`, 'm').test(makefile) ? `make ${mode}` : undefined))
  },
  async (has) => (has('Cargo.toml') ? { lint: ['cargo clippy'], test: ['cargo test'], build: ['cargo build'] } : {}),
  async (has) => (has('go.mod') ? { lint: ['go vet ./...'], test: ['go test ./...'], build: ['go build ./...'] } : {}),
  async (has, read) => {
    const project = `${await read('pyproject.toml')}\n${await read('setup.cfg')}`
    return {
      ...(/^\[tool\.ruff/m.test(project) && { lint: ['ruff check .'] }),
      ...((/^\[tool[.:]pytest/m.test(project) || has('pytest.ini')) && { test: ['python -m pytest'] }),
    }
  },
]

const byMode = (commandFor: (mode: OwnMode) => string | undefined): Commands =>
  Object.fromEntries(
    modes.flatMap((mode) => {
      const command = commandFor(mode)
      return command === undefined ? [] : [[mode, [command]]]
    }),
  )

function scriptsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const { scripts } = JSON.parse(text) as { scripts?: unknown }
    return typeof scripts === 'object' && scripts !== null ? (scripts as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** npm writes a test that always fails into every new package. */
const isReal = (script: unknown): boolean =>
  typeof script === 'string' && script !== '' && !script.includes('no test specified')
