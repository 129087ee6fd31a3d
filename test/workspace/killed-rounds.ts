/**
 * Ends the program with SIGKILL before each of its calls that change something, one call a round, starts it again, and looks: in
 * between every path is as it was or as it shall be, and afterwards everything is as if nothing had happened.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { count, type Tally } from '../torture/tally.ts'
import { fastFolder } from './random-trees.ts'
import { type Manifest, manifestOf } from './world.ts'

type Script = 'act' | 'undo'

const here = import.meta.dirname

/** Kills in the middle of an undo that a person asked for in a conversation. */
export async function killedUndos(rounds: number, seed: number): Promise<Tally> {
  const tally: Tally = { counts: {}, faults: [] }
  const folder = fastFolder('sb-undo-')
  const [stage, saved] = [join(folder, 'stage'), join(folder, 'saved')]
  try {
    const before = plant(stage)
    const acted = start(stage, 'act', {}, 'killed-conversation.ts')
    if (acted.status !== 0) throw new Error(acted.stderr)
    cpSync(stage, saved, { recursive: true, verbatimSymlinks: true })
    const unharmed = start(stage, 'undo', { COUNT_TO: join(folder, 'calls') }, 'killed-conversation.ts')
    if (unharmed.status !== 0) throw new Error(unharmed.stderr)
    const calls = Number(readFileSync(join(folder, 'calls'), 'utf8'))
    const kills = Math.min(calls, rounds)
    for (let n = 0; n < kills; n++) {
      const at = 1 + ((seed + Math.floor((n * calls) / kills)) % calls)
      rmSync(stage, { recursive: true })
      cpSync(saved, stage, { recursive: true, verbatimSymlinks: true })
      if (start(stage, 'undo', { KILL_AT: String(at) }, 'killed-conversation.ts').signal === 'SIGKILL')
        count(tally, 'killed')
      const again = start(stage, 'undo', {}, 'killed-conversation.ts')
      if (again.status !== 0) tally.faults.push(`undo, killed at call ${at}: ${again.stderr.slice(0, 500)}`)
      const now = manifestOf(join(stage, 'work'))
      if (JSON.stringify(now) !== JSON.stringify(before))
        tally.faults.push(`undo, killed at call ${at}: ends with ${JSON.stringify(now)}`)
      count(tally, 'rounds')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return tally
}

/** So many kills, spread evenly over the calls of both scripts; which call is the first comes from the seed. */
export async function killedActs(rounds: number, seed: number): Promise<Tally> {
  const tally: Tally = { counts: {}, faults: [] }
  const folder = fastFolder('sb-killed-')
  try {
    for (const script of ['act', 'undo'] as const) {
      const { calls, before, after } = unharmed(join(folder, script), script)
      const kills = Math.min(calls, Math.ceil(rounds / 2))
      for (let n = 0; n < kills; n++) {
        const at = 1 + ((seed + Math.floor((n * calls) / kills)) % calls)
        oneKill({ folder: join(folder, `${script}-${at}`), script, at, before, after }, tally)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return tally
}

function unharmed(folder: string, script: Script): { calls: number; before: Manifest; after: Manifest } {
  const before = plant(folder)
  const run = start(folder, script, { COUNT_TO: join(folder, 'calls') })
  if (run.status !== 0) throw new Error(run.stderr)
  return { calls: Number(readFileSync(join(folder, 'calls'), 'utf8')), before, after: manifestOf(join(folder, 'work')) }
}

type Kill = {
  readonly folder: string
  readonly script: Script
  readonly at: number
  readonly before: Manifest
  readonly after: Manifest
}

function oneKill({ folder, script, at, before, after }: Kill, tally: Tally): void {
  plant(folder)
  const fault = (what: string): void => void tally.faults.push(`${script}, killed at call ${at}: ${what}`)
  const { signal } = start(folder, script, { KILL_AT: String(at) })
  if (signal === 'SIGKILL') count(tally, 'killed')
  const between = withoutTemporary(manifestOf(join(folder, 'work')))
  for (const [path, shown] of Object.entries(between))
    if (script === 'act' && shown !== before[path] && shown !== after[path] && !isKnown(shown))
      fault(`${path} is half there: ${shown}`)
  const again = start(folder, script, {})
  if (again.status !== 0) fault(again.stderr.slice(0, 500))
  const now = manifestOf(join(folder, 'work'))
  if (JSON.stringify(now) !== JSON.stringify(after))
    fault(`ends with ${JSON.stringify(now)} instead of ${JSON.stringify(after)}`)
  count(tally, 'rounds')
  rmSync(folder, { recursive: true, force: true })
}

/** Folders are made private first and get their mode a moment later. */
const isKnown = (shown: string): boolean => /^folder (?:700|755)$/.test(shown)

/** What a kill leaves under a temporary name is removed when the landing goes on. */
const withoutTemporary = (manifest: Manifest): Manifest =>
  Object.fromEntries(Object.entries(manifest).filter(([path]) => !/(?:^|\/)\.signalbox-[0-9a-f]{24}\.tmp$/.test(path)))

function plant(folder: string): Manifest {
  const work = join(folder, 'work')
  mkdirSync(join(work, 'folder', 'inner'), { recursive: true })
  mkdirSync(join(work, 'folder', 'empty'))
  writeFileSync(join(work, 'run.sh'), 'echo 1\n')
  chmodSync(join(work, 'run.sh'), 0o755)
  writeFileSync(join(work, 'one.txt'), 'one\n')
  writeFileSync(join(work, 'two.txt'), 'two\n')
  writeFileSync(join(work, 'folder', 'inner', 'x'), '\uFEFFx\r\n')
  symlinkSync('inner/x', join(work, 'folder', 'link'))
  writeFileSync(join(work, 'gone.bin'), Buffer.from([0, 255, 1]))
  return manifestOf(work)
}

function start(folder: string, script: Script, env: Readonly<Record<string, string>>, program = 'killed-child.ts') {
  const args = ['--import', join(here, 'kill-at.ts'), join(here, program), folder, script]
  return spawnSync(process.execPath, args, {
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, '..', 'compiled'), ...env },
    encoding: 'utf8',
  })
}
