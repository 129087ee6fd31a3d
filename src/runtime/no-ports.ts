/** Doors that nobody is behind yet: using one fails, and the failure becomes an outcome that says so. */
import type { AgentAdapter, Log, Planner, Recall, Reviewer, ToolHost } from '../ports.ts'

const nobody = (what: string) => (): never => {
  throw new Error(`there is no ${what} here`)
}

export const noPlanner: Planner = { plan: nobody('planner') }
export const noReviewer: Reviewer = { review: nobody('reviewer'), reviewPlan: nobody('reviewer') }
export const noTools: ToolHost = { execute: nobody('tool host'), probe: nobody('tool host') }
export const noAgents: AgentAdapter = {
  deliver: nobody('agent'),
  go: () => {},
  rejoin: nobody('agent'),
  withdraw: () => {},
  tell: () => {},
}
/** Nothing was ever noted. */
export const noRecall: Recall = { alike: () => [], known: () => [] }
export const noLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
