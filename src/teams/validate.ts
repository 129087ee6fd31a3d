/** `signalbox team validate DIR`: reads a team and says what it is, or everything that is wrong with it. */
import { type ExitCode, type Io, openTeam, said } from './command.ts'
import type { LoadedTeam } from './loaded-team.ts'

export async function validateTeam(args: { team: string }, io: Io): Promise<ExitCode> {
  const team = await openTeam(args.team, io)
  if (typeof team === 'number') return team
  const { members, intents, samples } = counts(team)
  if (io.json) io.out(JSON.stringify({ ok: true, team: team.team.team, hash: team.hash, members, intents, samples }))
  else
    io.out(
      said(
        io,
        `✓ ${team.team.team}: ${members} members, ${intents} intents, ${samples} replay samples (${team.hash.slice(0, 12)})`,
        `✓ ${team.team.team}：${members} 个成员，${intents} 个意图，${samples} 条回放样本（${team.hash.slice(0, 12)}）`,
      ),
    )
  return 0
}

function counts({ team, agents }: LoadedTeam): { members: number; intents: number; samples: number } {
  const all = [...agents.values()]
  return {
    members: team.members.length,
    intents: new Set(all.flatMap((a) => a.spec.intents.map((one) => one.intent))).size,
    samples: all.reduce((sum, a) => sum + a.replay.length, 0),
  }
}
