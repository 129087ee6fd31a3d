/** How grants are given: by an answer that says so, or with the approval of a plan. What they cover is state/cover.ts. */
import type { Grant, PlannedCall } from '../contracts/acting.ts'
import type { EffectClass } from '../contracts/kinds.ts'
import { isApprover } from '../state/approvers.ts'
import type { Decision, Shown, Task } from '../state/conversation.ts'
import { preferenceOf } from '../state/cover.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { workflowOf } from '../state/phases.ts'
import { effectsOf, effectsOfTarget, isGrantable, mayBeGranted, targetsOf } from '../state/reach.ts'
import { grantMs } from '../state/team.ts'

type Given = { readonly by: string; readonly questionId: string; readonly scope: 'plan' | 'conversation' }

/** A person said that this need not be asked again, for the plan or for the conversation. */
export function giveGrants(d: Draft, t: Task, x: Decision & { shown: Shown }, { by, questionId, scope }: Given): void {
  if (!isGrantable(x.shown)) return
  const workflowId = scope === 'plan' ? t.workflow : undefined
  for (const target of targetsOf(x.shown.reach)) {
    const about = { ...target, content: contentOf(target.effect, x.content), by, requester: t.requester }
    const grant = { id: `g${d.nextSeq}`, ...about, until: grantUntil(d), workflowId }
    d.emit('grant_given', who.user(by), { grant, questionId })
  }
}

/** What was shown together with a decision, and is approved with it (cover:G5): the change that follows a branch, and the commit at the end. */
export function giveFollowing(d: Draft, t: Task, x: Decision, { by, questionId }: Omit<Given, 'scope'>): void {
  const give = (about: Pick<Grant, 'effect' | 'shown' | 'commit'>): void => {
    const grant = { id: `g${d.nextSeq}`, ...about, by, requester: t.requester, until: grantUntil(d) }
    d.emit('grant_given', who.user(by), { grant: { ...grant, workflowId: t.workflow }, questionId })
  }
  const may = (effect: EffectClass): boolean => isApprover(d.state.team, by, { effect, requester: t.requester })
  const { following } = x.shown ?? {}
  if (preferenceOf(d.state, t) === 'careful') return // each is asked about on its own
  if (following && mayBeGranted(following) && effectsOf(following.reach).every(may))
    give({ effect: following.reach.effect, shown: following.hash })
  if (x.commit && may('execute')) give({ effect: 'execute', commit: true })
}

/** What approving a plan grants: every call that its approver may approve and that is not rated high (cover:G2, cover:G3). */
export function planGrants(d: Draft, id: string, by: string | undefined): Grant[] {
  const w = workflowOf(d.state, id)
  if (!w || by === undefined) return []
  const until = grantUntil(d)
  const may = (effect: EffectClass): boolean => isApprover(d.state.team, by, { effect, requester: w.by })
  const granted = ({ reach, content, commit }: PlannedCall) =>
    (commit ? [{ effect: reach.effect, commit }] : targetsOf(reach))
      .filter((target) => effectsOfTarget(reach, target).every(may))
      .map((target) => ({ ...target, content: contentOf(target.effect, content) }))
  return (w.calls ?? [])
    .filter((call) => call.risk !== 'high' && call.reach.effect !== 'read')
    .flatMap(granted)
    .map((target, i) => ({ id: `g${d.nextSeq}.${i}`, ...target, by, requester: w.by, until, workflowId: id }))
}

/** Content is shown of what is written and sent; a command, and a path to delete, are themselves what is shown. */
const contentOf = (effect: EffectClass, content: string | undefined): string | undefined =>
  effect === 'write' || effect === 'network' ? content : undefined

const grantUntil = (d: Draft): number => d.at + grantMs(d.state.team)
