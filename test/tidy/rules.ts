/** The rules of tidy.test.ts as tables: who may import whom, which words are not ours, which files are data. */

type Rule = {
  /** Folders (or single files) of src it may import beside itself. */
  readonly may: readonly string[] | 'all'
  /** Packages it may import; any when absent. */
  readonly packages?: RegExp
  readonly typesOnly?: true
}

const inner = ['core', 'ports.ts', 'edge', 'teams']
const doors = [
  ...inner,
  'config',
  'views',
  'runtime',
  'journal',
  'safety',
  'understanding',
  'recall',
  'agents',
  'log',
  'tools',
  'mcp',
]
/** core ← ports ← the folders that implement a door ← client ← terminal ← tui ← cli. `views` knows only the core. */
export const arrow: Readonly<Record<string, Rule>> = {
  core: { may: [], packages: /^zod$/ },
  'ports.ts': { may: ['core'], packages: /^zod$/, typesOnly: true },
  views: { may: ['core'], packages: /^zod$/ },
  edge: { may: ['core'] },
  teams: { may: ['core', 'edge', 'views'] },
  // The user's own settings, read as strictly as a team.
  config: { may: ['core', 'edge', 'teams'] },
  journal: { may: ['core', 'ports.ts', 'edge'] },
  // What the engines that learn have in common: folding, tokens, hash, random, learner, packed weights.
  learning: { may: ['core'], packages: /^node:zlib$/ },
  safety: { may: [...inner, 'learning'] },
  understanding: { may: [...inner, 'learning'] },
  recall: { may: [...inner, 'learning', 'understanding'] },
  agents: { may: [...inner, 'views', 'log'] },
  // Language models: the only folder that knows the library that carries them.
  models: { may: [...inner, 'config', 'views', 'log', 'agents', 'tools', 'safety', 'understanding'] },
  // Servers of tools: the only folder that knows their protocol.
  mcp: { may: [...inner, 'config', 'log', 'tools'] },
  log: { may: ['core', 'ports.ts', 'edge'] },
  tools: { may: ['core', 'ports.ts', 'edge', 'log'] },
  runtime: {
    may: [
      ...inner,
      'config',
      'views',
      'journal',
      'safety',
      'understanding',
      'agents',
      'recall',
      'log',
      'tools',
      'models',
      'mcp',
    ],
  },
  // It runs the real loop: it has none of its own.
  simulate: {
    may: [...inner, 'learning', 'views', 'runtime', 'journal', 'understanding', 'safety', 'agents'],
  },
  // For the tests of those who embed us.
  testing: { may: [...doors, 'learning'] },
  // It holds the embedded program, in a worker of its own.
  client: { may: doors },
  // What the commands and the screens share. Neither is known to it.
  terminal: { may: ['core', 'views', 'client'] },
  tui: { may: ['core', 'views', 'client', 'terminal'] },
  // It starts the screens.
  cli: { may: 'all' },
  'index.ts': { may: 'all' },
  'testing.ts': { may: ['testing'] },
}

type Banned = {
  readonly word: RegExp
  /** What to write instead. */
  readonly use: string
  readonly only?: RegExp
  readonly not?: RegExp
}
/** Rows that engines learn from, and their patterns, hold whatever people say. */
const data = /\/(?:rows|fixtures|journals|data)\/|rules-\w+\.ts$|word-families\.ts$|weights\.ts$/
export const banned: readonly Banned[] = [
  { word: /\b(?:TODO|FIXME|XXX|HACK)\b/, use: 'do it, or leave it out', not: data },
  { word: /\b\w*Manager\b/, use: 'name what it does' },
  { word: /^(?:export )?const [A-Z][A-Z\d_]{2,}\b/, use: 'a constant is named like anything else' },
  { word: /[a-z]V2\b|\blegacy\b/, use: 'replace, never keep a second generation', not: data },
  { word: /\b(?:backlog|sprint|roadmap|milestone)s?\b/i, use: 'say why, not how work is organised', not: data },
  { word: /\b(?:issue|ticket)s? #?\d/i, use: 'say why, not how work is organised', not: data },
  {
    word: /\b(?:SPEC §|INTERFACES\b|RELIABILITY\b)/,
    use: 'cite docs/design.md, docs/guarantees.md or the page that says it',
  },
  { word: /\b(?:this|last|next|previous) session\b/i, use: 'say why, not how work is organised', not: data },
  { word: /new Runtime\(/, use: 'open it with openRuntime', not: /^src\/runtime\/put-together\.ts$/ },
  { word: /biome-ignore|@ts-ignore|@ts-expect-error|@ts-nocheck/, use: 'mend the code instead' },
]

export const bannedNames = /(?:^|\/)(?:utils?|helpers?|misc|common|\w*-?manager|\w*-?service)\.tsx?$/

/** Data and tables, which may be as long as what they list. */
export const tables: readonly string[] = [
  'src/safety/weights.ts',
  'src/teams/problem-texts.ts',
  'src/views/texts/',
  'src/core/state/events.ts',
  'src/tools/commands/programs/',
  'scripts/training/rows/',
]

/** Pages that tests and simulated agents write into folders of their own. */
export const written: ReadonlySet<string> = new Set(['notes.md', 'claude/CLAUDE.md', 'codex/AGENTS.md', 'GEMINI.md'])

/**
 * Where tests set a timer of the machine, how often, and why. A test waits for a condition, never for a time: a fixed time is too
 * short on a slow machine and too long on every other. `fixed` ones still do; that list only shrinks.
 */
export const timers: Readonly<Record<string, { readonly times: number; readonly why: string; readonly fixed?: true }>> =
  {
    'test/agents/hand-clock.ts': { times: 1, why: 'looks again until the condition holds' },
    'test/tui/tmux.ts': { times: 1, why: 'looks again until the screen shows it' },
    'test/front-desk/desk.ts': {
      times: 3,
      why: 'a clock that skips ahead; frames that wait for the commit before them',
    },
    'test/cli-writer.ts': { times: 1, why: 'a program under load draws breath between two messages' },
    'test/torture/lived.ts': { times: 1, why: 'the moment of the kill is drawn' },
    'test/torture/killed-functions-program.ts': { times: 1, why: 'stays until it is killed' },
    'test/torture/killed-decisions-program.ts': { times: 1, why: 'stays until it is killed' },
    'test/torture/kills.ts': { times: 1, why: 'the moment of the kill is what is drawn' },
    'test/torture/lost-files.ts': { times: 1, why: 'tries again until the file is looked at' },
    'test/torture/killed-program.ts': { times: 1, why: 'stays alive until it is killed' },
    'test/workspace/swapper.ts': {
      times: 1,
      why: 'an attacker lets the folder be for a moment that differs each time',
    },
    'test/workflow-state/child.ts': { times: 1, why: 'stays alive until it is killed' },
    'test/contracts/adapter-contract.ts': { times: 2, why: 'ten short rounds, for what should not come', fixed: true },
    'test/e2e-terminal.test.ts': { times: 1, why: 'a program with a planted bug looks for its cue' },
  }
