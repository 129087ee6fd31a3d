/**
 * `signalbox team validate DIR`: reads a team and says what it is, or everything that is wrong with it. A program that this machine
 * lacks is said and no fault of the team: it may be there where the team runs.
 */
import { type ExitCode, type Io, openTeam, said, sayProblems } from './command.ts'
import type { LoadedTeam } from './loaded-team.ts'
import { plainProblem, sayProblem } from './problem.ts'

export async function validateTeam(args: { team: string }, io: Io): Promise<ExitCode> {
  const team = await openTeam(args.team, io)
  if (typeof team === 'number') return team
  const { absent } = team
  if (absent.some(({ kind }) => kind !== 'no_program')) {
    sayProblems(args.team, absent, io)
    return 2
  }
  sayCounts(team, io)
  return 0
}

function sayCounts(team: LoadedTeam, io: Io): void {
  const { members, intents, samples } = counts(team)
  if (io.json) {
    const warnings = team.absent.map((problem) => plainProblem(problem, io.lang))
    return io.out(
      JSON.stringify({ ok: true, team: team.team.team, hash: team.hash, members, intents, samples, warnings }),
    )
  }
  for (const problem of team.absent) io.out(sayProblem(problem, io.lang))
  io.out(
    said(
      io,
      `✓ ${team.team.team}: ${members} members, ${intents} intents, ${samples} replay samples (${team.hash.slice(0, 12)})`,
      `✓ ${team.team.team}：${members} 个成员，${intents} 个意图，${samples} 条回放样本（${team.hash.slice(0, 12)}）`,
    ),
  )
}

function counts({ team, agents }: LoadedTeam): { members: number; intents: number; samples: number } {
  const all = [...agents.values()]
  return {
    members: team.members.length,
    intents: new Set(all.flatMap((a) => a.spec.intents.map((one) => one.intent))).size,
    samples: all.reduce((sum, a) => sum + a.replay.length, 0),
  }
}
