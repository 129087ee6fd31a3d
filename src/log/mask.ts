/**
 * Takes secrets out of what is logged (SEC17, I30): by the name of the field, and by the look of the value.
 *
 * K1. Every pattern is linear: no start inside a run of the characters it repeats over, and no repetition inside a repetition.
 * K2. A number or a boolean is never a secret: the fencing `token` of a dispatch stays readable.
 */

const hidden = '[masked]'
const depth = 8

const secretName = /pass(word|wd|phrase)|secret|token|api[-_]?key|private[-_]?key|authorization|cookie|credential/i

export const isSecretName = (name: string): boolean => secretName.test(name)

type Rule = { readonly looksLike: RegExp; readonly shownAs: string }
const rules: readonly Rule[] = [
  {
    looksLike: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
    shownAs: hidden,
  },
  { looksLike: /\b(bearer|basic) {1,4}[\w.~+/=-]{8,}/gi, shownAs: `$1 ${hidden}` },
  { looksLike: /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, shownAs: hidden },
  {
    looksLike: /(?<![\w-])(?:sk|pk|rk|ghp|gho|ghu|ghs|github_pat|glpat|npm|xox[abprs])[-_][\w-]{12,}/g,
    shownAs: hidden,
  },
  { looksLike: /(?<!\w)(?:AKIA|ASIA)[0-9A-Z]{16}(?!\w)/g, shownAs: hidden },
  { looksLike: /(?<![\w-])AIza[\w-]{30,}/g, shownAs: hidden },
  { looksLike: /(:\/\/[^\s/:@]{0,256}):[^\s/@]{1,256}@/g, shownAs: `$1:${hidden}@` },
  {
    looksLike: /\b(pass(?:word|wd|phrase)|secret|token|api[-_]?key)(["']?\s{0,3}[:=]\s{0,3}["']?)[^\s"',;&]{3,}/gi,
    shownAs: `$1$2${hidden}`,
  },
]

export const maskText = (text: string): string =>
  rules.reduce((masked, { looksLike, shownAs }) => masked.replace(looksLike, shownAs), text)

/** A copy without secrets. What is nested too deep, or in a circle, is left out. */
export function maskFields(fields: object): Record<string, unknown> {
  return maskObject(fields, depth)
}

function maskObject(value: object, left: number): Record<string, unknown> {
  const masked: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) {
    masked[name] = typeof inner === 'string' && isSecretName(name) ? hidden : maskValue(inner, left - 1)
  }
  return masked
}

function maskValue(value: unknown, left: number): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
  if (left <= 0) return '…'
  if (value instanceof Error) return maskError(value, left)
  return Array.isArray(value) ? value.map((inner) => maskValue(inner, left - 1)) : maskObject(value, left)
}

function maskError(error: Error, left: number): Record<string, unknown> {
  const { name, message, stack, cause } = error
  const known = { type: name, message: maskText(message), stack: maskText(stack ?? '') }
  return { ...maskObject(error, left), ...known, ...(cause === undefined ? {} : { cause: maskValue(cause, left - 1) }) }
}
