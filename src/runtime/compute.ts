/**
 * Safety, understanding and the preparing of decisions, where they only look at this machine. They touch nothing, so they need no
 * commit before them, and their outcome shares the commit of what they are about. Anything else is an effect: perform.ts.
 */

import { effectsUnderWay, preparesUnderWay } from '../core/journey.ts'
import type { OutcomeCommand } from '../core/state/commands.ts'
import { awaitsWorkspace } from '../core/work/execution.ts'
import type { Ports } from '../ports.ts'
import { preparedBy } from './acting.ts'
import type { Box } from './box.ts'
import type { Claims } from './claims.ts'
import { type Commit, takeLetter } from './commit.ts'
import { analysedBy, verdictBy } from './stages.ts'

export function compute(ports: Ports, box: Box, commit: Commit, claims: Claims): void {
  readMessages(ports, box, commit)
  prepare(ports, box, commit)
  claim(ports, box, commit, claims)
}

/** A host that only looks at this machine is asked before the commit too. One decision may bring up the next of its run. */
function prepare(ports: Ports, box: Box, commit: Commit): void {
  if (!ports.tools.local || commit.state.decisions.length === 0) return
  for (const e of commit.events) if (e.type === 'decision_proposed') box.proposals.set(e.seq, e)
  const tried = new Set<string>()
  for (;;) {
    const effect = preparesUnderWay(box.id, commit.state).find((x) => !tried.has(x.id))
    if (effect?.kind !== 'prepare') break
    tried.add(effect.id)
    const outcome = preparedBy(ports, box, commit.state, effect)
    if (!(outcome instanceof Promise)) takeLetter(ports, box, commit, { command: outcome })
  }
  box.proposals.clear()
}

/** What waits for the workspace only has it at once where it is free (claims.ts). */
function claim(ports: Ports, box: Box, commit: Commit, claims: Claims): void {
  const { workspace } = commit.state
  if (workspace === undefined) return
  for (const { id } of awaitsWorkspace(commit.state))
    if (claims.take(box, workspace, id))
      takeLetter(ports, box, commit, { command: { type: 'workspace_free', decisionId: id } })
}

function readMessages(ports: Ports, box: Box, commit: Commit): void {
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
