/**
 * Style as a test (docs/style.md). What a formatter and a type checker see, biome and tsc say; the rest stands here.
 * Each rule answers with the places that break it, so a failure reads as a list of what to mend.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stalePages } from '../scripts/docs.ts'
import { circlesIn } from './tidy/circles.ts'
import { type Citation, citable, citationsOf, pagesIn } from './tidy/citations.ts'
import { isDeclared, pathsIn } from './tidy/named-paths.ts'
import { citedIn, filesNamed, reserved, rulesIn } from './tidy/rule-numbers.ts'
import { arrow, banned, bannedNames, tables, timers, written } from './tidy/rules.ts'
import { codeOf, exportsOf, folderOf, importsOf, longFunctions } from './tidy/source.ts'

const root = join(import.meta.dirname, '..')
const skipped = new Set(['node_modules', 'dist', 'coverage', '.git', '.signalbox'])

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return entry.isFile() ? [relative('.', path)] : []
  })
}

const texts = new Map<string, string>()
function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  texts.set(path, text)
  return text
}

const all = filesUnder('.').filter((path) => !/\.(gz|bin|db|png|ico|woff2)$/.test(path))
const isSource = (path: string): boolean => /\.tsx?$/.test(path)
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('test/')
const sources = all.filter(isSource)
const shipped = sources.filter((path) => path.startsWith('src/') && !isTest(path))
/** Rows, families of words and weights, which hold whatever people say. */
const isData = (path: string): boolean => /\/rows\/|rules-\w+\.ts$|word-families\.ts$|weights\.ts$/.test(path)
const core = shipped.filter((path) => path.startsWith('src/core/'))

describe('the core is pure', () => {
  const impure =
    /\bawait\b|\basync\b|Date\.now|new Date\(\)|Math\.random|\bset(?:Timeout|Interval|Immediate)\b|queueMicrotask|\bcrypto\b|\bprocess\.|performance\.|\bfetch\(|\bconsole\./
  test('no waiting, no clock, no random, no machine', () => {
    const found = core.flatMap((path) =>
      codeOf(read(path))
        .split('\n')
        .flatMap((line, i) => (impure.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })
})

describe('imports follow the arrow', () => {
  test.each(Object.keys(arrow))('%s', (folder) => {
    const rule = arrow[folder]
    const wrong = shipped
      .filter((path) => folderOf(path) === folder)
      .flatMap((path) =>
        importsOf(read(path), path)
          .filter(({ to, bare, typeOnly }) =>
            bare ? !(rule?.packages?.test(to) ?? true) : !mayImport(folder, to) || (rule?.typesOnly && !typeOnly),
          )
          .map(({ to }) => `${path} imports ${to}`),
      )
    expect(wrong).toEqual([])
  })

  test('every folder of src has its place in it', () => {
    expect([...new Set(shipped.map(folderOf))].sort()).toEqual(Object.keys(arrow).sort())
  })
})

function mayImport(from: string, to: string): boolean {
  const target = folderOf(to)
  return target === from || arrow[from]?.may === 'all' || (arrow[from]?.may.includes(target) ?? false)
}

describe('no circle of imports, of values or of types, between files or between folders', () => {
  const links = shipped.flatMap((from) =>
    importsOf(read(from), from).flatMap(({ to, bare }) => (bare ? [] : [{ from, to }])),
  )

  test('is there', () => {
    expect(links.length).toBeGreaterThan(1_000)
    expect(circlesIn(links)).toEqual([])
  })

  test('escapes: of two files, of three, of folders through different files, of a folder and a file beside it', () => {
    const link = (text: string) => {
      const [from = '', to = ''] = text.split(' > ')
      return { from, to }
    }
    const found = (...texts: string[]) => circlesIn(texts.map(link)).length
    expect(found('src/a.ts > src/b.ts', 'src/b.ts > src/a.ts', 'src/a.ts > src/c.ts')).toBe(2)
    expect(found('src/a.ts > src/b.ts', 'src/b.ts > src/c.ts', 'src/c.ts > src/a.ts')).toBe(3)
    expect(found('src/x/a.ts > src/y/b.ts', 'src/y/c.ts > src/x/d.ts')).toBe(2)
    expect(found('src/x/u/a.ts > src/x/v/b.ts', 'src/x/v/c.ts > src/x/u/d.ts')).toBe(2)
    expect(found('src/x/a.ts > src/b.ts', 'src/b.ts > src/x/c.ts')).toBe(2)
    expect(found('src/x/a.ts > src/y/b.ts', 'src/x/c.ts > src/y/d.ts', 'src/y/b.ts > src/z.ts')).toBe(0)
  })
})

describe('size', () => {
  test('no file is longer than 400 lines, but tables', () => {
    const isTable = (path: string) => tables.some((table) => path.startsWith(table))
    const long = sources.filter((path) => !isTable(path) && read(path).split('\n').length > 401)
    expect(long).toEqual([])
  })

  test('no function is longer than 70 lines', () => {
    const checked = [...shipped, ...sources.filter((path) => path.startsWith('scripts/'))]
    expect(checked.flatMap((path) => longFunctions(read(path), 70).map((found) => `${path}:${found}`))).toEqual([])
  })
})

describe('exports', () => {
  test('are named', () => {
    const found = sources.filter((path) => /^export default\b/m.test(codeOf(read(path))))
    expect(found).toEqual(['vitest.config.ts'])
  })

  test('are imported somewhere, in the package or in a test', () => {
    const importers = new Map<string, string[]>()
    for (const path of sources)
      for (const { to, bare } of importsOf(read(path), path))
        if (!bare) importers.set(to, [...(importers.get(to) ?? []), path])
    const isUsed = (name: string, by: readonly string[] = []) =>
      by.some((path) => new RegExp(`\\b${name}\\b`).test(read(path)))
    const idle = shipped
      .filter((path) => path !== 'src/index.ts')
      .flatMap((path) => exportsOf(read(path)).map((name) => ({ path, name })))
      .filter(({ path, name }) => !isUsed(name, importers.get(path)))
    expect(idle.map(({ path, name }) => `${path} ${name}`)).toEqual([])
  })

  test('are made where they are: only what the package exports hands on', () => {
    const entries = new Set(['src/index.ts', 'src/testing.ts'])
    const handed = /^export (?:type )?(?:\*|\{[^}]*\}) from '[^']*'$/gm
    const isBarrel = (path: string) =>
      read(path).includes('export') &&
      read(path)
        .replace(handed, '')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .trim() === ''
    expect(shipped.filter((path) => !entries.has(path) && isBarrel(path))).toEqual([])
  })
})

describe('words', () => {
  const prose = all.filter(
    (path) => /^(src|docs|scripts|examples|test)\/|^[A-Z]+[\w.-]*\.md$/.test(path) && /\.(tsx?|md)$/.test(path),
  )
  const exempt = new Set(['test/tidy/rules.ts', 'docs/words.md', 'docs/style.md'])

  test.each(banned.map(({ word, use, ...rest }) => [word.source, use, { word, ...rest }] as const))(
    '/%s/: %s',
    (_, __, { word, only, not }) => {
      const meant = prose.filter((path) => !exempt.has(path) && (only?.test(path) ?? true) && !not?.test(path))
      const found = meant.flatMap((path) =>
        read(path)
          .split('\n')
          .flatMap((line, i) => (word.test(line) ? [`${path}:${i + 1} ${line.trim().slice(0, 120)}`] : [])),
      )
      expect(found).toEqual([])
    },
  )

  test('a file opens with its job', () => {
    expect(shipped.filter((path) => !/^(?:#!.*\n)?\/\*\*/.test(read(path)))).toEqual([])
  })

  test('no file is named after nothing in particular', () => {
    expect(sources.filter((path) => bannedNames.test(path))).toEqual([])
  })

  test('no test is left out', () => {
    const found = sources.filter((path) => /\b(?:test|describe|it)\.(?:skip|only|todo)\b/.test(codeOf(read(path))))
    expect(found).toEqual([])
  })
})

describe('no test waits for a fixed time', () => {
  const timer = /\bset(?:Timeout|Interval)\(|\bsleep\(|\bdelay\(|\bAtomics\.wait\(/g
  const counts = sources
    .filter(isTest)
    .map((path) => [path, codeOf(read(path)).match(timer)?.length ?? 0] as const)
    .filter(([, times]) => times > 0)

  test('but where it is named, and as often', () => {
    expect(counts.toSorted()).toEqual(
      Object.entries(timers)
        .map(([path, { times }]) => [path, times])
        .toSorted(),
    )
    expect(Object.values(timers).filter(({ fixed }) => fixed).length).toBeLessThanOrEqual(1)
  })
})

describe('citations', () => {
  const citing = all.filter((path) => /^(?:src|test|scripts|docs|examples)\/.*\.(?:ts|md)$|^[A-Z]+\.md$/.test(path))
  const placesOf = (find: (text: string) => readonly Citation[], isThere: (what: string) => boolean) =>
    citing.flatMap((path) =>
      find(read(path)).flatMap(({ line, what }) => (isThere(what) ? [] : [`${path}:${line} ${what}`])),
    )

  test('are sections, promises and requirements that docs/design.md and docs/guarantees.md have', () => {
    const known = citable(read('docs/design.md'), read('docs/guarantees.md'))
    expect(known.size).toBeGreaterThan(100)
    expect(placesOf(citationsOf, (what) => known.has(what))).toEqual([])
  })

  test('name pages that are here', () => {
    const isPage = (what: string) => written.has(what) || all.some((page) => `/${page}`.endsWith(`/${what}`))
    expect(placesOf(pagesIn, isPage)).toEqual([])
  })
})

describe('paths in pages', () => {
  const pages = all.filter((path) => /^(?:docs\/[\w-]+|ARCHITECTURE|CONTRIBUTING)\.md$/.test(path))
  const named = pages.flatMap((page) => pathsIn(read(page)).map((found) => ({ page, ...found })))
  const isHere = (path: string) => all.some((file) => file === path || file.startsWith(`${path}/`))

  test('are there', () => {
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ path }) => !isHere(path)).map(({ page, line, path }) => `${page}:${line} ${path}`)).toEqual(
      [],
    )
  })

  test('name functions that their file has', () => {
    const stops = named.filter(({ path, name }) => name !== undefined && isHere(path))
    const gone = stops.filter(({ path, name = '' }) => !isDeclared(read(path), name))
    expect(stops.length).toBeGreaterThan(10)
    expect(gone.map(({ page, line, path, name }) => `${page}:${line} ${path}:${name}`)).toEqual([])
  })

  test('are seen where a function is only called, too', () => {
    const source =
      'export const a = b()\nfunction c() {\n  d(e)\n}\nexport class F {\n  async g(h: string): void {\n  }\n}'
    expect([...'abcdefgFh'].filter((name) => isDeclared(source, name)).join('')).toBe('acgF')
  })
})

describe('rule numbers', () => {
  const isSample = (path: string): boolean => path === 'test/tidy.test.ts'
  const cited = sources
    .filter((path) => !isData(path) && !isSample(path))
    .map((path) => ({ path, found: citedIn(read(path), path) }))
  const hasRule = (path: string, rule: string): boolean => all.includes(path) && rulesIn(read(path)).has(rule)
  /** A file and the test beside it share its rules. */
  const ownRule = (path: string, rule: string): boolean =>
    hasRule(path, rule) || hasRule(path.replace(/\.test(\.tsx?)$/, '$1'), rule)

  test('are cited with their file, but in it', () => {
    const wrong = cited.flatMap(({ path, found }) =>
      found.flatMap(({ file, line, rule }) =>
        file !== undefined || ownRule(path, rule) ? [] : [`${path}:${line} ${rule} is of which file?`],
      ),
    )
    expect(wrong).toEqual([])
  })

  test('that are cited stand at the head of exactly one file of that name', () => {
    const pages = all
      .filter((path) => /^(?:docs\/|[A-Z]+\.md$)/.test(path))
      .map((path) => ({ path, found: citedIn(`/*${read(path)}*/`, path) }))
    const named = [...cited, ...pages].flatMap(({ path, found }) => found.map((each) => ({ path, ...each })))
    const wrong = named.flatMap(({ path, line, file, rule }) => {
      if (file === undefined) return []
      const meant = filesNamed(file, sources).filter((each) => hasRule(each, rule))
      return meant.length === 1 ? [] : [`${path}:${line} ${file}:${rule} is in ${meant.length} files`]
    })
    expect(named.filter(({ file }) => file !== undefined).length).toBeGreaterThan(10)
    expect(wrong).toEqual([])
  })

  test('are seen in comments and in titles of tests, and nowhere else', () => {
    const found = (text: string, path = 'src/a.ts') =>
      citedIn(text, path).map(({ file, rule }) => (file === undefined ? rule : `${file}:${rule}`))
    expect(found('// see Q5, talk:T2 (S1 §7, M2)\nconst a = "X1" /* H4. */')).toEqual(['Q5', 'talk:T2', 'H4'])
    const title = "test('W2 and writer:W3: it fails (L1)', () => say('bill F1'))"
    expect(found(title, 'src/a.test.ts')).toEqual(['W2', 'writer:W3', 'L1'])
    expect(found(title)).toEqual([])
    expect([...rulesIn('/**\n * A job.\n *\n * A1. One. A2. Two (B3).\n */\n/** C1. */')]).toEqual(['A1', 'A2'])
  })

  test('have no letter that means something else', () => {
    const wrong = sources.flatMap((path) =>
      [...rulesIn(read(path))].filter((rule) => reserved.test(rule)).map((rule) => `${path} ${rule}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('promises', () => {
  const rows = read('docs/guarantees.md').match(/^\| I\d+ \|.*$/gm) ?? []

  test('each have a number of their own', () => {
    const ids = rows.map((row) => row.split(' ')[1])
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  test('each name the test files that hold them, and these are there', () => {
    expect(rows.length).toBeGreaterThan(30)
    const wrong = rows.flatMap((row) => {
      const files = [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
      const missing = files.filter((file) => !/\.test\.tsx?$/.test(file) || !all.includes(file))
      return files.length === 0 ? [`${row} names none`] : missing.map((file) => `${row.slice(0, 6)} names ${file}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('the package', () => {
  test('names no registry, in no file', () => {
    const host = new RegExp(['registry\\.[\\w-]+\\.', 'npm', 'js\\.|', 'yarn', 'pkg\\.'].join(''), 'i')
    const resolved = ['"resolved": ', '"http'].join('')
    const found = all.filter((path) => host.test(read(path)) || read(path).includes(resolved))
    expect(found).toEqual([])
  })

  test('locks every optional package, so that npm ci works on every platform and npm install changes nothing', () => {
    type Locked = { readonly optionalDependencies?: Record<string, string> }
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
    const isLocked = (by: string, name: string) =>
      `${by}/node_modules/${name}` in packages || `node_modules/${name}` in packages
    const missing = Object.entries(packages).flatMap(([by, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(by, name)),
    )
    expect(missing).toEqual([])
  })

  test('gives a reason for every runtime dependency in docs/adr', () => {
    const { dependencies = {} } = JSON.parse(read('package.json')) as { dependencies?: Record<string, string> }
    const reasons = all.filter((path) => path.startsWith('docs/adr/')).map(read)
    const isNamed = (name: string) => new RegExp(`(?:^|[^\\w-])${name}(?:[^\\w-]|$)`, 'im').test(reasons.join('\n'))
    expect(Object.keys(dependencies).filter((name) => !isNamed(name))).toEqual([])
  })

  test('has fresh pages in docs/generated', () => {
    expect(stalePages()).toEqual([])
  })
})

describe('pages for people', () => {
  const limits = { 'AGENTS.md': 40, 'ARCHITECTURE.md': 150 } as const
  test.each(Object.entries(limits))('%s has at most %i lines', (path, max) => {
    expect(read(path).trimEnd().split('\n').length).toBeLessThanOrEqual(max)
  })

  const readmes = ['README.md', 'README.zh-CN.md']
  test('the two READMEs have the same headings and the same code', () => {
    const [en, zh] = readmes.map(read)
    if (en === undefined || zh === undefined) throw new Error('both are there')
    const codeBlocks = (text: string) => text.match(/^```\w[\s\S]*?^```$/gm) ?? []
    const headings = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '').match(/^#+ /gm) ?? []
    expect(headings(zh)).toEqual(headings(en))
    expect(codeBlocks(zh)).toEqual(codeBlocks(en))
  })
})
