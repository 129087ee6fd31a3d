/** A team with a model on loopback, on disk and in this process: what tests of model members start from. */
import { onTestFinished } from 'vitest'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { cli, linesOf, tempFolder } from '../cli-world.ts'
import { type StubAnswer, type StubModel, type StubRequest, stubModel } from './stub-model.ts'
import { write } from './write-files.ts'

const team = `team: pair
members:
  - { id: ann, type: human }
  - { id: bot, type: ai, agent: ./agents/bot.yaml }
  - { id: eve, type: ai, agent: ./agents/eve.yaml }
`
const bot = `agent: bot
for: { en: Does the work, zh: 做事 }
intents: [{ intent: work.do, samples: ["do the work", "fix the program", "write the file", "干活", "修好程序"] }]
adapter: { kind: model, tools: [read_file, list_files, search, write_file, apply_patch, delete_file, run_terminal_cmd, fetch_url] }
`
const eve = `agent: eve
for: { en: Repeats what she is told, zh: 复述 }
intents: [{ intent: echo.say, samples: ["say it again", "repeat that", "再说一遍"] }]
adapter: { kind: scripted, replies: ["I am Eve."] }
`

type World = {
  readonly stub: StubModel
  readonly team: string
  readonly data: string
  readonly workspace: string
  readonly env: Record<string, string>
  /** Runs `signalbox run TEXT --json` and gives its lines. */
  run(text: string, ...args: string[]): Promise<Line[]>
}
export type Line = JournalEvent | { readonly type: 'rest'; readonly conversation: string; readonly status: string }

type Setting = {
  readonly files?: Readonly<Record<string, string>>
  readonly settings?: string
  /** Further settings of the model. */
  readonly model?: string
  readonly team?: Readonly<Record<string, string>>
}
export const teamFiles = { 'team.yaml': team, 'agents/bot.yaml': bot, 'agents/eve.yaml': eve }

export async function modelWorld(
  answer: (request: StubRequest, n: number) => StubAnswer | Promise<StubAnswer>,
  setting: Setting = {},
): Promise<World> {
  const stub = await stubModel(answer)
  onTestFinished(() => stub.close())
  const [folder, data, workspace, config] = [tempFolder(), tempFolder(), tempFolder(), tempFolder()]
  write(folder, { ...teamFiles, ...setting.team })
  write(workspace, setting.files ?? {})
  const model = `default: stub\nmodels: { stub: { provider: openai-compatible, baseURL: "${stub.url}", model: stub, price: { input: 1, output: 10 }${setting.model ?? ''} } }\n`
  write(config, { 'signalbox.yaml': `${model}${setting.settings ?? ''}` })
  const env = { SIGNALBOX_CONFIG: config }
  const run = async (text: string, ...args: string[]): Promise<Line[]> => {
    const where = ['--team', folder, '--data', data]
    const { out, err } = await cli(['run', text, ...where, '--json', ...args], { env })
    if (err) throw new Error(err)
    return linesOf(out) as Line[]
  }
  return { stub, team: folder, data, workspace, env, run }
}

export const saidBy = (lines: readonly Line[], member: string): string[] =>
  lines.flatMap((line) => (line.type === 'member_said' && line.memberId === member ? [line.text] : []))
