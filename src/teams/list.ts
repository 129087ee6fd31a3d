/** `signalbox team list`: every team that can be named, where it lies, and whether it is in order. */
import { type ExitCode, type Io, said } from './command.ts'
import { type FoundTeam, findTeams } from './find-team.ts'
import type { Loaded } from './loaded-team.ts'
import { loadTeam } from './read-team.ts'

export async function listTeams(io: Io, inColumns: Columns): Promise<ExitCode> {
  const found = findTeams(io.places)
  if (found.length === 0 && !io.json)
    io.out(
      said(io, 'No teams yet. `signalbox team new NAME` makes one.', '还没有团队。用 `signalbox team new 名称` 新建。'),
    )
  const loaded = await Promise.all(found.map(async (team) => [team, await loadTeam(team.dir)] as const))
  const lines = io.json
    ? loaded.map(([team, read]) => JSON.stringify(row(team, read)))
    : inColumns(loaded.map(([team, read]) => cells(team, read, io)))
  for (const line of lines) io.out(line)
  return 0
}

/** How a terminal lines up its columns is not known here. */
type Columns = (rows: readonly (readonly string[])[]) => string[]

const row = ({ name, dir, place }: FoundTeam, loaded: Loaded): object =>
  loaded.ok
    ? { name, dir, place, ok: true, members: loaded.value.team.members.map((m) => m.id), hash: loaded.value.hash }
    : { name, dir, place, ok: false, problems: loaded.problems.length }

const places = {
  here: ['here', '当前目录'],
  data: ['data folder', '数据目录'],
  package: ['package', '软件包'],
} as const

function cells({ name, dir, place }: FoundTeam, loaded: Loaded, io: Io): string[] {
  const state = loaded.ok
    ? `✓ ${loaded.value.team.members.map((m) => m.id).join(', ')}`
    : said(
        io,
        `✗ ${loaded.problems.length} problems: \`signalbox team validate ${dir}\``,
        `✗ ${loaded.problems.length} 个问题：\`signalbox team validate ${dir}\``,
      )
  const [en, zh] = places[place]
  return [name, said(io, en, zh), state]
}
