/**
 * Reads a plan as the host would carry it out (design §8), before the core decides about it.
 *
 * C1. Every call is typed by the schema of its action. An unknown action, parameters that do not fit and a path outside the workspace
 *     send the plan back to its planner, with the step and the reason.
 * C2. Whoever planned it may rate it too high, never too low: the riskiest call counts.
 * C3. `calls` is what approving the plan grants: what its steps call, the files that they name, its checks, and where the team's policy
 *     says so the branch that its changes are made on and the commit at its end.
 */
import { branchCommand } from '../agents/with-branch.ts'
import type { PlannedCall } from '../core/contracts/acting.ts'
import { Plan, type ToolCallTemplate } from '../core/contracts/plan.ts'
import type { Json, PlanRead } from '../core/state/commands.ts'
import { shellWord } from '../core/text/shell-word.ts'
import { canonicalHash } from '../edge/canonical-hash.ts'
import { checkContract } from '../edge/read-contract.ts'
import type { ToolHost } from '../ports.ts'
import { gitStep } from '../views/plan-card.ts'
import { problemIn } from '../views/texts/causes.ts'
import type { GoalGit } from './goal-git.ts'

type Named = { readonly step_id: string; readonly call: ToolCallTemplate; readonly content?: string }
type Host = Pick<ToolHost, 'check'>

export function compilePlan(host: Host, written: Json, git: GoalGit = {}): PlanRead {
  const read = checkContract(Plan, written, 'E_MODEL')
  if (!read.ok) return { ok: false, message: `slots_update.plan: ${read.problem.detail.message}` }
  const calls: PlannedCall[] = []
  for (const named of callsIn(read.value)) {
    const typed = typedCall(host, named)
    if (typeof typed === 'string') return { ok: false, message: typed } // C1
    calls.push(typed)
  }
  if (calls.some(({ reach }) => reach.effect !== 'read')) calls.push(...gitCalls(git))
  const plan = { ...read.value, risk_level: highest([read.value.risk_level, ...calls.map(({ risk }) => risk)]) } // C2
  return { ok: true, value: { plan, hash: canonicalHash(plan), calls } }
}

/** They are of no step; what the commit names in the end is what was changed by then. */
function gitCalls({ branch, commit }: GoalGit): PlannedCall[] {
  if (branch === undefined) return []
  const runs = (command: string): PlannedCall => ({
    step_id: gitStep,
    reach: { effect: 'execute', paths: ['.'], command },
    risk: 'medium',
  })
  const made = runs(branchCommand(branch))
  return commit === undefined ? [made] : [made, { ...runs(`git commit -m ${shellWord(commit)}`), commit: true }]
}

/** C3. What a step calls is granted with the content that it names; a file that it only names, with any. */
function callsIn(plan: Plan): Named[] {
  const steps = plan.steps.flatMap(({ step_id, tool_calls = [], expected_artifacts }): Named[] => [
    ...tool_calls.map((call) => ({
      step_id,
      call,
      content: canonicalHash({ action: call.action, params: call.params }),
    })),
    ...expected_artifacts.map(({ path, change }) => ({ step_id, call: changing(path, change) })),
  ])
  const checks = plan.verification.commands.map((command) => ({
    step_id: 'verification',
    call: { action: 'run_terminal_cmd', params: { command } },
  }))
  return [...steps, ...checks]
}

const changing = (path: string, change: string | undefined): ToolCallTemplate =>
  change === 'delete'
    ? { action: 'delete_file', params: { path } }
    : { action: 'write_file', params: { path, content: '' } }

/** The call as the host rates it, or what is wrong with it. */
function typedCall(host: Host, { step_id, call: { action, params }, content }: Named): PlannedCall | string {
  const rated = host.check({ action, params })
  if ('refused' in rated) return `${step_id}: ${action}: ${problemIn('en', rated.refused)}`
  const { reach, risk } = rated
  const written = [params.path, params.from, params.to].filter((path) => typeof path === 'string')
  const outside = [...written, ...reach.paths].find((path) => path.startsWith('/') || path.split('/').includes('..'))
  if (outside !== undefined) return `${step_id}: ${action}: ${outside} is not a path inside the workspace`
  return { step_id, reach, risk, ...(content !== undefined && { content }) }
}

const ranks = ['low', 'medium', 'high'] as const
const highest = (risks: readonly Plan['risk_level'][]): Plan['risk_level'] =>
  ranks[Math.max(...risks.map((risk) => ranks.indexOf(risk)))] ?? 'high'
