/** English words about a goal (goal-texts.ts). */
import type { GoalTexts } from './goal-texts.ts'

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
}
