/** Where teams lie. A name is looked up in ./teams, then in the data folder, then in what the package brings; a path is a path. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { teamFileName } from './read-team.ts'

export type Places = {
  readonly cwd: string
  readonly dataFolder: string
  /** The package's own teams/. */
  readonly shipped?: string
}
type PlaceName = 'here' | 'data' | 'package'
export type FoundTeam = { readonly name: string; readonly dir: string; readonly place: PlaceName }

/** The same from src/teams and from dist/teams. */
const packageTeams = join(import.meta.dirname, '..', '..', 'teams')

/** The three folders, first looked at first. */
const teamFolders = ({
  cwd,
  dataFolder,
  shipped = packageTeams,
}: Places): readonly (readonly [PlaceName, string])[] => [
  ['here', join(cwd, 'teams')],
  ['data', join(dataFolder, 'teams')],
  ['package', shipped],
]

/** Undefined: there is no such team. */
export function findTeam(nameOrDir: string, places: Places): string | undefined {
  const path = resolve(places.cwd, nameOrDir)
  if (basename(path) === teamFileName && existsSync(path)) return resolve(path, '..')
  if (isTeam(path) || looksLikePath(nameOrDir)) return existsSync(path) ? path : undefined
  for (const [, folder] of teamFolders(places)) {
    const dir = [join(folder, nameOrDir), previousOf(folder, nameOrDir)].find(isTeam)
    if (dir) return dir
  }
}

/** Every team that can be named; one that stands in several places is listed in each. */
export function findTeams(places: Places): FoundTeam[] {
  const seen = new Set<string>()
  return teamFolders(places).flatMap(([place, folder]) => {
    if (seen.has(resolve(folder))) return []
    seen.add(resolve(folder))
    return namesIn(folder).map((name) => ({ name, dir: join(folder, name), place }))
  })
}

/** In the package's own teams/, unless that is where we stand: in a clone they are the reader's own. */
export const isShipped = (dir: string, { cwd, shipped = packageTeams }: Places): boolean =>
  dirname(dir) === resolve(shipped) && resolve(shipped) !== resolve(cwd, 'teams')

/** What a deployment puts aside while it exchanges the folders; it is the team if the exchange was cut off half way. */
export const previousOf = (folder: string, name: string): string => join(folder, `.${name}.previous`)

const isTeam = (dir: string): boolean => existsSync(join(dir, teamFileName))
const looksLikePath = (text: string): boolean => /[\\/]|^\.{1,2}$/.test(text)

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        (entry.isDirectory() || entry.isSymbolicLink()) &&
        !entry.name.startsWith('.') &&
        isTeam(join(folder, entry.name)),
    )
    .map((entry) => entry.name)
    .toSorted()
}
