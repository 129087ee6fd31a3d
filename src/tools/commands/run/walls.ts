/**
 * The arguments of bubblewrap for one command. It sees the system's programs and the workspace, and nothing else: no home, no data
 * folder of ours, no other process, and no network.
 */
import { copyFileSync, cpSync, existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const systemFolders = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/opt', '/nix/store']
/** What programs need of /etc to find their libraries, names, certificates and the time. Nothing of it is secret. */
const settings = [
  ...['ld.so.cache', 'ld.so.conf', 'ld.so.conf.d', 'alternatives', 'passwd', 'group', 'nsswitch.conf', 'hosts'],
  ...[
    'host.conf',
    'localtime',
    'timezone',
    'os-release',
    'debian_version',
    'ssl',
    'ca-certificates',
    'pki',
    'mime.types',
  ],
  ...[
    'services',
    'protocols',
    'terminfo',
    'java',
    'java-17-openjdk',
    'java-21-openjdk',
    'python3',
    'python3.11',
    'perl',
  ],
  ...['php', 'fonts', 'gai.conf'],
]
const made = new Map<string, string>()

/** A copy of these, made once for each data folder: every single mount would cost each command a millisecond. */
function settingsIn(data: string): string {
  const folder = made.get(data) ?? join(data, 'etc')
  if (made.has(data)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const filter = (path: string): boolean => !/\/private(?:\/|$)/.test(path)
  for (const name of settings.filter((known) => existsSync(`/etc/${known}`)))
    cpSync(`/etc/${name}`, join(folder, name), { recursive: true, verbatimSymlinks: true, filter })
  made.set(data, folder)
  return folder
}

/** Who calls others has to find them: where names are looked up may have changed since the copy was made. */
function withNames(folder: string): string {
  if (existsSync('/etc/resolv.conf')) copyFileSync('/etc/resolv.conf', join(folder, 'resolv.conf'))
  return folder
}

/** Enough to try whether bubblewrap works at all. */
export const bareArgs = (): readonly string[] => [...walls, ...system()]

const walls = [
  '--unshare-all',
  '--die-with-parent',
  '--new-session',
  '--cap-drop',
  'ALL',
  '--clearenv',
  '--hostname',
  'sandbox',
]

type Held = {
  readonly root: string
  readonly data: string
  readonly cwd: string
  /** The workspace as a whole, writable or not; an overlay is mounted there already. */
  readonly writable: boolean
  /** Folders inside it that are written directly: where each is, and where it is seen. */
  readonly scratch: readonly { readonly from: string; readonly path: string }[]
  /** Absolute folders and files that must not be seen. */
  readonly hidden: readonly { readonly path: string; readonly kind: 'file' | 'folder' }[]
  readonly environment: Readonly<Record<string, string>>
  /** More that it may see, read-only. */
  readonly seen?: readonly string[]
  /** A home of its own, writable: where it lies, and where it is seen. */
  readonly home?: { readonly from: string; readonly at: string }
  /** It shares the network of this machine. Nothing then limits whom it calls. */
  readonly network?: boolean
}

export function wallArgs(held: Held): readonly string[] {
  const { root, data, cwd, writable, scratch, hidden, environment, seen = [], home, network = false } = held
  return [
    ...walls,
    ...(network ? ['--share-net'] : []),
    ...identity(),
    ...system(),
    ...['--ro-bind', network ? withNames(settingsIn(data)) : settingsIn(data), '/etc'],
    ...(home ? ['--bind', home.from, home.at] : []),
    ...toolFolders(environment.PATH ?? '', root).flatMap(readOnly),
    ...[writable ? '--bind' : '--ro-bind', root, root],
    ...(writable ? scratch.flatMap(({ from, path }) => ['--bind', from, path]) : []),
    ...seen.flatMap(readOnly),
    ...hidden.flatMap(({ path, kind }) => (kind === 'folder' ? ['--tmpfs', path] : ['--ro-bind', '/dev/null', path])),
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--chdir', cwd],
  ]
}

/** Files keep the owner they have outside. */
const identity = (): readonly string[] => [
  '--uid',
  String(process.getuid?.() ?? 0),
  '--gid',
  String(process.getgid?.() ?? 0),
]

const readOnly = (path: string): readonly string[] => ['--ro-bind', path, path]

const system = (): readonly string[] => [
  ...readOnly('/usr'),
  ...systemFolders.flatMap((path) => {
    if (!existsSync(path)) return []
    return lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : readOnly(path)
  }),
  ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--dir', '/tmp/home'],
]

const nodes = new Map<string, readonly string[]>()

/** The first `node` of the path may be a link to another folder, as in `node_modules/.bin`: without that folder another one is found. */
function nodeFolder(path: string, folders: readonly string[]): readonly string[] {
  const known = nodes.get(path)
  if (known) return known
  const first = folders.map((folder) => join(folder, 'node')).find((file) => existsSync(file))
  const found = first === undefined ? [] : [dirname(realpathSync(first))]
  nodes.set(path, found)
  return found
}

/** Programs that are installed elsewhere: their folder, and the libraries beside it. */
function toolFolders(path: string, root: string): readonly string[] {
  const inside = (folder: string): boolean => folder === root || folder.startsWith(`${root}/`)
  const folders = path
    .split(delimiter)
    .filter((folder) => folder.startsWith('/') && !inside(folder) && existsSync(folder))
  const more = [...folders.flatMap((folder) => [folder, join(dirname(folder), 'lib')]), ...nodeFolder(path, folders)]
  return [...new Set(more)].filter(
    (folder) => existsSync(folder) && !/^\/(?:usr|bin|sbin|lib|opt|nix)(?:\/|$)/.test(folder) && folder !== '/',
  )
}
