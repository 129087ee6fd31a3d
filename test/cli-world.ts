/** The command line inside the test's own process: an Io that remembers, and a data folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { scripted } from '../src/agents/scripted.ts'
import { runProgram } from '../src/cli/program.ts'
import { openSignalbox, untilRest } from '../src/runtime/embedded.ts'
import { defineTeam } from '../src/teams/define-team.ts'
import { orThrow } from '../src/views/or-throw.ts'

export type Ran = { readonly exit: number; readonly out: string; readonly err: string }

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Setting = {
  readonly input?: string
  readonly columns?: number
  readonly env?: Record<string, string>
  readonly call?: string
  readonly interactive?: boolean
}

export async function cli(
  args: readonly string[],
  { input = '', columns, env = {}, call = 'signalbox', interactive = false }: Setting = {},
): Promise<Ran> {
  const out: string[] = []
  const err: string[] = []
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    input: async function* () {
      yield Buffer.from(input)
    },
    interactive,
    columns,
    env,
    now: Date.now,
    call,
  }
  const exit = await runProgram(args, io, { version: '1.2.3', traceId: 'feedbeef' })
  return { exit, out: out.join(''), err: err.join('') }
}

const { team, teamHash } = orThrow(
  defineTeam({
    team: 'pair',
    members: [
      { id: 'ann', type: 'human', name: 'Ann', displayName: { en: 'Ann', zh: '安' }, order: 0 },
      { id: 'bob', type: 'ai', name: 'Bob', displayName: { en: 'Bob', zh: '鲍勃' }, order: 1 },
    ],
  }),
)

/** A conversation on disk: what Ann says, with Bob answering each time he is asked. */
export async function talkIn(data: string, id: string, says: readonly string[]): Promise<void> {
  const signalbox = orThrow(await openSignalbox({ data, agents: scripted(() => 'Yes.\u001b[31m [NEXT:ann]') }))
  await signalbox.start(team, { teamHash, id })
  for (const text of says) {
    await signalbox.send(id, { type: 'say', by: 'ann', text })
    await untilRest(signalbox, id)
  }
  await signalbox.close()
}

export const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
