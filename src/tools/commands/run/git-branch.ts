/** Which branch a commit goes to: the one in use, a new one, or one that is there and would have to be switched to. Only files are read. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a commit does about its branch; `use` is the name of the one in use. */
export type BranchUse =
  | { readonly kind: 'new'; readonly branch: string }
  | { readonly kind: 'in_use'; readonly branch?: string }
  | { readonly kind: 'taken'; readonly branch: string }

/** «current», «the branch in use», 「当前分支」: the branch that is checked out, whatever it is called. */
const inUse =
  /^(?:(?:on |to )?(?:the |this |my )?(?:current|present|same|active)(?: branch| one)?|this (?:branch|one)|(?:the )?(?:branch|one) (?:in use|i am on|we are on)|here|head|就?(?:当前|现在|目前|这个|本|所在)的?(?:这个)?(?:分支|的)?)$/i
export const meansBranchInUse = (said: string): boolean => inUse.test(said.trim())

export function branchUse(root: string, named: string | undefined): BranchUse {
  const head = branchInUse(root)
  if (named === undefined || named === head || (meansBranchInUse(named) && !isThere(root, named)))
    return { kind: 'in_use', ...(head !== undefined && { branch: head }) }
  return { kind: isThere(root, named) ? 'taken' : 'new', branch: named }
}

/** Nothing where a commit is checked out and no branch, or where git keeps its names in another way. */
export function branchInUse(root: string): string | undefined {
  const name = /^ref: refs\/heads\/(.+)$/m.exec(textOf(join(root, '.git/HEAD')))?.[1]
  return name === '.invalid' ? undefined : name
}

const isThere = (root: string, branch: string): boolean =>
  existsSync(join(root, '.git/refs/heads', branch)) ||
  textOf(join(root, '.git/packed-refs'))
    .split('\n')
    .some((line) => line.endsWith(` refs/heads/${branch}`))

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
