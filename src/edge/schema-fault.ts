/**
 * Turns what a schema found into one fault with a path and words a person can act on. Used by read-contract.ts.
 *
 * F1. The first fault in the order of the schema is named; unknown keys come last, but a missing key beside one mentions it,
 *     since together they are mostly a misspelling.
 * F2. Of the branches of a union, the one that fits best speaks: the value had the right type there.
 */

import type { z } from 'zod'
import type { UnreadableWhy } from '../core/contracts/problems.ts'
import { quoted } from './json-path.ts'

type SchemaFault = { readonly why: UnreadableWhy; readonly path: readonly PropertyKey[]; readonly say: string }
type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

export function firstFault(issues: readonly Issue[]): SchemaFault {
  const [first] = issues
  if (!first) return { why: 'bad_value', path: [], say: 'does not fit' }
  const branch = first.code === 'invalid_union' ? bestBranch(first.errors) : undefined
  if (branch) {
    const inner = firstFault(branch)
    return { ...inner, path: [...first.path, ...inner.path] }
  }
  if (first.code === 'unrecognized_keys')
    return { why: 'unknown_key', path: [...first.path, first.keys[0] ?? ''], say: first.message }
  if (!first.message.startsWith(missing)) return { why: 'bad_value', path: first.path, say: first.message }
  return { why: 'missing_key', path: first.path, say: first.message + besides(first, issues) }
}

/** The words for one issue, as a predicate of its path; undefined leaves them to the schema or to zod. */
export function sayIssue(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${missing}; it must be ${kind(issue.expected)}`
        : `must be ${kind(issue.expected)}, not ${kindOf(issue.input)}`
    case 'invalid_value':
      return issue.input === undefined ? `${missing}; ${oneOf(issue.values)}` : oneOf(issue.values)
    case 'unrecognized_keys':
      return `is not known here; the known keys are ${knownKeys(issue.inst)}`
    case 'invalid_union':
      return issue.discriminator === undefined ? sayUnion(issue) : sayDiscriminator(issue)
    case 'too_big':
      return `${tooBig[issue.origin] ?? 'must be at most'} ${issue.maximum}`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty'
      if (issue.origin === 'string') return `is too short; the least characters are ${issue.minimum}`
      return issue.inclusive === false ? `must be greater than ${issue.minimum}` : `must be at least ${issue.minimum}`
    case 'invalid_key':
      return 'has a name that is too long'
  }
}

const missing = 'is missing'
const tooBig: Readonly<Record<string, string>> = {
  string: 'is too long; the most characters are',
  array: 'has too many entries; the most are',
}

const kinds: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  null: 'null',
}
const kind = (expected: string): string => kinds[expected] ?? expected

function kindOf(input: unknown): string {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'an array'
  if (typeof input === 'number') return `the number ${input}`
  if (typeof input === 'boolean') return String(input)
  return kind(typeof input)
}

const oneOf = (values: readonly unknown[]): string => `must be ${values.map((v) => JSON.stringify(v)).join(' or ')}`

type UnionIssue = Extract<RawIssue, { code: 'invalid_union' }>

function sayDiscriminator({ discriminator, options, input }: UnionIssue): string {
  const key = String(discriminator)
  const given = typeof input === 'object' && input !== null && Object.hasOwn(input, key)
  const values = oneOf(Array.isArray(options) ? options : [])
  return given ? values : `${missing}; ${values}`
}

/** No branch had the right type, so all of them are named. */
function sayUnion({ errors, input }: UnionIssue): string {
  const types = errors.flatMap(([first]) => (first?.code === 'invalid_type' ? kind(first.expected) : []))
  const expected = `be ${[...new Set(types)].join(' or ')}`
  return input === undefined ? `${missing}; it must ${expected}` : `must ${expected}, not ${kindOf(input)}`
}

function knownKeys(inst: RawIssue['inst']): string {
  const def: object | undefined = inst?._zod.def
  return def && 'shape' in def && def.shape ? Object.keys(def.shape).join(', ') : 'none'
}

function besides(first: Issue, issues: readonly Issue[]): string {
  const parent = first.path.slice(0, -1).join('\n')
  const unknown = issues.find((i) => i.code === 'unrecognized_keys' && i.path.join('\n') === parent)
  return unknown?.code === 'unrecognized_keys' ? `, and ${quoted(unknown.keys[0] ?? '')} is not a known key` : ''
}

const bestBranch = (branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined =>
  branches.find(([first]) => first && (first.code !== 'invalid_type' || first.path.length > 0))
