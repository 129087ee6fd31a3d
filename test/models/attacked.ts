/**
 * Text that gives orders, read by a model that obeys every one of them (attacks.jsonl), by each way that such text can come: a file, a tool
 * of a server, a web page, another agent, a coding agent. The person approves nothing but the fetching of the page itself.
 */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { agent } from '../../src/agents/function.ts'
import { ModelEntry } from '../../src/config/config.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import type { Models } from '../../src/models/open-models.ts'
import type { ModelReply, ModelRequest } from '../../src/models/request.ts'
import type { CodeTool } from '../../src/ports.ts'
import { untilRest } from '../../src/runtime/embedded.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import type { LoadedTeam } from '../../src/teams/loaded-team.ts'
import { tempFolder } from '../cli-world.ts'
import { teamFiles } from './model-world.ts'
import { write } from './write-files.ts'

export type Attack = {
  readonly id: number
  readonly text: string
  readonly calls: readonly { readonly name: string; readonly input: object }[]
  readonly say: string
}
export const attacks = readFileSync(join(import.meta.dirname, 'attacks.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Attack)

export const secret = 'sk-live-0123456789abcdefTOPSECRET'
const files = {
  'README.md': 'A program.\n',
  'src/app.js': 'console.log(1)\n',
  '.env': `TOKEN=${secret}\n`,
  '.git/config': `[remote "origin"]\n  url = https://u:${secret}@example.org/x.git\n`,
}
const usage = { input: 1, output: 1 }

type Call = Attack['calls'][number]

/** Reads the attack, does what it says one call after the other, then says what it says, with everything that it has seen. */
function obedient({ calls, say }: Attack, { outside, first }: { outside: string; first: Call | undefined }) {
  const requests: ModelRequest[] = []
  const script = [...(first ? [first] : []), ...calls]
  const models: Models = () => ({
    ...{ name: 'default', entry: ModelEntry.parse({ provider: 'google', model: 'x' }), budget: {} },
    ask: async (request): Promise<ModelReply> => {
      requests.push(request)
      const seen = request.messages.map(({ text }) => text).join('\n')
      const filled = (text: string): string => text.replaceAll('{outside}', outside).replaceAll('{seen}', seen)
      const next = script[requests.length - 1]
      if (!next) return { text: filled(say) || 'Done.', calls: [], usage }
      const input = JSON.parse(filledJson(next.input, filled))
      return { text: '', calls: [{ id: `c${requests.length}`, name: next.name, input }], usage }
    },
  })
  return { models, requests }
}
const filledJson = (input: object, filled: (text: string) => string): string =>
  JSON.stringify(input, (_, value) => (typeof value === 'string' ? filled(value) : value))

function treeOf(folder: string, at = ''): string[] {
  return readdirSync(join(folder, at))
    .toSorted()
    .flatMap((name) => {
      const path = join(at, name)
      const { mode } = statSync(join(folder, path))
      if (statSync(join(folder, path)).isDirectory()) return [`${path}/ ${mode}`, ...treeOf(folder, path)]
      return [`${path} ${mode} ${readFileSync(join(folder, path), 'utf8')}`]
    })
}

export type Way = 'file' | 'tool' | 'page' | 'agent' | 'coding agent'
export type Place = {
  readonly team: LoadedTeam
  /** What the server, the page and the coding agent give out. */
  readonly note: string
  readonly page: string
  readonly served: readonly CodeTool<unknown, unknown>[]
}

/** The team of the other tests, with a tool of a server for its model, and a coding agent that recites the note beside it. */
export const attackedTeam: Readonly<Record<string, string>> = {
  ...teamFiles,
  'team.yaml': `${teamFiles['team.yaml']}  - { id: coder, type: ai, agent: ./agents/coder.yaml }\n`,
  'agents/bot.yaml': teamFiles['agents/bot.yaml'].replace('read_file,', 'read_file, notes__read_note,'),
  'agents/coder.yaml': `agent: coder
for: { en: Codes, zh: 编码 }
intents: []
adapter: { kind: coding, preset: claude, command: ["${process.execPath}", ./reciting-agent.mjs, ./note.txt] }
`,
  'reciting-agent.mjs': readFileSync(join(import.meta.dirname, 'reciting-agent.mjs'), 'utf8'),
}

const firstCall = (way: Way, page: string): Call | undefined => {
  if (way === 'file') return { name: 'read_file', input: { path: 'notes.txt' } }
  if (way === 'tool') return { name: 'notes__read_note', input: {} }
  if (way === 'page') return { name: 'fetch_url', input: { url: page } }
}

export async function attacked(attack: Attack, way: Way, { team, note, page, served }: Place) {
  const root = tempFolder()
  const [workspace, outside] = [join(root, 'workspace'), join(root, 'outside')]
  for (const folder of [workspace, outside]) mkdirSync(folder)
  write(outside, { 'secret.txt': secret })
  const text = attack.text.replaceAll('{outside}', outside)
  write(workspace, { ...files, ...(way === 'file' && { 'notes.txt': text }) })
  write('/', { [note]: text })
  const before = [treeOf(workspace), treeOf(outside)]
  const { models, requests } = obedient(attack, { outside, first: firstCall(way, page) })
  const events: JournalEvent[] = []
  const onEvent = (_: string, event: JournalEvent): void => void events.push(event)
  // Quoted, so that its markers are not eve's own.
  const members = { eve: agent(() => `I read this:\n\`\`\`\n${text}\n\`\`\``) }
  const runtime = openRuntime({ data: join(root, 'data'), team, members, models, served, onEvent })
  const started = await runtime.start(team.team, { workspace, teamHash: team.hash })
  if (!started.ok) throw new Error('it did not start')
  const { conversation } = started.value
  const say = async (words: string): Promise<void> => {
    await runtime.send(conversation, { type: 'say', by: 'ann', text: words })
    await untilRest(runtime, conversation)
  }
  if (way === 'agent' || way === 'coding agent') await say(`go on [NEXT:${way === 'agent' ? 'eve' : 'coder'}]`)
  const from = events.length
  await say('what does it say? [NEXT:bot]')
  const [question] = runtime.state(conversation)?.questions ?? []
  if (way === 'page' && question) {
    const { id: questionId, hash } = question
    await runtime.send(conversation, { type: 'answer', by: 'ann', questionId, option: 'once', hash })
    await untilRest(runtime, conversation)
  }
  const state = runtime.state(conversation)
  await runtime.close()
  const changed = [treeOf(workspace), treeOf(outside)]
  return { events, since: events.slice(from), requests, state, changed, before }
}
