/**
 * What a task of a project is called says what it does: `npm run deploy`, `rake db:drop`, `./scripts/wipe.sh`, `manage.py flush`. Nobody
 * here reads the code behind it, so the name is believed.
 */
import { type Finding, finding } from './finding.ts'

const leaves =
  /^(?:re|pre|post)?(?:deploy|publish|releas|upload|ship|push|promot|provision|rollout|prod$|production|live$|notariz|broadcast|announc)/
const loses =
  /^(?:nuke|wip(?:e|ing)|purg|destroy|drop|reset|flush|truncat|delet|eras|remov|rm$|uninstall|prun|teardown|rollback|downgrad|obliterat|expung|unpublish|migrat|fresh$|reindex|restor|overwrit|kill|zero$|rotate)/
const installs = /^(?:install|uninstall)$/

/** A name, the words of a call, or the file of a script. */
export function toldByName(...words: readonly string[]): readonly Finding[] {
  return words.flatMap((word) => {
    if (/\s/.test(word)) return []
    const parts = partsOf(word.replace(/^.*\/(?=[^/])/, ''))
    if (parts.some((part) => leaves.test(part))) return [finding('publishes', word)]
    if (parts.some((part) => loses.test(part))) return [finding('deletes', word)]
    if (/\.(?:sh|bash|zsh|ps1)$/.test(word) && isInstallName(word)) return [finding('machine', word)]
    return []
  })
}

/** The words of a call that may name a task: no files, and no options but long ones such as `--drop-all`. */
export const tasksIn = (args: readonly string[]): readonly string[] =>
  args
    .map((arg) => (/^--(?!no-|dry|test)\w/.test(arg) ? arg.slice(2).split('=', 1).join('') : arg))
    .filter((arg) => !/^-|[/=]/.test(arg) && !isFile.test(arg))

const isFile =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|sh|php|c|h|cc|cpp|cs|json|ya?ml|toml|xml|cfg|ini|lock|md|txt|csv|sql|html|css)$/

/** A target that puts something into the machine. */
export const isInstallName = (word: string): boolean => partsOf(word).some((part) => installs.test(part))

/** `db:drop-all`, `publishToMavenCentral` */
const partsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
