/** The models of a program, by the names of the user's settings. Settings are read with the first question, and once. */
import { type Config, ModelEntry } from '../config/config.ts'
import type { Environment } from '../config/config-folder.ts'
import { modelNamed } from '../config/environment.ts'
import { readConfig } from '../config/read-config.ts'
import { sayProblem } from '../teams/problem.ts'
import { askProvider } from './ask-provider.ts'
import { askShorter } from './ask-shorter.ts'
import { playFrom, recordOn } from './cassette.ts'
import { ModelFailed } from './model-failed.ts'
import type { AskModel } from './request.ts'

/** A language model that is open. */
export type OpenModel = {
  /** As members name it: what a request is known by does not change with the settings. */
  readonly name: string
  readonly entry: ModelEntry
  readonly ask: AskModel
  readonly budget: Config['budget']
}
/** Throws ModelFailed where there is no such model; without a name, the default. */
export type Models = ((name?: string) => OpenModel) & {
  /** Of a conversation, whoever spends it; none where nobody set one. */
  readonly budget?: () => Config['budget']
}

/** What a member's model is called that names none. */
const unnamed = 'default'

/** With `record`, every answer is put on a cassette too. */
export function openModels(env: Environment, { record }: { readonly record?: string } = {}): Models {
  let settings: Config | undefined
  const open = new Map<string, OpenModel>()
  const named = (asked?: string): OpenModel => {
    settings ??= settingsOf(env)
    const name = asked ?? unnamed
    const known = open.get(name)
    if (known) return known
    const found = modelNamed(asked, settings, env)
    if (!found) {
      const model = asked ?? settings.default
      throw new ModelFailed('E_INVALID_ARGS', { kind: 'no_model', ...(model !== undefined && { model }) })
    }
    const { entry } = found
    const ask = askShorter(askProvider(entry, env))
    const opened = { name, entry, ask: record === undefined ? ask : recordOn(record, ask), budget: settings.budget }
    open.set(name, opened)
    return opened
  }
  const budget = (): Config['budget'] => {
    settings ??= settingsOf(env)
    return settings.budget
  }
  return Object.assign(named, { budget })
}

/** The models of a cassette: no settings are read, and nothing is connected to. */
export function playedModels(file: string): Models {
  const ask = playFrom(file)
  return (name = unnamed) => {
    const entry = ModelEntry.parse({ provider: 'openai-compatible', model: name })
    return { name, entry, ask, budget: {} }
  }
}

function settingsOf(env: Environment): Config {
  const read = readConfig(env)
  if (read.ok) return read.config
  const [first] = read.problems
  throw new ModelFailed('E_INVALID_ARGS', { kind: 'no_model' }, first && sayProblem(first, 'en'))
}
