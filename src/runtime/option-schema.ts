/**
 * What a program may open a box and start a conversation with, as Zod schemas: TypeScript tells most programs of a mistake, and this
 * tells the others. The first fault becomes a refusal that names the option; the views have the words (texts/option-faults.ts).
 */
import { statSync } from 'node:fs'
import { z } from 'zod'
import { Action } from '../core/contracts/bounds.ts'
import { EffectClass } from '../core/contracts/kinds.ts'
import type { DetailOf, OptionFault } from '../core/contracts/problems.ts'
import { type Refusal, refuse } from '../core/contracts/result.ts'
import { nearest } from '../teams/problem.ts'

type Told = { readonly fault: OptionFault; readonly known?: readonly string[]; readonly other?: string }

/** What a value fails by, or nothing. */
const judged = (judge: (value: unknown) => Told | undefined) =>
  z.unknown().superRefine((value, ctx) => {
    const params = judge(value)
    if (params) ctx.addIssue({ code: 'custom', params })
  })

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const isFunction = (value: unknown): boolean => typeof value === 'function'
const hasFunctions = (value: unknown, names: readonly string[]): boolean =>
  names.every((name) => isFunction(fieldsOf(value)[name]))

const isPosition = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

const aFunction = judged((value) => (isFunction(value) ? undefined : { fault: 'no_function' }))
const aFolder = judged((value) =>
  typeof value === 'string' && value.trim() !== '' && !value.includes('\0') ? undefined : { fault: 'no_folder' },
)
const aWorkspace = aFolder.pipe(
  judged((value) => {
    const other = String(value)
    if (!statSync(other, { throwIfNoEntry: false })?.isDirectory()) return { fault: 'no_such_folder', other }
  }),
)
const aText = judged((value) => (typeof value === 'string' ? undefined : { fault: 'no_text' }))
const aCount = judged((value) =>
  Number.isSafeInteger(value) && Number(value) >= 1 ? undefined : { fault: 'no_count' },
)
const oneOf = (known: readonly string[]) =>
  judged((value) => (known.includes(value as string) ? undefined : { fault: 'none_of', known }))
const withFunctions = (...known: string[]) =>
  judged((value) => (hasFunctions(value, known) ? undefined : { fault: 'lacks', known }))
const aList = judged((value) => (Array.isArray(value) ? undefined : { fault: 'no_list' }))
const anObject = judged((value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : { fault: 'no_object' },
)

const aTeam = judged((value) => {
  if (value instanceof Promise) return { fault: 'not_awaited' }
  const { ok, members, agentOf, team } = fieldsOf(value)
  if (typeof ok === 'boolean' || (agentOf instanceof Map && team)) return
  return { fault: Array.isArray(members) ? 'not_defined' : 'no_team' }
})

const anAgent = judged((value) => {
  if (isFunction(value)) return { fault: 'bare_function' }
  const known = ['deliver', 'go', 'rejoin', 'withdraw', 'tell']
  return hasFunctions(value, known) ? undefined : { fault: 'no_agent' }
})
const theirMembers = anObject.pipe(z.record(z.string(), anAgent))

const aSchema = judged((value) => (hasFunctions(value, ['safeParse']) ? undefined : { fault: 'no_schema' }))
/** What is beside these is the tool's own business. */
const aTool = anObject.pipe(
  z.looseObject({
    name: judged((value) => (Action.safeParse(value).success ? undefined : { fault: 'no_name' })),
    effect: oneOf(EffectClass.options),
    input: aSchema,
    output: aSchema.optional(),
    describe: aFunction,
    run: aFunction,
    touches: aFunction.optional(),
    verify: aFunction.optional(),
    probe: aFunction.optional(),
    timeoutMs: aCount.optional(),
    risk: oneOf(['low', 'medium', 'high']).optional(),
  }),
)
const someTools = aList.pipe(z.array(aTool))
const toolsOrHost = z.unknown().superRefine((value, ctx) => {
  if (hasFunctions(value, ['check', 'prepare', 'execute'])) return
  for (const issue of someTools.safeParse(value).error?.issues ?? []) ctx.addIssue({ ...issue })
})

const options = {
  data: aFolder,
  journal: withFunctions('append', 'read', 'head', 'heads', 'close'),
  team: aTeam,
  teams: aList.pipe(
    z.array(
      anObject.pipe(z.strictObject({ team: aTeam, members: theirMembers.optional(), agents: anAgent.optional() })),
    ),
  ),
  members: theirMembers,
  agents: anAgent,
  tools: toolsOrHost,
  served: someTools,
  engineKind: oneOf(['embedded', 'model', 'cascade']),
  understanding: anObject.pipe(z.strictObject({ encoder: aFolder.optional() })),
  models: aFunction,
  mcp: anObject,
  limits: anObject.pipe(
    z.strictObject({
      resident: aCount.optional(),
      snapshotEvery: aCount.optional(),
      retryMs: aCount.optional(),
      resumes: aFunction.optional(),
    }),
  ),
  clock: withFunctions('now', 'wakeAt', 'soon'),
  random: withFunctions('bytes'),
  log: withFunctions('debug', 'info', 'warn', 'error'),
  safety: withFunctions('check'),
  engine: withFunctions('understand'),
  recall: withFunctions('alike', 'known'),
  look: aFunction,
  traceparent: aFunction,
  onEvent: aFunction,
  onDelta: aFunction,
}

const both = (one: keyof typeof options, other: keyof typeof options) => ({
  when: (given: Record<string, unknown>) => given[one] !== undefined && given[other] !== undefined,
  issue: { code: 'custom' as const, path: [one], params: { fault: 'both', other } satisfies Told },
})
const exclusive = [both('team', 'teams'), both('data', 'journal')]

export const BoxSchema = anObject.pipe(
  z
    .strictObject(options)
    .partial()
    .superRefine((given, ctx) => {
      for (const { when, issue } of exclusive) if (when(given)) ctx.addIssue(issue)
    }),
)

export const StartSchema = anObject.pipe(
  z.strictObject({ id: aText, workspace: aWorkspace, folder: aFolder, teamHash: aText }).partial(),
)

export const ListenerSchema = aFunction
export const ObjectSchema = anObject

/** Where a page of a conversation begins, and how long it may be. */
export const PageSchema = anObject.pipe(
  z.looseObject({
    after: judged((value) => (isPosition(value) ? undefined : { fault: 'no_position' })).optional(),
    limit: aCount.optional(),
    signal: withFunctions('addEventListener', 'removeEventListener').optional(),
    listener: aFunction.optional(),
  }),
)

/** The first fault of what was given, as a refusal. `name` is what the whole is called. */
export function optionFault(schema: z.ZodType, value: unknown, name: string): Refusal | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  return issue && refuse('E_INVALID_ARGS', { why: 'bad_option', ...told(issue, schema, name) })
}

type Detail = Pick<DetailOf<'bad_option'>, 'option' | 'fault' | 'known' | 'other'>
function told(issue: z.core.$ZodIssue, schema: z.ZodType, name: string): Detail {
  const place = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') {
    const option = place.length === 0 ? name : place.join('.')
    const { fault, known = [], other = '' }: Told = (issue as { params?: Told }).params ?? { fault: 'no_object' }
    return { option, fault, known, other }
  }
  const key = issue.keys[0] ?? ''
  const known = knownAt(schema, issue.path)
  return { option: [...place, key].join('.'), fault: 'unknown', known, other: nearest(key, known) }
}

/** The names that an object at this place may have. */
function knownAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = innermost(schema)
  const [first, ...rest] = path
  if (first === undefined) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
  if (inner instanceof z.ZodArray) return knownAt(inner.element as z.ZodType, rest)
  return inner instanceof z.ZodObject ? knownAt(inner.shape[String(first)] as z.ZodType, rest) : []
}

function innermost(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return innermost(schema.out as z.ZodType)
  return schema instanceof z.ZodOptional ? innermost(schema.unwrap() as z.ZodType) : schema
}
