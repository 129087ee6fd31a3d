/**
 * What needs no question (design §10): reads of ordinary names, harmless commands that can only read, and what a person granted.
 *
 * G1. A grant is exact: this path, this command, this host, with the content that was shown where content was shown.
 * G2. It covers only what its giver may approve, for the requester it was given for, under the present team.
 * G3. What is rated high is approved once, never granted. Without a sandbox no grant covers a command.
 * G4. A careful goal asks for every effect; a quick one does not ask for what is rated medium inside its approved plan.
 * G5. What was shown together with another decision is covered as exactly that; and the commit of a goal, whose paths are those that it
 *     changed, where the commit was named to a person.
 */
import type { Grant } from '../contracts/acting.ts'
import type { EffectClass } from '../contracts/kinds.ts'
import { approversFor, isApprover } from './approvers.ts'
import { constraintsOf } from './constraints-of.ts'
import type { Conversation, Decision, Shown, Task } from './conversation.ts'
import { effectsOf, effectsOfTarget, mayBeGranted, type Target, targetsOf } from './reach.ts'

type Seen = Pick<Shown, 'reach' | 'risk' | 'confined' | 'hash'>
type Asked = Pick<Decision, 'effect' | 'content'> & { readonly shown: Seen }

/** Why nobody needs to be asked about it now: a word of ours or a grant's id; nothing where a person is. */
export function coverOf(s: Conversation, t: Task, x: Asked, at: number): string | undefined {
  const { risk, confined } = x.shown
  if (x.effect === 'read') return risk === 'low' ? 'read' : undefined
  if (x.effect === 'execute' && risk === 'low' && confined === 'read_only') return 'read_only_command'
  if (!mayBeGranted(x.shown) || preferenceOf(s, t) === 'careful') return // G3, G4
  return wholeGrant(s, t, x, at) ?? grantFor(s, t, x, at) ?? (isQuick(s, t, x.shown) ? 'quick' : undefined)
}

export const preferenceOf = (s: Conversation, t: Task) =>
  constraintsOf(s.workflows.find((w) => w.id === t.workflow)).preference

/** G4. As far as the plan's approver may approve it. */
function isQuick(s: Conversation, t: Task, { reach }: Seen): boolean {
  const approver = s.workflows.find((w) => w.id === t.workflow)?.approver
  if (approver === undefined || preferenceOf(s, t) !== 'quick') return false
  return approversFor(s.team, reach, t.requester).includes(approver)
}

/** G5. */
function wholeGrant(s: Conversation, t: Task, { shown: { reach, hash } }: Asked, at: number): string | undefined {
  const names = (g: Grant): boolean =>
    g.shown === undefined ? g.commit === true && t.kind === 'commit' : g.shown === hash
  return s.grants.find((g) => names(g) && holds(s, g, { effects: effectsOf(reach), t, at }))?.id
}

/** One grant for each thing that it reaches; the first of them is named. */
function grantFor(s: Conversation, t: Task, x: Asked, at: number): string | undefined {
  const { reach } = x.shown
  let first: string | undefined
  for (const target of targetsOf(reach)) {
    const effects = effectsOfTarget(reach, target)
    const found = s.grants.find((g) => covers(s, g, { target, effects, content: x.content, t, at }))
    if (!found) return
    first ??= found.id
  }
  return first
}

type For = { readonly effects: readonly EffectClass[]; readonly t: Task; readonly at: number }
type Wanted = For & { readonly target: Target; readonly content: string }
/** G1. */
const covers = (s: Conversation, g: Grant, { target, content, ...wanted }: Wanted): boolean =>
  g.effect === target.effect &&
  g.path === target.path &&
  g.command === target.command &&
  g.host === target.host &&
  (g.content === undefined || g.content === content) &&
  holds(s, g, wanted)

/** G2. */
function holds({ team }: Conversation, g: Grant, { effects, t, at }: For): boolean {
  return (
    at < g.until &&
    (g.workflowId === undefined || g.workflowId === t.workflow) &&
    g.requester === t.requester &&
    effects.every((effect) => isApprover(team, g.by, { effect, requester: t.requester }))
  )
}
