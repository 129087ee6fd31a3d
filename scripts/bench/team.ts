/** The bench job: a scripted member returns 300 bytes at once, different each time, and hands on to the other one. */
import { join } from 'node:path'
import { scripted } from '../../src/agents/scripted.ts'
import { Team } from '../../src/core/state/team.ts'
import type { AgentAdapter, Job } from '../../src/ports.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import type { Runtime } from '../../src/runtime/runtime.ts'
import { scriptedGate } from '../../src/safety/scripted.ts'

/** Both loop rules stay in the code path; only the budget is off, so that the talk may go on for 2,000 hops. */
export const team = Team.parse({
  team: 'bench',
  hopBudget: 'off',
  members: [
    { id: 'you', type: 'human', name: 'you', order: 0 },
    { id: 'a', type: 'ai', name: 'a', order: 1 },
    { id: 'b', type: 'ai', name: 'b', order: 2 },
  ],
})

/** Exactly 300 bytes, different for every conversation and hop; the marker of the next member is part of them. */
export function reply(job: Job, hop: number, next: string | undefined): string {
  const marker = next === undefined ? '' : ` [NEXT:${next}]`
  const body = `${job.conversation} ${hop} `
  return body.padEnd(300 - marker.length, `${hop}.`) + marker
}

/** Plays `hops` hops in each conversation, then hands back to the person; `onHop` sees each of them. */
export function bouncing(hops: number, onHop: (job: Job, hop: number) => void = () => {}): AgentAdapter {
  const counts = new Map<string, number>()
  return scripted((job) => {
    const hop = (counts.get(job.conversation) ?? 0) + 1
    counts.set(job.conversation, hop)
    onHop(job, hop)
    return reply(job, hop, hop % hops === 0 ? undefined : job.agentId === 'a' ? 'b' : 'a')
  })
}

export function openBench(folder: string, agents: AgentAdapter): Runtime {
  return openRuntime({ data: folder, agents, safety: scriptedGate() })
}

/** Start and first message are there together, so they share one commit. */
export function begin(runtime: Runtime, conversation: string): Promise<unknown> {
  const started = runtime.start(team, { teamHash: 'bench', id: conversation })
  const said = runtime.send(conversation, { type: 'say', by: 'you', text: 'go [NEXT:a]' })
  return Promise.all([started, said])
}

/** Start, first message, and all the hops until the person is next. */
export async function play(runtime: Runtime, conversation: string): Promise<void> {
  await begin(runtime, conversation)
  await atRest(runtime, conversation)
}

/** Resolves when the conversation waits for the person again. */
export function atRest(runtime: Runtime, conversation: string): Promise<void> {
  return new Promise((resolve) => {
    const off = runtime.subscribe(conversation, runtime.state(conversation)?.seq ?? 0, (event) => {
      if (event.type !== 'talk_changed' || event.status !== 'paused') return
      off()
      resolve()
    })
  })
}

export const storeFile = (folder: string): string => join(folder, 'journal.db')
