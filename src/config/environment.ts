/**
 * Models by environment alone, so that nobody has to write a file to begin. Values of keys are never read here: only whether a
 * variable has one.
 *
 * V1. `SIGNALBOX_MODEL=PROVIDER:MODEL` is the default model, before the file's own default.
 * V2. A model that a member names as `PROVIDER:MODEL` needs no entry (modelNamed).
 */
import { type Config, ModelEntry } from './config.ts'
import type { Environment } from './config-folder.ts'

type Provider = {
  readonly provider: ModelEntry['provider']
  readonly baseURL?: string
  /** Overrides the address. */
  readonly addressEnv?: string
  readonly keyEnv?: string
}

/** What stands before the colon, for people: `ollama:qwen3:8b` has everything after the first colon as its model. */
export const providers = {
  ollama: { provider: 'openai-compatible', baseURL: 'http://127.0.0.1:11434/v1', addressEnv: 'OLLAMA_BASE_URL' },
  lmstudio: { provider: 'openai-compatible', baseURL: 'http://127.0.0.1:1234/v1', addressEnv: 'LMSTUDIO_BASE_URL' },
  openai: {
    provider: 'openai-compatible',
    baseURL: 'https://api.openai.com/v1',
    addressEnv: 'OPENAI_BASE_URL',
    keyEnv: 'OPENAI_API_KEY',
  },
  anthropic: { provider: 'anthropic', addressEnv: 'ANTHROPIC_BASE_URL', keyEnv: 'ANTHROPIC_API_KEY' },
  google: { provider: 'google', addressEnv: 'GOOGLE_BASE_URL', keyEnv: 'GOOGLE_GENERATIVE_AI_API_KEY' },
} as const satisfies Readonly<Record<string, Provider>>
type ProviderName = keyof typeof providers

const isProvider = (name: string): name is ProviderName => Object.hasOwn(providers, name)

/** The entry that `PROVIDER:MODEL` stands for, or nothing where it is not written like that. */
export function entryFor(written: string, env: Environment): ModelEntry | undefined {
  const colon = written.indexOf(':')
  const name = written.slice(0, colon)
  const model = written.slice(colon + 1)
  if (colon < 1 || !isProvider(name) || model === '') return
  const { provider, baseURL, addressEnv, keyEnv }: Provider = providers[name]
  const address = (addressEnv !== undefined && env[addressEnv]) || baseURL
  const entry = { provider, model, ...(address && { baseURL: address }), ...(keyEnv !== undefined && { keyEnv }) }
  return ModelEntry.safeParse(entry).data
}

/** V1. */
export function withEnvironment(config: Config, env: Environment): Config {
  const written = env.SIGNALBOX_MODEL
  if (!written) return config
  if (Object.hasOwn(config.models, written)) return { ...config, default: written }
  const entry = entryFor(written, env)
  if (!entry) return { ...config, default: written } // there is no such model, and whoever asks for one is told so by its name
  return { ...config, default: environmentName, models: { ...config.models, [environmentName]: entry } }
}

/** What the model of SIGNALBOX_MODEL is called. */
const environmentName = 'environment'

/** The model of a member: by its name in the file, by `PROVIDER:MODEL` (V2), else the default. */
export function modelNamed(
  name: string | undefined,
  config: Config,
  env: Environment,
): { readonly name: string; readonly entry: ModelEntry } | undefined {
  const wanted = name ?? config.default
  if (wanted === undefined) return
  const entry = Object.hasOwn(config.models, wanted) ? config.models[wanted] : entryFor(wanted, env)
  return entry && { name: wanted, entry }
}
