/** The coding agents that people may have: how each is called, how it is installed, and what shows that it is signed in. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isOnPath } from '../../teams/check-command.ts'
import type { CodingPreset } from '../../teams/coding-presets.ts'
import { presets } from './presets.ts'

export type KnownAgent = Exclude<CodingPreset, 'plain'>
type Environment = Readonly<Record<string, string | undefined>>

export const knownAgents: Readonly<Record<KnownAgent, { readonly title: string; readonly install: string }>> = {
  claude: { title: 'Claude Code', install: 'npm install -g @anthropic-ai/claude-code' },
  codex: { title: 'Codex', install: 'npm install -g @openai/codex' },
  gemini: { title: 'Gemini CLI', install: 'npm install -g @google/gemini-cli' },
  goose: { title: 'goose', install: 'npm install -g @aaif/goose' },
  opencode: { title: 'opencode', install: 'npm install -g opencode-ai' },
}

export const isKnownAgent = (name: string): name is KnownAgent => Object.hasOwn(knownAgents, name)

export const isInstalled = (name: KnownAgent, env: Environment): boolean => isOnPath(name, env.PATH ?? '', '/')

export const installedAgents = (env: Environment): readonly KnownAgent[] =>
  (Object.keys(knownAgents) as KnownAgent[]).filter((name) => isInstalled(name, env))

/** A key in the environment, or a file that its own login writes. Whether it still holds, only its provider knows. */
export function looksSignedIn(name: KnownAgent, env: Environment): boolean {
  const { keys, kept, files } = presets[name]
  const own = [...kept, ...files.filter((path) => /(?:config\.(?:yaml|toml)|opencode\.jsonc?)$/.test(path))]
  return (
    keys.some((key) => /KEY|TOKEN/.test(key) && env[key]) || own.some((path) => existsSync(join(env.HOME ?? '/', path)))
  )
}
