/** The review of finished work (S0 §5, SPEC §11): who looks at it, and what a verdict means. */
import type { Conversation, Task } from './conversation.ts'

/** Talk is not reviewed, and the reviewer is never the executor. */
export const needsReview = (s: Conversation, t: Task): boolean =>
  s.team.review !== 'none' && t.kind !== 'reply' && t.agentId !== s.team.review
