/** Which paths the workspace's own `.gitignore` files leave out, as they stand before a command's changes land. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ignore, { type Ignore } from 'ignore'

/** `folder`: the path is one. Files above it count too. */
export function ignoredIn(root: string): (path: string, folder: boolean) => boolean {
  const rules = new Map<string, Ignore | undefined>()
  const rulesOf = (folder: string): Ignore | undefined => {
    if (!rules.has(folder)) rules.set(folder, readRules(join(root, folder, '.gitignore')))
    return rules.get(folder)
  }
  return (path, folder) => {
    const parts = path.split('/')
    return parts.some((_, depth) => {
      const above = parts.slice(0, depth).join('/')
      const below = parts.slice(depth).join('/')
      return rulesOf(above)?.ignores(folder ? `${below}/` : below) ?? false
    })
  }
}

function readRules(path: string): Ignore | undefined {
  try {
    return ignore().add(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
