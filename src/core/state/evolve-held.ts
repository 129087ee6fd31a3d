/** How a conversation is held until a person goes on with it: after a fork, and after an import. */
import { type Conversation, isOffer } from './conversation.ts'
import { startOver } from './evolve-task.ts'
import { unstuck } from './evolve-workflow.ts'
import { withoutKeys } from './keyed-messages.ts'
import { firstHuman } from './team.ts'

/** Nothing is under way any more, and a person is waited for: work starts over when they go on, and is asked about again. */
export function held(s: Conversation): Partial<Conversation> {
  const person = firstHuman(s.team)?.id
  return {
    messages: [],
    ...withoutKeys(s, s.messages),
    questions: s.questions.filter(isOffer),
    interrupt: 'PAUSED',
    pausedBy: person,
    tasks: s.tasks.map(startOver),
    // What the other way of it did is not done here, and what was granted there counts for nothing.
    decisions: [],
    undos: undefined,
    grants: [],
    workflows: s.workflows.map(unstuck),
    waitingFor: s.talk === 'completed' ? undefined : person,
    talk: s.talk === 'completed' ? s.talk : 'paused',
  }
}

/** A file grants nothing on this machine, and names no path of it. */
export const fromFile = (s: Conversation): Partial<Conversation> => ({
  ...held(s),
  imported: true,
  folder: undefined,
  workspace: undefined,
  questions: [],
  workflows: s.workflows.map(({ granted: _, ...w }) => unstuck(w)),
})
