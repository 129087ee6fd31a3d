/**
 * Ways to call a program that only print a report: about itself, what is installed, what runs on this machine. Each is written out from
 * its first word to its last, so that no further option can make it something else.
 *
 * R1. A word of the line that is no option is `W`, a file of the workspace is `F`, one that is only asked about `P`, a number is `N`.
 * R2. The options that may stand beside are those of `flags`, which change how much is printed and nothing else.
 */
import { unknown } from '../fields.ts'
import { type Finding, finding } from '../finding.ts'

type Forms = { readonly kind?: 'reads_workspace'; readonly forms: string }

/** By the program's name; forms are separated by `|`. */
const forms: Readonly<Record<string, string | Forms>> = {
  // What is installed.
  'pip pip3': 'list|freeze|check|show W+|config list|config get W|cache dir|cache info|cache list|debug',
  'conda mamba micromamba': 'list|info|env list|config --show|config --show-sources',
  poetry: 'show|show W|env info|env list|version|check|config --list|about',
  uv: 'pip list|pip freeze|pip check|pip show W+|python list|version|cache dir|tool list',
  pipdeptree: '|-p W|-r',
  'pipx hatch pdm': 'list|env show|info|show|environment',
  cargo: '--list|-V|pkgid|locate-project',
  rustup: 'show|toolchain list|target list|component list|which W|check|show active-toolchain',
  rustc: '--print W|-V|-vV',
  go: 'tool|env|env W+|version|help|help W',
  gem: 'env|environment|list|list W|which W+|contents W|dependency W|info W|stale',
  'bundle bundler': 'list|show|show W|info W|config|config list|platform|version|env',
  composer: 'show|show W|validate|licenses|depends W|why W|check-platform-reqs|about|config --list',
  php: '--ini|-m|--modules|-v',
  brew: 'list|list W+|info|info W+|deps W+|config|leaves|uses W|desc W|services list|--prefix|--prefix W|--cellar|--repository|cat W|doctor|commands|tap|options W',
  'apt apt-cache apt-mark':
    'list|show W+|policy|policy W+|showmanual|showauto|showhold|depends W|rdepends W|madison W|stats|showpkg W',
  'dpkg dpkg-query':
    '-l|-l W|-L W|-s W|-S W|-S P|--list|--get-selections|--status W|--listfiles W|--search W|--print-architecture|-W',
  rpm: '-qa|-q W+|-qi W|-ql W|-qR W|-qc W|-qd W|-V W|-qf P|--query W|-q --whatprovides W|-qa --last',
  'dnf yum':
    'repolist|list|list installed|list W|info W|history|history list|provides W|repoquery W|grouplist|--version',
  pacman: '-Q|-Qi W+|-Ql W|-Qs W|-Qo P|-Qe|-Qm|-Qdt|-Qet|-Qu|-Qq|-Qk W|-V',
  'apk snap flatpak': 'info|info W|list|list -I|list W|version|policy W|list --installed|remotes|history',
  'nix-env nix-store nix-channel': '-q|--query|-q --installed|--list|--list-generations|-q --references F|-q --tree F',
  nix: 'profile list|show-config|registry list|flake metadata',
  'port pkg xbps-query zypper equery eix opam':
    'installed|list|info|info W|list --installed|-l|search W|se W|lr|switch list|switch show|env|config list',
  'nvm fnm volta pyenv rbenv asdf mise sdk':
    'ls|list|current|versions|version|which W|where W|list W|plugin list|doctor|root|current W',
  'javap jps': { kind: 'reads_workspace', forms: '|-c F+|-p F+|-v F+|-l|-lv|-c -p F+|F+' },
  dotnet: '--info|--list-sdks|--list-runtimes|nuget locals all --list|workload list|tool list',
  'xcode-select xcrun xcodebuild': '-p|--print-path|--show-sdk-path|--find W|-showsdks|-list|--sdk W --show-sdk-path',
  'pkg-config pkgconf':
    '--libs W+|--cflags W+|--modversion W+|--exists W+|--list-all|--libs --cflags W+|--cflags --libs W+|--variable=W W',
  'gcc g++ cc c++ clang clang++ gfortran':
    '-v|-dumpmachine|-dumpversion|-dumpfullversion|-print-search-dirs|-print-sysroot|--print-search-dirs|-print-targets|-print-file-name=W',
  'llvm-config python3-config python-config sdl2-config curl-config pg_config':
    '|--version|--libs|--cflags|--prefix|--includes|--ldflags|--bindir|--features',
  node: '--v8-options|--v8-options W|-h',
  deno: 'info|types',
  'c++filt demangle': 'W+|',
  // What runs.
  systemctl:
    '--failed|--all|list-timers|list-sockets|list-dependencies|list-dependencies W|list-jobs|list-machines|list-paths|is-failed W|is-system-running|get-default|status|help W|list-units --failed|list-units --type=W|list-units --state=W|list-unit-files --state=W|--type=W|--user status W|--user list-units|--user list-timers|-t W',
  'coredumpctl busctl machinectl portablectl oomctl homectl': 'list|info|tree|status|status W|dump|tree W|inspect W',
  'systemd-analyze systemd-detect-virt systemd-path systemd-cgls systemd-cgtop':
    '|blame|critical-chain|critical-chain W|time|security|security W|dump|unit-paths|-n N|-b',
  atq: '',
  at: '-l',
  pm2: 'list|ls|l|status|show W|info W|describe W|logs|logs W|logs --lines N --nostream|logs W --lines N --nostream|jlist|id W|pid W',
  supervisorctl: 'status|status W|avail|version|pid|pid W|maintail|tail W',
  tmux: 'ls|list-sessions|list-windows|list-panes|-V|list-keys|info|lsk',
  screen: '-ls|-list|-v',
  'tasklist systeminfo ipconfig ver whoami': '|/all|/v|/svc|/groups|/priv',
  reg: 'query W',
  sc: 'query|query W|queryex W|qc W',
  net: 'user|start|share|view|use|localgroup|accounts|statistics W',
  schtasks: '/query|/query /fo W|/query /fo W /v',
  // The machine.
  system_profiler: '|W+|-listDataTypes|-detailLevel W|-json W|W -json',
  diskutil: 'list|list W|info W|info /|apfs list|cs list|activity|info -all',
  defaults: 'domains|read W|read W W|read-type W W|find W|read',
  launchctl: 'list|list W|print W|print-disabled W|blame W|managername|dumpstate|version',
  pmset: '-g|-g W',
  codesign: '-dv F|-d F|-v F|--verify F|-dvvv F|-dv --verbose=N F|--display F|-d --entitlements - F|-vv F',
  spctl: '--status|-a F|--assess F|-a -v F|--assess --verbose F',
  networksetup:
    '-listallhardwareports|-listallnetworkservices|-getinfo W|-getdnsservers W|-getairportnetwork W|-listnetworkserviceorder',
  scutil: '--dns|--proxy|--get W|--nwi',
  dscl: '. -list W|. -read W|. list W|. read W|. -list /Users|. list /Users',
  tmutil: 'status|listbackups|destinationinfo|latestbackup|listlocalsnapshots /|currentphase',
  csrutil: 'status|authenticated-root status',
  hdiutil: 'info|imageinfo F',
  'ioreg kextstat nvram machine': '|-l|-p|-c W|-p W|-w N -l',
  ldconfig: '-p|--print-cache|-V',
  'lscpu lspci lsusb lsmem hwinfo lshw dmidecode inxi': '|-v|-k|-nn|-vv|-t|-short|-F|-b|--short|-e|-J',
  vagrant: 'status|global-status|box list|version|port|validate|plugin list|snapshot list',
  packer: { kind: 'reads_workspace', forms: 'validate F|inspect F|fmt -check F|fmt -check -diff F|version' },
  'minikube kind k3d': 'status|version|get clusters|profile list|ip|cluster list|node list|addons list',
  gcloud: 'config list|config configurations list|info|version|config get-value W|components list|help',
  az: 'version|cloud list|configure -l',
  code: '--list-extensions|--list-extensions --show-versions|-v|-s|--status',
  'ssh nc ncat emacs vim nvim': '-V|-h|-v',
  make: '-h|-v|--help',
  python: '-h|-VV',
  ffmpeg: {
    kind: 'reads_workspace',
    forms:
      '-version|-formats|-codecs|-encoders|-decoders|-filters|-pix_fmts|-protocols|-hide_banner -version|-i F|-hide_banner -i F|-hide_banner -encoders|-hide_banner -formats',
  },
  pandoc: {
    kind: 'reads_workspace',
    forms:
      'F+|-t W F+|-f W F+|-f W -t W F+|-s F+|-t W -s F+|F+ -t W|--to W F+|--list-input-formats|--list-output-formats',
  },
  // Checks that run nothing of the project.
  'hadolint actionlint yamllint jsonlint codespell typos vale xmlwf': {
    kind: 'reads_workspace',
    forms: '|F+|-f W F+|-s F+|-d W F+',
  },
  ruff: {
    kind: 'reads_workspace',
    forms: 'format --check|format --check F+|format --diff F+|rule W|linter',
  },
  black: { kind: 'reads_workspace', forms: '--check F+|--check --diff F+|--diff F+' },
  isort: { kind: 'reads_workspace', forms: '--check F+|--check-only F+|-c F+|--diff F+|--check --diff F+' },
  gofmt: { kind: 'reads_workspace', forms: '-l F+|-d F+|-l -s F+|-s -l F+|F+' },
  'clang-format yapf': {
    kind: 'reads_workspace',
    forms: '--dry-run F+|--dry-run -Werror F+|-n F+|-n -Werror F+|-d F+|--diff F+|F+',
  },
  shfmt: { kind: 'reads_workspace', forms: '-d F+|-l F+|-i N -d F+|-i N -l F+|F+' },
  taplo: { kind: 'reads_workspace', forms: 'check|check F+|format --check F+|fmt --check F+|lint F+' },
  stylua: { kind: 'reads_workspace', forms: '--check F+' },
  'cppcheck clang-check flawfinder': { kind: 'reads_workspace', forms: 'F+|--enable=W F+|--quiet F+' },
  'php luac ruby': { kind: 'reads_workspace', forms: '-l F|-p F|-c F|-wc F|-cw F' },
  'ansible-doc ansible-galaxy ansible-config': '-l|W|list|collection list|role list|dump --only-changed',
}

const flags =
  /^(?:-[vqajl1]|--(?:verbose|quiet|json|all|long|no-pager|no-legend|full|plain|tree|outdated|parseable|installed|versions|formula|cask|top-level|no-dev|global|local|user|depth[= ]?-?\d*|format[= ]?\w*|output[= ]?(?:json|yaml|text|table|wide)|columns=[\w,]+|no-color|color=\w+|no-headers|upgradable|manual-installed))$/

type Pattern = { readonly words: readonly string[]; readonly kind: NonNullable<Forms['kind']> | 'reads_machine' }
const byName: ReadonlyMap<string, readonly Pattern[]> = new Map(
  Object.entries(forms)
    .flatMap(([names, written]) => names.split(' ').map((name) => [name, written] as const))
    .reduce((all, [name, written]) => {
      const { kind = 'reads_machine', forms: text } = typeof written === 'string' ? { forms: written } : written
      const patterns = text.split('|').map((form): Pattern => ({ words: form.split(' ').filter(Boolean), kind }))
      return all.set(name, [...(all.get(name) ?? []), ...patterns])
    }, new Map<string, readonly Pattern[]>()),
)

type RatePath = (path: string) => readonly Finding[]
/** Nothing where the call is none of these. */
export function rateReport(name: string, args: readonly string[], ratePath: RatePath): readonly Finding[] | undefined {
  if (args.some((arg) => arg.includes(unknown))) return
  for (const { words, kind } of byName.get(name) ?? []) {
    const files =
      matched(words, args) ??
      matched(
        words,
        args.filter((arg) => !flags.test(arg)),
      )
    if (files) return [finding(kind, name), ...files.flatMap(ratePath)]
  }
  return
}

const isWord = (text: string | undefined): text is string =>
  text !== undefined && /^[\w@][\w@.+:/,-]*$/.test(text) && !text.startsWith('/')
const isFile = (text: string | undefined): text is string => text !== undefined && text !== '' && !text.startsWith('-')

/** The files that it names, where the words are those of the form. */
function matched(form: readonly string[], args: readonly string[]): readonly string[] | undefined {
  const files: string[] = []
  let at = 0
  for (const word of form) {
    const [sign = ''] = /^[WFPN](?=\+?$)/.exec(word) ?? []
    if (sign === '') {
      if (!sameWord(word, args[at])) return
      at++
      continue
    }
    const fits = (text: string | undefined): text is string =>
      sign === 'F' || sign === 'P' ? isFile(text) : sign === 'N' ? /^\d+$/.test(text ?? '') : isWord(text)
    const start = at
    while (fits(args[at]) && (word.endsWith('+') || at === start)) at++
    if (at === start) return
    if (sign === 'F') files.push(...args.slice(start, at))
  }
  return at === args.length ? files : undefined
}

/** `--type=W` stands for any word behind the sign. */
const sameWord = (word: string, arg: string | undefined): boolean =>
  word.endsWith('=W') ? arg?.startsWith(word.slice(0, -1)) === true && isWord(arg.slice(word.length - 1)) : word === arg
