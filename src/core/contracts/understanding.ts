/**
 * What is understood and where it leads (S0 §8, §11; S2 §1). The work that follows is plan.ts and tasks.ts.
 * Field names and values are the seed's; `Frame`, `IntentOp`, `Question` and `RuntimeImage` are ours.
 */
import { z } from 'zod'
import { controls } from '../text/control-word.ts'
import { Count, Hash, Id, Json, Label, list, Offset, Prose, Share, Text } from './bounds.ts'
import { PlanPatch } from './plan.ts'

/** An image by its content's hash: the bytes lie in the store, never in a message. */
export const RuntimeImage = z
  .strictObject({
    hash: Hash,
    mediaType: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
    bytes: z.int().min(1).max(20_971_520),
  })
  .describe('An image in the content store. Refused until a member accepts images.')
export type RuntimeImage = z.infer<typeof RuntimeImage>

export const SystemState = z
  .strictObject({
    workflowStatus: z.enum(['idle', 'plan_loop', 'execution', 'paused', 'completed', 'failed', 'canceled']),
    currentTask: z
      .strictObject({
        goal: Text,
        // The seed gives no unit, so a share and a percentage both pass. It is shown, never computed with.
        progress: z.number().min(0).max(100),
        completedTasks: Count,
        failedTasks: Count,
        blockedTasks: Count,
      })
      .optional(),
    // A time or a sentence: the seed says only that it is a string.
    lastActivity: Prose,
    availableResources: list(Label),
  })
  .describe('Where the system stands when a message arrives.')
export type SystemState = z.infer<typeof SystemState>

export const SemanticUnderstandingInput = z
  .strictObject({
    rawInput: Text,
    images: list(RuntimeImage, 16).optional(),
    systemState: SystemState,
    recentHistory: list(z.strictObject({ role: z.enum(['user', 'agent']), content: Text, timestamp: Label })),
  })
  .describe('What understanding gets (S0 §8.1).')
/** What an engine is given to understand a message. */
export type SemanticUnderstandingInput = z.infer<typeof SemanticUnderstandingInput>

export const IntentAnalysis = z
  .strictObject({
    normalizedIntent: z.strictObject({
      goal: Text,
      action: z.enum(['create', 'modify', 'query', 'cancel', 'continue', 'clarify']),
      scope: z.enum(['full_task', 'partial_task', 'meta_control']),
      urgency: z.enum(['high', 'medium', 'low']),
    }),
    taskRelation: z.strictObject({
      type: z.enum([
        'same_task_no_change',
        'same_task_minor_change',
        'same_task_major_change',
        'different_task',
        'control_instruction',
      ]),
      confidence: Share,
      reasoning: Prose,
    }),
    contextDependency: z.strictObject({
      needsCurrentTaskContext: z.boolean(),
      needsExecutionHistory: z.boolean(),
      needsResourceStatus: z.boolean(),
      referencedEntities: list(Prose),
    }),
    suggestedRoute: z.strictObject({
      nextPhase: z.enum(['plan_loop', 'execution', 'replan', 'new_task', 'wait_user', 'control']),
      reason: Prose,
      requiresUserConfirmation: z.boolean(),
    }),
  })
  .describe('What understanding found in a message (S0 §8.2).')
/** How a message was understood. */
export type IntentAnalysis = z.infer<typeof IntentAnalysis>

const FrameSlot = z.strictObject({
  slot: Id,
  /** In the person's own words; of a choice, the value as the team names it. */
  value: Json,
  start: Offset.optional(),
  end: Offset.optional(),
  /** The form a program wants: a day of the calendar, PT30M. */
  normal: Prose.optional(),
})

export const Frame = z
  .strictObject({
    frame_id: Id,
    /** `oos` when no intent of the team fits. */
    intent: Id,
    /** The agent_code; null when nobody is responsible. */
    agent: Id.nullable(),
    start: Offset,
    end: Offset,
    confidence: Share,
    slots: list(FrameSlot),
    missing_slots: list(Id),
    reasons: list(Prose),
    /** The finished work it speaks of, by the position at which that was made (state/conversation.ts). */
    record: Count.optional(),
  })
  .describe('One intent found in a message, with its slots (S2 §1).')
/** One wish of a message: an intent with its slots. */
export type Frame = z.infer<typeof Frame>

export const IntentOp = z
  .strictObject({
    op: z.enum(['clarify', 'cancel', 'complete', 'shift', 'continue', 'add']),
    frame_id: Id,
    reason: Prose,
  })
  .describe('What a message does to a frame (S2 §9).')
/** What a message does to a frame. */
export type IntentOp = z.infer<typeof IntentOp>

export const Segment = z
  .strictObject({
    start: Offset,
    end: Offset,
    /** What became of it: a wish, a value of one, the answer to what was asked, talk that asks for nothing, or a question back. */
    became: z.enum(['frame', 'value', 'answer', 'talk', 'question']),
    /** The frame it became or belongs to, or the slot it answers. */
    ref: Id.optional(),
  })
  .describe('A part of a message, and what became of it: none vanishes.')
/** A part of a message with one intent. */
export type Segment = z.infer<typeof Segment>

export const Notice = z
  .strictObject({
    /**
     * `which_one`, `none_such`: what it speaks of could be several of the records, or is none of them. `shall_i`: it speaks of a wish
     * without saying that it has it. `not_done`: it says what is not wanted, or tells of something. `small_talk`. `cannot`: nobody in
     * the team does that. `number`: a number by itself, and no question is open that it answers. `records`: it asks what stands.
     * `not_understood`: parts of it beside what is done. `your_choice`: it leaves to the team what only the person can say.
     */
    say: z.enum([
      'which_one',
      'none_such',
      'shall_i',
      'not_done',
      'not_understood',
      'small_talk',
      'can',
      'cannot',
      'number',
      'records',
      'your_choice',
    ]),
    /** What would be done, once the person has said more. */
    frame: Frame.optional(),
    /** What it is about, in words: the records, what would be done, or what the team can do. */
    items: list(Prose, 100).optional(),
    /** What would be done with each of the items, where one of them is to be chosen. */
    choices: list(Frame, 100).optional(),
  })
  .describe('What a person is told or asked where a message, or a part of it, leads to no work.')
/** What a person is told or asked where a message leads to no work. */
export type Notice = z.infer<typeof Notice>

/** The whole answer of understanding, under the name S2 §9 gives it. At most one frame has the focus. */
export const IntentContext = IntentAnalysis.extend({
  frames: list(Frame, 100),
  intent_ops: list(IntentOp, 100),
  focus_frame_id: Id.nullable(),
  segments: list(Segment, 1_000).optional(),
}).describe('An analysis with the frames of the message and what is to be done to them (S2 §1, §9).')
export type IntentContext = z.infer<typeof IntentContext>

export const RoutingDecision = z
  .strictObject({
    route: z.enum([
      'continue_execution',
      'minor_replan',
      'full_replan',
      'new_task',
      'control_action',
      'wait_user_decision',
    ]),
    confidence: Share,
    payload: z
      .strictObject({
        planPatches: list(PlanPatch, 200).optional(),
        controlAction: z.enum(controls).optional(),
        newTaskJustification: Prose.optional(),
        replanTrigger: Prose.optional(),
      })
      .optional(),
    userConfirmationRequired: z.boolean(),
    userMessage: Prose,
  })
  .describe('Where a message goes (S0 §8.3).')
export type RoutingDecision = z.infer<typeof RoutingDecision>

const Delta = z.enum(['none', 'minor', 'major'])

export const TaskRelationAssessment = z
  .strictObject({
    relationType: z.enum([
      'same_task_no_major_change',
      'same_task_minor_change',
      'same_task_major_change',
      'different_task',
    ]),
    reasoning: Prose,
    confidence: Share,
    assessment: z.strictObject({
      goalSimilarity: Share,
      scopeDelta: Delta,
      constraintDelta: Delta,
      deliverableDelta: Delta,
      resourceImpact: Delta,
      timelineImpact: Delta,
    }),
    recommendedAction: z.enum(['continue', 'minor_replan', 'full_replan', 'new_task']),
    replanRationale: Prose.optional(),
    newTaskJustification: Prose.optional(),
  })
  .describe('How a message relates to the running task (S0 §8.4).')
export type TaskRelationAssessment = z.infer<typeof TaskRelationAssessment>

/** Why a goal is looked at again, or planned again (S0 §11). */
export const ReplanReason = z.enum(['major_failure', 'major_change', 'resource_missing', 'review_reject'])
/** Why a goal is planned again. */
export type ReplanReason = z.infer<typeof ReplanReason>

export const WorkflowState = z
  .strictObject({
    workflowStatus: z.enum([
      'plan_loop',
      'execution',
      'replan_evaluation',
      'wait_user_decision',
      'completed',
      'failed',
      'canceled',
    ]),
    replanReason: ReplanReason.optional(),
    decisionRequired: z.boolean(),
    decisionOptions: list(Label, 20),
    // Empty until there is a first snapshot: the seed's field is not optional.
    latestExecutionSnapshotId: Label,
    currentIntentAnalysis: IntentAnalysis.optional(),
    currentRoutingDecision: RoutingDecision.optional(),
  })
  .describe('The saved form of a workflow (S0 §11).')
/** The state of a goal as it is saved. */
export type WorkflowState = z.infer<typeof WorkflowState>

export const Question = z
  .strictObject({
    questionId: Id,
    /** clarify: something is missing. confirm: may this happen? decide: which way? */
    kind: z.enum(['clarify', 'confirm', 'decide']),
    text: Prose,
    /** Empty when it is answered in the person's own words. */
    options: list(z.strictObject({ option: Id, label: Prose }), 20),
    /** Of exactly what was shown (design §3.8). */
    hash: Hash.optional(),
  })
  .describe('An open question to a person; it is answered once.')
export type Question = z.infer<typeof Question>
