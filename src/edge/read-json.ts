/**
 * Reads JSON from outside strictly and refuses what a schema cannot see. What the values must be is read-contract.ts.
 *
 * J1. Size and depth are checked first, without recursion, so that no input can exhaust memory or the stack.
 * J2. What is accepted is exactly what JSON.parse makes of it, and nothing in it is lost: no key given twice, no number that
 *     JSON.parse would change (an integer beyond ±(2^53 - 1), or a number too large to be finite; 1e20, 0.1 and -0 are fine).
 * J3. No key named `__proto__`, `constructor` or `prototype`, and no lone surrogate, however they are written.
 * J4. After size and depth, the first fault in the text is named, with its path and offset (UTF-16 units); the time is linear in the text.
 * J5. A text that JSON.stringify prints again, letter by letter, needs no closer look: a key given twice or a number that
 *     changed would not come out again. Names and numbers that could hide behind this are looked at all the same.
 */

import {
  createScanner,
  getLocation,
  type JSONPath,
  type ParseErrorCode,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import type { UnreadableWhy } from '../core/contracts/problems.ts'
import { ok, type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import { jsonPath, quoted, sentence } from './json-path.ts'

export type JsonLimits = { readonly maxBytes?: number; readonly maxDepth?: number }

type Fault = { why: UnreadableWhy; path: JSONPath; say: string; offset: number }

/** What the recursive parser stands on any stack, whatever a caller asks for. */
const deepest = 1000
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export function readJson(text: string, limits: JsonLimits = {}): Result<unknown> {
  const { maxBytes = 1_048_576 } = limits
  const maxDepth = Math.min(limits.maxDepth ?? 64, deepest)
  const tooLarge = sizeFault(text, maxBytes)
  if (tooLarge) return refusal(tooLarge)
  const printed = isPlain(text, maxDepth) ? parsed(text) : undefined
  if (printed?.ok && JSON.stringify(printed.value) === text) return printed // J5
  const fault = openingFault(text) ?? depthFault(text, maxDepth) ?? contentFault(text)
  return fault ? refusal(fault) : parsed(text)
}

/** Nothing can hide behind J5: neither depth, nor a large integer, a reserved name or a character by its number. */
function isPlain(text: string, maxDepth: number): boolean {
  let opened = 0
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    digits = unit >= zero && unit <= nine ? digits + 1 : 0
    if (unit === brace || unit === bracket) opened += 1
    if (opened > maxDepth || digits > safeDigits) return false
  }
  return !hiding.some((word) => text.includes(word))
}
const [zero, nine, brace, bracket] = [0x30, 0x39, 0x7b, 0x5b]
/** Every integer with so many digits is one that a number holds exactly. */
const safeDigits = 15
const hiding: readonly string[] = [...forbiddenKeys, '\\u']

function parsed(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return refusal({ why: 'syntax', path: [], say: 'is not JSON', offset: 0 })
  }
}

function refusal({ why, path, say, offset }: Fault): Refusal {
  const where = jsonPath(path)
  return refuse('E_INVALID_ARGS', { why, path: where, message: sentence(where, say), offset })
}

function sizeFault(text: string, maxBytes: number): Fault | undefined {
  // A UTF-16 unit is at least one byte, so a far too long text is not even counted.
  const fits = text.length <= maxBytes && Buffer.byteLength(text, 'utf8') <= maxBytes
  return fits ? undefined : { why: 'size', path: [], say: `is larger than ${maxBytes} bytes`, offset: 0 }
}

function openingFault(text: string): Fault | undefined {
  if (text.startsWith('\uFEFF'))
    return { why: 'bom', path: [], say: 'begins with a byte order mark; send it without', offset: 0 }
  if (/^[ \t\r\n]*$/.test(text)) return { why: 'empty', path: [], say: 'is empty; a JSON value is expected', offset: 0 }
}

/**
 * Follows the brackets token by token: the parser itself is recursive and must not see a text that is too deep. A closing
 * bracket of the wrong kind closes nothing, as in the parser, so that it never goes deeper than what is counted here.
 */
function depthFault(text: string, maxDepth: number): Fault | undefined {
  const scanner = createScanner(text, true)
  const closers: string[] = []
  let stray: number | undefined
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset()
    const first = text[offset]
    if (first === '[') closers.push(']')
    else if (first === '{') closers.push('}')
    else if (first === closers.at(-1)) closers.pop()
    else if (first === ']' || first === '}') stray ??= offset
    if (closers.length <= maxDepth) continue
    return stray === undefined
      ? { why: 'depth', path: pathAt(text, offset), say: `is nested deeper than ${maxDepth} levels`, offset }
      : { why: 'syntax', path: pathAt(text, stray), say: 'has a closing bracket that does not fit', offset: stray }
  }
}

/** The first fault among syntax, keys, strings and numbers, in the order of the text. */
function contentFault(text: string): Fault | undefined {
  let first: Fault | undefined
  const openObjects: Set<string>[] = []
  const note = (fault: Omit<Fault, 'path'>, path: () => JSONPath): void => {
    first ??= { ...fault, path: path() }
  }
  visit(
    text,
    {
      onObjectBegin: () => {
        openObjects.push(new Set())
      },
      onObjectEnd: () => {
        openObjects.pop()
      },
      onObjectProperty: (key, offset, _length, _line, _column, path) => {
        const keys = openObjects.at(-1)
        const fault = keyFault(key, keys?.has(key) ?? false)
        if (fault) note({ ...fault, offset }, () => [...path(), key])
        keys?.add(key)
      },
      onLiteralValue: (value: unknown, offset, length, _line, _column, path) => {
        const fault = valueFault(value, () => text.slice(offset, offset + length))
        if (fault) note({ ...fault, offset }, path)
      },
      onError: (code, offset, length) =>
        note({ ...syntaxFault(code, text[offset + length]), offset }, () => syntaxPath(code, text, offset)),
    },
    { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false },
  )
  return first
}

function keyFault(key: string, seen: boolean): { why: UnreadableWhy; say: string } | undefined {
  if (!key.isWellFormed()) return { why: 'lone_surrogate', say: 'has half of a surrogate pair in its name' }
  if (forbiddenKeys.has(key)) return { why: 'forbidden_key', say: `may not be used: ${quoted(key)} is a reserved name` }
  if (seen) return { why: 'duplicate_key', say: 'is given twice in the same object; keep one of them' }
}

function valueFault(value: unknown, literal: () => string): { why: UnreadableWhy; say: string } | undefined {
  if (typeof value === 'string' && !value.isWellFormed())
    return { why: 'lone_surrogate', say: 'has half of a surrogate pair in its text' }
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return
  if (!Number.isFinite(value)) return { why: 'number', say: 'is a number too large to hold' }
  if (/^-?\d+$/.test(literal()))
    return { why: 'number', say: 'is an integer too large to hold exactly; send it as a string' }
}

/** `next` is the character behind the faulty token: it tells a raw line break in a string from a string that never ends. */
function syntaxFault(code: ParseErrorCode, next: string | undefined): { why: UnreadableWhy; say: string } {
  const name = printParseErrorCode(code)
  const lineBreak = name === 'UnexpectedEndOfString' && (next === '\n' || next === '\r')
  if (name === 'InvalidCharacter' || lineBreak)
    return {
      why: 'control_character',
      say: 'has a raw control character in a string; write it as an escape such as \\n',
    }
  return { why: 'syntax', say: syntax[name] }
}

const syntax: Record<Exclude<ReturnType<typeof printParseErrorCode>, 'InvalidCharacter'>, string> = {
  InvalidSymbol: 'is not JSON: there is a word or a character that does not belong here',
  InvalidNumberFormat: 'is not a JSON number',
  PropertyNameExpected: 'needs a key in double quotes here; no comma may stand before a closing bracket',
  ValueExpected: 'needs a value here; no comma may stand before a closing bracket',
  ColonExpected: 'needs a colon behind the key',
  CommaExpected: 'must be followed by a comma or a closing bracket',
  CloseBraceExpected: 'is an object that is not closed',
  CloseBracketExpected: 'is an array that is not closed',
  EndOfFileExpected: 'is followed by more text; one JSON value is expected',
  InvalidCommentToken: 'has a comment, which JSON does not know',
  UnexpectedEndOfComment: 'has a comment, which JSON does not know',
  UnexpectedEndOfString: 'is a string that is not closed',
  UnexpectedEndOfNumber: 'is a number that is not complete',
  InvalidUnicode: 'has a \\u escape without four hexadecimal digits',
  InvalidEscapeCharacter: 'has an escape that JSON does not know',
  '<unknown ParseErrorCode>': 'is not JSON',
}

/** What is not closed is the object or array itself, not its last entry. */
function syntaxPath(code: ParseErrorCode, text: string, offset: number): JSONPath {
  const name = printParseErrorCode(code)
  const unclosed = name === 'CloseBraceExpected' || name === 'CloseBracketExpected'
  return unclosed ? getLocation(text.slice(0, offset), offset).path.slice(0, -1) : pathAt(text, offset)
}

/** Only the text before the offset is looked at, so its depth is within the limit. */
function pathAt(text: string, offset: number): JSONPath {
  const { path, isAtPropertyKey } = getLocation(text.slice(0, offset), offset)
  return isAtPropertyKey && path.at(-1) === '' ? path.slice(0, -1) : path
}
