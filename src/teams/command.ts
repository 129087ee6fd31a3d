/** What every team command is given, and what it answers with: lines through `out`, and an exit code. */

import type { TeamProblem } from '../core/contracts/problems.ts'
import { type Lang, spokenFor } from '../core/text/language.ts'
import { findTeam, type Places } from './find-team.ts'
import type { LoadedTeam } from './loaded-team.ts'
import { plainProblem, sayProblem } from './problem.ts'
import { loadTeam } from './read-team.ts'

export type Io = {
  readonly out: (line: string) => void
  readonly lang: Lang
  /** Machine output instead of lines for people. */
  readonly json?: boolean
  readonly places: Places
}
/** 0 done, 1 failed, 2 usage or bad input. */
export type ExitCode = 0 | 1 | 2

/** Picks the words of the reader's language. */
export const said = (io: Pick<Io, 'lang'>, en: string, zh: string): string => (spokenFor(io.lang) === 'zh' ? zh : en)

/** Finds and loads a team, or says why not and with which code to end. */
export async function openTeam(nameOrDir: string, io: Io): Promise<LoadedTeam | ExitCode> {
  const dir = findTeam(nameOrDir, io.places)
  if (dir === undefined) return noSuchTeam(nameOrDir, io)
  const loaded = await loadTeam(dir)
  if (loaded.ok) return loaded.value
  sayProblems(nameOrDir, loaded.problems, io)
  return 2
}

function noSuchTeam(nameOrDir: string, io: Io): ExitCode {
  const en = `There is no team '${nameOrDir}'. \`signalbox team list\` shows those that are there; \`signalbox team new\` makes one.`
  const zh = `没有名为 '${nameOrDir}' 的团队。用 \`signalbox team list\` 查看，或用 \`signalbox team new\` 新建。`
  if (io.json)
    io.out(JSON.stringify({ ok: false, team: nameOrDir, error: { code: 'E_INVALID_ARGS', message: said(io, en, zh) } }))
  else io.out(said(io, en, zh))
  return 2
}

export function sayProblems(team: string, problems: readonly TeamProblem[], io: Io): void {
  if (io.json) {
    const plain = problems.map((problem) => plainProblem(problem, io.lang))
    return io.out(JSON.stringify({ ok: false, team, problems: plain }))
  }
  for (const problem of problems) io.out(sayProblem(problem, io.lang))
  const one = problems.length === 1
  io.out(
    said(
      io,
      `${problems.length} ${one ? 'problem' : 'problems'} in '${team}'.`,
      `'${team}' 有 ${problems.length} 个问题。`,
    ),
  )
}
