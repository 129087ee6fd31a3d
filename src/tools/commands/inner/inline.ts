/**
 * Inline code that only computes, reads named files of the workspace and prints. Each language has a list of the names that may stand
 * in it, and any other name makes the code not understood.
 *
 * L1. Texts are set aside first. One that holds code itself, as an interpolation does, makes all of it not understood.
 * L2. Nothing that was computed is called: neither a name that the code made itself nor what stands in brackets.
 * L3. A file is opened only by a name that is written out, and only to be read.
 */
import { unknown } from '../fields.ts'

type Language = {
  /** Names that may stand anywhere, and those that may follow a dot. */
  readonly names: ReadonlySet<string>
  readonly members: ReadonlySet<string>
  /** What opens a file to read it: its second group is the path. */
  readonly opens: readonly RegExp[]
  /** Where the code makes names of its own. */
  readonly own: readonly RegExp[]
  readonly texts: RegExp
  /** In a text, or right around one: it is no mere text. */
  readonly refused: RegExp
  readonly signs: RegExp
  /** The words that may be imported are all in `names`. */
  readonly imports?: RegExp
  /** What was read is taken apart by any name: `require('./package.json').engines.node`. */
  readonly readsParts?: true
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
const texts = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
const signs = /^[\s\d()+\-*/%.,;<>=!&|?:[\]]*$/

const python: Language = {
  names: set(
    'print len sum max min range round abs str int float sorted list dict tuple enumerate zip map filter any all reversed repr hex bin ord chr bool divmod pow sys platform math json datetime time re random uuid string collections statistics base64 hashlib calendar csv Counter date timedelta import from for in if else not and or is lambda with as True False None file encoding key reverse default indent ensure_ascii sort_keys end sep',
  ),
  members: set(
    'version version_info platform executable path argv maxsize byteorder stdin read readline readlines splitlines split strip rstrip lstrip join lower upper title capitalize replace startswith endswith count find index format keys values items get load loads dumps pi e sqrt floor ceil log log2 log10 exp pow sin cos factorial gcd system machine node release python_version processor now today utcnow isoformat strftime date datetime timedelta timestamp time ctime year month day weekday monthrange findall match search sub group groups randint random choice uuid4 hex digest hexdigest md5 sha1 sha256 b64encode b64decode encode decode mean median stdev Counter most_common reader DictReader ascii_letters digits',
  ),
  opens: [/\bopen\(\s*(['"])([^'"\\{}]+)\1(?:\s*,\s*(['"])r[bt]?\3)?(?:\s*,\s*encoding\s*=\s*(['"])[\w-]+\4)?\s*\)/g],
  own: [
    /\bfor\s+(\w+(?:\s*,\s*\w+)*)\s+in\b/g,
    /(?<![.\w])([A-Za-z]\w*)\s*=(?!=)/g,
    /\bas\s+(\w+)/g,
    /\blambda\s+(\w+(?:\s*,\s*\w+)*)\s*:/g,
  ],
  texts,
  imports: /\b(?:import|from)\b([^;\n]*)/g,
  refused: /[a-zA-Z]\0|__/, // the letter of an f-string stands right before the text
  signs: /^[\s\d()+\-*/%.,;<>=!&|?:[\]{}~^]*$/,
}

const javaScript: Language = {
  names: set(
    'console process JSON Math Date Object Array Number String Boolean parseInt parseFloat isNaN new const let var of in typeof true false null undefined',
  ),
  members: set(
    'length log error info table version versions platform arch cwd uptime pid argv stringify parse now keys values entries from isArray join sort map filter forEach reduce includes slice split trim toUpperCase toLowerCase toString toFixed toISOString toLocaleString toLocaleDateString toLocaleTimeString getTime getFullYear padStart padEnd repeat indexOf startsWith endsWith flat reverse concat max min floor ceil round sqrt pow abs random PI E trunc log2 log10 hypot cpus totalmem freemem hostname type release',
  ),
  opens: [
    /\brequire\((['"])(\.\/[\w-]+(?:\/[\w-]+)*\.json)\1\)/g,
    /\brequire\((?:'(?:node:)?fs'|"(?:node:)?fs")\)\.(?:readFileSync|existsSync|readdirSync)\(\s*(['"])([^'"\\{}]+)\1(?:\s*,\s*(['"])utf-?8\3)?\s*\)/g,
    /\brequire\((?:'(?:node:)?os'|"(?:node:)?os")\)()()/g,
  ],
  own: [/\b(?:const|let|var)\s+(\w+)/g, /(?<![.\w])(\w+)\s*=>/g, /\(([\w\s,]+)\)\s*=>/g],
  texts,
  refused: /constructor|__|prototype|mainModule|`/,
  signs,
  readsParts: true,
}

const ruby: Language = {
  names: set('puts print p pp RUBY_VERSION RUBY_PLATFORM JSON Time true false nil'),
  members: set(
    'parse now upcase downcase reverse length size split join keys values sort uniq first last to_s to_i sum max min',
  ),
  opens: [/\brequire\s*\(?(['"])json\1()\)?/g, /\bFile\.read\(\s*(['"])([^'"\\#]+)\1\s*\)/g],
  own: [/(?<![.\w])([a-z]\w*)\s*=(?!=)/g],
  texts,
  refused: /#\{|`/,
  signs,
}

const php: Language = {
  names: set(
    'echo print PHP_VERSION PHP_OS PHP_EOL PHP_INT_MAX phpversion php_uname strlen strtoupper strtolower count implode json_decode json_encode date time true false null var_dump print_r ini_get PHP_OS_FAMILY',
  ),
  members: new Set(),
  opens: [/\bfile_get_contents\(\s*(['"])([^'"\\$]+)\1\s*\)/g],
  own: [],
  texts,
  refused: /[$`]/,
  signs: /^[\s\d()+\-*/%.,;<>=!?:[\]]*$/,
}

const plain: Language = {
  names: set(
    'print println cat paste sqrt sum mean max min length nchar round seq c R version string math VERSION _VERSION IO',
  ),
  members: set('puts inspect format upper lower rep floor ceil sqrt pi version string'),
  opens: [],
  own: [],
  texts,
  refused: /[$`#]/,
  signs,
}

const languages = { python, javaScript, ruby, php, plain } as const

/** The files that it reads; nothing where it may do more than that. */
export function readsOf(code: string, language: keyof typeof languages): readonly string[] | undefined {
  const {
    opens,
    texts: ofTexts,
    refused,
    names,
    members,
    own,
    signs: allowed,
    imports,
    readsParts,
  } = languages[language]
  if (code.includes(unknown) || code.includes(data) || code.length > 2_000) return
  const paths: string[] = []
  let rest = code
  for (const pattern of opens)
    rest = rest.replace(pattern, (_, __, path: string) => {
      if (path) paths.push(path) // L3
      return data
    })
  if ((rest.match(ofTexts) ?? []).some((text) => isCode(text, language)) || refused.test(rest.replace(ofTexts, '\0')))
    return // L1
  const bare = rest.replace(ofTexts, ' 0 ').replace(/\b\d\w*/g, ' ')
  const made = new Set(
    own.flatMap((pattern) => [...bare.matchAll(pattern)]).flatMap(([, words = '']) => words.match(/\w+/g) ?? []),
  )
  if (/[\])]\s*\(/.test(bare) || [...made].some((name) => new RegExp(`(?<![.\\w])${name}\\s*\\(`).test(bare))) return // L2
  const imported = [...(imports ? bare.matchAll(imports) : [])].flatMap(([, words = '']) => words.match(/\w+/g) ?? [])
  if (imported.some((word) => !names.has(word) && !asName(bare, word))) return
  const whole = readsParts ? bare.replace(partsOf([data, ...made]), ' ') : bare
  const known = whole.replace(/\.\s*([A-Za-z_]\w*)/g, (all, member: string) => (members.has(member) ? ' ' : all))
  const left = known.replace(/(?<![.\w])[A-Za-z_$]\w*/g, (name) => (names.has(name) || made.has(name) ? ' ' : name))
  return allowed.test(left.replaceAll('=>', ' ').replaceAll(data, ' ')) ? paths : undefined
}

/** Stands for what was read from a file. */
const data = '\uE0FF'
const partsOf = (roots: readonly string[]): RegExp =>
  new RegExp(
    `(?<![.\\w])(?:${roots.join('|')})(?:\\.(?!constructor|prototype|__)[A-Za-z]\\w*)+(?![\\w]|\\s*[(\`.])`,
    'g',
  )
const asName = (code: string, word: string): boolean => new RegExp(`\\bas\\s+${word}\\b`).test(code)

/** L1. */
function isCode(text: string, language: keyof typeof languages): boolean {
  if (language === 'python') return text.includes('__')
  if (language === 'javaScript') return /constructor|__|prototype|mainModule/.test(text)
  return text.startsWith('"') && (language === 'ruby' ? text.includes('#{') : /[${]/.test(text))
}
