/**
 * Names that need an approval of their own inside any scope: what runs by itself (hooks, rc files, settings of editors and agents),
 * what holds the history (.git), our own state, and secrets. Names are compared as the most forgiving file system would: without
 * case, ignorable characters, trailing dots and blanks, and stream names.
 */

/** `secret` needs an approval for reading too. */
export type Protection = 'secret' | 'guarded'

export function protectionOf(path: string): Protection | undefined {
  const parts = path.split('/').map(folded)
  const name = parts.at(-1) ?? ''
  if (parts.some((part) => secretFolders.has(part)) || isSecretFile(name) || isSecretInside(parts)) return 'secret'
  const isGuarded = parts.some((part) => guardedFolders.has(part)) || guardedFiles.has(name)
  return isGuarded || isHook(parts) || isBareGit(parts) ? 'guarded' : undefined
}

const named = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const secretFolders = named('.signalbox .ssh .gnupg .aws .azure .kube .gcloud')
const secretFiles = named(`
  .npmrc .yarnrc.yml .netrc _netrc .pypirc .pgpass .my.cnf .git-credentials .dockercfg .htpasswd .terraformrc .vault-token .boto
  .s3cfg kubeconfig id_rsa id_dsa id_ecdsa id_ed25519 credentials credentials.json secrets.json secrets.yaml secrets.yml
  service-account.json`)
const guardedFolders = named(
  '.git git~1 .hg .svn .husky .githooks .vscode .idea .claude .codex .gemini .cursor .devcontainer',
)
const guardedFiles = named(`
  .gitmodules .gitconfig .gitattributes .mcp.json .pre-commit-config.yaml lefthook.yml .lefthook.yml .envrc .profile .login .logout
  .bashrc .bash_profile .bash_login .bash_logout .bash_aliases .zshrc .zshenv .zprofile .zlogin .zlogout .kshrc .cshrc .tcshrc
  .inputrc .pam_environment .xprofile .xinitrc .xsession .vimrc .exrc .gdbinit .lldbinit .curlrc .wgetrc .screenrc .tmux.conf
  .mailrc .ripgreprc .sqliterc .irbrc .pryrc .pythonrc .condarc .mocharc .yarnrc .bazelrc`)
const gitHooks = /^(?:pre|post|prepare|commit|applypatch|update|sendemail|fsmonitor|reference|proc|push)(?:-[a-z-]+)?$/

const isSecretFile = (name: string): boolean =>
  secretFiles.has(name) ||
  (/^\.env(?:$|[._-])/.test(name) && !/[._-](?:example|sample|template|dist|defaults?)$/.test(name)) ||
  /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk)$/.test(name)

/** Settings of a repository may hold passwords in the addresses of its remotes; docker keeps its own beside other files. */
function isSecretInside(parts: readonly string[]): boolean {
  const name = parts.at(-1) ?? ''
  const folders = parts.slice(0, -1)
  if (folders.some((part) => part === '.git' || part === 'git~1'))
    return /^(?:config(?:\.worktree)?|credentials)$/.test(name)
  return folders.at(-1) === '.docker' && name === 'config.json'
}

/** A folder named `hooks` may be anything; the file names of git's own hooks are not. */
const isHook = (parts: readonly string[]): boolean => parts.at(-2) === 'hooks' && gitHooks.test(parts.at(-1) ?? '')

/** The inner files of a repository without a work tree: `x.git/config`, `x.git/hooks/…`. */
const isBareGit = (parts: readonly string[]): boolean => parts.slice(0, -1).some((part) => /.\.git$/.test(part))

const folded = (part: string): string =>
  part
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/:.*$/s, '')
    .toLowerCase()
    .replace(/(?<![. ])[. ]+$/, '')
