/**
 * Where a path in a command leads, by its text alone: nothing is looked up on disk. The kernel's sandbox is the boundary; this only
 * decides what a person is asked. Placeholders are those of fields.ts.
 *
 * P1. A path is inside only if it is inside from every folder the command may stand in.
 */
import { anyOne, anyText, star, unknown } from './fields.ts'

type Where = 'inside' | 'outside' | 'unknown' | 'device' | 'network'
export type Place = {
  /** Folders the command may stand in, relative to the workspace: `''`, `src/core`. */
  readonly folders: readonly string[]
  /** The workspace itself, where its absolute name is known. */
  readonly root?: string
}

const devices =
  /^\/dev\/(?:null|stdin|stdout|stderr|tty|zero|u?random|full|fd\/\d+)$|^\/proc\/(?:cpuinfo|meminfo|version|uptime|loadavg)$/
const wild = new RegExp(`[${star}${anyOne}${anyText}]`)

export function whereIs(path: string, { folders, root }: Place): Where {
  if (path.startsWith(unknown)) return 'unknown'
  if (/^\/+dev\/+(?:tcp|udp)\b/.test(path)) return 'network'
  const own = root !== undefined && (path === root || path.startsWith(`${root}/`))
  if (path.startsWith('/') && !own) return devices.test(path) ? 'device' : 'outside'
  if (path.startsWith('~/') || path === '~') return 'outside'
  const inner = own ? path.slice(root.length + 1) : path
  const from = own ? [''] : folders
  const found = from.map((folder) => insideFrom(folder, inner))
  return found.find((where) => where !== 'inside') ?? 'inside'
}

function insideFrom(folder: string, path: string): Where {
  let depth = folder === '' ? 0 : folder.split('/').length
  const parts = path.split('/')
  for (const [index, part] of parts.entries()) {
    if (part === '' || part === '.') continue
    // `src/$x` may be `src/../../etc`; `.?` and `.*` may match `..` in some shells.
    if (part.includes(unknown)) return 'unknown'
    const up = part === '..' || (index < parts.length - 1 && /^\./.test(part) && wild.test(part) && part.length < 4)
    depth += up ? -1 : 1
    if (depth < 0) return 'outside'
  }
  return 'inside'
}

/** The folder after `cd path`, or nothing where it leaves the workspace or cannot be known. */
export function folderAfter(path: string, folder: string, place: Place): string | undefined {
  if (whereIs(path, { ...place, folders: [folder] }) !== 'inside') return undefined
  const { root } = place
  const own = root !== undefined && (path === root || path.startsWith(`${root}/`))
  const parts = own ? [] : folder.split('/').filter((part) => part !== '')
  for (const part of (own ? path.slice(root.length) : path).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

const sample = /^\.env[^/]*\.(?:example|sample|template|dist|defaults?)$/
const code =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|c|h|cc|cpp|cs|php|md|mdx|rst|html|css|scss|vue|svelte|test|spec|snap)$/
const secretNames: readonly RegExp[] = [
  /^\.env(?:\..*|-.*)?$/,
  /^\.?env(?:rc|\.local|\.production)$/,
  /^[._](?:netrc|pgpass|htpasswd|git-credentials|npmrc|yarnrc|yarnrc\.yml|pypirc|my\.cnf|vault-token|dockercfg|boto|s3cfg)$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/,
  /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg|ovpn|tfstate|tfstate\.backup|tfvars)$/,
  /(?:^|[._-])(?:tokens?|secrets?|passwords?|passwd|credentials?|api[._-]?keys?)(?:[._-]|$)/,
  /^\.(?:\w+_history|vault_pass|terraformrc|dockerconfigjson|rclone\.conf)$|^auth\.json$/,
  /^(?:shadow|service[._-]?account.*\.json|\.?kubeconfig)$/,
]
const secretFolders = /(?:^|\/)\.(?:ssh|aws|gnupg|kube|docker|azure|gcloud|config\/gcloud|signalbox|secrets)(?:\/|$)/
const repositoryConfig = /(?:^|\/)\.git\/(?:config|credentials)/
/** What patterns are tried against. */
const likely = [
  '.env',
  '.env.local',
  '.envrc',
  '.npmrc',
  '.netrc',
  'id_rsa',
  'server.pem',
  'server.key',
  '.git-credentials',
]

/** Names that usually hold secrets, whatever their case. */
export function mayBeSecret(path: string): boolean {
  const lower = path.toLowerCase()
  if (secretFolders.test(lower) || repositoryConfig.test(lower)) return true
  const name = lower.split('/').findLast((part) => part !== '') ?? ''
  if (wild.test(name)) return matchesLikely(name)
  return !sample.test(name) && !code.test(name) && secretNames.some((pattern) => pattern.test(name))
}

/** A bare `*` names everything that is not hidden: that alone is no sign of secrets. */
function matchesLikely(pattern: string): boolean {
  if (pattern === star) return false
  const spelled = [...pattern].map((unit) => {
    if (unit === star || unit === anyText) return '.*'
    return unit === anyOne ? '.' : unit.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  })
  const matcher = new RegExp(`^${spelled.join('')}$`)
  const leading = pattern.startsWith(star)
  return likely.some((name) => matcher.test(name) && !(leading && name.startsWith('.')))
}

const protectedParts = new Set([
  ...['.git', '.signalbox', '.husky', '.hooks', '.vscode', '.idea', '.claude', '.cursor', '.devcontainer', '.circleci'],
  ...[
    '.bashrc',
    '.bash_profile',
    '.profile',
    '.zshrc',
    '.zshenv',
    '.inputrc',
    '.vimrc',
    '.gitconfig',
    '.gitmodules',
    '.envrc',
  ],
  ...[
    '.gitattributes',
    '.mcp.json',
    '.npmrc',
    '.yarnrc',
    '.yarnrc.yml',
    '.pnpmfile.cjs',
    '.pre-commit-config.yaml',
    '.tool-versions',
  ],
  ...[
    '.gitlab-ci.yml',
    '.travis.yml',
    'jenkinsfile',
    'workflows',
    '.netrc',
    '.ssh',
    '.config',
    '.cargo',
    '.mise.toml',
    '.editrc',
  ],
])

/** Names that programs run or obey: a change to them needs its own approval. */
export const isProtected = (path: string): boolean => {
  const parts = path.toLowerCase().split('/')
  return mayBeSecret(path) || parts.some((part) => protectedParts.has(part)) || wildGit(parts)
}

/** `.g*` and `.??t` may be `.git`. */
const wildGit = (parts: readonly string[]): boolean => parts.some((part) => part.startsWith('.') && wild.test(part))

const sources =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|scala|swift|c|cc|cpp|h|hpp|cs|php|exs?|erl|hs|sh|sql|vue|svelte|html|s?css|tex|toml|ya?ml)$|(?:^|\/)package(?:-lock)?\.json$/
/** By its name: written by people, and nothing that a program prints takes its place. */
export const isSource = (path: string): boolean => sources.test(path)
