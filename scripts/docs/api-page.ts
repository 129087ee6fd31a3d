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
        .map((name) =>
          declared(entry, source, {
            name: name.replace(/^type /, ''),
            typeOnly: !!allTypes || name.startsWith('type '),
          }),
        )
    })
  })
}

function declared(entry: string, source: string, { name, typeOnly }: { name: string; typeOnly: boolean }): Export {
  const found = [
    ...source.matchAll(new RegExp(`^export (?:async )?(type|interface|class|const|function\\*?) ${name}\\b`, 'gm')),
  ]
  const value = found.find((match) => match[1] !== 'type' && match[1] !== 'interface')
  const shown = typeOnly
    ? (found.find((match) => match[1] === 'type' || match[1] === 'interface') ?? value)
    : (value ?? found[0])
  const docs = found.map((match) => docBefore(source, match.index))
  const head = shown ? headAt(source, shown.index) : ''
  return { entry, name, kind: value && !typeOnly ? 'value' : 'type', doc: docs.find(Boolean) ?? '', head }
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
  return (isShape || body < 0 ? text : text.slice(0, body)).split('\n').slice(0, 40).join('\n').trimEnd()
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

export function apiPage(): string {
  const sections = exportsOfPackage().map(
    ({ entry, name, doc, head }) =>
      `### ${name}\n\nFrom \`${entry}\`. ${doc.split('\n@example')[0]?.replaceAll('\n', ' ').trim()}\n\n\`\`\`ts\n${head}\n\`\`\``,
  )
  const intro =
    'What programs may import. Printed by `npm run docs` from the sources; a change here is a change for whoever embeds Signalbox.'
  return `${['# The surface of the package', intro, ...sections].join('\n\n')}\n`
}
