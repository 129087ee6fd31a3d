/** Code that a line runs and that nobody has seen: the same line writes it, or brings it from elsewhere. */
import { type Finding, finding } from './finding.ts'

const plain = (path: string): string => path.replace(/^(?:\.\/)+/, '')

/** Files that say what `npm test`, `make` and the like run. */
const steering =
  /(?:^|[\s/])(?:package\.json|(?:GNU)?[Mm]akefile|[\w.-]+\.mk|conftest\.py|build\.rs|Cargo\.toml|build\.gradle(?:\.kts)?|pom\.xml|Rakefile|[Jj]ustfile|Taskfile\.ya?ml|tox\.ini|noxfile\.py|setup\.(?:py|cfg)|pyproject\.toml|CMakeLists\.txt|meson\.build|(?:Grunt|gulp)file\.\w+|[\w.-]+\.config\.[cm]?[jt]s|\.eslintrc\S*)$/
/** By a redirect over such a file, or by a program that puts something in its place. */
const writes = (findings: readonly Finding[]): boolean =>
  findings.some(
    ({ kind, what }) =>
      kind === 'writes_workspace' && (/^(?:cp|mv|tee|sed|patch|install|ln|sponge)$/.test(what) || steering.test(what)),
  )

/** More findings about a script, from those of its parts. */
export function freshCode(script: string, findings: readonly Finding[]): readonly Finding[] {
  const ran = findings.flatMap(({ kind, what }) => (kind === 'project_code' ? what.split(' ').map(plain) : []))
  if (ran.length === 0) return []
  const written = findings.flatMap(({ kind, what }) =>
    kind === 'writes_workspace' ? [plain(what.replace(/^&?>[>|]? /, ''))] : [],
  )
  const fetched = findings.filter(({ kind }) => kind === 'network_read').map(({ what }) => what)
  const isFetched = (path: string): boolean => fetched.length > 0 && script.includes(`/${path.split('/').at(-1)}`)
  const steers = writes(findings) && script.split(/[\s;&|<>()"']+/).some((word) => steering.test(word))
  return [
    ...(steers ? [finding('hidden_code', ran.join(' '))] : []),
    ...ran.filter((path) => written.includes(path)).map((path) => finding('hidden_code', path)),
    ...ran.filter((path) => path.includes('.') && isFetched(path)).map((path) => finding('downloaded_code', path)),
    ...(fetched.includes('git clone') ? [finding('downloaded_code', 'git clone')] : []),
  ]
}
