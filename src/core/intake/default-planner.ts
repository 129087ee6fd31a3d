/**
 * A message that fits no intent, in a team whose default member plans (act-on-route.ts). Nobody knows better what to do with it than the
 * planner, so it is a goal. Planning changes nothing, and a plan that does is approved by a person: there is nothing to ask before.
 */
import type { Conversation, Message } from '../state/conversation.ts'
import { plannerOf } from '../state/team.ts'
import { wishesIn } from '../work/planning.ts'
import type { Routed } from './routing.ts'

export const isForPlanner = (s: Conversation, m: Message, { decision }: Routed): boolean =>
  s.team.default !== undefined &&
  s.team.default === plannerOf(s.team)?.id &&
  (decision.route === 'wait_user_decision' || (m.ops?.some((o) => o.op === 'clarify') ?? false)) &&
  m.says === undefined &&
  s.tasks.length + s.workflows.length + wishesIn(s, m).length === 0

export const plannedByDefault: Routed = {
  decision: { route: 'new_task', confidence: 1, userConfirmationRequired: false, userMessage: '' },
  signal: 'different_task',
  rule: 'default_plans',
  alternatives: [],
}
