/**
 * Builds what `npm pack` ships: JavaScript and types under dist/. What programs import is put together into a few files, so that it
 * loads quickly, and so that a bundler meets no package it cannot read (ADR 0017). The commands stay one file a module.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Small packages of plain code, each of them many files. What is large, or finds files of its own, stays outside. */
const putIn = {
  'jsonc-parser': 'jsonc-parser/lib/esm/main.js',
  yaml: './node_modules/yaml/browser/index.js',
  '@opentelemetry/api': './node_modules/@opentelemetry/api/build/esm/index.js',
}
const putInAsTheyAre = ['zod', 'diff', 'fastest-levenshtein', 'ignore', 'picomatch', 'tinyqueue', 'unbash']

/**
 * Three changes to the code on its way into the files.
 *
 * 1. esbuild leaves out what is not used of a namespace, but not of an object that stands for one: zod is imported as a namespace.
 * 2. It makes a file of whatever is reached from the same entries. What is loaded later reaches all of index.js, which is loaded by then:
 *    so what index.js needs at once is one file, not thirty.
 * 3. Modules of Node that take milliseconds to load are loaded with their first use. Only functions are imported from them.
 */
const onTheWay: Plugin = {
  name: 'on-the-way',
  setup: ({ onLoad }) => {
    const later = new Set(globSync('dist/**/*.js').flatMap(loadedLaterBy))
    onLoad({ filter: /\/dist\/.*\.js$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
        .replace("import { z } from 'zod'", "import * as z from 'zod'")
        .replace(slowModule, loadedByUse)
      return { contents: later.has(path) ? `import ${JSON.stringify(resolve('dist/index.js'))}\n${code}` : code }
    })
  },
}

const slowModule = /^import \{ ([^}]+) \} from '(node:(?:crypto|child_process|zlib|readline))';?$/gm
function loadedByUse(_: string, names: string, module: string): string {
  const held = `loaded_${module.slice('node:'.length)}`
  const calls = names
    .split(', ')
    .map(
      (name) => `const ${name} = (...given) => (${held} ??= process.getBuiltinModule('${module}')).${name}(...given)`,
    )
  return [`let ${held}`, ...calls].join('\n')
}

const loadedLaterBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, to = '']) => resolve(dirname(file), to))

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const inside = new Set([...Object.keys(putIn), ...putInAsTheyAre])
rmSync('dist', { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
chmodSync('dist/cli/bin.js', 0o755)
await build({
  entryPoints: {
    index: 'dist/index.js',
    testing: 'dist/testing.js',
    'chunks/forward': 'dist/tools/commands/run/forward.js', // a program of its own, found beside the chunks
  },
  outdir: 'dist',
  // As deep as the modules it is made of, so that what they find beside the package stays where it was.
  chunkNames: 'chunks/[name]-[hash]',
  allowOverwrite: true,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: Object.keys(dependencies).filter((name) => !inside.has(name)),
  alias: putIn,
  plugins: [onTheWay],
  legalComments: 'linked',
  logLevel: 'warning',
})
for (const file of ['dist/index.js', 'dist/testing.js', ...globSync('dist/chunks/*.js')]) inAscii(file)

/** Text of one byte a character is read and compiled in less time. esbuild escapes what stands in strings; this does the rest: patterns. */
function inAscii(file: string): void {
  const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/[^\0-\x7f]/g, escaped))
}
