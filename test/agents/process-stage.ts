/** A process agent with the well-known program of the tests, a clock that is moved by hand, and a desk in front of it. */
import { fileURLToPath } from 'node:url'
import { type ProcessAgent, type ProcessOptions, type ProcessPorts, processAgent } from '../../src/agents/process.ts'
import { machineRandom } from '../../src/runtime/machine-clock.ts'
import { Desk } from '../contracts/adapter-contract.ts'
import { HandClock, until } from './hand-clock.ts'

export const program = (name: string): string => fileURLToPath(new URL(`programs/${name}`, import.meta.url))
const wellKnown: ProcessOptions = { command: [process.execPath, program('agent.mjs')], seats: 2 }

type Stage = { agent: ProcessAgent; clock: HandClock; desk: Desk }
export function stageOf(options: Partial<ProcessOptions> = {}, more: Partial<ProcessPorts> = {}): Stage {
  const clock = new HandClock()
  const agent = processAgent({ ...wellKnown, ...options }, { clock, random: machineRandom, ...more })
  return { agent, clock, desk: new Desk({ adapter: agent, pass: (ms) => clock.advance(ms) }) }
}

export async function onStage(
  check: (stage: Stage) => Promise<void>,
  options: Partial<ProcessOptions> = {},
  more: Partial<ProcessPorts> = {},
): Promise<void> {
  const stage = stageOf(options, more)
  await check(stage)
  let open = true
  void stage.agent.close().then(() => {
    open = false
  })
  await until(() => !open, stage.clock)
}
