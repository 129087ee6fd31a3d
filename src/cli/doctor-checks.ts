/**
 * What `signalbox doctor` looks at, one entry each: a new check is a new entry here and its words in the texts. A check only looks; it
 * installs nothing and calls nobody but this machine.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installedAgents } from '../agents/coding/known-agents.ts'
import type { Environment } from '../config/config-folder.ts'
import { readConfig } from '../config/read-config.ts'
import type { Lang } from '../core/text/language.ts'
import { findModels } from '../models/local-models.ts'
import { sandboxOf } from '../tools/commands/run/sandbox.ts'
import { ripgrepProgram } from '../tools/search/ripgrep.ts'
import { noEncoder } from '../understanding/encoder/check-encoder.ts'
import { openEncoder } from '../understanding/encoder/open-encoder.ts'
import { problemView } from '../views/problem.ts'

/** `optional`: the program works without it. */
export type Found = { readonly ok: boolean; readonly found?: string; readonly optional?: true }
type Looked = { readonly folder: string; readonly env: Environment; readonly lang: Lang }

export const checks = {
  node: () => ({ ok: Number(process.versions.node.split('.')[0]) >= 24, found: process.version }),
  data_folder: ({ folder }) => ({ ok: isWritable(folder), found: folder }),
  sandbox: ({ folder }) => {
    const { walls, version } = sandboxOf(join(folder, 'act'))
    return { ok: walls, ...(version === undefined ? {} : { found: version }) }
  },
  overlay: ({ folder }) => ({ ok: sandboxOf(join(folder, 'act')).overlay }),
  ripgrep: () => {
    const program = ripgrepProgram()
    return program === undefined ? { ok: false } : versionOf(program)
  },
  git: () => versionOf('git'),
  settings: ({ env, lang }) => {
    const read = readConfig(env)
    const [first] = read.ok ? [] : read.problems
    if (first) return { ok: false, found: `${first.file}:${first.line}` }
    if (existsSync(read.file)) return { ok: true, found: read.file }
    return {
      ok: true,
      found: `${read.file} ${lang === 'zh' ? '（还没有，也不需要）' : '(not there yet, and not needed)'}`,
    }
  },
  models: async ({ env }) => {
    const found = await findModels(env)
    return found.length > 0 ? { ok: true, found: found.join(', '), optional: true } : { ok: false, optional: true }
  },
  agents: ({ env }) => {
    const found = installedAgents(env)
    return found.length > 0 ? { ok: true, found: found.join(', '), optional: true } : { ok: false, optional: true }
  },
  encoder: async ({ env, lang }) => {
    const read = readConfig(env)
    const folder = read.ok ? read.config.understanding.encoder : undefined
    if (folder === undefined) return { ok: false, optional: true }
    const opened = await openEncoder(folder)
    return opened.ok
      ? { ok: true, found: folder }
      : { ok: false, found: problemView(noEncoder(opened.fault).problem, lang).message }
  },
} as const satisfies Readonly<Record<string, (looked: Looked) => Found | Promise<Found>>>

export type CheckName = keyof typeof checks

function versionOf(program: string): Found {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 5000 })
  return status === 0 ? { ok: true, found: stdout.split('\n')[0] ?? '' } : { ok: false }
}

/** The folder, or the nearest one above it that is there. */
function isWritable(folder: string): boolean {
  if (!existsSync(folder)) return folder !== dirname(folder) && isWritable(dirname(folder))
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
