/** English words about a goal (goal-texts.ts). */

import type { Cause } from '../../core/contracts/causes.ts'
import type { PackedContext } from '../../core/contracts/goal.ts'
import type { FieldsOf } from '../../core/state/events.ts'
import { pathList } from '../path-list.ts'
import { constrainedText, type GoalTexts, summaryLines, verifiedText } from './goal-texts.ts'
import type { CauseTexts, EventTexts } from './texts.ts'

export const goalsEn: GoalTexts = {
  constraints: {
    no_network: 'No network',
    read_only: 'Read only: nothing is written, deleted or run',
    no_delete: 'Nothing is deleted',
    no_commands: 'No commands are run',
    only_paths: 'Only these paths',
    not_paths: 'Not these paths',
  },
  notEnforced: 'Noted, but not enforced',
  preferences: {
    careful: 'Careful: asks before every effect',
    normal: 'Asks as usual',
    quick: 'Quick: inside an approved plan, medium risk does not ask',
  },
  expected: 'Should bring',
  nothing: 'The plan sets no limits of its own any more',
  colon: ': ',
  list: ', ',
  end: '. ',
  stepStates: { pending: 'to do', in_progress: 'in progress', done: 'done', blocked: 'blocked', skipped: 'skipped' },
  checkStates: {
    passed: 'passed',
    failed: 'failed',
    missing: 'a program is missing',
    refused: 'not allowed',
    unknown: 'outcome unknown',
    not_run: 'not run',
  },
  verification: {
    passed: 'Verified',
    warned: 'Verified with warnings',
    failed: 'The verification failed',
    skipped: 'Not verified',
  },
  notVerified: 'no check was asked for',
  agentChecked: {
    passed: 'passed; the member checked its own work',
    failed: 'failed; the member checked its own work',
  },
  rungs: {
    ask: 'ask you',
    repair: 'repair what failed',
    undo: 'undo the last change',
    replan: 'plan the rest again',
    stop: 'stop',
  },
  outcomes: {
    completed: (goal) => `Done: ${goal}`,
    partly_done: (goal) => `Partly done: ${goal}`,
    check_failed: (goal) => `The check failed: ${goal}`,
    not_done: (goal) => `Not done: ${goal}`,
    failed: (goal) => `Could not be done: ${goal}`,
    canceled: (goal) => `Canceled: ${goal}`,
    timed_out: (goal) => `Ended, its time was over: ${goal}`,
  },
  risk: { low: 'low', medium: 'medium', high: 'high' },
  summary: {
    done: 'Steps done',
    left: 'Steps not done',
    changed: 'Files changed',
    more: (files) => `and ${files} more`,
    nothingChanged: 'No files were changed.',
    corrected: 'As you corrected it',
    verified: 'Verification',
    tried: 'Tried',
    byHand: 'Left to do by hand',
    risk: 'Risk of the plan',
    undo: 'To take it back',
    howToUndo: '/undo here, or signalbox undo ID on the command line',
    howToRedo: (goal) => `signalbox undo ID --task ${goal} on the command line`,
    git: (branch, message) =>
      `Nothing was committed. For a commit: branch ${branch}, message “${message}”; this summary can be the text of the pull request.`,
    branched: (branch, message) =>
      `Git: the branch ${branch} was made for it; nothing was committed. A message for the commit: “${message}”; this summary can be the text of the pull request.`,
    committed: (branch) =>
      `Git: committed${branch === undefined ? '' : ` on the branch ${branch}`}; nothing was pushed. This summary can be the text of the pull request.`,
    leftOut: (paths) =>
      `Not in the commit, because it holds work of your own that was in no commit: ${paths.slice(0, 20).join(', ')}${paths.length > 20 ? ` and ${paths.length - 20} more` : ''}`,
    questions: (asked, saved) =>
      `You were asked about changes ${times(asked)}; ${times(saved)} an earlier yes stood for the answer.`,
  },
}

type GoalEvents =
  | 'goal_constrained'
  | 'goal_asked'
  | 'goal_clarified'
  | 'context_requested'
  | 'context_built'
  | 'goal_extended'
  | 'verification_finished'
  | 'recovery_chosen'
  | 'undo_requested'
  | 'undo_issued'
  | 'undo_settled'
  | 'goal_summarized'

function undoneWhat({ decision, task, to, workflowId }: FieldsOf<'undo_requested'>): string {
  if (decision !== undefined) return `decision ${decision}`
  if (task !== undefined) return `task ${task}`
  if (to !== undefined) return `everything after event ${to}`
  return workflowId === undefined ? 'the last task' : 'the last change'
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

const someOf = (paths: readonly string[]): string =>
  paths.length > 10 ? `${paths.slice(0, 10).join(', ')} and ${paths.length - 10} more` : paths.join(', ')

export const goalEventsEn = (said: (cause: Cause | undefined) => string): Pick<EventTexts, GoalEvents> => ({
  goal_constrained: (e) => constrainedText(goalsEn, e),
  goal_asked: (e) => (e.questions.length > 0 ? `Needs to know: ${e.questions.join(' ')}` : `Unclear: ${said(e.cause)}`),
  goal_clarified: (e) => (e.text ? `Answered: ${e.text}` : e.messageId ? 'Answered' : 'Goes on without an answer'),
  context_requested: () => 'Looking at the workspace',
  context_built: (e) =>
    e.context === undefined
      ? said(e.cause)
      : e.context.found
        ? `The workspace has ${e.context.top.length} entries at its top${packed(e.context.packed)}`
        : 'The folder of the workspace is not there',
  goal_extended: (e) => `${e.by} lets it go on`,
  verification_finished: (e) => verifiedText(goalsEn, e, said(e.cause)),
  recovery_chosen: (e) => `Next: ${goalsEn.rungs[e.rung]} (${said(e.cause)})`,
  undo_requested: (e) => `Take back ${undoneWhat(e)}`,
  undo_issued: (e) => `Takes back: ${someOf(e.changes.map(({ path }) => path))}`,
  undo_settled: (e) => {
    const left = e.left.length > 0 ? `changed by somebody since, so left: ${someOf(pathList(e.left, 'en'))}` : ''
    if (e.restored.length > 0) return `Taken back: ${someOf(pathList(e.restored, 'en'))}${left && `; ${left}`}`
    return `Nothing was taken back: ${left || said(e.cause)}`
  },
  goal_summarized: (e, around) => summaryLines(goalsEn, e, around).join('\n'),
})

type GoalCauses =
  | 'constraints_conflict'
  | 'no_goal'
  | 'planner_asks'
  | 'asks_too_often'
  | 'workspace_unseen'
  | 'goal_timeout'
  | 'checks_failed'
  | 'missing_program'
  | 'not_permitted'
  | 'commands_denied'
  | 'no_checks'
  | 'nothing_to_undo'
  | 'no_such_change'
  | 'tries_used_up'

export const goalCausesEn: Pick<CauseTexts['causes'], GoalCauses> = {
  constraints_conflict: ({ paths }) =>
    `you said to change only these paths, and also not to touch them: ${paths.join(', ')}. Which of the two?`,
  no_goal: () => 'you said what may not be done, but not what should be. What should be done?',
  planner_asks: () => 'the planner has to know more',
  asks_too_often: () => 'the planner asked again although it was answered three times',
  workspace_unseen: () => 'the workspace could not be looked at, so the plan is made without',
  goal_timeout: () => 'it has been under way for a day. Should it go on?',
  checks_failed: ({ command }) => `${command} failed`,
  missing_program: ({ program }) => `${program} is not installed here. Install it and retry, or skip the verification.`,
  not_permitted: ({ what }) => `${what} was not allowed. Allow it and retry, or skip the verification.`,
  commands_denied: () => 'no commands may be run for this goal',
  no_checks: () => 'no command to verify it with was found',
  nothing_to_undo: () => 'there is nothing to take back',
  no_such_change: ({ named, changed }) =>
    `nothing was changed here that is called “${named}”. Which change do you mean? Say «undo» and the file: ${someOf(changed)}`,
  tries_used_up: () => 'every remedy was tried',
}

const packed = (context: PackedContext | undefined): string =>
  context ? `; ${context.tokens} tokens about its ${context.files} files are kept (signalbox context --in)` : ''
