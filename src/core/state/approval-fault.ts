/**
 * Approvals in a journal from elsewhere (references.ts): a question, an answer or a grant counts only for exactly what was shown.
 *
 * A1. A question names what waits for it. One for an approval or a plan carries the hash of what stands there to be approved.
 * A2. A grant follows an approval, is given by somebody who may give it, and reaches no further than what was shown with it.
 * A3. The grants of a plan name what its steps call, for that plan alone.
 */
import type { Grant, PlannedCall, Reach } from '../contracts/acting.ts'
import { approversFor, isApprover } from './approvers.ts'
import { type Conversation, type Decision, openDecision, runOf, type Workflow } from './conversation.ts'
import type { EventOf } from './events.ts'
import { effectsOfTarget, targetsOf } from './reach.ts'
import { grantMs } from './team.ts'

type Fault = string | undefined

/** A1. */
export function questionFault(s: Conversation, { kind, about = '', hash }: EventOf<'question_opened'>): Fault {
  if (kind === 'approval') {
    const x = openDecision(s, about)
    if (x?.state !== 'ASKED') return `no decision ${about} is there to be approved`
    return hash === x.shown?.hash ? undefined : `${about} is asked about with another hash than what is shown`
  }
  const goal = s.workflows.find((w) => w.id === about)
  if (kind === 'plan' && goal) return hash === goal.proposed ? undefined : 'no plan with this hash is shown'
  if (hash !== undefined) return `a question of kind ${kind} has no hash`
  if (ofWork.has(kind) && !goal && !s.tasks.some((t) => t.id === about)) return `nothing waits as ${about}`
}
const ofWork: ReadonlySet<string> = new Set(['plan', 'details', 'blocked', 'review', 'uncertain', 'parked'])

/** A2. */
export function grantFault(s: Conversation, { seq, at, role, grant, questionId }: EventOf<'grant_given'>): Fault {
  const x = s.decisions.find((one) => one.state === 'COVERED' && one.approval === questionId)
  const t = x && runOf(s, x)
  if (!t || !x.shown) return `nobody approved anything in ${questionId}`
  if (grant.id !== `g${seq}`) return `its id is g${seq}, not ${grant.id}`
  if (grant.until > at + grantMs(s.team)) return 'a grant is shorter'
  if (grant.by !== role) return `${grant.by} gives it, not ${role}`
  if (grant.requester !== t.requester) return `the work is of ${t.requester}, not ${grant.requester}`
  if (!approversFor(s.team, x.shown.reach, t.requester).includes(grant.by)) return `${grant.by} may not grant it`
  return isShown(grant, x) ? undefined : 'it grants what was not shown'
}

function isShown(grant: Grant, { shown, commit, content }: Decision): boolean {
  if (grant.shown !== undefined) return grant.shown === shown?.following?.hash
  if (grant.commit) return commit === true
  return shown !== undefined && isWithin(grant, shown.reach, content)
}

const isWithin = (grant: Grant, reach: Reach, content: string | undefined): boolean =>
  targetsOf(reach).some(
    (target) =>
      target.effect === grant.effect &&
      target.path === grant.path &&
      target.command === grant.command &&
      target.host === grant.host,
  ) &&
  (grant.content === undefined || grant.content === content)

/** A3. */
export function planGrantsFault(s: Conversation, e: EventOf<'plan_approved'>): Fault {
  const { at, by, grants = [] } = e
  const goal = s.workflows.find((w) => w.id === e.workflowId)
  for (const [i, grant] of grants.entries()) {
    if (!goal || by === undefined || grant.by !== by) return `${grant.id} is given by nobody who approved the plan`
    if (grant.id !== `g${e.seq}.${i}`) return `its id is g${e.seq}.${i}, not ${grant.id}`
    if (grant.until > at + grantMs(s.team)) return 'a grant is shorter'
    if (grant.workflowId !== goal.id || grant.requester !== goal.by) return `${grant.id} is for another goal`
    if (!isPlanned(s, grant, goal)) return `${grant.id} grants what no step names`
  }
}

const isPlanned = (s: Conversation, grant: Grant, { calls = [], by: requester }: Workflow): boolean =>
  calls.some((call) => call.risk !== 'high' && isCall(grant, call) && mayGrant(s, grant, { call, requester }))

const isCall = (grant: Grant, { reach, content, commit }: PlannedCall): boolean =>
  commit ? grant.commit === true && grant.effect === reach.effect : isWithin(grant, reach, content)

type Called = { readonly call: PlannedCall; readonly requester: string | undefined }
const mayGrant = ({ team }: Conversation, grant: Grant, { call, requester }: Called): boolean =>
  effectsOfTarget(call.reach, grant).every((effect) => isApprover(team, grant.by, { effect, requester }))
