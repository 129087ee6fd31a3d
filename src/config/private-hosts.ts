/** The private hosts that the user's settings let `fetch_url` call. Settings with a mistake in them name none. */
import { readConfig } from './read-config.ts'

export function privateHosts(): readonly string[] {
  const read = readConfig(process.env)
  return read.ok ? read.config.fetch.private : []
}
