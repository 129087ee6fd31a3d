/** A team of one person and one coding agent in a workspace; the agent is a stand-in under the real program's name. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { cli, linesOf, tempFolder } from '../cli-world.ts'

export type Event = { readonly type: string } & Readonly<Record<string, unknown>>
type World = {
  readonly team: string
  readonly workspace: string
  readonly data: string
  readonly bin: string
  readonly say: (text: string, ...answers: string[]) => Promise<readonly Event[]>
}

const fake = fileURLToPath(new URL('./fake-agent.mjs', import.meta.url))

export function teamFiles(adapter: string): Readonly<Record<string, string>> {
  return {
    'team.yaml': `team: pair
members:
  - { id: you, type: human, name: you, order: 0 }
  - { id: coder, type: ai, name: coder, order: 1, agent: ./coder.yaml }
`,
    'coder.yaml': `agent: coder
for: { en: Code, zh: 代码 }
adapter: ${adapter}
`,
  }
}

/** The stand-in on the PATH, under the name of a program. */
export function install(bin: string, ...names: readonly string[]): void {
  mkdirSync(bin, { recursive: true })
  for (const name of names) copyFileSync(fake, join(bin, name))
  writeFileSync(join(bin, 'package.json'), '{"type":"module"}')
  vi.stubEnv('PATH', [bin, process.env.PATH].join(delimiter))
  onTestFinished(() => void vi.unstubAllEnvs())
}

export function codingWorld(preset: string, adapter = `{ kind: coding, preset: ${preset} }`, settings = ''): World {
  const config = tempFolder()
  writeFileSync(join(config, 'signalbox.yaml'), settings)
  const env = { SIGNALBOX_CONFIG: config }
  const [team, workspace, data, bin] = [tempFolder(), tempFolder(), tempFolder(), tempFolder()]
  install(bin, preset)
  for (const [name, text] of Object.entries(teamFiles(adapter))) writeFileSync(join(team, name), text)
  let conversation: string | undefined
  return {
    ...{ team, workspace, data, bin },
    say: async (text, ...answers) => {
      const where = conversation === undefined ? ['--team', team, '--workspace', workspace] : ['--in', conversation]
      const args = ['run', `[NEXT:coder] ${text}`, ...where, '--data', data, '--json']
      const { out, err } = await cli([...args, ...answers.flatMap((answer) => ['--answer', answer])], { env })
      if (out === '') throw new Error(err)
      const events = linesOf(out) as Event[]
      conversation ??= String(events.at(-1)?.conversation)
      return events
    },
  }
}

export const lastWords = (events: readonly Event[], member = 'coder'): string =>
  String(events.findLast(({ type, memberId }) => type === 'member_said' && memberId === member)?.text ?? '')
export const stepsOf = (events: readonly Event[]): readonly string[] =>
  events.flatMap(({ type, step }) => (type === 'agent_step_completed' ? [String((step as Event).action)] : []))
