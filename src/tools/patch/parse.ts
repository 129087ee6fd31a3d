/**
 * Reads a unified diff strictly: plain or as git writes it. What it cannot read exactly it refuses, with the line. Line ends belong to
 * the content: a carriage return before a line feed is part of its line.
 */

export type Hunk = {
  /** The first line, counted from 1; with no lines of its own, the line after which it inserts. */
  readonly start: number
  readonly before: readonly string[]
  readonly after: readonly string[]
}
export type FilePatch = {
  /** Null where the file is made. */
  readonly from: string | null
  /** Null where it is deleted. */
  readonly to: string | null
  readonly hunks: readonly Hunk[]
  readonly executable?: boolean
}
type Fault = { readonly fault: string }

export function parsePatch(text: string): { readonly files: readonly FilePatch[] } | Fault {
  const reader = new Reader(text)
  const files: FilePatch[] = []
  while (!reader.isDone()) {
    const file = readFile(reader)
    if (file === 'none') continue
    if ('fault' in file) return file
    files.push(file)
  }
  return files.length > 0 ? { files } : { fault: 'there is no change in it' }
}

class Reader {
  readonly #lines: readonly string[]
  #at = 0

  constructor(text: string) {
    const lines = text.split('\n')
    if (lines.at(-1) === '') lines.pop()
    this.#lines = lines
  }

  isDone = (): boolean => this.#at >= this.#lines.length
  /** A line of the patch's own: its end may be that of another system. */
  header = (): string => (this.#lines[this.#at] ?? '').replace(/\r$/, '')
  raw = (): string | undefined => this.#lines[this.#at]
  next = (): void => {
    this.#at += 1
  }
  fault = (what: string): Fault => ({ fault: `line ${this.#at + 1}: ${what}` })
}

type Head = {
  old?: string
  new?: string
  renamed?: [string?, string?]
  executable?: boolean
  made?: true
  deleted?: true
  git?: [string, string]
}

function readFile(reader: Reader): FilePatch | 'none' | Fault {
  const head: Head = {}
  let seen = false
  while (!reader.isDone()) {
    const line = reader.header()
    if (line.startsWith('@@ ')) break
    if (line.startsWith('diff --git ') && seen) break
    if (line.startsWith('--- ') && head.old !== undefined) break
    const read = readHeader(line, head)
    if (typeof read === 'string') return reader.fault(read)
    seen ||= read
    reader.next()
    if (head.new !== undefined && !reader.header().startsWith('@@ ')) break
  }
  if (!seen) return reader.isDone() ? 'none' : reader.fault('a hunk without a file')
  const hunks = readHunks(reader)
  if ('fault' in hunks) return hunks
  return fileOf(reader, head, hunks.hunks)
}

/** Whether the line says something about the file; a text where it cannot be read. */
function readHeader(line: string, head: Head): boolean | string {
  const [, word = '', rest = ''] =
    /^(---|\+\+\+|diff --git|rename from|rename to|copy from|copy to|new file mode|deleted file mode|old mode|new mode|GIT binary patch|Binary files)(?: (.*))?$/.exec(
      line,
    ) ?? []
  if (/^"/.test(rest)) return 'a quoted path cannot be read'
  switch (word) {
    case '---':
      head.old = pathIn(rest)
      return true
    case '+++':
      head.new = pathIn(rest)
      return true
    case 'diff --git': {
      const [, a, b] = /^a\/(.+) b\/(.+)$/s.exec(rest) ?? []
      if (a !== undefined && b !== undefined) head.git = [a, b]
      return true
    }
    case 'rename from':
      head.renamed = [rest, head.renamed?.[1]]
      return true
    case 'rename to':
      head.renamed = [head.renamed?.[0], rest]
      return true
    case 'new file mode':
    case 'new mode':
      if (rest !== '100644' && rest !== '100755') return `the mode ${rest} is not that of a file`
      head.executable = rest === '100755'
      if (word === 'new file mode') head.made = true
      return true
    case 'deleted file mode':
      head.deleted = true
      return true
    case 'copy from':
    case 'copy to':
      return 'copies cannot be applied'
    case 'GIT binary patch':
    case 'Binary files':
      return 'binary changes cannot be applied'
    default:
      return false
  }
}

/** A time may follow after a tab. */
const pathIn = (rest: string): string => rest.split('\t')[0] as string

function fileOf(reader: Reader, head: Head, hunks: readonly Hunk[]): FilePatch | Fault {
  const mode = head.executable === undefined ? {} : { executable: head.executable }
  const [renamedFrom, renamedTo] = head.renamed ?? []
  if (renamedFrom !== undefined && renamedTo !== undefined) return { from: renamedFrom, to: renamedTo, hunks, ...mode }
  if (head.old === undefined || head.new === undefined) {
    if (!head.git || hunks.length > 0) return reader.fault('the names of the file are missing')
    const [from, to] = head.git
    if (!head.made && !head.deleted && head.executable === undefined) return reader.fault('there is no change in it')
    return { from: head.made ? null : from, to: head.deleted ? null : to, hunks, ...mode }
  }
  if (hunks.length === 0) return reader.fault('a file without a hunk')
  const [from, to] = plainNames(head.old, head.new)
  if (from === null && to === null) return reader.fault('neither name is a file')
  return {
    from,
    to: from !== null && to !== null ? from : to,
    hunks,
    ...mode,
    ...(from !== null && to !== null && from !== to ? { to } : {}),
  }
}

/** git writes `a/` and `b/` in front of both. */
function plainNames(old: string, fresh: string): readonly [string | null, string | null] {
  const isGit = /^(?:a\/|\/dev\/null$)/.test(old) && /^(?:b\/|\/dev\/null$)/.test(fresh)
  const plain = (name: string): string | null => (name === '/dev/null' ? null : isGit ? name.slice(2) : name)
  return [plain(old), plain(fresh)]
}

function readHunks(reader: Reader): { readonly hunks: readonly Hunk[] } | Fault {
  const hunks: Hunk[] = []
  while (!reader.isDone() && reader.header().startsWith('@@ ')) {
    const hunk = readHunk(reader)
    if ('fault' in hunk) return hunk
    hunks.push(hunk)
  }
  return { hunks }
}

function readHunk(reader: Reader): Hunk | Fault {
  const counts = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/.exec(reader.header())
  if (!counts) return reader.fault('the head of a hunk cannot be read')
  reader.next()
  const [start, old, fresh] = [Number(counts[1]), Number(counts[2] ?? 1), Number(counts[4] ?? 1)]
  const [before, after]: [string[], string[]] = [[], []]
  while (before.length < old || after.length < fresh) {
    const line = reader.raw()
    if (line === undefined) return reader.fault('the hunk is shorter than its head says')
    const [sign, text] = [line[0] ?? ' ', `${line.slice(1)}\n`]
    if (sign === ' ' || sign === '-') before.push(text)
    if (sign === ' ' || sign === '+') after.push(text)
    if (!' -+'.includes(sign)) return reader.fault('a line of a hunk begins with a blank, + or -')
    reader.next()
    if (reader.raw()?.startsWith('\\')) {
      if (sign !== '+') cutEnd(before)
      if (sign !== '-') cutEnd(after)
      reader.next()
    }
  }
  if (before.length !== old || after.length !== fresh) return reader.fault('the hunk is longer than its head says')
  return { start, before, after }
}

/** `\ No newline at end of file` is about the line before it. */
const cutEnd = (lines: string[]): void => {
  lines[lines.length - 1] = lines[lines.length - 1]?.slice(0, -1) ?? ''
}
