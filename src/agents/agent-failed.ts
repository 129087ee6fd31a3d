/** What an agent of ours throws where it knows why it cannot go on: its task fails with this problem. */
import type { SaidProblem } from '../core/state/events.ts'

export class AgentFailed extends Error {
  override name = 'AgentFailed'
  readonly problem: SaidProblem
  constructor(problem: SaidProblem) {
    super(problem.message ?? problem.cause?.kind ?? problem.code)
    this.problem = problem
  }
}
