/** Model servers on this machine. They are asked for the names of their models and nothing else. */

import type { Environment } from '../config/config-folder.ts'
import { providers } from '../config/environment.ts'

const patienceMs = 1_000
const mostBytes = 1_048_576
const isHere = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/** The names of its models, or nothing where no server answers. No other machine than this one is called. */
export async function findLocalModels(baseURL: string): Promise<string[] | undefined> {
  if (!isHere(new URL(baseURL).hostname)) return
  try {
    const answer = await fetch(`${baseURL}/models`, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    const text = await answer.text()
    if (!answer.ok || text.length > mostBytes) return
    const { data } = JSON.parse(text) as { data?: unknown }
    return Array.isArray(data) ? data.flatMap((one) => (typeof one?.id === 'string' ? [one.id] : [])) : []
  } catch {
    return
  }
}

/** What is here to be used: servers with their models, and the names of the keys that are set. Never a key. */
export async function findModels(env: Environment): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(providers).map(async ([name, provider]) => {
      if ('keyEnv' in provider) return env[provider.keyEnv] ? [provider.keyEnv] : []
      const models = await findLocalModels(env[provider.addressEnv] ?? provider.baseURL)
      return models ? [`${name} (${models.slice(0, 5).join(', ')})`] : []
    }),
  )
  return found.flat()
}
