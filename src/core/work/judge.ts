/** The judge (S4 §2.2): evidence from the world against the expectation, never the tool's own word (I27). */
import type { Change } from '../contracts/acting.ts'
import type { CauseOf } from '../contracts/causes.ts'
import type { MutatorResult, ToolResult } from '../contracts/execution.ts'
import type { Evidence } from '../state/events.ts'

type Judged = { readonly verdict: MutatorResult; readonly cause?: CauseOf<'not_as_expected'> }

/** The words are S4's own; what was not as expected stands in a cause. */
export const met: MutatorResult = { accepted: true, reason: 'Expectation met', new_agent_status: 'RUNNING' }
export const notMet: MutatorResult = { accepted: false, reason: 'Expectation not met', new_agent_status: 'BLOCKED' }

/** What would be gone, and stands nowhere else afterwards: what is moved is kept. */
export function lostBy(changes: readonly Change[]): string[] {
  const kept = new Set(changes.map(({ post }) => post?.hash))
  const isLost = ({ pre, post, apart }: Change): boolean =>
    pre !== null && pre.kind !== 'folder' && post === null && apart === undefined && !kept.has(pre.hash)
  return changes.filter(isLost).map(({ path }) => path)
}

/** `okExit`: the codes that are a fact and no fault. */
export function judge({ exit_code: exit }: ToolResult, evidence: Evidence, okExit: readonly number[] = [0]): Judged {
  const { missing, unexpected, out_of_scope } = evidence
  const isOk = okExit.includes(exit)
  if (isOk && missing.length + unexpected.length + out_of_scope.length === 0) return { verdict: met }
  const cause = { kind: 'not_as_expected', ...(!isOk && { exit }), missing, unexpected, out_of_scope } as const
  return { verdict: notMet, cause }
}
