/** Opens a file of SQLite. The module is asked for here: an older Node has none, and an import of it would end there before it is told why. */
import type { DatabaseSync } from 'node:sqlite'

export function newDatabase(
  path: string,
  options: { readonly readOnly?: boolean; readonly timeout: number },
): DatabaseSync {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  return new DatabaseSync(path, options)
}
