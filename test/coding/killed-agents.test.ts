/** A coding agent whose turn is cut short: by a stop, and by a kill of the whole program. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { codingAgent } from '../../src/agents/coding/coding.ts'
import type { AgentCommand } from '../../src/core/state/commands.ts'
import type { Job } from '../../src/ports.ts'
import { WorkspaceHost } from '../../src/tools/host.ts'
import { cli, linesOf, tempFolder } from '../cli-world.ts'
import { codingWorld, type Event, install } from './world.ts'

const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 30_000, interval: 20 })

/** Processes of the stand-in, wherever they run: their command names its file. */
const alive = (bin: string): readonly string[] =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(`${bin}/`))
function commandOf(pid: string): string {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return / Z /.test(state) ? '' : readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** The agent is at work when it has written its mark into the overlay. */
function isAtWork(data: string): boolean {
  const runs = join(data, 'host', 'runs')
  return existsSync(runs) && readdirSync(runs).some((run) => existsSync(join(runs, run, 'upper', 'mark')))
}

test('with its task everything that it started ends, and nothing is left of its turn', async () => {
  const [data, workspace, bin] = [tempFolder(), tempFolder(), tempFolder()]
  install(bin, 'claude')
  const host = new WorkspaceHost({ data: join(data, 'host') })
  onTestFinished(() => host.close())
  const agent = codingAgent(
    { preset: 'claude' },
    { random: { bytes: (count) => new Uint8Array(count) }, aside: (run) => host.aside(run) },
  )
  const frames: AgentCommand[] = []
  agent.deliver(jobIn(workspace, 'WRITE mark <<1>> WAIT here'), (frame) => {
    frames.push(frame)
    if (frame.type !== 'record') return
    const { kind, name, n, hash } = frame
    agent.recorded?.({ conversation: 'c', dispatchId: 'd1' }, { kind, name, n, hash })
  })
  await until(() => isAtWork(data))
  expect(alive(bin)).not.toEqual([])
  agent.withdraw({ conversation: 'c', dispatchId: 'd1' }, { kind: 'held' })
  await agent.close?.()
  expect(alive(bin)).toEqual([])
  expect(readdirSync(join(data, 'host', 'runs'))).toEqual([])
  expect(readdirSync(workspace)).toEqual([])
  expect(frames.map(({ type }) => type)).not.toContain('result')
})

const jobIn = (workspace: string, message: string): Job => ({
  ...{ conversation: 'c', agentId: 'coder', dispatchId: 'd1', token: 1, leaseMs: 60_000, workspace },
  body: {
    ...{ conversation_id: 'c', task_id: 't1', agent_code: 'coder', priority: 'normal', context_summary: '' },
    ...{ memory_ref: [], slots: { message } },
  },
})

test('after a kill in the middle of a turn a person decides, and nothing landed', async () => {
  const world = codingWorld('codex')
  writeFileSync(join(world.workspace, 'a.txt'), 'one')
  const killed = started(world, '[NEXT:coder] WRITE mark <<1>> WRITE a.txt <<two>> WAIT here')
  await until(() => isAtWork(world.data))
  killed.kill('SIGKILL')
  await until(() => alive(world.bin).length === 0)
  expect(readFileSync(join(world.workspace, 'a.txt'), 'utf8')).toBe('one')
  const { out } = await cli(['list', '--data', world.data, '--json'])
  const [{ id } = { id: '' }] = linesOf(out) as { id: string }[]
  const again = await cli(['run', 'status', '--in', id, '--data', world.data, '--json'])
  const events = linesOf(again.out) as Event[]
  expect(events.at(-1)).toMatchObject({ type: 'rest', status: 'waiting' })
  expect(events.some(({ type }) => type === 'task_dispatch_requested')).toBe(false)
  expect(readFileSync(join(world.workspace, 'a.txt'), 'utf8')).toBe('one')
})

function started({ team, workspace, data }: ReturnType<typeof codingWorld>, text: string): ChildProcess {
  const args = ['run', text, '--team', team, '--workspace', workspace, '--data', data, '--json']
  const child = spawn(process.execPath, ['src/cli/bin.ts', ...args], { stdio: 'ignore', env: process.env })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
