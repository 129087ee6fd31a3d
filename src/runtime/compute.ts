/**
 * Safety, understanding and the preparing of decisions, where they only look at this machine. They touch nothing, so they need no
 * commit before them, and their outcome shares the commit of what they are about. Anything else is an effect: perform.ts.
 */

import { effectsUnderWay, preparesUnderWay } from '../core/journey.ts'
import type { OutcomeCommand } from '../core/state/commands.ts'
import { awaitsWorkspace } from '../core/work/execution.ts'
import type { Ports } from '../ports.ts'
import { preparedBy } from './acting.ts'
import type { Claims } from './claims.ts'
import { type Commit, takeLetter } from './commit.ts'
import type { Live } from './live.ts'
import { analysedBy, verdictBy } from './stages.ts'

export function compute(ports: Ports, live: Live, commit: Commit, claims: Claims): void {
  readMessages(ports, live, commit)
  prepare(ports, live, commit)
  claim(ports, live, commit, claims)
}

/** A host that only looks at this machine is asked before the commit too. One decision may bring up the next of its run. */
function prepare(ports: Ports, live: Live, commit: Commit): void {
  if (!ports.tools.local || commit.state.decisions.length === 0) return
  for (const e of commit.events) if (e.type === 'decision_proposed') live.proposals.set(e.seq, e)
  const tried = new Set<string>()
  for (;;) {
    const effect = preparesUnderWay(live.id, commit.state).find((x) => !tried.has(x.id))
    if (effect?.kind !== 'prepare') break
    tried.add(effect.id)
    const outcome = preparedBy(ports, live, commit.state, effect)
    if (!(outcome instanceof Promise)) takeLetter(ports, live, commit, { command: outcome })
  }
  live.proposals.clear()
}

/** What waits for the workspace only has it at once where it is free (claims.ts). */
function claim(ports: Ports, live: Live, commit: Commit, claims: Claims): void {
  const { workspace } = commit.state
  if (workspace === undefined) return
  for (const { id } of awaitsWorkspace(commit.state))
    if (claims.take(live, workspace, id))
      takeLetter(ports, live, commit, { command: { type: 'workspace_free', decisionId: id } })
}

function readMessages(ports: Ports, live: Live, commit: Commit): void {
  const { safety, engine } = ports
  if (commit.state.messages.length === 0 || (!safety.local && !engine.local)) return
  const effects = effectsUnderWay(live.id, commit.state)
  const take = (outcome: OutcomeCommand | Promise<OutcomeCommand>): void => {
    if (!(outcome instanceof Promise)) takeLetter(ports, live, commit, { command: outcome })
  }
  // The analysis is always recorded (design §3.3), also of a message that the verdict then stops.
  for (const effect of effects)
    if (effect.kind === 'understand' && engine.local) take(analysedBy(ports, live, commit.state, effect))
  for (const effect of effects)
    if (effect.kind === 'check_safety' && safety.local) take(verdictBy(ports, commit.state, effect))
}
