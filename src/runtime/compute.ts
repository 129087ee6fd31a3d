/**
 * Safety and understanding that are pure computations on this machine. They touch nothing, so they need no commit before them,
 * and their outcome shares the message's own commit. Anything that leaves the process is an effect: perform.ts.
 */

import { effectsUnderWay } from '../core/journey.ts'
import type { OutcomeCommand } from '../core/state/commands.ts'
import type { Ports } from '../ports.ts'
import type { Box } from './box.ts'
import { type Commit, takeLetter } from './commit.ts'
import { analysedBy, verdictBy } from './stages.ts'

export function compute(ports: Ports, box: Box, commit: Commit): void {
  const { safety, engine } = ports
  if (commit.state.messages.length === 0 || (!safety.local && !engine.local)) return
  const effects = effectsUnderWay(box.id, commit.state)
  const take = (outcome: OutcomeCommand | Promise<OutcomeCommand>): void => {
    if (!(outcome instanceof Promise)) takeLetter(ports, box, commit, { command: outcome })
  }
  // The analysis is always recorded (design §3.3), also of a message that the verdict then stops.
  for (const effect of effects)
    if (effect.kind === 'understand' && engine.local) take(analysedBy(ports, box, commit.state, effect))
  for (const effect of effects)
    if (effect.kind === 'check_safety' && safety.local) take(verdictBy(ports, commit.state, effect))
}
