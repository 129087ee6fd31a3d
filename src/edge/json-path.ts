/** How a place in a JSON text is written: `$.scope.allowed_paths[0]`, and `$["a b"]` for a key that is no plain word. */

const plain = /^[A-Za-z_$][A-Za-z0-9_$]*$/
const maxKey = 80
const maxShown = 160

export const jsonPath = (segments: readonly PropertyKey[]): string =>
  `$${segments.map((s) => (typeof s === 'number' ? `[${s}]` : keyStep(String(s)))).join('')}`

/** A quoted key, cut where a key is so long that it would hide the message. JSON.stringify shows lone surrogates as escapes. */
export const quoted = (key: string): string => JSON.stringify(key.length > maxKey ? `${key.slice(0, maxKey)}…` : key)

/** The path and what is wrong there. A long path is cut in the middle: the refusal holds the whole of it beside the sentence. */
export function sentence(path: string, say: string): string {
  const half = maxShown / 2
  const shown = path.length > maxShown ? `${path.slice(0, half)} … ${path.slice(-half)}` : path
  return `${shown.toWellFormed()} ${say}`
}

const keyStep = (key: string): string => (key.length <= maxKey && plain.test(key) ? `.${key}` : `[${quoted(key)}]`)
