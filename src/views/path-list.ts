/** Paths for a person: what git keeps of its own is one entry, since its files say nothing to anybody. */
import type { Lang } from '../core/text/language.ts'

export function pathList(paths: readonly string[], lang: Lang): string[] {
  const own = paths.filter((path) => path !== '.git' && !path.startsWith('.git/'))
  const ofGit = paths.length - own.length
  if (ofGit < 2) return [...paths]
  return [...own, lang === 'zh' ? `.git（${ofGit} 个文件）` : `.git (${ofGit} files)`]
}
