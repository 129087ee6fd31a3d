/** Reads just enough of a source file for tidy.test.ts: its code without comments and texts, its imports and exports, its functions. */
import { dirname, join, normalize } from 'node:path'

/** Comments and the insides of strings become blanks; lines stay where they are. */
export const codeOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, (found) =>
    found.replace(/[^\n]/g, ' '),
  )

/** An import that is `bare` is a package's or Node's own. */
export type Import = { readonly to: string; readonly bare: boolean; readonly typeOnly: boolean }
export function importsOf(text: string, path: string): Import[] {
  const found = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...found].map(([, typeOnly, from, plain, lazy]) => {
    const to = from ?? plain ?? lazy ?? ''
    const bare = !to.startsWith('.')
    return { to: bare ? to : normalize(join(dirname(path), to)), bare, typeOnly: typeOnly !== undefined }
  })
}

/** What a file exports by name. */
export const exportsOf = (text: string): string[] =>
  [...codeOf(text).matchAll(/^export (?:async |abstract )?(?:const|let|function\*?|class|type|interface) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  )

/** `src/core/decide.ts` → `core`; `src/ports.ts` → `ports.ts`. */
export const folderOf = (path: string): string => path.split('/')[1] ?? ''

/**
 * Functions longer than `max` lines, as `line (length)`. The formatter closes a block in the column where it was opened, so a
 * function ends at the first line that starts there with `}` and opens nothing again.
 */
export function longFunctions(text: string, max: number): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, start) => {
    if (!opensFunction(line)) return []
    const end = endOf(lines, start, indentOf(line))
    return end - start + 1 > max ? [`${start + 1} (${end - start + 1} lines)`] : []
  })
}

const indentOf = (line: string): number => line.length - line.trimStart().length
const opensFunction = (line: string): boolean =>
  /\bfunction\b[^;]*[({]$/.test(line) ||
  /=> \{$/.test(line) ||
  /^\s+(?:async |static |get |set )*[\w#]+\([^;=]*\{$/.test(line)

function endOf(lines: readonly string[], start: number, indent: number): number {
  for (let i = start + 1; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const closes = indentOf(line) === indent && /^[})]/.test(line.trimStart())
    if (closes && !/[({]$/.test(line)) return i
  }
  return lines.length - 1
}
