/**
 * Takes the secrets that a process agent was given out of whatever it says, before anybody else sees it (SEC17): its frames, its
 * streamed words, its last words on stderr. What it is given is process-environment.ts; secrets by their look are log/mask.ts.
 *
 * X1. A secret is a variable that the spec names (`pass`, `env`) and whose name says so. Its value is looked for, as it is and as
 *     JSON writes it.
 * X2. A value of fewer than four characters is left alone: it would be found everywhere, and hide nothing.
 * X3. Streamed words come in pieces: an end that may be the beginning of a secret waits for the next piece.
 */
import { isSecretName } from '../log/mask.ts'
import type { EnvironmentOptions } from './process-environment.ts'

export type Mask = ((text: string) => string) & {
  /** What it looks for. */
  readonly secrets?: readonly string[]
}

const shown = '***'
const shortest = 4

export function maskOf(environment: Readonly<Record<string, string>>, { pass, env }: EnvironmentOptions): Mask {
  const names = [...(pass ?? []), ...Object.keys(env ?? {})].filter(isSecretVariable)
  const secrets = names.flatMap((name) => waysToWrite(environment[name]?.trim() ?? ''))
  // The longest first: one may be a part of another.
  secrets.sort((a, b) => b.length - a.length)
  if (secrets.length === 0) return unmasked
  return Object.assign((text: string) => secrets.reduce((rest, each) => rest.replaceAll(each, shown), text), {
    secrets,
  })
}

/** X3. */
export class StreamMask {
  readonly #mask: Mask
  #rest = ''

  constructor(mask: Mask) {
    this.#mask = mask
  }

  /** What may be shown of everything up to this piece. */
  next(piece: string): string {
    const text = this.#mask(this.#rest + piece)
    const begun = Math.max(0, ...(this.#mask.secrets ?? []).map((secret) => beginningAtEnd(text, secret)))
    this.#rest = text.slice(text.length - begun)
    return text.slice(0, text.length - begun)
  }

  /** Nothing follows: what is left is no whole secret, but most of one is not shown either. */
  end(): string {
    const rest = this.#rest
    this.#rest = ''
    return rest.length < shortest ? rest : shown
  }
}

/** How many characters at the end of a text are the beginning of a secret. */
function beginningAtEnd(text: string, secret: string): number {
  const first = secret.charAt(0)
  const from = Math.max(0, text.length - secret.length + 1)
  for (let at = text.indexOf(first, from); at >= 0; at = text.indexOf(first, at + 1))
    if (secret.startsWith(text.slice(at))) return text.length - at
  return 0
}

/** Every string in a JSON value, the names in its objects among them. */
export function maskStrings(value: unknown, mask: Mask): unknown {
  if (mask === unmasked) return value
  if (typeof value === 'string') return mask(value)
  if (Array.isArray(value)) return value.map((inner) => maskStrings(inner, mask))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [mask(name), maskStrings(inner, mask)]))
}

/** For an agent that has no secrets. */
export const unmasked: Mask = (text) => text

const isSecretVariable = (name: string): boolean => /key(?:_|$)|passw|pwd/i.test(name) || isSecretName(name)

const waysToWrite = (secret: string): string[] =>
  secret.length < shortest ? [] : [...new Set([secret, JSON.stringify(secret).slice(1, -1)])]
