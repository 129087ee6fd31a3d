/** The talk of a conversation (S1 §6.1). It rests as `paused` while a person is next; every change notifies, every pause is saved. */
import { machine } from './machine.ts'

export const talk = machine({
  name: 'talk',
  initial: 'paused', // before the first message a person is next
  final: ['completed'],
  edges: [
    ['paused', 'route_to_ai', 'active'],
    ['active', 'route_to_ai', 'active'], // hole: one AI hands over to another
    ['active', 'route_to_human', 'paused'],
    ['paused', 'route_to_human', 'paused'], // one person hands over to another
    ['active', 'stop', 'completed'],
    ['paused', 'stop', 'completed'], // hole: S1 ends an active talk only
    ['active', 'done_from_human', 'completed'],
    ['paused', 'done_from_human', 'completed'],
  ],
})
