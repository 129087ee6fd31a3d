/**
 * Takes secrets out of what is logged (SEC17, I30): by the name of the field, and by the look of the value.
 *
 * K1. Every pattern is linear: no start inside a run of the characters it repeats over, and no repetition inside a repetition.
 * K2. A number or a boolean is never a secret: the fencing `token` of a dispatch stays readable.
 * K3. A line is bounded: what is too long is cut after it was masked, so that no half of a secret is left at the cut.
 * K4. A value of one or two characters is not masked for the word before it.
 */

const hidden = '[masked]'
const depth = 8
/** Of the texts of one line together, in UTF-16 units. */
const mostText = 32_768
/** No secret but a private key is longer, and a key that is cut off is masked to its end. */
const longestSecret = 4_096

const secretName =
  /pass(word|wd|phrase)|secret|token|api[-_]?key|private[-_]?key|authorization|cookie|credential|密码|口令|密钥|令牌/i

export const isSecretName = (name: string): boolean => secretName.test(name)

type Rule = { readonly looksLike: RegExp; readonly shownAs: string }
const rules: readonly Rule[] = [
  {
    looksLike: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
    shownAs: hidden,
  },
  { looksLike: /\b(bearer|basic) {1,4}[\w.~+/=-]{8,}/gi, shownAs: `$1 ${hidden}` },
  { looksLike: /\b(authorization["']?: {0,3}token {1,4})[\w.~+/=-]{8,}/gi, shownAs: `$1${hidden}` },
  { looksLike: /\b((?:set-)?cookie["']?: {0,3}["']?[\w.-]{1,64}=)[^\r\n"']{3,}/gi, shownAs: `$1${hidden}` },
  { looksLike: /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, shownAs: hidden },
  {
    // Behind a line break that JSON has escaped, too.
    looksLike: /(?<=^|[^\w-]|\\[nrt])(?:sk|pk|rk|ghp|gho|ghu|ghs|github_pat|glpat|npm|xox[abprs])[-_][\w-]{12,}/g,
    shownAs: hidden,
  },
  { looksLike: /(?<!\w)(?:AKIA|ASIA)[0-9A-Z]{16}(?!\w)/g, shownAs: hidden },
  { looksLike: /(?<![\w-])AIza[\w-]{30,}/g, shownAs: hidden },
  { looksLike: /(:\/\/[^\s/:@]{0,256}):[^\s/@]{1,256}@/g, shownAs: `$1:${hidden}@` },
  {
    // Between quotes it may have blanks.
    looksLike:
      /(?<![a-z])(pass(?:word|wd|phrase)|secret|密码|口令)((?:[-_][\w-]{0,32})?["']?\s{0,3}[:=：]\s{0,3})(?:"[^"\n]{3,256}"|'[^'\n]{3,256}'|“[^”\n]{3,256}”)/gi,
    shownAs: `$1$2"${hidden}"`,
  },
  {
    // Also inside a longer name: SECRET_TOKEN=…, my_api_key_2: …
    looksLike:
      /(?<![a-z])(pass(?:word|wd|phrase)|secret|token|(?:api|access|private)[-_]?key)((?:[-_][\w-]{0,32})?["']?\s{0,3}[:=：]\s{0,3}["']?)[^\s"',;&]{3,}/gi,
    shownAs: `$1$2${hidden}`,
  },
  {
    // The shell's own PWD is a path, and «pwd: command not found» is prose: behind a colon it is quoted or has a digit.
    looksLike:
      /(?<![a-z])(pwd(?:[-_][\w-]{0,32})?["']?\s{0,3}(?:=\s{0,3}["']?|[:：]\s{0,3}(?:["']|(?=[^\s"',;&]{0,256}\d))))(?![/~$`.]|[a-z]:[\\/])[^\s"',;&]{3,}/gi,
    shownAs: `$1${hidden}`,
  },
  {
    // «passwd hunter2», but neither «passwd ann» nor «/etc/passwd line 2»: it has a digit or a mark.
    looksLike: /(?<![\w/.-])(passwd {1,4}["']?)(?=[^\s"',;&]{0,256}[\d!@#%^*])(?![-/])[^\s"',;&]{3,}/gi,
    shownAs: `$1${hidden}`,
  },
  {
    looksLike:
      /(?<![\w-])(--(?:db-|user-|admin-)?(?:pass(?:word|wd|phrase)|pwd) {1,4}["']?)(?!-|(?:is|and|or|the|must|may|can|needs?|takes?|option|flag|as|with|from|stays?|was|has)\b)[^\s"',;&]{3,}/gi,
    shownAs: `$1${hidden}`,
  },
  {
    looksLike:
      /(密码|口令|密钥|令牌)(["']?\s{0,3}(?:[:=：]|是(?!什么|否|不)|为(?!什么|空))\s{0,3}["'“]?)[^\s"'”,;&，。；！？]{3,}/g,
    shownAs: `$1$2${hidden}`,
  },
]

export const maskText = (text: string): string =>
  rules.reduce((masked, { looksLike, shownAs }) => masked.replace(looksLike, shownAs), text)

/** A text for the log: masked, and not longer than `most` (K3). */
export function maskAndCut(text: string, most = mostText): string {
  if (text.length <= most) return maskText(text)
  const masked = maskText(text.slice(0, most + longestSecret))
  return `${masked.slice(0, most)}… (${text.length} characters)`
}

/** A copy without secrets. What is nested too deep, or in a circle, is left out; so is what a line has no room for. */
export const maskFields = (fields: object): Record<string, unknown> => maskObject(fields, depth, { left: mostText })

/** How much text the line still takes. A name, a number and a bracket count as a few characters each. */
type Room = { left: number }

function maskObject(value: object, levels: number, room: Room): Record<string, unknown> {
  const masked: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) {
    if (room.left <= 0) return { ...masked, '…': '…' }
    room.left -= name.length
    masked[maskAndCut(name, 256)] =
      typeof inner === 'string' && isSecretName(name) ? hidden : maskValue(inner, levels - 1, room)
  }
  return masked
}

function maskValue(value: unknown, levels: number, room: Room): unknown {
  room.left -= 4
  if (typeof value === 'string') return take(value, room)
  if (typeof value === 'function') return undefined // JSON would call one that is named toJSON
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? take(String(value), room) : value
  if (levels <= 0) return '…'
  if (value instanceof Error) return maskError(value, levels, room)
  return Array.isArray(value) ? maskList(value, levels, room) : maskObject(value, levels, room)
}

function maskList(list: readonly unknown[], levels: number, room: Room): unknown[] {
  const masked: unknown[] = []
  for (const inner of list) {
    if (room.left <= 0) return [...masked, '…']
    masked.push(maskValue(inner, levels - 1, room))
  }
  return masked
}

function maskError(error: Error, levels: number, room: Room): Record<string, unknown> {
  const { name, message, stack, cause } = error
  const known = { type: name, message: take(message, room), stack: take(stack ?? '', room) }
  const more = cause === undefined ? {} : { cause: maskValue(cause, levels - 1, room) }
  return { ...maskObject(error, levels, room), ...known, ...more }
}

function take(text: string, room: Room): string {
  const taken = maskAndCut(text, Math.max(0, room.left))
  room.left -= taken.length
  return taken
}
