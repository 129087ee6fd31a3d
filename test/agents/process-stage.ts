/** A process agent with the well-known program of the tests, a clock that is moved by hand, and a desk in front of it. */
import { fileURLToPath } from 'node:url'
import { type ProcessAgent, type ProcessOptions, type ProcessPorts, processAgent } from '../../src/agents/process.ts'
import { machineRandom } from '../../src/runtime/machine-clock.ts'
import { Desk } from '../contracts/adapter-contract.ts'
import { HandClock, until } from './hand-clock.ts'

export const program = (name: string): string => fileURLToPath(new URL(`programs/${name}`, import.meta.url))
const wellKnown: ProcessOptions = { command: [process.execPath, program('agent.mjs')], seats: 2 }

export type Stage = { agent: ProcessAgent; clock: HandClock; desk: Desk }
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
  await closed(stage)
}

/** Ends its programs, and lets the time go by that this takes. */
export async function closed({ agent, clock }: Pick<Stage, 'agent' | 'clock'>): Promise<void> {
  let open = true
  void agent.close().then(() => {
    open = false
  })
  await until(() => !open, clock)
}
