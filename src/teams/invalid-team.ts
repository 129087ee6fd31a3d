/** What defining a team fails with: the same problems that a team from files is refused with. */
import type { TeamProblem } from './problem.ts'

/**
 * A team in code that is none. `problems` are what `loadTeam` gives for a team from files, all of them; `file` is the path in what was
 * passed, or the member whose agent it is. It is a mistake in the program, so it is thrown.
 *
 * @example
 * try {
 *   defineTeam({ team: 'pair', members: [{ id: 'you', type: 'human' }] })
 * } catch (error) {
 *   if (error instanceof InvalidTeam) for (const { file, message } of error.problems) console.error(file, message.en)
 * }
 */
export class InvalidTeam extends TypeError {
  override name = 'InvalidTeam'
  readonly problems: readonly TeamProblem[]

  constructor(problems: readonly TeamProblem[]) {
    super(problems.map(({ file, message, fix }) => `${file}: ${message.en} ${fix.en}`).join('\n'))
    this.problems = problems
  }
}
