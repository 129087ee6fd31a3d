/**
 * Which earlier change a person means who asks to take one back: «undo the readme change», 「撤销刚才的改名」.
 *
 * C1. A file, a folder or a text that is named decides: the last request that changed it, or the last ones where several are named.
 * C2. A file that no request changed is told, with those that can be taken back: the last task is not taken back in its place.
 * C3. A kind of change (a rename, a commit) is only a preference, since people call one change by many names.
 * C4. Words that name nothing mean the last request.
 */
import type { DecisionEnvelope } from '../contracts/execution.ts'
import { pathsIn } from './path-words.ts'

/** One request whose changes stand. */
export type Request = {
  readonly id: string
  readonly words: string
  readonly paths: readonly string[]
  readonly kinds: readonly ChangeKind[]
}
export type ChangeKind = 'commit' | 'rename' | 'replace' | 'delete' | 'copy' | 'version'

/** The ids of the requests that are meant, or the name of a file that none of them changed. `requests` are in their order. */
export function meantBy(words: string, requests: readonly Request[]): readonly string[] | { readonly unknown: string } {
  const texts = textsIn(words)
  const isMeant = (name: string) => (request: Request) => isAbout(request, name, texts.has(name))
  const named = namesIn(words).filter((name) => requests.some(isMeant(name)))
  const unknown = filesIn(words).find((name) => !requests.some(isMeant(name)))
  if (unknown !== undefined && named.length === 0 && requests.length > 0) return { unknown } // C2
  const about = requests.filter((request) => named.every((name) => isMeant(name)(request)))
  if (about.length > 0) return [preferred(words, about)] // C1, C4
  return [...new Set(named.map((name) => requests.findLast(isMeant(name))?.id ?? ''))]
}

/** C3. */
function preferred(words: string, requests: readonly Request[]): string {
  const kind = kindsIn(words)
  const alike = requests.findLast(({ kinds }) => kinds.some((one) => kind.has(one)))
  return (alike ?? requests.at(-1))?.id ?? ''
}

/** What a decision does, as people would call it. */
export function kindsOf({ action, params = {} }: DecisionEnvelope): readonly ChangeKind[] {
  if (action === 'git_commit') return ['commit']
  if (action === 'move') return ['rename']
  if (action === 'delete_file') return ['delete']
  if (action === 'copy') return ['copy']
  if (action === 'set_version') return ['version']
  if (action !== 'replace_text') return []
  return [params.replace === '' ? 'delete' : params.word === true ? 'rename' : 'replace']
}

const kindWords: Readonly<Record<ChangeKind, RegExp>> = {
  commit: /\bcommit|提交/i,
  rename: /\b(?:renam|mov(?:e|ing))|改名|重命名|移动|挪/i,
  replace: /\breplac|替换/i,
  delete: /\b(?:delet|remov)|删/i,
  copy: /\bcop(?:y|ied|ies)|复制|拷贝/i,
  version: /\bversion|版本/i,
}
const kindsIn = (words: string): ReadonlySet<ChangeKind> =>
  new Set((Object.keys(kindWords) as ChangeKind[]).filter((kind) => kindWords[kind].test(words)))

/** Words of the wish itself, which may also be the name of a file or a folder. */
const plain = new Set(
  `undo revert restore roll back take put bring change changes changed last latest previous it its that this the a an of in to and or
  all my your you i file files folder task step work commit rename renaming replacement version edit edits please just did do was were
  one first second made make from for on with as is be what way before how go old new state not want mistake`.split(
    /\s+/,
  ),
)
const longest = 2_000

/** Everything that may be the name of something: runs of letters in Latin script, and the whole of those in any other. */
function namesIn(words: string): string[] {
  const text = words.slice(0, longest)
  const names = text.match(/[\w$@](?:[\w$@./-]*[\w$@])?/g) ?? []
  const others = text.match(/[^\p{ASCII}\p{P}\s]{2,40}/gu) ?? []
  return [...new Set([...names, ...others])].filter((name) => name.length > 1 && !plain.has(name.toLowerCase()))
}

/** Names that may also be a text that was changed: in quotation marks, written as code is, beside «change», or in a Chinese sentence. */
function textsIn(words: string): ReadonlySet<string> {
  const text = words.slice(0, longest)
  if (/\p{Script=Han}/u.test(text)) return new Set(namesIn(text))
  const quoted = [...text.matchAll(/["'`“‘«]([\w$@./-]+)["'`”’»]/g)].map(([, name = '']) => name)
  const beside = [...text.matchAll(/\bthe ([\w$@./-]+) (?:change|edit|rename|replacement|one)\b/gi)].map(
    ([, name = '']) => name,
  )
  const asCode = namesIn(text).filter((name) => /[\w][./_$]\w|\p{Ll}\p{Lu}/u.test(name))
  return new Set([...quoted, ...beside, ...asCode])
}

/** What can only be a file: it has an ending, or is called as only files are. */
const filesIn = (words: string): string[] => [
  ...pathsIn(words.slice(0, longest)).filter((path) => /[./]/.test(path) && !path.includes('*')),
  ...(words.match(/\b(?:readme|changelog|licen[sc]e|makefile|dockerfile)\b(?!\.)/gi) ?? []),
]

function isAbout({ paths, words }: Request, name: string, isText = false): boolean {
  const wanted = name.toLowerCase().replace(/^\.\//, '').replace(/\/$/, '')
  if (paths.some((path) => namesOf(path).some((one) => one === wanted || isPartOf(one, wanted)))) return true
  return isText && ` ${words.toLowerCase()} `.split(/[^\w$@./-]+/).includes(wanted)
}

/** A name in a script without blanks between its words stands inside the sentence. */
const isPartOf = (own: string, sentence: string): boolean =>
  own.length > 1 && /^\P{ASCII}+$/u.test(own) && /^\P{ASCII}/u.test(sentence) && sentence.includes(own)

/** `text/notes.txt`: text/notes.txt, notes.txt, notes, text. What git keeps of its own has no name here. */
function namesOf(path: string): string[] {
  if (/(?:^|\/)\.git(?:\/|$)/.test(path)) return []
  const parts = path.toLowerCase().split('/')
  const file = parts.at(-1) ?? ''
  const ends = parts.map((_, from) => parts.slice(from).join('/'))
  return [...ends, ...parts, file.replace(/(?<=.)\.[^.]*$/s, ''), file.replace(/(?<=.)\..*$/s, '')]
}
