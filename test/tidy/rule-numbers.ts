/**
 * The numbered rules that files open with, and where comments and test titles cite them, for tidy.test.ts. In its own file and in
 * the test beside it a rule is cited by its number; anywhere else with its file, as `questions:Q5`. A file whose name several have
 * is cited with as much of its path as it takes, such as `work/order`.
 */
export type Cited = { readonly line: number; readonly file?: string; readonly rule: string }

/** Letters with a meaning of their own: S0 to S4 are the sources, M1 to M3 the memories (design §13), I with a number a promise. */
export const reserved = /^(?:S[0-4]|M[1-3]|I\d+)$/
/** The name of a measure. */
const isMeasure = (path: string, rule: string): boolean => rule === 'F1' && /understanding\/eval\//.test(path)

/** The rules that the opening comment of a file gives a number to. */
export function rulesIn(text: string): Set<string> {
  const [header = ''] = /^(?:#!.*\n)?\/\*\*[\s\S]*?\*\//.exec(text) ?? []
  return new Set([...header.matchAll(/(?:^ \* +|[.:] )([A-Z]\d{1,2})\. /gm)].map(([, rule = '']) => rule))
}

export function citedIn(text: string, path: string): Cited[] {
  return citingLines(text, path).flatMap(({ line, words }) =>
    [...words.matchAll(/(?:\b([a-z][\w./-]*):)?\b([A-Z]\d{1,2})\b(?! §)/g)].flatMap(([, file, rule = '']) =>
      file === undefined && (reserved.test(rule) || isMeasure(path, rule))
        ? []
        : [{ line, rule, ...(file && { file }) }],
    ),
  )
}

/** Comments, and in tests the titles too, with the line each stands in. */
function citingLines(text: string, path: string): { line: number; words: string }[] {
  const isTest = /\.test\.tsx?$/.test(path) || path.startsWith('test/')
  const parts = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
  return [...text.matchAll(parts)].flatMap(({ 0: part, index }) => {
    const first = text.slice(0, index).split('\n').length
    const words = part.startsWith('/') ? part : isTest ? titleRules(part) : ''
    return words.split('\n').map((line, i) => ({ line: first + i, words: line }))
  })
}

/** What a text of a test cites: `W2 and W3: a commit that fails`, `a seed is kept (L1)`, `J3: ${kind} is lost`. */
const titleRules = (quoted: string): string =>
  [
    ...quoted.matchAll(
      /^.((?:[\w./-]+:)?[A-Z]\d{1,2}(?:(?:, | and )(?:[\w./-]+:)?[A-Z]\d{1,2})*): |\(((?:[\w./-]+:)?[A-Z]\d{1,2}(?:, (?:[\w./-]+:)?[A-Z]\d{1,2})*)\)/g,
    ),
  ]
    .map(([, before = '', behind = '']) => before || behind)
    .join(' ')

/** The files that a citation may mean: those whose path ends so. */
export const filesNamed = (name: string, paths: readonly string[]): string[] =>
  paths.filter((path) => path === `${name}.ts` || path.endsWith(`/${name}.ts`) || path.endsWith(`/${name}.tsx`))
