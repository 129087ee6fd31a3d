/** What is known about variables without running anything: some steer other programs, some hold secrets, a few have known values. */
import { type Held, unknown } from './fields.ts'

/** Programs obey these: a value for one of them can run code, or move what they read and write. */
const steering: readonly RegExp[] = [
  /^(?:PATH|HOME|SHELL|EDITOR|PAGER|MANPAGER|BROWSER|INPUTRC|PROMPT_COMMAND|MAKEFLAGS|CFLAGS|CXXFLAGS|LDFLAGS|CPATH|TMPDIR|(?:HTTPS?|ALL|FTP|NO)_PROXY)$/i,
  /^(?:LD|DYLD|GIT|BASH|PYTHON|PERL|RUBY|NPM|YARN|SSH|RUSTC|CARGO|RUSTUP|GO|JAVA|JDK|MAVEN|GRADLE|XDG|DOCKER|KUBE|AWS|LUA|PHP|GEM|BUNDLE|ELECTRON|WATCHMAN|R)_?/i,
  /^(?:IFS|ENV|PS[0-4]|VISUAL|CC|CXX|LD|AR|AS|LESS|MORE|TAPE|GZIP|BZIP2?|XZ|ZIPOPT|UNZIP|PROMPT|SHELLOPTS|HISTFILE|TERMINFO|TERMCAP|NODE_(?!ENV$).*|LESSOPEN|LESSCLOSE|RSYNC_RSH|CVS_RSH|FPATH|CDPATH|GLOBIGNORE|EXINIT|VIMINIT|MYVIMRC|DISPLAY)$/,
]
/** Names that usually steer a program which gets them. In the shell alone they are names like any other. */
const steeringEnd =
  /(?:PATH|OPTIONS?|OPTS?|FLAGS|LIB|COMMAND|CMD|PAGER|EDITOR|BROWSER|WRAPPER|CONFIG|CONF|RC|HOME|SHELL|PRELOAD|PROXY|STARTUP|INIT|LOADER|ASKPASS|HOOKS?|DIR)$/i

const harmless =
  /^(?:LANG|LANGUAGE|LC_\w+|TZ|NODE_ENV|CI|NO_COLOR|FORCE_COLOR|CLICOLOR\w*|COLUMNS|LINES|DEBUG|VERBOSE|PORT|TERM|RUST_BACKTRACE|RUST_LOG|GOOS|GOARCH|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|[a-z][a-z0-9_]*)$/

/** How much a value for this variable can do to a program that gets it. `kept`: only the shell has it. */
export function variableKind(name: string, kept = false): 'harmless' | 'unclear' | 'steering' {
  if (harmless.test(name) && !/^(?:https?|ftp|all|no)_proxy$|^npm_/.test(name)) return 'harmless'
  const steers = steering.some((pattern) => pattern.test(name)) || (!kept && steeringEnd.test(name))
  return steers ? 'steering' : 'unclear'
}

const secret =
  /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|API_?KEY|ACCESS_?KEY|_KEY$|^KEY$|_PASS$|^PASS$|_PAT$|_AUTH$|DATABASE_URL|_DSN$|CONNECTION_?STRING|COOKIE|_SESSION$|WEBHOOK/i
export const isSecretVariable = (name: string): boolean => secret.test(name)

const numbers =
  /^(?:[?#$!]|RANDOM|SRANDOM|SECONDS|EPOCHSECONDS|LINENO|UID|EUID|PPID|BASHPID|COLUMNS|LINES|BASH_VERSION)$/
const values: Readonly<Record<string, string>> = {
  HOME: '/~',
  PWD: '.',
  OLDPWD: '/',
  TMPDIR: '/tmp',
  PATH: '/bin',
  USER: 'user',
  LOGNAME: 'user',
  SHELL: '/bin/bash',
  BASH: '/bin/bash',
  '0': 'bash',
  IFS: ' \t\n',
  '-': 'hB',
}

/** What the environment holds, for a name that the command itself does not set. */
export function fromEnvironment(name: string): Held {
  if (name === '@' || name === '*') return { items: [] }
  if (numbers.test(name)) return { alternatives: ['0'] }
  return { alternatives: [Object.hasOwn(values, name) ? (values[name] ?? unknown) : unknown] }
}
