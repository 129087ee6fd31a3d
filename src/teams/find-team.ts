/**
 * Where teams lie. A name is looked up in ./teams, then in the data folder, then in what the package brings; a path is a path.
 * The name of a team of the package means no folder where one happens to stand: that one is named by its path (./teams/NAME).
 */
import { existsSync, readdirSync, realpathSync } from 'node:fs'
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

type LocatedTeam = { readonly dir: string; readonly by: 'name' | 'path' }

/** Undefined: there is no such team. */
export const findTeam = (nameOrDir: string, places: Places): string | undefined => locateTeam(nameOrDir, places)?.dir

/** With whether it was its path that named it. */
export function locateTeam(nameOrDir: string, places: Places): LocatedTeam | undefined {
  const { cwd, shipped = packageTeams } = places
  const isOurs = !looksLikePath(nameOrDir) && isTeam(join(shipped, nameOrDir))
  const path = resolve(cwd, nameOrDir)
  if (basename(path) === teamFileName && existsSync(path)) return { dir: resolve(path, '..'), by: 'path' }
  if (!isOurs && (isTeam(path) || looksLikePath(nameOrDir)))
    return existsSync(path) ? { dir: path, by: 'path' } : undefined
  for (const [place, folder] of teamFolders(places)) {
    if (isOurs && place === 'here' && resolve(folder) !== resolve(shipped)) continue
    const dir = [join(folder, nameOrDir), previousOf(folder, nameOrDir)].find(isTeam)
    if (dir) return { dir, by: 'name' }
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

/** One of the package, or one that was deployed into the data folder. */
export const isOwnTeam = (dir: string, dataFolder: string): boolean =>
  [packageTeams, join(dataFolder, 'teams')].some(
    (folder) => existsSync(folder) && dirname(dir) === realpathSync(folder),
  )

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
