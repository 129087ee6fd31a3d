import { scenario } from '../../../test/scenarios/scenario.ts'

scenario(
  'what a person says a goal may not do is noted when it starts',
  `
  team ann:human bob:ai:planner:crew.work
  ann > Tidy up the docs. No network. ~ different_task 0.9
  event goal_constrained`,
)

scenario(
  'a goal that says nothing of the kind has no such event',
  `
  team ann:human bob:ai:planner:crew.work
  ann > Tidy up ~ different_task 0.9
  no event goal_constrained`,
)

scenario(
  'a change may add to it',
  `
  team ann:human bob:ai:planner:crew.work
  ann > Tidy up ~ different_task 0.9
  plan dangerous
  ann > but do not delete anything ~ same_task_minor_change 0.9
  event goal_constrained`,
)
