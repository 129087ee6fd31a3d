/**
 * How each coding agent is started without a person at its terminal, what it is given to sign in, and how its stream is read. All of
 * them read what to do from their standard input.
 *
 * Z1. Behind our walls an agent needs no sandbox of its own; where there are none, it keeps the strictest that it has.
 * Z2. `keys` are variables of ours that it may see. `files` lie below the user's home; it gets copies, and only those that are `kept`
 *     come back, because they hold tokens that it renews.
 */
import type { Held } from '../../core/contracts/aside.ts'
import type { CodingPreset } from '../../teams/coding-presets.ts'
import type { Translator } from './heard.ts'
import * as translators from './translators.ts'

type Preset = {
  readonly command: (held: Held) => readonly string[]
  readonly translate: Translator
  readonly keys: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly files: readonly string[]
  readonly kept: readonly string[]
}

/** How machines reach the network, where they do not do so directly. */
const network = [
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS'],
]
const anthropic = ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL']
const openai = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_HOST']
const google = ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GEMINI_BASE_URL']
const everyday = ['.gitconfig', '.config/git/config', '.config/git/ignore']

export const presets: Readonly<Record<CodingPreset, Preset>> = {
  claude: {
    command: () => [
      ...['claude', '-p', '--output-format', 'stream-json', '--verbose'],
      ...['--permission-mode', 'acceptEdits'],
    ],
    translate: translators.claude,
    keys: [...network, ...anthropic, 'CLAUDE_CODE_OAUTH_TOKEN'],
    env: { CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1' },
    files: [...everyday, '.claude.json', '.claude/.credentials.json', '.claude/settings.json', '.claude/CLAUDE.md'],
    kept: ['.claude/.credentials.json'],
  },
  codex: {
    command: (held) => [
      ...['codex', 'exec', '--json', '--skip-git-repo-check'],
      ...['-s', held === 'overlay' ? 'danger-full-access' : 'workspace-write', '-'], // Z1
    ],
    translate: translators.codex,
    keys: [...network, ...openai, 'CODEX_API_KEY'],
    env: {},
    files: [...everyday, '.codex/auth.json', '.codex/config.toml', '.codex/AGENTS.md'],
    kept: ['.codex/auth.json'],
  },
  gemini: {
    command: () => ['gemini', '-o', 'stream-json', '--approval-mode', 'auto_edit', '--skip-trust'],
    translate: translators.gemini,
    keys: [
      ...network,
      ...google,
      ...[
        'GOOGLE_CLOUD_PROJECT',
        'GOOGLE_CLOUD_LOCATION',
        'GOOGLE_GENAI_USE_VERTEXAI',
        'GOOGLE_GENAI_USE_GCA',
        'GEMINI_MODEL',
      ],
    ],
    env: {},
    files: [
      ...everyday,
      ...['settings.json', 'oauth_creds.json', 'google_accounts.json', 'installation_id', 'GEMINI.md'].map(
        (name) => `.gemini/${name}`,
      ),
    ],
    kept: ['.gemini/oauth_creds.json'],
  },
  goose: {
    command: () => [
      ...['goose', 'run', '--no-session', '--with-builtin', 'developer'],
      ...['-i', '-', '--output-format', 'stream-json'],
    ],
    translate: translators.goose,
    keys: [
      ...network,
      ...anthropic,
      ...openai,
      ...google,
      ...['GOOSE_PROVIDER', 'GOOSE_MODEL', 'ANTHROPIC_HOST', 'OLLAMA_HOST', 'OPENROUTER_API_KEY'],
    ],
    env: { GOOSE_MODE: 'auto', GOOSE_DISABLE_KEYRING: '1' },
    files: [...everyday, '.config/goose/config.yaml', '.config/goose/secrets.yaml'],
    kept: ['.config/goose/secrets.yaml'],
  },
  opencode: {
    command: () => ['opencode', 'run', '--auto', '--format', 'json'],
    translate: translators.opencode,
    keys: [...network, ...anthropic, ...openai, ...google, 'OPENROUTER_API_KEY', 'OPENCODE_DISABLE_MODELS_FETCH'],
    env: {},
    files: [
      ...everyday,
      ...['opencode.json', 'opencode.jsonc', 'AGENTS.md'].map((name) => `.config/opencode/${name}`),
      '.local/share/opencode/auth.json',
    ],
    kept: ['.local/share/opencode/auth.json'],
  },
  plain: { command: () => ['plain'], translate: translators.plain, keys: network, env: {}, files: everyday, kept: [] },
}
