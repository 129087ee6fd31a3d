/**
 * Turns what a schema found in a file into problems with a place, a nearest known key and a fix. All of them, not the first.
 * Of the branches of a union the one speaks whose type the value has.
 */
import type { z } from 'zod'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { nearest, type Place, problemAt } from './problem.ts'
import { type ProblemKind, sayings } from './problem-texts.ts'
import type { Path, Positions } from './read-yaml.ts'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue
export type Checked<T> = { readonly value?: T; readonly problems: readonly TeamProblem[] }

export function checkSchema<T>(schema: z.ZodType<T>, value: unknown, positions: Positions): Checked<T> {
  const known: Known = new WeakMap()
  const note = (raw: RawIssue): undefined => {
    if (raw.code === 'unrecognized_keys') known.set(raw.keys, knownKeys(raw.inst))
  }
  const parsed = schema.safeParse(value, { error: note, reportInput: true })
  if (parsed.success) return { value: parsed.data, problems: [] }
  const { issues } = parsed.error
  const problems = issues.flatMap((issue) => problemsOf(issue, issue.path, { known, positions }))
  const rest = issues.every((issue) => issue.code === 'unrecognized_keys') ? withoutUnknown(value, issues) : undefined
  return { value: rest === undefined ? undefined : schema.safeParse(rest).data, problems }
}

/** Where only unknown keys are wrong, the rest is good enough to be checked further, so that all problems are named at once. */
function withoutUnknown(value: unknown, issues: readonly Issue[]): unknown {
  const copy = structuredClone(value)
  for (const issue of issues) {
    const holder = issue.path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown>)[step], copy)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) delete (holder as Record<string, unknown>)[key]
  }
  return copy
}

type Known = WeakMap<readonly string[], readonly string[]>
type Context = { readonly known: Known; readonly positions: Positions }

/** `path` is the whole path: inside a union an issue knows only its own part. */
function problemsOf(issue: Issue, path: Path, context: Context): TeamProblem[] {
  const { positions } = context
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, issue.keys, { path, context }))
  if (issue.code === 'invalid_key') return issue.issues.flatMap((inner) => problemsOf(inner, path, context))
  if (issue.code === 'invalid_union') return unionProblems(issue, path, context)
  const key = keyOf(path) ?? positions.at(path).file
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return [missing(key, expectedOf(issue), positions.at(path))]
  return [valueProblem(issue, key, positions.at(path))]
}

const missing = (key: string, expected: string, place: Place): TeamProblem =>
  problemAt(place, 'missing_key', { key, expected })

function unknownKey(key: string, keys: readonly string[], at: { path: Path; context: Context }): TeamProblem {
  const known = at.context.known.get(keys) ?? []
  const place = at.context.positions.keyAt([...at.path, key])
  return problemAt(place, 'unknown_key', { key, nearest: nearest(key, known), known: known.join(', ') })
}

function valueProblem(issue: Issue, key: string, place: Place): TeamProblem {
  switch (issue.code) {
    case 'invalid_type':
      return problemAt(place, 'wrong_type', { key, expected: issue.expected, found: typeName(issue.input) })
    case 'invalid_value':
      return notOneOf({ key, input: issue.input, values: issue.values.map(String) }, place)
    case 'too_small':
      return problemAt(place, 'too_small', { key, limit: String(issue.minimum), of: issue.origin })
    case 'too_big':
      return problemAt(place, 'too_big', { key, limit: String(issue.maximum) })
    default:
      return problemAt(place, isKind(issue.message) ? issue.message : 'not_fitting', { key } as never)
  }
}

type Choice = { readonly key: string; readonly input: unknown; readonly values: readonly string[] }
function notOneOf({ key, input, values }: Choice, place: Place): TeamProblem {
  const found = typeof input === 'object' ? typeName(input) : String(input).slice(0, 80)
  return problemAt(place, 'not_one_of', { key, found, values: values.join(', '), nearest: nearest(found, values) })
}

type UnionIssue = Extract<Issue, { code: 'invalid_union' }>
function unionProblems(issue: UnionIssue, path: Path, context: Context): TeamProblem[] {
  const place = context.positions.at(path)
  const key = keyOf(path) ?? place.file
  if (issue.discriminator !== undefined) {
    const values = ((issue as { options?: readonly unknown[] }).options ?? []).map(String)
    const input = (issue.input as Record<string, unknown> | undefined)?.[issue.discriminator]
    if (input === undefined) return [missing(issue.discriminator, values.join(' | '), place)]
    return [notOneOf({ key: issue.discriminator, input, values }, place)]
  }
  const branch = issue.errors.find(([first]) => first && !(first.code === 'invalid_type' && first.path.length === 0))
  if (branch && !branch.every((inner) => inner.code === 'invalid_value' && inner.path.length === 0))
    return branch.flatMap((inner) => problemsOf(inner, [...path, ...inner.path], context))
  const expected = issue.errors.flatMap(([first]) => (first ? expectedOf(first) : [])).join(' | ')
  if (issue.input === undefined) return [missing(key, expected, place)]
  return [problemAt(place, 'wrong_type', { key, expected, found: typeName(issue.input) })]
}

function expectedOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected
  return issue.code === 'invalid_value' ? issue.values.map(String).join(' | ') : '…'
}

function knownKeys(inst: RawIssue['inst']): readonly string[] {
  const def: object | undefined = inst?._zod.def
  return def && 'shape' in def && def.shape ? Object.keys(def.shape) : []
}

function typeName(input: unknown): string {
  if (input === null) return 'null'
  return Array.isArray(input) ? 'array' : typeof input
}

const isKind = (word: string): word is ProblemKind => Object.hasOwn(sayings, word)

/** The last word of a path; an entry of a list is called by its list. The whole has none. */
const keyOf = (path: Path): string | undefined => path.findLast((step) => typeof step === 'string')?.toString()
