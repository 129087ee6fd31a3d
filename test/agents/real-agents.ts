/**
 * `npm run test:agents`: goose and Codex as their makers publish them, in a team with a person, against a provider on loopback. Each
 * does an edit that lands with our diff, is refused outside of its paths, and is undone. Without the network of a provider nothing
 * else can be tried here; it is no part of `npm test` because the programs take hundreds of megabytes.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { openSignalbox } from '../../src/runtime/embedded.ts'
import { loadTeam } from '../../src/teams/read-team.ts'
import { orThrow } from '../../src/views/or-throw.ts'
import { openProvider } from './stub-provider.ts'

const here = import.meta.dirname
const program = join(here, '..', '..', 'src', 'cli', 'bin.ts')
type Event = Readonly<Record<string, unknown>>

const settings = {
  goose: (url: string): Record<string, string> => ({
    ...{ GOOSE_PROVIDER: 'openai', GOOSE_MODEL: 'stub', OPENAI_HOST: url, OPENAI_API_KEY: 'stub-key' },
  }),
  codex: (): Record<string, string> => ({ OPENAI_API_KEY: 'stub-key' }),
}
type Agent = keyof typeof settings

const codexSettings = (url: string): string =>
  [
    'model = "stub"\nmodel_provider = "stub"\n[model_providers.stub]\nname = "stub"',
    `base_url = "${url}/v1"\nwire_api = "responses"\nenv_key = "OPENAI_API_KEY"\n`,
  ].join('\n')

class World {
  readonly #folder = mkdtempSync(join(process.env.HOME ?? tmpdir(), '.signalbox-agents-'))
  readonly workspace = this.#made('workspace')
  readonly #home = this.#made('home')
  readonly #data = join(this.#folder, 'data')
  readonly #agent: Agent
  readonly #url: string

  constructor(agent: Agent, url: string) {
    this.#agent = agent
    this.#url = url
    mkdirSync(join(this.#home, '.codex'))
    writeFileSync(join(this.#home, '.codex', 'config.toml'), codexSettings(url))
  }

  /** A team whose agent may change what `paths` names. */
  team(name: string, paths?: readonly string[]): string {
    const team = this.#made(name)
    const adapter = { kind: 'coding', preset: this.#agent, ...(paths && { paths }) }
    const members = [
      { id: 'you', type: 'human', name: 'you', order: 0 },
      { id: 'coder', type: 'ai', name: 'coder', order: 1, agent: './coder.yaml' },
    ]
    writeFileSync(join(team, 'team.yaml'), JSON.stringify({ team: name, members }))
    writeFileSync(
      join(team, 'coder.yaml'),
      JSON.stringify({ agent: 'coder', for: { en: 'Code', zh: '代码' }, adapter }),
    )
    return team
  }

  async signalbox(...args: readonly string[]): Promise<readonly Event[]> {
    const path = [join(here, 'node_modules', '.bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
    const env = { ...settings[this.#agent](this.#url), PATH: path, HOME: this.#home, LANG: 'C.UTF-8' }
    const data = ['--data', this.#data, '--json']
    const child = spawn(process.execPath, [program, ...args, ...data], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const chunks: Buffer[] = []
    for await (const chunk of child.stdout) chunks.push(chunk as Buffer)
    const lines = Buffer.concat(chunks).toString('utf8').split('\n')
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Event)
  }

  async undo(conversation: string): Promise<void> {
    const team = await loadTeam(join(this.#folder, 'pair'))
    if (!team.ok) throw new Error('the team cannot be read')
    const box = orThrow(await openSignalbox({ data: this.#data, team: team.value }))
    await box.undo(conversation, { by: 'you' })
    await box.close()
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #made(name: string): string {
    const folder = join(this.#folder, name)
    mkdirSync(folder)
    return folder
  }
}

function check(agent: Agent, what: string, holds: boolean): void {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${agent}: ${what}`)
  if (!holds) process.exitCode = 1
}

async function tryAgent(agent: Agent, url: string): Promise<void> {
  const world = new World(agent, url)
  try {
    const file = join(world.workspace, 'hello.txt')
    writeFileSync(file, 'before\n')
    const task = '[NEXT:coder] WRITE hello.txt <<after>>'
    const where = ['--workspace', world.workspace]
    const events = await world.signalbox('run', task, '--team', world.team('pair'), ...where, '--answer', 'once')
    const prepared = JSON.stringify(events.find(({ type }) => type === 'decision_prepared') ?? '')
    check(agent, 'its edit is shown as a diff of ours', prepared.includes('-before') && prepared.includes('+after'))
    check(agent, 'its edit lands', readFileSync(file, 'utf8') === 'after')
    await world.undo(String(events.at(-1)?.conversation))
    check(agent, 'its edit is undone', readFileSync(file, 'utf8') === 'before\n')
    const held = await world.signalbox('run', task, '--team', world.team('held', ['src/**']), ...where)
    check(
      agent,
      'outside of its paths it is refused',
      held.some(({ type }) => type === 'decision_refused'),
    )
    check(agent, 'and nothing lands', readFileSync(file, 'utf8') === 'before\n')
  } finally {
    world.remove()
  }
}

if (!existsSync(join(here, 'node_modules', '.bin', 'codex'))) {
  const installed = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' })
  if (installed.status !== 0) process.exit(1)
}
const provider = await openProvider()
for (const agent of Object.keys(settings) as Agent[]) await tryAgent(agent, provider.url)
provider.close()
