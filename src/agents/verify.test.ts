import { expect, test } from 'vitest'
import type { Told } from '../core/contracts/acting.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import type { Job } from '../ports.ts'
import { verifyingAgent } from './verify.ts'

const jobOf = (commands: string[], stop_on_fail = true): Job => ({
  conversation: 'c1',
  agentId: '#verify',
  dispatchId: 'd5',
  token: 5,
  leaseMs: 60_000,
  body: {
    conversation_id: 'c1',
    task_id: 't4',
    agent_code: '#verify',
    priority: 'normal',
    slots: { verify: { commands, stop_on_fail } },
    context_summary: '',
    memory_ref: [],
  },
})

function played(job: Job) {
  const frames: AgentCommand[] = []
  const agent = verifyingAgent()
  agent.deliver(job, (frame) => frames.push(frame))
  const proposed = () => {
    const last = frames.findLast((f) => f.type === 'propose')
    return last?.envelope.type === 'TOOL_CALL' ? last.envelope : expect.fail('nothing is proposed')
  }
  const tell = (told: Partial<Told>) =>
    agent.tell(job, { decision_id: proposed().decision_id, outcome: 'settled', ...told })
  const exits = (exit_code: number, stderr = '') =>
    tell({ result: { decision_id: proposed().decision_id, exit_code, stdout: '', stderr, artifacts: [] } })
  const checks = () => {
    const last = frames.at(-1)
    return last?.type === 'result' && last.success ? last.result.slots_update.checks : undefined
  }
  return { agent, frames, proposed, tell, exits, checks }
}

test('it acts only after go, one command after the other', () => {
  const job = jobOf(['npm test', 'npm run lint'])
  const { agent, frames, proposed, exits, checks } = played(job)
  expect(frames.map((f) => f.type)).toEqual(['ack', 'started'])
  agent.go(job)
  expect(proposed()).toMatchObject({ action: 'run_terminal_cmd', params: { command: 'npm test' } })
  exits(0)
  expect(proposed().params.command).toBe('npm run lint')
  exits(0)
  expect(checks()).toMatchObject([{ state: 'passed' }, { state: 'passed' }])
})

test('red stops the rest, unless the plan says otherwise', () => {
  for (const [stops, states] of [
    [true, ['failed', 'not_run']],
    [false, ['failed', 'passed']],
  ] as const) {
    const job = jobOf(['npm test', 'npm run lint'], stops)
    const { agent, exits, checks } = played(job)
    agent.go(job)
    exits(1)
    if (!stops) exits(0)
    expect(checks()).toMatchObject(states.map((state) => ({ state })))
  }
})

test.each([
  ['sh: 1: eslint: not found', 'eslint'],
  ['bash: line 1: eslint: command not found', 'eslint'],
  ['sh: ./check.sh: Permission denied', './check.sh'],
])('a program that is not there is named: %s', (stderr, what) => {
  const job = jobOf(['eslint .'])
  const { agent, exits, checks } = played(job)
  agent.go(job)
  exits(127, stderr)
  expect(checks()).toMatchObject([{ state: 'missing', what }])
})

test('what is refused is told as such, and what is in doubt waits for its end', () => {
  const job = jobOf(['npm test'])
  const { agent, tell, checks } = played(job)
  agent.go(job)
  tell({ outcome: 'uncertain' })
  expect(checks()).toBeUndefined()
  tell({ outcome: 'refused', problem: { code: 'E_POLICY_DENIED', message: 'not allowed' } })
  expect(checks()).toMatchObject([{ state: 'refused' }])
})

test('after a restart the same command is the same decision; a pause holds the next one', () => {
  const job = jobOf(['npm test', 'npm run lint'])
  const first = played(job)
  first.agent.go(job)
  const again = played(job)
  again.agent.rejoin(job, (frame) => again.frames.push(frame))
  expect(again.proposed().decision_id).toBe(first.proposed().decision_id)
  first.agent.pause?.(job)
  first.exits(0)
  expect(first.proposed().params.command).toBe('npm test')
  first.agent.resume?.(job)
  expect(first.proposed().params.command).toBe('npm run lint')
})

test('a job that was withdrawn says nothing more', () => {
  const job = jobOf(['npm test'])
  const { agent, frames, exits } = played(job)
  agent.go(job)
  agent.withdraw(job, { kind: 'canceled' })
  const before = frames.length
  exits(0)
  expect(frames).toHaveLength(before)
})
