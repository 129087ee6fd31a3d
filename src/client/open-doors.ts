/** Opens everything the terminal's host needs on a data folder: the journal, the runtime, the teams on offer and their agents. */
import { openData } from '../journal/data-folder.ts'
import { machineClock, machineRandom } from '../runtime/machine-clock.ts'
import { noLog, noPlanner, noReviewer, noTools } from '../runtime/no-ports.ts'
import { Runtime } from '../runtime/runtime.ts'
import { scriptedGate } from '../safety/scripted.ts'
import { scriptedEngine } from '../understanding/scripted.ts'
import type { Doors } from './local.ts'
import type { HostOptions } from './protocol.ts'
import { sampleAnswer, sampleTeams } from './sample-teams.ts'
import { typingAgents } from './typing-agents.ts'

/** Throws where the folder cannot be used. */
export function openDoors({ folder, paceMs }: HostOptions): Doors {
  const { journal } = openData(folder, { mode: 'write', soon: machineClock.soon })
  const agents = typingAgents(sampleAnswer, paceMs)
  const runtime = new Runtime({
    journal,
    clock: machineClock,
    random: machineRandom,
    safety: scriptedGate(),
    engine: scriptedEngine(),
    agents,
    planner: noPlanner,
    reviewer: noReviewer,
    tools: noTools,
    log: noLog,
  })
  return { runtime, journal, teams: sampleTeams, deltas: agents }
}
