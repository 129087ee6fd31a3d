/** The models of a program, by the names of the user's settings. Settings are read with the first question, and once. */
import type { Config, ModelEntry } from '../config/config.ts'
import type { Environment } from '../config/config-folder.ts'
import { modelNamed } from '../config/environment.ts'
import { readConfig } from '../config/read-config.ts'
import { sayProblem } from '../teams/problem.ts'
import { askProvider } from './ask-provider.ts'
import { ModelFailed } from './model-failed.ts'
import type { AskModel } from './request.ts'

export type OpenModel = {
  readonly name: string
  readonly entry: ModelEntry
  readonly ask: AskModel
  readonly budget: Config['budget']
}
/** Throws ModelFailed where there is no such model; without a name, the default. */
export type Models = (name?: string) => OpenModel

export function openModels(env: Environment): Models {
  let settings: Config | undefined
  const open = new Map<string, OpenModel>()
  return (asked) => {
    settings ??= settingsOf(env)
    const found = modelNamed(asked, settings, env)
    if (!found)
      throw new ModelFailed('E_INVALID_ARGS', { kind: 'no_model', ...(asked !== undefined && { model: asked }) })
    const { name, entry } = found
    const known = open.get(name) ?? { name, entry, ask: askProvider(entry, env), budget: settings.budget }
    open.set(name, known)
    return known
  }
}

function settingsOf(env: Environment): Config {
  const read = readConfig(env)
  if (read.ok) return read.config
  const [first] = read.problems
  throw new ModelFailed('E_INVALID_ARGS', { kind: 'no_model' }, first && sayProblem(first, 'en'))
}
