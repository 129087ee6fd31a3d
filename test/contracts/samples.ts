/** One valid sample of each contract, with the seeds' own values where they have any. For tests and for the printed docs. */
import type { z } from 'zod'
import type { ContractName, contracts } from '../../src/core/contracts/all.ts'
import type { Artifact, PlanPatch, Step, ToolCallTemplate, VerificationPolicy } from '../../src/core/contracts/plan.ts'
import type { Member } from '../../src/core/contracts/talk.ts'
import type { TaskDispatch, TaskResult } from '../../src/core/contracts/tasks.ts'
import type { Frame, IntentAnalysis, RoutingDecision, SystemState } from '../../src/core/contracts/understanding.ts'

const decision_id = '3f2b8c1e-9d4a-4b6f-8a2d-5c7e9f1a0b3d'
const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const bob: Member = { id: 'bob', type: 'ai', name: 'bob', displayName: 'Bob', order: 1, role: 'executor' }
const you: Member = { id: 'you', type: 'human', name: 'you', displayName: { en: 'You', zh: '你' }, order: 0 }

const analysis: IntentAnalysis = {
  normalizedIntent: { goal: '我头痛想挂号', action: 'create', scope: 'full_task', urgency: 'medium' },
  taskRelation: { type: 'different_task', confidence: 0.91, reasoning: 'No task is running.' },
  contextDependency: {
    needsCurrentTaskContext: false,
    needsExecutionHistory: false,
    needsResourceStatus: true,
    referencedEntities: ['头痛'],
  },
  suggestedRoute: { nextPhase: 'new_task', reason: 'A new symptom.', requiresUserConfirmation: false },
}

const systemState: SystemState = {
  workflowStatus: 'execution',
  currentTask: { goal: 'Login UI', progress: 0.4, completedTasks: 2, failedTasks: 0, blockedTasks: 1 },
  lastActivity: '2026-11-02T10:00:00Z',
  availableResources: ['triage', 'queue'],
}

const call: ToolCallTemplate = {
  action: 'ensure_file',
  params: { path: 'src/components/Login.vue', content: '<template/>' },
}
const artifact: Artifact = { path: 'src/components/Login.vue', change: 'create' }
const verification: VerificationPolicy = { mode: 'test', commands: ['npm test'], required: true, stop_on_fail: true }

const step: Step = {
  step_id: 's1',
  title: 'Create the page',
  intent: 'The login needs a page.',
  tool_calls: [call],
  expected_artifacts: [artifact],
  status: 'pending',
  rollback_hint: 'Delete the file.',
}

const patch: PlanPatch = { op: 'add', step: { ...step, step_id: 's2', depends_on: ['s1'] }, after: 's1' }

const routing: RoutingDecision = {
  route: 'minor_replan',
  confidence: 0.85,
  payload: { planPatches: [patch, { op: 'drop', step_id: 's3' }] },
  userConfirmationRequired: false,
  userMessage: 'One step is added.',
}

const frame: Frame = {
  frame_id: 'f1',
  intent: 'triage.symptom',
  agent: 'triage',
  start: 0,
  end: 6,
  confidence: 0.93,
  slots: [{ slot: 'symptom', value: '头痛', start: 1, end: 3 }],
  missing_slots: ['duration'],
  reasons: ['like "我头痛"'],
}

const dispatch: TaskDispatch = {
  conversation_id: 'c1',
  task_id: 't12',
  agent_code: 'triage',
  priority: 'focus',
  parent_task_id: 't11',
  slots: { symptom: '头痛' },
  context_summary: 'The user has a headache.',
  memory_ref: ['m2:3', 'm3:f1'],
}

const result: TaskResult = {
  task_id: 't12',
  status: 'awaiting_user',
  slots_update: { symptom: '头痛' },
  missing_slots: ['duration'],
  handoff_suggestion: null,
  user_response: '持续多久了？',
}

type Samples = { readonly [N in ContractName]: z.input<(typeof contracts)[N]> }

export const samples: Samples = {
  AgentFrame: { type: 'result', dispatchId: 'd31', token: 4, success: true, body: result },
  AgentStatus: 'WAITING_TOOL',
  Artifact: artifact,
  DecisionEnvelope: {
    decision_id,
    type: 'TOOL_CALL',
    ...call,
    scope: { allowed_paths: ['src/components/**'], allowed_tasks: ['task-1'] },
    expectation: { world_change: ['src/components/Login.vue'], task_progress: 'Implement login UI' },
    timeout_ms: 30_000,
  },
  FileMeta: { path: 'src/components/Login.vue', hash, source: 'AGENT' },
  Frame: frame,
  HostFrame: { type: 'dispatch', dispatchId: 'd31', token: 4, leaseMs: 30_000, body: dispatch },
  IntentAnalysis: analysis,
  IntentContext: {
    ...analysis,
    frames: [frame],
    intent_ops: [{ op: 'add', frame_id: 'f1', reason: 'A new symptom.' }],
    focus_frame_id: 'f1',
  },
  IntentOp: { op: 'clarify', frame_id: 'f1', reason: 'The duration is missing.' },
  Member: you,
  MutatorResult: { accepted: true, reason: 'Expectation met', new_agent_status: 'RUNNING' },
  Plan: {
    plan_id: 'p1',
    goal: 'Login UI',
    constraints: ['不得改 API'],
    steps: [step],
    verification,
    risk_level: 'medium',
    created_at: 1_793_613_600_000,
  },
  PlanPatch: patch,
  Question: {
    questionId: 'q1',
    kind: 'confirm',
    text: 'Write src/components/Login.vue?',
    options: [
      { option: 'yes', label: 'Yes' },
      { option: 'no', label: 'No' },
    ],
    hash,
  },
  QueueDisplay: {
    queue: [
      { member: bob, status: 'executing' },
      { member: you, status: 'pending' },
    ],
    visible: true,
  },
  RoutingDecision: routing,
  RuntimeImage: { hash, mediaType: 'image/png', bytes: 2048 },
  SemanticUnderstandingInput: {
    rawInput: '我头痛想挂号，顺便问停车怎么收费，前面还有几个人？',
    systemState,
    recentHistory: [{ role: 'user', content: '你好', timestamp: '2026-11-02T09:59:00Z' }],
  },
  Step: step,
  SystemState: systemState,
  TalkRoute: { action: { type: 'send_to_ai', member: bob }, queueUpdates: [bob, you] },
  TaskDispatch: dispatch,
  TaskRelationAssessment: {
    relationType: 'same_task_minor_change',
    reasoning: 'Another colour.',
    confidence: 0.8,
    assessment: {
      goalSimilarity: 0.95,
      scopeDelta: 'minor',
      constraintDelta: 'none',
      deliverableDelta: 'minor',
      resourceImpact: 'none',
      timelineImpact: 'none',
    },
    recommendedAction: 'minor_replan',
    replanRationale: 'One step changes.',
  },
  TaskResult: result,
  ToolCallTemplate: call,
  ToolResult: {
    decision_id,
    exit_code: 0,
    stdout: 'File created...',
    stderr: '',
    artifacts: ['src/components/Login.vue'],
  },
  VerificationPolicy: verification,
  WorkflowState: {
    workflowStatus: 'canceled',
    replanReason: 'major_change',
    decisionRequired: false,
    decisionOptions: [],
    latestExecutionSnapshotId: '',
    currentIntentAnalysis: analysis,
    currentRoutingDecision: routing,
  },
}
