/**
 * The patterns of allowed paths: a small grammar that fails closed. picomatch only matches; whether a path lies in the workspace is
 * decided before (resolve.ts), so that no pattern can widen it.
 *
 * G1. Allowed are names, `*`, `?`, `**` as a whole part, `[…]` and `{a,b}`. Negation, extended globs, `..`, backslashes and absolute
 *     patterns are refused, and with them the whole list: what was meant as an exception must not be lost.
 * G2. `**` covers names that begin with a dot too; what needs protection is protected by its name (protected.ts).
 * G3. `src/**` is what lies in `src`. The folder itself may be read with it, but not replaced or deleted.
 */
import picomatch from 'picomatch'
import type { Access } from './access.ts'

const longest = 512
const mostAlternatives = 64

export type Matches = (path: string, how: Access) => boolean

export function readPattern(pattern: string): Matches | undefined {
  const plain = pattern.replace(/^(?:\.\/)+/, '').replace(/(?<!\/)\/+$/, '')
  if (plain === '' || pattern.length > longest || !isUsable(plain)) return
  const matches = picomatch(plain, { dot: true, nonegate: true, noext: true, strictBrackets: true })
  const base = plain.endsWith('/**') ? plain.slice(0, -3) : undefined
  return (path, how) => matches(path) && (how === 'read' || path !== base) // G3
}

function isUsable(pattern: string): boolean {
  if (!pattern.isWellFormed() || /[\p{Cc}\p{Bidi_Control}\\!]/u.test(pattern)) return false
  if (pattern.startsWith('/') || /^[A-Za-z]:/.test(pattern) || pattern.startsWith('~')) return false
  if (/[@+*?]\(|[()|$<>]/.test(pattern)) return false
  if (pattern.split('/').some((part) => part === '..' || part === '.' || part === '')) return false
  if (/\.\./.test(pattern.replace(/\{[^{}]*\}/g, (braces) => (/\.\./.test(braces) ? '..' : '')))) return false
  return isBalanced(pattern) && alternativesIn(pattern) <= mostAlternatives
}

/** Braces are not nested, brackets are closed, and neither stands in the other. */
function isBalanced(pattern: string): boolean {
  let open = ''
  for (const letter of pattern) {
    if (letter === '{' || letter === '[') {
      if (open !== '') return false
      open = letter
    } else if (letter === '}' || letter === ']') {
      if (open !== (letter === '}' ? '{' : '[')) return false
      open = ''
    } else if (letter === '/' && open === '[') return false
  }
  return open === ''
}

const alternativesIn = (pattern: string): number =>
  [...pattern.matchAll(/\{([^{}]*)\}/g)].reduce((product, [, inside = '']) => product * inside.split(',').length, 1)
