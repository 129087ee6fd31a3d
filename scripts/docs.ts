/**
 * Prints docs/generated from the tables the code runs on: machines, events, problems, contracts; and docs/guarantees.md and the
 * printed parts of docs/journal.md.
 * `node scripts/docs.ts` writes the pages; with `--check` it writes nothing, names a stale page and exits 1.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { contracts } from '../src/core/contracts/all.ts'
import { problemCodes, retries } from '../src/core/contracts/problems.ts'
import { journey } from '../src/core/journey.ts'
import { machines } from '../src/core/machines/all.ts'
import { mermaid, statesOf, type Table } from '../src/core/machines/machine.ts'
import { type EventType, events, eventTypes } from '../src/core/state/events.ts'
import { Team, TeamMember } from '../src/core/state/team.ts'
import { guaranteesPage } from '../src/simulate/guarantees.ts'
import { texts } from '../src/views/texts/languages.ts'
import { apiPage } from './docs/api-page.ts'
import { journalPage } from './docs/journal-page.ts'
import { code, tableOf } from './docs/markdown.ts'

const folder = new URL('../docs/generated/', import.meta.url)

/** The pages by name, as they should be. */
export const pages = (): Record<string, string> => ({
  'machines.md': machinesPage(),
  'events.md': eventsPage(),
  'errors.md': errorsPage(),
  'contracts.md': contractsPage(),
  'api.md': apiPage(),
  '../guarantees.md': guaranteesPage(),
  '../journal.md': journalPage(readFileSync(new URL('../journal.md', folder), 'utf8')),
})

/** The names of pages that are missing or differ from what the tables say. */
export const stalePages = (): string[] =>
  Object.entries(pages()).flatMap(([name, text]) => {
    const file = new URL(name, folder)
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [join('docs/generated', name)]
  })

const page = (title: string, intro: string, sections: readonly string[]): string =>
  `${[`# ${title}`, `${intro} Printed by \`npm run docs\`; edit the table, not this page.`, ...sections].join('\n\n')}\n`

function machinesPage(): string {
  const intro = 'Each machine is one table of edges in `src/core/machines`. An edge that is not here cannot be taken.'
  return page('State machines', intro, machines.map(machineSection))
}

function machineSection(m: Table): string {
  const final = m.final.length > 0 ? m.final.map(code).join(', ') : 'none'
  const facts = `${statesOf(m).length} states, ${m.edges.length} edges; begins in ${code(m.initial)}; final: ${final}.`
  const edges = tableOf(
    ['from', 'signal', 'to'],
    m.edges.map((edge) => edge.map(code)),
  )
  return [`## ${m.name}`, facts, `\`\`\`mermaid\n${mermaid(m)}\n\`\`\``, edges].join('\n\n')
}

function eventsPage(): string {
  const intro =
    'The vocabulary of the journal. Every event also carries `seq`, `at` (ms UTC), `type`, `loopId` and `role`. A type is never renamed or reused.'
  const shared = Object.entries(sharedParts).map(([name, part]) => `## ${name}\n\n${fieldsTable(schemaOf(part))}`)
  return page('Events', intro, [`${eventTypes().length} types.`, ...eventTypes().map(eventSection), ...shared])
}

function eventSection(type: EventType): string {
  const schema = schemaOf(events[type])
  const reactions = journey[type]?.length ?? 0
  const parts = [`## ${type}`, fieldsTable(schema)]
  return [...parts, ...(reactions > 0 ? ['It sets something in motion outside: see `src/core/journey.ts`.'] : [])].join(
    '\n\n',
  )
}

function errorsPage(): string {
  const intro = 'The seven codes. Each refusal names one, with a detail for programs and a `trace_id`.'
  const rows = problemCodes.map((name) => {
    const { say, next } = texts.en.problems[name]
    return [code(name), say, next, retries[name]]
  })
  return page('Errors', intro, [tableOf(['code', 'what it says', 'what to do next', 'retried by itself'], rows)])
}

function contractsPage(): string {
  const intro = 'What passes the edges, one strict schema each in `src/core/contracts`. Unknown fields are refused.'
  return page('Contracts', intro, Object.entries(contracts).map(contractSection))
}

function contractSection([name, contract]: [string, z.ZodType]): string {
  const schema = schemaOf(contract)
  const variants = schema.oneOf ?? schema.anyOf
  const body = variants ? variants.map((x) => variantTable(x, schema)) : [fieldsTable(schema)]
  return [`## ${name}`, schema.description ?? '', ...body].join('\n\n')
}

function variantTable(variant: Schema, root: Schema): string {
  const inner = variant.oneOf ?? variant.anyOf
  if (inner) return inner.map((x) => variantTable(x, root)).join('\n\n')
  return fieldsTable(variant, root)
}

type Schema = {
  readonly $schema?: string
  readonly type?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | false
  readonly required?: readonly string[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly format?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
}

/** A contract inside another schema is named, not spelled out again. */
const nameOfDescription = new Map(
  Object.entries(contracts).map(([name, contract]) => [contract.description ?? name, name] as const),
)

/** What several events hold and no contract names. */
const sharedParts = { Team, TeamMember }
const nameOfPart = new Map(
  Object.entries(sharedParts).map(([name, part]) => [JSON.stringify(bare(schemaOf(part))), name]),
)

function schemaOf(part: z.ZodType): Schema {
  return z.toJSONSchema(part, { io: 'input' }) as Schema
}

function bare({ $schema: _, ...schema }: Schema): Schema {
  return schema
}

function fieldsTable(schema: Schema, root: Schema = schema): string {
  if (!schema.properties) return `Value: ${code(wordFor(schema, root, true))}`
  const rows = Object.entries(schema.properties).map(([field, x]) => [
    code(field),
    schema.required?.includes(field) ? 'yes' : '',
    code(wordFor(x, root)),
  ])
  return rows.length > 0 ? tableOf(['field', 'required', 'value'], rows) : 'No fields.'
}

/** One line for one schema. */
function wordFor(schema: Schema, root: Schema, own = false): string {
  const known = schema.description === undefined ? undefined : nameOfDescription.get(schema.description)
  if (known !== undefined && !own) return known
  if (schema.$ref !== undefined) return refWord(schema.$ref, root)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((x) => String(x)).join(' | ')
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return [...new Set(variants.map((x) => wordFor(x, root)))].join(' | ')
  if (schema.type === 'array') return `list${limit(schema.maxItems)} of ${wordFor(schema.items ?? {}, root)}`
  if (schema.type === 'object') return objectWord(schema, root)
  if (schema.type === 'string') return `${schema.format === 'uuid' ? 'uuid' : 'text'}${limit(schema.maxLength)}`
  if (schema.type === 'integer' || schema.type === 'number') return numberWord(schema)
  return schema.type ?? 'JSON'
}

const limit = (max: number | undefined): string => (max === undefined ? '' : ` ≤ ${max}`)

/** The recursive JSON value is the only thing the schemas refer to by name. */
function refWord(ref: string, root: Schema): string {
  const target = root.$defs?.[ref.split('/').at(-1) ?? '']
  return target?.type === 'object' ? 'named JSON values' : 'JSON'
}

function objectWord(schema: Schema, root: Schema): string {
  if (!schema.properties) return 'named JSON values'
  const part = nameOfPart.get(JSON.stringify(schema))
  if (part !== undefined) return part
  const fields = Object.entries(schema.properties).map(
    ([field, x]) => `${field}${schema.required?.includes(field) ? '' : '?'}: ${wordFor(x, root)}`,
  )
  return `{ ${fields.join(', ')} }`
}

function numberWord({ type, minimum, maximum, exclusiveMinimum }: Schema): string {
  const word = type === 'integer' ? 'whole number' : 'number'
  const isOpen = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
  return isOpen
    ? word
    : `${word} ${minimum ?? `over ${exclusiveMinimum}, up to `}${minimum === undefined ? '' : '…'}${maximum}`
}

function main(): void {
  if (process.argv.includes('--check')) {
    const stale = stalePages()
    for (const name of stale) console.error(`${name} is stale: run npm run docs`)
    process.exitCode = stale.length > 0 ? 1 : 0
    return
  }
  for (const [name, text] of Object.entries(pages())) {
    const file = fileURLToPath(new URL(name, folder))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

if (import.meta.main) main()
