/** What comments and pages cite, for tidy.test.ts: sections of docs/design.md and of its sources, promises, requirements, pages. */

export type Citation = { readonly line: number; readonly what: string }

/** `design §10, §14`, `S0 §3, §7`, `I13`, `SEC17`, each as one of the names that `citable` gives. */
export function citationsOf(text: string): Citation[] {
  return text.split('\n').flatMap((line, i) => {
    const sections = [...line.matchAll(/\b(design|S[0-4]) (§\d+(?:\.\d+)*(?:, §\d+(?:\.\d+)*)*)/g)].flatMap(
      ([, source, listed = '']) => listed.split(', ').map((section) => `${source} ${section}`),
    )
    const numbers = [...line.matchAll(/\b(?:I[1-9]\d?|SEC\d+)\b/g)].map(([number]) => number)
    return [...sections, ...numbers].map((what) => ({ line: i + 1, what }))
  })
}

/** Everything that docs/design.md and docs/guarantees.md give a number to. */
export function citable(design: string, guarantees: string): ReadonlySet<string> {
  const headings = [...design.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => `design §${number}`)
  const requirements = [...design.matchAll(/^\| (SEC\d+) \|/gm)].map(([, number]) => number ?? '')
  const promises = [...guarantees.matchAll(/^\| (I\d+) \|/gm)].map(([, number]) => number ?? '')
  return new Set([...headings, ...sourcesIn(design), ...requirements, ...promises])
}

/** The table of sources: a row without a name goes on with the source above it. */
function sourcesIn(design: string): string[] {
  let source = ''
  return [...design.matchAll(/^\| ((?:S[0-4])?)[^|]*\| (§[^|]*) \|/gm)].flatMap(([, name = '', sections = '']) => {
    source = name || source
    return sections.split(', ').map((section) => `${source} ${section}`)
  })
}

/** Names of pages, as they stand in a text. Each begins a word, so that a long run of letters is read once. */
export const pagesIn = (text: string): Citation[] =>
  text
    .split('\n')
    .flatMap((line, i) => [...line.matchAll(/\b\w[\w./-]*\.md\b/g)].map(([what]) => ({ line: i + 1, what })))
