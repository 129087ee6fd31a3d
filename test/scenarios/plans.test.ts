/** The life of a goal that works in a folder (S3 §1, §2): intake, questions, look, plan, work, verification, recovery, summary. */
import { describe, expect, test } from 'vitest'
import type { VerificationPolicy } from '../../src/core/contracts/plan.ts'
import { stepStatus } from '../../src/core/state/step-status.ts'
import { planPanel } from '../../src/views/tasks.ts'
import { GoalStage } from './goal-stage.ts'

const day = 86_400_000
const tested: Pick<VerificationPolicy, 'mode' | 'commands'> = { mode: 'test', commands: ['npm test'] }

const begun = (text = 'Tidy up'): GoalStage => {
  const stage = new GoalStage()
  stage.say(text)
  return stage
}
const planned = (verification = {}): GoalStage => {
  const stage = begun()
  stage.look()
  stage.plan('read_file', verification)
  return stage
}

describe('intake', () => {
  test('looks at the workspace, then plans', () => {
    const stage = begun()
    expect(stage.turn).toBe('CONTEXT_BUILDING')
    stage.look()
    expect(stage.turn).toBe('PLANNING')
    stage.plan()
    expect(stage.turn).toBe('EXECUTING')
  })

  test('plans without a look that takes too long', () => {
    const stage = begun()
    stage.wait(10_000)
    expect(stage.last('context_built')).toMatchObject({ cause: { kind: 'workspace_unseen' } })
    expect(stage.turn).toBe('PLANNING')
  })

  test('of a goal that only says what may not be done asks what should be, and goes on with the answer', () => {
    const stage = begun("Don't delete anything")
    expect(stage.turn).toBe('CLARIFYING')
    expect(stage.last('question_opened')).toMatchObject({ kind: 'details', cause: { kind: 'no_goal' } })
    stage.wait(60_000)
    expect(stage.turn).toBe('CLARIFYING')
    stage.say('Tidy up the docs', 'same_task_no_change')
    expect(stage.turn).toBe('CONTEXT_BUILDING')
    expect(stage.state.questions).toEqual([])
  })

  test('of paths that are both allowed and forbidden asks which', () => {
    const stage = begun("Fix it. Only change src/a.ts. Don't touch src/a.ts.")
    expect(stage.last('goal_asked')).toMatchObject({ cause: { kind: 'constraints_conflict', paths: ['src/a.ts'] } })
  })

  test('rests while a person holds the work, and can be canceled there', () => {
    const stage = begun("Don't delete anything")
    stage.pause()
    stage.answer('continue', 'Tidy up')
    expect(stage.turn).toBe('INTAKE')
    stage.cancel()
    expect(stage.phases.slice(-2)).toEqual(['SUMMARIZING', 'DONE'])
  })
})

describe('a planner that asks', () => {
  test('stops the goal with one to three questions, and is asked again with the answer', () => {
    const stage = begun()
    stage.look()
    stage.plannerAsks('Which folder?', 'Which style?', 'By when?', 'Why?')
    expect(stage.last('goal_asked')?.questions).toHaveLength(3)
    expect(stage.turn).toBe('CLARIFYING')
    expect(stage.options).toEqual(['continue', 'abort'])
    stage.answer('continue', 'The docs folder')
    stage.look()
    expect(stage.turn).toBe('PLANNING')
    expect(stage.last('goal_clarified')).toMatchObject({ by: 'ann', text: 'The docs folder' })
  })

  test('has to plan after three rounds', () => {
    const stage = begun()
    stage.look()
    for (let round = 0; round < 3; round++) {
      stage.plannerAsks('Which folder?')
      stage.answer('continue')
      stage.look()
    }
    stage.plannerAsks('Which folder?')
    expect(stage.last('plan_refused')).toMatchObject({ problem: { cause: { kind: 'asks_too_often' } } })
  })

  test('can be left: the goal is dropped', () => {
    const stage = begun()
    stage.look()
    stage.plannerAsks('Which folder?')
    stage.answer('abort')
    expect(stage.last('goal_summarized')).toMatchObject({ summary: { outcome: 'canceled' } })
    expect(stage.state.workflows).toEqual([])
  })
})

describe('verification', () => {
  test('green: it is summarised with how it was verified', () => {
    const stage = planned(tested)
    stage.work()
    expect(stage.turn).toBe('VERIFYING')
    expect(stage.state.tasks).toMatchObject([{ kind: 'verify', agentId: '#verify' }])
    stage.work('passed')
    expect(stage.phases.slice(-2)).toEqual(['SUMMARIZING', 'DONE'])
    expect(stage.last('goal_summarized')).toMatchObject({
      summary: { outcome: 'completed', verification: 'passed', steps: [{ step_id: 's1', status: 'done' }] },
    })
  })

  test('what is not required only warns', () => {
    const stage = planned({ ...tested, required: false })
    stage.work()
    stage.work('failed')
    expect(stage.last('goal_summarized')).toMatchObject({ summary: { outcome: 'completed', verification: 'warned' } })
  })

  test('a mode without commands takes those that the workspace has', () => {
    const stage = begun()
    stage.look({ found: true, top: ['package.json'], commands: { test: ['npm run test'] } })
    stage.plan('read_file', { mode: 'test' })
    stage.work()
    expect(stage.state.tasks).toMatchObject([{ kind: 'verify' }])
  })

  test('without any command it is skipped, and the summary says so', () => {
    const stage = planned({ mode: 'lint' })
    stage.work()
    const summary = { verification: 'skipped', why: { kind: 'no_checks' } }
    expect(stage.last('goal_summarized')).toMatchObject({ summary })
  })

  test('where no commands may be run none is', () => {
    const stage = begun("Tidy up. Don't run any commands.")
    stage.look()
    stage.plan('read_file', tested)
    stage.work()
    expect(stage.last('verification_finished')).toMatchObject({
      outcome: 'skipped',
      cause: { kind: 'commands_denied' },
    })
  })

  test('a verification that a person skips is not started again', () => {
    const stage = planned(tested)
    stage.work()
    const [task] = stage.state.tasks
    stage.send({ type: 'cancel', by: 'ann', taskId: task?.id })
    expect(stage.last('goal_summarized')).toMatchObject({ summary: { outcome: 'completed', verification: 'skipped' } })
  })
})

describe('the ladder of recovery', () => {
  test('repairs twice, plans again, and stops with what was tried', () => {
    const stage = planned(tested)
    stage.work()
    stage.work('failed')
    expect(stage.turn).toBe('EXECUTING')
    expect(stage.last('plan_patched')?.patches).toMatchObject([{ op: 'add', step: { title: 'run failed' } }])
    stage.work()
    stage.work('failed')
    stage.work()
    stage.work('failed')
    expect(stage.rungs).toEqual(['repair', 'repair', 'replan'])
    stage.plan('read_file', tested)
    stage.work()
    stage.work('failed')
    expect(stage.rungs).toEqual(['repair', 'repair', 'replan', 'stop'])
    const summary = { outcome: 'failed', verification: 'failed', tried: ['repair', 'repair', 'replan', 'stop'] }
    expect(stage.last('goal_summarized')).toMatchObject({ summary })
    expect(stage.last('phase_transition')).toMatchObject({ machine: 'workflow', to: 'FAILED' })
  })

  test('takes the last patch back where something was changed, then plans again', () => {
    const stage = planned(tested)
    stage.change('src/a.ts')
    stage.work()
    stage.work('failed')
    for (let repair = 0; repair < 2; repair++) {
      stage.work()
      stage.work('failed')
    }
    expect(stage.rungs).toEqual(['repair', 'repair', 'undo'])
    expect(stage.turn).toBe('RECOVERING')
    stage.undone(['src/a.ts'])
    expect(stage.last('undo_settled')).toMatchObject({ restored: ['src/a.ts'] })
    expect(stage.rungs).toEqual(['repair', 'repair', 'undo', 'replan'])
  })

  test('an undo that nobody answers is not waited for', () => {
    const stage = planned(tested)
    stage.change('src/a.ts')
    stage.work()
    stage.work('failed')
    for (let repair = 0; repair < 2; repair++) {
      stage.work()
      stage.work('failed')
    }
    stage.wait(60_000)
    expect(stage.last('undo_settled')).toMatchObject({ restored: [], cause: { kind: 'no_result' } })
    expect(stage.rungs.at(-1)).toBe('replan')
  })

  test('a repair that helps ends in a green verification', () => {
    const stage = planned(tested)
    stage.work()
    stage.work('failed')
    stage.work()
    stage.work('passed')
    expect(stage.last('goal_summarized')).toMatchObject({ summary: { outcome: 'completed', tried: ['repair'] } })
  })

  test('what is missing is asked for by name, and verified again when it is there', () => {
    const stage = planned(tested)
    stage.work()
    stage.work('missing')
    expect(stage.last('question_opened')).toMatchObject({
      kind: 'blocked',
      cause: { kind: 'missing_program', program: 'run missing' },
      options: ['retry', 'skip', 'stop'],
    })
    stage.answer('retry')
    expect(stage.turn).toBe('VERIFYING')
    stage.work('passed')
    expect(stage.last('goal_summarized')).toMatchObject({ summary: { outcome: 'completed' } })
  })

  test('a permission that is not given can be left out, or end the goal', () => {
    for (const [option, outcome] of [
      ['skip', 'completed'],
      ['stop', 'canceled'],
    ] as const) {
      const stage = planned(tested)
      stage.work()
      stage.work('refused')
      stage.answer(option)
      expect(stage.last('goal_summarized')).toMatchObject({ summary: { outcome } })
    }
  })
})

describe('time', () => {
  test('a goal that works for a day asks whether it should go on', () => {
    const stage = planned()
    stage.running()
    stage.wait(day)
    expect(stage.turn).toBe('RECOVERING')
    expect(stage.state.questions.map((q) => q.options)).toContainEqual(['continue', 'stop'])
  })

  test('one that waited for a person ends', () => {
    const stage = begun("Don't delete anything")
    stage.wait(day)
    expect(stage.last('goal_summarized')).toMatchObject({ summary: { outcome: 'timed_out' } })
  })

  test('an answer gives it another day', () => {
    const stage = begun()
    stage.wait(day)
    stage.answer('continue')
    expect(stage.last('goal_extended')).toMatchObject({ until: 1_000 + 2 * day })
    expect(stage.turn).toBe('EXECUTING')
  })
})

test('the status of a step follows its task', () => {
  const stage = planned()
  const status = () => {
    const [step] = stage.state.workflows[0]?.steps ?? []
    return step && stepStatus(stage.state, step)
  }
  expect(status()).toBe('in_progress')
  const { dispatch } = stage.running()
  const problem = { code: 'E_IO' as const, cause: { kind: 'no_resource' as const } }
  stage.send({ type: 'result', dispatchId: dispatch?.id ?? '', token: dispatch?.token ?? 0, success: false, problem })
  expect(status()).toBe('blocked')
  stage.answer('skip')
  expect(stage.last('goal_summarized')).toMatchObject({ summary: { steps: [{ status: 'skipped' }] } })
})

test('the page of the plan says which step is stuck, and how a step that is done is taken back', () => {
  const stage = planned(tested)
  stage.work()
  const lines = () => planPanel(stage.state, stage.events, 'en').lines.map(({ text }) => text)
  expect(lines()).toContain('      To take it back: take it out again')
  stage.work('failed')
  const { dispatch } = stage.running()
  const problem = { code: 'E_IO' as const, cause: { kind: 'no_resource' as const } }
  stage.send({ type: 'result', dispatchId: dispatch?.id ?? '', token: dispatch?.token ?? 0, success: false, problem })
  expect(lines()).toContain('  ■ run failed (blocked)')
})
