/** What pages name in backticks, for tidy.test.ts: paths of ours, and the stops `file:function` on the way of a message. */

export type NamedPath = { readonly line: number; readonly path: string; readonly name?: string }

/** `src/core/decide.ts:decide`, `src/agents`. A path with a place for a name in it (`src/agents/<kind>.ts`) is none. */
export const pathsIn = (page: string): NamedPath[] =>
  page.split('\n').flatMap((line, i) =>
    [...line.matchAll(/`((?:src|test|scripts|examples)\/[\w./-]*)(?::(\w+))?`/g)].map(([, path = '', name]) => ({
      line: i + 1,
      path: path.replace(/\/$/, ''),
      name,
    })),
  )

/** Is it exported, or a function or a method of the file? */
export const isDeclared = (source: string, name: string): boolean =>
  new RegExp(
    `^export (?:async |abstract )?(?:const|function\\*?|class|type|interface) ${name}\\b|^(?:async )?function\\*? ${name}\\b|^ {2}(?:async )?${name}\\(.*\\{$`,
    'm',
  ).test(source)
