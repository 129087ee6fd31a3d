/**
 * How far an action of the workspace goes and what it changes, as its own params tell it: for whoever proposes one and says neither.
 *
 * O1. A write or a deletion goes to the paths that it names, and changes exactly those. A read goes to what it names and what lies in
 *     there. A command, and a tool of code, may go anywhere and changes nothing.
 */
import { checkContract } from '../edge/read-contract.ts'
import { compiled } from './paths/scope.ts'
import { actions } from './registry.ts'

export type OwnReach = { readonly paths: readonly string[]; readonly changes: readonly string[] }

const everything = ['**']

/** Params that do not fit, and names that nobody knows, are the filter's business. */
export function ownReach(name: string, params: unknown): OwnReach {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action || !checkContract(action.params, params).ok) return { paths: everything, changes: [] }
  const { paths } = action.rate(params).reach
  if (action.effect === 'read') return { paths: asPatterns(paths.flatMap((path) => [path, `${path}/**`])), changes: [] }
  if (action.effect !== 'write' && action.effect !== 'delete') return { paths: everything, changes: [] }
  return { paths: asPatterns(paths), changes: paths.length > 0 ? paths : everything } // an undo names no files
}

/** A name such as `(app)/page.tsx` cannot be written as a pattern, and the root is none. */
const asPatterns = (paths: readonly string[]): readonly string[] =>
  paths.length > 0 && paths.every((path) => compiled(path)?.(path, 'read')) ? paths : everything
