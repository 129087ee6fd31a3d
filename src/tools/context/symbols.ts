/** The names that a file defines, as far as one line tells it. Enough to find one's way; no parser. */

const definitions: Readonly<Record<string, RegExp>> = {
  js: /^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|class|interface|type|enum|const|let)\s+([\w$]+)/,
  py: /^\s*(?:async\s+)?(?:def|class)\s+(\w+)/,
  go: /^(?:func(?:\s*\([^)]*\))?|type|var|const)\s+(\w+)/,
  rs: /^\s*(?:pub(?:\([^)]*\))?\s+)?(?:async\s+)?(?:fn|struct|enum|trait|mod|type|const|static)\s+(\w+)/,
  java: /^\s*(?:(?:public|private|protected|internal|static|final|abstract|open|data|sealed)\s+)*(?:class|interface|enum|record|object|fun)\s+(\w+)/,
  c: /^(?:struct|enum|union|class|namespace|typedef\s+struct|#define)\s+(\w+)/,
  rb: /^\s*(?:def|class|module)\s+([\w.?!]+)/,
  md: /^#{1,3}\s+(.{1,60})/,
}
const families: Readonly<Record<string, keyof typeof definitions>> = {
  ...{ js: 'js', mjs: 'js', cjs: 'js', jsx: 'js', ts: 'js', mts: 'js', tsx: 'js', vue: 'js', svelte: 'js' },
  ...{ py: 'py', go: 'go', rs: 'rs', java: 'java', kt: 'java', scala: 'java', swift: 'java', cs: 'java' },
  ...{ c: 'c', h: 'c', cc: 'c', cpp: 'c', hpp: 'c', rb: 'rb', md: 'md' },
}

const mostSymbols = 30

export function symbolsIn(path: string, text: string): string[] {
  const family = families[path.slice(path.lastIndexOf('.') + 1)]
  const definition = family && definitions[family]
  if (!definition) return []
  const found = new Set<string>()
  for (const line of text.split('\n')) {
    // Only what stands at the left edge or is exported is a name of the file itself.
    const name = (family === 'js' && /^\s/.test(line)) || line.length > 400 ? undefined : definition.exec(line)?.[1]
    if (name) found.add(name.trim())
    if (found.size >= mostSymbols) break
  }
  return [...found]
}

/** The file that a test is about, by its name. */
export function testedBy(path: string, all: ReadonlySet<string>): string | undefined {
  const plain = path.replace(/(?:\.test|\.spec|_test)(\.\w+)$/, '$1').replace(/(^|\/)test_([^/]+)$/, '$1$2')
  if (plain === path) return
  if (all.has(plain)) return plain
  return [plain.replace(/(^|\/)(?:tests?|__tests__)\//, '$1'), plain.replace(/(^|\/)tests?\//, '$1src/')].find((p) =>
    all.has(p),
  )
}
