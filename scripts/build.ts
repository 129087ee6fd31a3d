/**
 * Builds what `npm pack` ships: JavaScript and types under dist/. What programs import is put together into a few files, so that it
 * loads quickly, and so that a bundler meets no package it cannot read (ADR 0017). The commands stay one file a module.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { build } from 'esbuild'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
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
  external: Object.keys(dependencies).filter((name) => name !== 'jsonc-parser' && name !== 'yaml'),
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js', yaml: './node_modules/yaml/browser/index.js' },
  legalComments: 'linked',
  logLevel: 'warning',
})
