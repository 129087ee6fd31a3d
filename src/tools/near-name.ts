/**
 * What somebody may mean who names a file as people do: «readme» for README.md, «notes.md» for the only one, wherever it lies. Nothing
 * where several could be meant. Names that begin with a dot are never guessed, and only so many folders are looked at.
 */
import type { Refused } from '../ports.ts'
import { isFarmed } from './paths/unlisted.ts'
import { isRefused } from './refused.ts'
import type { Workspace } from './workspace.ts'

const mostFolders = 500

/** A refusal of a path that is not there, with what may be meant. */
export function withNear<T extends object>(workspace: Workspace, answer: T | Refused): T | Refused {
  const cause = isRefused(answer) ? answer.refused.cause : undefined
  if (!isRefused(answer) || cause?.kind !== 'file_conflict' || cause.why !== 'missing') return answer
  const near = nearName(workspace, cause.path)
  return near === undefined ? answer : { refused: { ...answer.refused, cause: { ...cause, near } } }
}

function nearName(workspace: Workspace, path: string): string | undefined {
  try {
    const at = path.lastIndexOf('/')
    const [folder, name] = [at < 0 ? '.' : path.slice(0, at), path.slice(at + 1).toLowerCase()]
    if (name === '' || name.startsWith('.')) return
    const here = namesIn(workspace, folder)
    const found = onlyOne(here, isSame(name)) ?? onlyOne(here, hasStem(name))
    if (found !== undefined) return folder === '.' ? found : `${folder}/${found}`
    return at < 0 && name.includes('.') ? below(workspace, isSame(name)) : undefined
  } catch {
    return // whoever looks for a name must not be the one who fails
  }
}

type Fits = (name: string) => boolean
const isSame =
  (wanted: string): Fits =>
  (name) =>
    name.toLowerCase() === wanted
const hasStem =
  (wanted: string): Fits =>
  (name) =>
    name.toLowerCase().replace(/(?<=.)\.[^.]*$/s, '') === wanted

function onlyOne(names: readonly string[], fits: Fits): string | undefined {
  const found = names.filter(fits)
  return found.length === 1 ? found[0] : undefined
}

const namesIn = ({ tree }: Workspace, folder: string): string[] =>
  (tree.list(folder) ?? []).map(({ name }) => name).filter((name) => !name.startsWith('.'))

function below({ tree }: Workspace, fits: Fits): string | undefined {
  const folders = ['.']
  const found: string[] = []
  for (let looked = 0; looked < mostFolders && looked < folders.length && found.length < 2; looked++) {
    const folder = folders[looked] ?? '.'
    for (const entry of tree.list(folder) ?? []) {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
      if (entry.name.startsWith('.') || isFarmed(entry.name)) continue
      if (entry.isDirectory()) folders.push(path)
      else if (fits(entry.name)) found.push(path)
    }
  }
  return found.length === 1 && folders.length <= mostFolders ? found[0] : undefined
}
