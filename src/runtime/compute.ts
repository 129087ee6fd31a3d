/**
 * Safety and understanding that are pure computations on this machine. They touch nothing, so they need no commit before them,
 * and their outcome shares the message's own commit. Anything that leaves the process is an effect: perform.ts.
 */

import { decide } from '../core/decide.ts'
import { effectsUnderWay } from '../core/journey.ts'
import type { Command } from '../core/state/commands.ts'
import { speak } from '../views/texts/user-messages.ts'
import type { Box } from './box.ts'
import type { Loop, Turn } from './drain.ts'
import { safely } from './drain.ts'
import { analysedBy, verdictBy } from './stages.ts'

export function compute(loop: Loop, box: Box, turn: Turn): void {
  const { safety, engine } = loop.ports
  if (turn.state.messages.length === 0 || (!safety.local && !engine.local)) return
  const effects = effectsUnderWay(box.id, turn.state)
  // The analysis is always recorded (design §3.3), also of a message that the verdict then stops.
  for (const effect of effects) {
    if (effect.kind === 'understand' && engine.local)
      outcome(loop, turn, analysedBy(loop.ports, box, turn.state, effect))
  }
  for (const effect of effects) {
    if (effect.kind === 'check_safety' && safety.local) outcome(loop, turn, verdictBy(loop.ports, turn.state, effect))
  }
}

function outcome(loop: Loop, turn: Turn, command: Command | Promise<Command>): void {
  if (command instanceof Promise) return
  const decided = safely(loop, () => decide(turn.state, command, turn.at, speak))
  if (!decided.ok) return
  turn.state = decided.value.state
  turn.events.push(...decided.value.events)
}
