/**
 * The printed parts of docs/journal.md: schema, row, body, header and limits, from the code that writes the file. The prose between
 * them is written by hand.
 */
import { DatabaseSync } from 'node:sqlite'
import { applicationId } from '../../src/journal/application-id.ts'
import { encode } from '../../src/journal/codec.ts'
import { headerFields, pageSize } from '../../src/journal/database-file.ts'
import { Dictionary } from '../../src/journal/dictionary.ts'
import { bodyMeanings, limits, logColumnMeanings, tableMeanings } from '../../src/journal/format.ts'
import { steps } from '../../src/journal/sqlite-schema.ts'
import { code, tableOf } from './markdown.ts'

/** The page with its printed parts as they should be. */
export function journalPage(written: string): string {
  const parts = { file: filePart(), tables: tablesPart(), log: logPart(), body: bodyPart(), limits: limitsPart() }
  const found = new Set<string>()
  const text = written.replace(/(<!-- printed: (\w+) -->)[\s\S]*?(<!-- end -->)/g, (_, open, name: string, close) => {
    if (!Object.hasOwn(parts, name)) throw new Error(`docs/journal.md: nothing prints ${name}`)
    found.add(name)
    return `${open}\n\n${parts[name as keyof typeof parts]}\n\n${close}`
  })
  const missing = Object.keys(parts).filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`docs/journal.md has no place for ${missing.join(', ')}`)
  return text
}

function filePart(): string {
  const rows = [
    ['`user_version`', String(steps.length), 'the version of the tables'],
    ['`application_id`', `0x${applicationId.toString(16)}`, 'that it is a journal of Signalbox'],
    ['page size', String(pageSize), 'bytes'],
  ]
  const fields = headerFields.map(([name, offset]) => `${name} (${offset})`).join(', ')
  const checked = `These fields of the header (at byte) are checked whenever the file is opened: ${fields}.`
  return `${tableOf(['what', 'value', 'meaning'], rows)}\n\n${checked}`
}

type Column = { readonly name: string; readonly type: string; readonly notnull: number; readonly pk: number }

/** The schema of the newest version, as SQLite has it. */
function schema(): Map<string, Column[]> {
  const db = new DatabaseSync(':memory:')
  for (const step of steps) db.exec(step)
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid").all()
  const columns = tables.map(({ name }) => {
    const rows = db.prepare('SELECT name, type, "notnull", pk FROM pragma_table_info(?)').all(name as string)
    return [name as string, rows as unknown as Column[]] as const
  })
  db.close()
  return new Map(columns)
}

function tablesPart(): string {
  const tables = schema()
  const told = meant('table', [...tables.keys()], tableMeanings)
  const rows = [...tables].map(([name, columns]) => [
    code(name),
    columns.map((column) => code(column.name)).join(', '),
    told(name),
  ])
  return tableOf(['table', 'columns', 'what a row is'], rows)
}

function logPart(): string {
  const columns = schema().get('log') ?? []
  const names = columns.map(({ name }) => name)
  const told = meant('column of log', names, logColumnMeanings)
  const kindOf = ({ type, notnull, pk }: Column): string =>
    `${type.toLowerCase()}${pk > 0 ? ', key' : notnull ? '' : ' or null'}`
  return tableOf(
    ['column', 'type', 'meaning'],
    columns.map((column) => [code(column.name), kindOf(column), told(column.name)]),
  )
}

const long = 'a text that stands in two events of the row and is long enough to be stored once'
/** Four events that need every field of a body. */
const sample = [
  { seq: 7, at: 1_000, type: 'member_said', loopId: 'user', role: 'ann', memberId: 'ann', text: long },
  { seq: 8, at: 1_040, type: 'member_said', loopId: 'executor', role: 'bob', memberId: 'bob', text: long },
  { seq: 9, at: 1_040, type: 'talk_changed', loopId: 'orchestrator', role: 'router', on: 'stop', status: 'completed' },
  { seq: 10, at: 1_040, type: 'member_said', loopId: 'user', role: 'ann', memberId: 'ann', text: 'x'.repeat(5_000) },
]

function bodyPart(): string {
  const dictionary = new Dictionary()
  const { body } = encode(sample, dictionary)
  const told = meant('field of a body', Object.keys(JSON.parse(body)), bodyMeanings)
  const rows = Object.keys(bodyMeanings).map((name) => [code(name), told(name)])
  const shortened = sample.map((event) => JSON.stringify(event).replace(/x{100,}/, 'xxx… (5,000 times)'))
  const lines = ['events', ...shortened, '', 'terms', ...dictionary.unsaved.map(({ id, text }) => `${id} ${text}`)]
  const example = [...lines, '', `body, seq ${sample[0]?.seq}, count ${sample.length}, at ${sample.at(-1)?.at}`, body]
  const text = 'The codec itself made this example:'
  return [tableOf(['field', 'meaning'], rows), text, `\`\`\`text\n${example.join('\n')}\n\`\`\``].join('\n\n')
}

const limitsPart = (): string =>
  tableOf(
    ['limit', 'value'],
    limits.map(([what, value, unit]) => [what, `${value.toLocaleString('en')} ${unit}`]),
  )

/** The words for each name; fails where there are none, or where there are some for what is not there. */
function meant(
  kind: string,
  names: readonly string[],
  meanings: Readonly<Record<string, string>>,
): (name: string) => string {
  const idle = Object.keys(meanings).filter((name) => !names.includes(name))
  const silent = names.filter((name) => !Object.hasOwn(meanings, name))
  if (idle.length + silent.length > 0)
    throw new Error(`src/journal/format.ts: no ${kind} ${idle.join(', ')}; no words for ${silent.join(', ')}`)
  return (name) => meanings[name] ?? ''
}
