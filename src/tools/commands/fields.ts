/**
 * The words of a shell line as the fields a program would get, as far as they can be known without running anything. What cannot be
 * known stands in the text as a character of its own, so that nobody takes a guess for a fact. Which programs these are for is walk.ts.
 *
 * F1. A command that holds one of these characters itself is refused before it gets here (rate.ts).
 * F2. More alternatives than `mostAlternatives` are one unknown.
 */
import { parse, type Word, type WordPart } from 'unbash'

/** Any text at all. */
export const unknown = '\uE000'
/** The name of something inside the workspace, found by a pattern or a listing. */
export const someName = '\uE001'
/** A pattern: any text without a leading dot, any one character, any text. */
export const star = '\uE002'
export const anyOne = '\uE003'
export const anyText = '\uE004'
const separator = '\uE005'
export const reserved: RegExp = /[\uE000-\uE005]/

const mostAlternatives = 64
const homeFolder = '/~'

/** What a variable may hold. `items` are the fields of a list. */
export type Held = { readonly alternatives: readonly string[] } | { readonly items: readonly string[] }
export type Lookup = {
  readonly variable: (name: string) => Held
  /** What a command in `$(…)` prints, where that is known. */
  readonly printed: (part: WordPart) => string
}

/** Each alternative is a list of fields. */
export function fieldsOf(word: Word, lookup: Lookup): readonly (readonly string[])[] {
  const spelled = bracesOf(word)
  if (!spelled) return textsOf(word, lookup).map(split(isQuoted(word)))
  const [first, ...rest] = spelled.map((one) => fieldsOf(one, lookup))
  return (rest ?? []).reduce<readonly (readonly string[])[]>((all, next) => joinFields(all, next), first ?? [[unknown]])
}

/** The word as one text, for places where nothing is split: the value of a variable, the target of a redirect. */
export function textsOf(word: Word, lookup: Lookup): readonly string[] {
  if (!word.parts) return [withHome(word.text, word.value)]
  return joined(word.parts.map((part, index) => partOf(part, lookup, { quoted: false, first: index === 0 })))
}

const joinFields = (all: readonly (readonly string[])[], next: readonly (readonly string[])[]) => {
  const both = all.flatMap((a) => next.map((b) => [...a, ...b]))
  return both.length > mostAlternatives ? [[unknown]] : both
}

const split = (quoted: boolean) => (text: string) => {
  const fields = text.split(separator).filter((field) => field !== '')
  return fields.length === 0 && quoted ? [''] : fields
}

const isQuoted = (word: Word): boolean => /['"\\]/.test(word.text)

function joined(pieces: readonly (readonly string[])[]): readonly string[] {
  let all: readonly string[] = ['']
  for (const piece of pieces) {
    all = [...new Set(all.flatMap((before) => piece.map((text) => before + text)))]
    if (all.length > mostAlternatives) return [unknown]
  }
  return all
}

type Place = { readonly quoted: boolean; readonly first: boolean }

function partOf(part: WordPart, lookup: Lookup, place: Place): readonly string[] {
  switch (part.type) {
    case 'Literal':
      return [place.first && !place.quoted ? withHome(part.text, part.value) : part.value]
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [part.value]
    case 'DoubleQuoted':
    case 'LocaleString':
      return joined(part.parts.map((inner) => partOf(inner, lookup, { quoted: true, first: false })))
    case 'SimpleExpansion':
      return expanded(lookup.variable(part.text.slice(1)), place)
    case 'ParameterExpansion':
      return expanded(parameter(part, lookup), place)
    case 'CommandExpansion':
      return expanded({ alternatives: [lookup.printed(part)] }, place)
    case 'ArithmeticExpansion':
      return ['0']
    case 'ProcessSubstitution':
      return ['/dev/fd/63']
    case 'Glob':
      return [part.kind === 'star' ? star : anyOne]
    case 'ExtendedGlob':
      return [anyText]
    case 'BraceExpansion':
      return [unknown]
  }
}

function expanded(held: Held, { quoted }: Place): readonly string[] {
  if ('items' in held) return [held.items.join(separator)]
  return quoted ? held.alternatives : held.alternatives.map((text) => text.replace(/[ \t\n]+/g, separator))
}

function parameter(part: Extract<WordPart, { type: 'ParameterExpansion' }>, lookup: Lookup): Held {
  if (part.prefix === '#') return { alternatives: ['0'] }
  if (part.prefix === '!' || (part.index && !/^[@*]$/.test(part.index.text))) return { alternatives: [unknown] }
  const held = lookup.variable(part.parameter)
  const { operation } = part
  if (!operation) return held
  if ('items' in held) return { alternatives: [unknown] }
  if (operation.type === 'Default') {
    const other = operation.operator.includes('?') ? [] : textsOf(operation.operand, lookup)
    const own = operation.operator.includes('+') ? [''] : held.alternatives
    return { alternatives: [...own, ...other] }
  }
  const names = held.alternatives.every((text) => text === someName)
  return { alternatives: [operation.type === 'Remove' && names ? someName : unknown] }
}

const withHome = (source: string, value: string): string =>
  source.startsWith('~') ? homeFolder + value.replace(/^~[^/]*/, '') : value

/** `{a,b}` as the words it stands for; nothing where the word has none. */
function bracesOf(word: Word): readonly Word[] | undefined {
  if (!word.parts?.some(({ type }) => type === 'BraceExpansion')) return undefined
  const texts = spell(word.text)
  if (!texts) return [plain(unknown)]
  return texts.map((text) => {
    const statement = parse(`: ${text}`).commands[0]?.command
    const argument = statement?.type === 'Command' ? statement.args[0] : undefined
    return argument?.type === 'Word' && !argument.parts?.some(({ type }) => type === 'BraceExpansion')
      ? argument
      : plain(unknown)
  })
}

const plain = (text: string): Word => ({ type: 'Word', text, value: text, pos: 0, end: 0 })

/** The first brace that lists something, spelled out; again for what comes of it. */
function spell(text: string, depth = 0): readonly string[] | undefined {
  if (depth > 6) return undefined
  const brace = findBrace(text)
  if (!brace) return [text]
  const { start, end, items } = brace
  const all = items.map((item) => spell(text.slice(0, start) + item + text.slice(end), depth + 1))
  if (all.some((one) => !one)) return undefined
  const flat = all.flatMap((one) => one ?? [])
  return flat.length > mostAlternatives ? undefined : flat
}

function findBrace(text: string): { start: number; end: number; items: string[] } | undefined {
  for (let start = 0; start < text.length; start++) {
    start = skipQuoted(text, start)
    if (text[start] !== '{' || text[start - 1] === '$') continue
    const found = readBrace(text, start)
    if (found) return { start, ...found }
  }
  return undefined
}

function readBrace(text: string, start: number): { end: number; items: string[] } | undefined {
  const items = ['']
  let depth = 0
  for (let at = start + 1; at < text.length; at++) {
    const next = skipQuoted(text, at)
    if (next > at) {
      items[items.length - 1] += text.slice(at, next)
      at = next
    }
    const unit = text[at] ?? ''
    if (unit === '}' && depth === 0) {
      const range = /^([^.]*)\.\.([^.]*)/.exec(items[0] ?? '')
      if (items.length === 1) return range ? { end: at + 1, items: [range[1] ?? '', range[2] ?? ''] } : undefined
      return { end: at + 1, items }
    }
    if (unit === '{') depth++
    if (unit === '}') depth--
    if (unit === ',' && depth === 0) items.push('')
    else items[items.length - 1] += unit
  }
  return undefined
}

/** The position behind what is quoted at `at`. */
function skipQuoted(text: string, at: number): number {
  const unit = text[at]
  if (unit === '\\') return at + 2
  if (unit !== "'" && unit !== '"') return at
  const close = text.indexOf(unit, at + 1)
  return close < 0 ? text.length : close + 1
}
