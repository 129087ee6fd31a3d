/** Opens a file of SQLite. The module is asked for here: an older Node has none, and an import of it would end there before it is told why. */
import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

type Wanted = {
  readonly readOnly?: boolean
  readonly timeout: number
  /** Nobody can change it: then it needs no files beside it, which could not be made where nothing may be written. */
  readonly isFixed?: boolean
}
export function newDatabase(path: string, { isFixed = false, ...options }: Wanted): DatabaseSync {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  if (!isFixed) return new DatabaseSync(path, options)
  const url = pathToFileURL(path)
  url.searchParams.set('immutable', '1')
  return new DatabaseSync(url, options)
}
