/**
 * A message that fits no intent, in a team whose default member plans, or that has a planner and no default (act-on-route.ts). Nobody
 * knows better what to do with it than the planner, so it is a goal. Planning changes nothing, and a plan that does is approved by a
 * person: there is nothing to ask before.
 */
import type { Conversation, Message } from '../state/conversation.ts'
import { plannerOf } from '../state/team.ts'
import { wishesIn } from '../work/planning.ts'
import type { Routed } from './routing.ts'

export function isForPlanner(s: Conversation, m: Message, { decision }: Routed): boolean {
  const planner = plannerOf(s.team)
  if (!planner || m.says !== undefined) return false
  if (s.tasks.length + s.workflows.length + wishesIn(s, m).length > 0) return false
  // Without a default, only what nobody else can do is the planner's; a person is still asked about what is not clear.
  if (s.team.default === undefined) return m.notice?.say === 'cannot'
  const isAsked = decision.route === 'wait_user_decision' || m.ops?.some((o) => o.op === 'clarify') === true
  return s.team.default === planner.id && isAsked
}

export const plannedByDefault: Routed = {
  decision: { route: 'new_task', confidence: 1, userConfirmationRequired: false, userMessage: '' },
  signal: 'different_task',
  rule: 'default_plans',
  alternatives: [],
}
