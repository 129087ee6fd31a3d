/** Ids are short and come from the position of the event that made the thing: `t12` is the task made by event 12. */

declare const brand: unique symbol
/** A string that cannot be taken for the id of another kind of thing. */
export type Id<Name extends string> = string & { readonly [brand]?: Name }

/** The id of a member. */
export type MemberId = Id<'member'>
/** The id of a message. */
export type MessageId = Id<'message'>
/** The id of a task. */
export type TaskId = Id<'task'>
/** The id of a dispatch. */
export type DispatchId = Id<'dispatch'>
/** The id of a question. */
export type QuestionId = Id<'question'>
/** The id of a goal. */
export type WorkflowId = Id<'workflow'>
/** The id of a frame. */
export type FrameId = Id<'frame'>
/** The id of an undo. */
export type UndoId = Id<'undo'>
/** The proposer's own uuid-v4. */
export type DecisionId = Id<'decision'>

export const messageId = (seq: number): MessageId => `m${seq}`
export const taskId = (seq: number): TaskId => `t${seq}`
export const dispatchId = (seq: number): DispatchId => `d${seq}`
export const questionId = (seq: number): QuestionId => `q${seq}`
export const undoId = (seq: number): UndoId => `u${seq}`
export const workflowId = (seq: number): WorkflowId => `w${seq}`
export const frameId = (seq: number): FrameId => `f${seq}`

/** What allowed a decision is a person's answer to a question, or a grant. */
export const isQuestionId = (id: string): boolean => /^q\d/.test(id)

const proposal = 'propose:'
/** A proposal that was not taken is journaled under this name. */
export const proposalEffect = (decision: DecisionId): string => `${proposal}${decision}`
export const decisionOfProposal = (effect: string): DecisionId => effect.slice(proposal.length)

/** An effect's id is `conversation:seq:index`: whether it is the effect of the event at this position. */
export const isEffectOf = (effect: string, position: number | undefined): boolean =>
  effect.slice(0, effect.lastIndexOf(':')).endsWith(`:${position}`)

/** The position an id was made from. */
export const positionOf = (id: string): number => Number(id.slice(1))
