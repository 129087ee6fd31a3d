/** Everything that can happen next in a state: what people do, what agents send, how each pending effect ends, what falls due. */

import type { DecisionEnvelope } from '../../src/core/contracts/execution.ts'
import { type Effect, effectsUnderWay } from '../../src/core/journey.ts'
import type { AgentCommand, Command, CommandOf, PlanRead } from '../../src/core/state/commands.ts'
import type { Conversation, Question, Task } from '../../src/core/state/conversation.ts'
import { awaitsWorkspace } from '../../src/core/work/execution.ts'
import { hashOfLook, preparedAs, proposal } from '../proposals.ts'
import { type Analysed, checksOf, envelope, plans, resultOf, toolEnds } from './answers.ts'
import { timersOf, withOneDue } from './time.ts'
import type { World } from './worlds.ts'

export type Left = { readonly messages: number; readonly tasks: number; readonly decisions: number }
export type Move = {
  readonly name: string
  readonly command: Command
  /** A person's move: what nobody is obliged to make. */
  readonly person?: true
  /** The state it is made in, where the model first lets one timer run out before the others. */
  readonly from?: Conversation
  readonly at: number
}

/** Says whether something is seen for the first time. */
export type First = (what: string) => boolean

export function movesOf(world: World, s: Conversation, left: Left, first: First): Move[] {
  if (s.talk === 'completed') return []
  const now = (name: string, command: Command): Move => ({ name, command, at: s.at })
  return [
    ...personMoves(world, s, left).map(([name, command]): Move => ({ ...now(name, command), person: true })),
    ...effectsUnderWay('c', s).flatMap((effect) => outcomes(world, s, left, effect).map(([name, c]) => now(name, c))),
    ...s.tasks.flatMap((t) =>
      agentMoves(world, t, left)
        .filter(
          ([, c]) =>
            (fits[c.type] ?? t.state) === t.state || first(`${c.type} ${t.state} ${t.run?.state} ${s.interrupt}`),
        )
        .map(([name, c]) => now(name, c)),
    ),
    ...awaitsWorkspace(s).map((x) => now('workspace free', { type: 'workspace_free', decisionId: x.id })),
    ...wakes(s),
  ]
}

type Named = [name: string, command: Command]
/** What an agent sends, as the runtime hands it on. */
type FrameCommand = Exclude<AgentCommand, { type: 'propose' | 'result' }> | CommandOf<'propose' | 'result'>

function personMoves(world: World, s: Conversation, left: Left): Named[] {
  const { people } = world
  if (people)
    return people.flatMap((by) => wordsOf(world, s, left, by).map(([name, c]): Named => [`${by}: ${name}`, c]))
  const by = 'ann'
  const plain = (['pause', 'resume', 'stop', 'cancel', 'skip', 'clear_queue', 'end'] as const).map(
    (type): Named => [type, { type, by }],
  )
  const cancels = s.tasks.map((t): Named => [`cancel ${t.kind}`, { type: 'cancel', by, taskId: t.id }])
  return [...wordsOf(world, s, left, by), ...plain, ...(s.tasks.length > 1 ? cancels : [])]
}

function wordsOf(world: World, s: Conversation, left: Left, by: string): Named[] {
  const says = left.messages > 0 ? world.says.map((text): Named => [`say ${text}`, { type: 'say', by, text }]) : []
  return [...says, ...answersBy(s, left, by)]
}

const answersBy = (s: Conversation, left: Left, by: string): Named[] =>
  s.questions.flatMap((q) =>
    optionsOf(q, left).map(
      (option): Named => [
        `answer ${q.kind}: ${option}`,
        { type: 'answer', by, questionId: q.id, option, hash: q.hash },
      ],
    ),
  )

/** What is taken up of an offer is a task more. */
const optionsOf = (q: Question, left: Left): readonly string[] =>
  q.kind === 'handoff' && left.tasks === 0 ? ['decline'] : q.options

/** Only what the core itself finds again after a crash is pending: journey:J3. */
function outcomes(world: World, s: Conversation, left: Left, e: Effect): Named[] {
  const effect = e.id
  if (e.kind === 'check_safety') {
    const verdicts = ['SAFE', 'BLOCK', 'EMERGENCY'] as const
    return verdicts.map((verdict) => [
      `gate ${verdict}`,
      { type: 'safety_verdict', effect, messageId: e.messageId, verdict, reason: 'r' },
    ])
  }
  if (e.kind === 'understand') {
    const checked = s.messages.some((m) => m.id === e.messageId && m.verdict !== undefined)
    const found = (checked ? world.analyses : world.early).filter((a) => tasksOf(a) <= left.tasks)
    return found.map(({ name, ...rest }) => [
      `engine ${name}`,
      { type: 'analysed', effect, messageId: e.messageId, ...rest },
    ])
  }
  if (e.kind === 'look')
    return [
      ['look finds nothing', { type: 'looked', effect, workflowId: e.workflowId, context: seen }],
      ['look fails', { type: 'looked', effect, workflowId: e.workflowId }],
    ]
  if (e.kind === 'prepare_undo') {
    const about = { type: 'undo_prepared', effect, undoId: e.undoId, decisions: ['d'], left: [] } as const
    return [
      ['undo prepared', { ...about, changes: [{ path: 'x', pre: null, post: null }] }],
      ['nothing to undo', { ...about, changes: [], cause: { kind: 'nothing_to_undo' } }],
    ]
  }
  if (e.kind === 'undo') return [['undone', { type: 'undone', effect, undoId: e.undoId, restored: ['x'], left: [] }]]
  if (e.kind === 'prepare') return preparedOutcomes(s, effect, e.decisionId)
  if (e.kind === 'execute_again') return toolOutcomes(effect, e.decisionId)
  if (e.kind === 'land') return landOutcomes(effect, e.decisionId)
  if (e.kind === 'probe')
    return (['applied', 'not_applied', 'unknown'] as const).map((outcome) => [
      `probe ${outcome}`,
      { type: 'probed', effect, decisionId: e.decisionId, outcome },
    ])
  return []
}

const seen = { found: true, top: [], commands: {} }
const tasksOf = ({ frames, says }: Analysed): number => (says === 'yes' ? 1 : frames.length)

function toolOutcomes(effect: string, decisionId: string): Named[] {
  const problem = { code: 'E_POLICY_DENIED', message: 'm' } as const
  return [
    ...Object.entries(toolEnds).map(([name, { exit_code, evidence }]): Named => {
      const result = { decision_id: decisionId, exit_code, stdout: '', stderr: '', artifacts: [] }
      return [
        `tool ${name}`,
        { type: 'tool_done', effect, decisionId, result, evidence: structuredClone(evidence) as never },
      ]
    }),
    ['tool refused', { type: 'tool_refused', effect, decisionId, problem }],
    ['tool stale', { type: 'tool_refused', effect, decisionId, problem: { ...problem, stale: true } }],
    ['tool stages', { type: 'tool_staged', effect, decisionId, ...stagedEnd(decisionId) }],
    ['tool lost', { type: 'tool_lost', effect, decisionId, cause: { kind: 'host_failed' } }],
  ]
}

const stagedEnd = (decision_id: string) => ({
  result: { decision_id, exit_code: 0, stdout: '', stderr: '', artifacts: [] },
  evidence: { met: [], missing: [], unexpected: [], out_of_scope: [] },
  staged: [{ path: 'x', pre: null, post: null }],
})

/** A read is harmless; anything else a person decides about, unless it is granted. */
function preparedOutcomes(s: Conversation, effect: string, decisionId: string): Named[] {
  const x = s.decisions.find((one) => one.id === decisionId)
  const prepared = preparedAs(x?.effect === 'read' ? 'read_file' : 'write_file')
  const scope = { within: [[]], without: [], denied: [] }
  const hash = hashOfLook(prepared, 0)
  return [
    ['prepared', { type: 'prepared', effect, decisionId, prepared, scope, hash }],
    ['prepare refused', { type: 'prepare_refused', effect, decisionId, problem: { code: 'E_CONFLICT', message: 'm' } }],
  ]
}

const landOutcomes = (effect: string, decisionId: string): Named[] => [
  ['landed', { type: 'landed', effect, decisionId, landed: ['x'], left: [] }],
  ['landed in part', { type: 'landed', effect, decisionId, landed: [], left: ['x'] }],
  ['landing lost', { type: 'tool_lost', effect, decisionId, cause: { kind: 'host_failed' } }],
]

/** Frames that fit only here. Anywhere else they are ignored, which is tried once for each state of task, run and interrupt. */
const fits: Readonly<Record<string, Task['state']>> = {
  ack: 'DISPATCHING',
  nack: 'DISPATCHING',
  started: 'DISPATCHED',
  progress: 'RUNNING',
  result: 'RUNNING',
}

function agentMoves(world: World, t: Task, left: Left): Named[] {
  if (!t.dispatch) return []
  const fence = { dispatchId: t.dispatch.id, token: t.dispatch.token }
  const result = (status: 'completed' | 'awaiting_user' | 'canceled', text = '', whom?: string): FrameCommand => ({
    type: 'result',
    ...fence,
    success: true,
    result: resultOf(status, text, whom),
  })
  if (t.kind === 'verify') return verifierMoves(fence)
  if (t.kind === 'plan' || t.kind === 'review') return staffMoves(world, t, fence, left)
  const { suggests } = world
  const replies = world.replies.filter((text) => left.tasks > 0 || !text.includes('['))
  const named: [string, FrameCommand][] = [
    ['ack', { type: 'ack', ...fence }],
    ['nack busy', { type: 'nack', cause: { kind: 'busy' }, ...fence }],
    ['nack no_resource', { type: 'nack', cause: { kind: 'no_resource', missing: 'gpu' }, ...fence }],
    ['started', { type: 'started', ...fence }],
    ['progress', { type: 'progress', ...fence, text: 'still at it' }],
    ...(t.run?.state === 'PAUSED' ? [['paused', { type: 'paused', ...fence }] as [string, FrameCommand]] : []),
    ...replies.map((text): [string, FrameCommand] => [`result ${text}`, result('completed', text)]),
    ['result awaiting_user', result('awaiting_user', 'when?')],
    ['result canceled', result('canceled')],
    ...(suggests === undefined
      ? []
      : (['completed', 'canceled'] as const).map((status): [string, FrameCommand] => [
          `result ${status}, suggests ${suggests}`,
          result(status, 'ask them', suggests),
        ])),
    ['result failed', { type: 'result', ...fence, success: false, problem: { code: 'E_MODEL', message: 'm' } }],
    ['lost', { type: 'lost', ...fence }],
    ['result of an old dispatch', { ...result('completed'), token: fence.token - 1 } as FrameCommand],
    ...(left.decisions > 0 && t.state === 'RUNNING' ? proposals(left.decisions, fence, t.id) : []),
  ]
  return named
}

/** Ours answers with what it found, and proposes as any agent does. */
function verifierMoves(fence: { dispatchId: string; token: number }): [string, FrameCommand][] {
  return [
    ['ack', { type: 'ack', ...fence }],
    ['started', { type: 'started', ...fence }],
    ...(['passed', 'failed', 'missing'] as const).map((state): [string, FrameCommand] => [
      `checks ${state}`,
      { type: 'result', ...fence, success: true, result: checksOf(state) },
    ]),
    ['lost', { type: 'lost', ...fence }],
  ]
}

/** Whoever plans or reviews: what matters is how it answers, and that it may read. */
function staffMoves(world: World, t: Task, fence: Fence, left: Left): [string, FrameCommand][] {
  const answer = (slots_update: Record<string, boolean>, planned?: PlanRead): FrameCommand => ({
    type: 'result',
    ...fence,
    success: true,
    result: { ...resultOf('completed', 'r'), slots_update },
    planned,
  })
  const possible = Object.entries(world.plans ?? plans).filter(([, plan]) => plan.steps.length <= left.tasks)
  const answers: [string, FrameCommand][] =
    t.kind === 'review'
      ? [true, false].map((pass) => [`review ${pass}`, answer({ pass })])
      : [
          ...possible.map(([name, plan]): [string, FrameCommand] => [
            `plan ${name}`,
            answer({}, { ok: true, value: { plan, hash: 'h' } }),
          ]),
          ['no plan', answer({})],
          ...(world.asks
            ? [
                [
                  'plan asks',
                  { type: 'result', ...fence, success: true, result: resultOf('awaiting_user', 'which?') },
                ] as [string, FrameCommand],
              ]
            : []),
        ]
  return [
    ['ack', { type: 'ack', ...fence }],
    ['nack no_resource', { type: 'nack', cause: { kind: 'no_resource', missing: 'gpu' }, ...fence }],
    ['started', { type: 'started', ...fence }],
    ...answers,
    ['result failed', { type: 'result', ...fence, success: false, problem: { code: 'E_MODEL', message: 'm' } }],
    ['lost', { type: 'lost', ...fence }],
    ...(left.decisions > 0 && t.state === 'RUNNING' ? proposals(left.decisions, fence, t.id) : []),
  ]
}

type Fence = { readonly dispatchId: string; readonly token: number }
function proposals(n: number, fence: { dispatchId: string; token: number }, task: string): [string, FrameCommand][] {
  const call = envelope(n, 'TOOL_CALL', task)
  return [
    ['propose read', proposal(fence, call)],
    ['propose write', proposal(fence, { ...call, action: 'write_file' } as DecisionEnvelope)],
    ...(['TASK_COMPLETE', 'PAUSE', 'ERROR'] as const).map((type): [string, FrameCommand] => [
      `propose ${type}`,
      proposal(fence, envelope(n, type)),
    ]),
  ]
}

function wakes(s: Conversation): Move[] {
  const timers = timersOf(s)
  const wake = { type: 'wake' } as const
  const all = timers.length > 0 ? [{ name: 'wake all', command: wake, at: Math.max(...timers.map((t) => t.at)) }] : []
  const one =
    timers.length < 2
      ? []
      : timers.map(({ name }) => ({ name: `wake ${name}`, command: wake, from: withOneDue(s, name), at: s.at + 1 }))
  return [...all, ...one]
}
