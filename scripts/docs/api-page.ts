/**
 * What the package exports, with the head of each declaration: docs/generated/api.md. A change of the surface shows there, and a page that
 * is not fresh fails the checks.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What programs may import, and where it is put together. */
export const entries = { signalbox: 'src/index.ts', 'signalbox/testing': 'src/testing.ts' } as const

export type Export = {
  readonly entry: string
  readonly name: string
  /** As it is called where it stands. */
  readonly inside: string
  readonly kind: 'type' | 'value'
  /** Its comment, without the marks of one; empty where it has none. */
  readonly doc: string
  readonly head: string
}

const root = join(import.meta.dirname, '..', '..')

export function exportsOfPackage(): Export[] {
  return Object.entries(entries).flatMap(([entry, file]) => {
    const handed = readFileSync(join(root, file), 'utf8').matchAll(/^export (type )?\{([^}]*)\} from '([^']*)'/gm)
    return [...handed].flatMap(([, allTypes, names = '', from = '']) => {
      const source = readFileSync(join(root, dirname(file), from), 'utf8')
      return names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => declared(entry, source, { ...namesOf(name), typeOnly: !!allTypes || name.startsWith('type ') }))
    })
  })
}

/** `type Options as JournalOptions`: what it is called where it stands, and as it is handed out. */
function namesOf(written: string): Pick<Handed, 'inside' | 'name'> {
  const [inside = '', name = inside] = written.replace(/^type /, '').split(' as ')
  return { inside, name }
}

type Handed = { readonly inside: string; readonly name: string; readonly typeOnly: boolean }
function declared(entry: string, source: string, { inside, name, typeOnly }: Handed): Export {
  const found = [
    ...source.matchAll(new RegExp(`^export (?:async )?(type|interface|class|const|function\\*?) ${inside}\\b`, 'gm')),
  ]
  const value = found.find((match) => match[1] !== 'type' && match[1] !== 'interface')
  const shown = typeOnly
    ? (found.find((match) => match[1] === 'type' || match[1] === 'interface') ?? value)
    : (value ?? found[0])
  const docs = found.map((match) => docBefore(source, match.index))
  const head = shown ? headAt(source, shown.index).replace(`${shown[1]} ${inside}`, `${shown[1]} ${name}`) : ''
  return { entry, name, inside, kind: value && !typeOnly ? 'value' : 'type', doc: docs.find(Boolean) ?? '', head }
}

function docBefore(source: string, at: number): string {
  const [, doc = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(source.slice(0, at)) ?? []
  return doc.replace(/^\s*\* ?/gm, '').trim()
}

/** A function up to its body, a class with the heads of its methods, a type up to the blank line after it. */
function headAt(source: string, at: number): string {
  const text = source.slice(at).split(/\n\n(?=\S)/)[0] ?? ''
  if (text.startsWith('export class')) return classHead(source.slice(at))
  const body = /^export (?:async )?function/.test(text) ? text.search(/ \{\n/) : text.search(/ =>(?: |\n)/)
  const isShape = /^export (?:type|interface)/.test(text)
  return (isShape || body < 0 ? text : text.slice(0, body)).trimEnd()
}

function classHead(text: string): string {
  const body = text.slice(0, text.search(/^\}/m))
  const [first = ''] = body.split('\n')
  const heads =
    body.match(
      /^ {2}(?!#|constructor|readonly #|if|for)(?:async )?[a-zA-Z]\w*(?:<[^\n]*>)?\([\s\S]*?(?: \{$|\n(?= {2}\S))/gm,
    ) ?? []
  return [first, ...heads.map((head) => head.replace(/ \{$/, '').trimEnd()), '}'].join('\n')
}

/** Those whose head names it: where a type is used, and with what an example shows it. */
export const namedBy = (all: readonly Export[], { name, inside }: Export): string[] =>
  all.flatMap((other) => (other.name !== name && new RegExp(`\\b${inside}\\b`).test(other.head) ? [other.name] : []))

export function apiPage(): string {
  const all = exportsOfPackage()
  const sections = all.map((one) => {
    const { entry, name, kind, doc, head } = one
    const [about = '', ...examples] = doc.split('@example\n')
    const users = kind === 'type' ? namedBy(all, one).slice(0, 8) : []
    const shown = [head, ...examples.map((example) => `// For example\n${example.trim()}`)].join('\n\n')
    const used = users.length === 0 ? '' : ` Named by ${users.join(', ')}.`
    return `### ${name}\n\nFrom \`${entry}\`. ${about.replaceAll('\n', ' ').trim()}${used}\n\n\`\`\`ts\n${shown}\n\`\`\``
  })
  const intro =
    'What programs may import. Printed by `npm run docs` from the sources; a change here is a change for whoever embeds Signalbox.'
  return `${['# The surface of the package', intro, ...sections].join('\n\n')}\n`
}
