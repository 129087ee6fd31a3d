/** What people install: the packed package, in an empty project, by its public name only. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { labelledRows } from '../scripts/training/relation-rows.ts'
import { readSafetyRows } from '../scripts/training/safety-rows.ts'

const root = join(import.meta.dirname, '..')
const home = mkdtempSync(join(tmpdir(), 'signalbox-package-'))
const project = join(home, 'project')
const binaries = join(root, 'node_modules', '.bin')
const env = {
  ...process.env,
  PATH: [binaries, process.env.PATH].join(delimiter),
  XDG_DATA_HOME: join(home, 'data'),
  LANG: 'C',
}

const run = (cwd: string, command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

beforeAll(() => {
  run(root, 'npm', ['pack', '--silent', '--pack-destination', home])
  const packed = readdirSync(home).find((name) => name.endsWith('.tgz')) ?? 'none'
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{"name":"empty","private":true,"type":"module"}')
  run(project, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent', join(home, packed)])
}, 300_000)

afterAll(() => rmSync(home, { recursive: true, force: true }), 60_000)

/** An example as a user of the package would write it. */
const example = (name: string): string =>
  readFileSync(join(root, 'examples', name), 'utf8')
    .replaceAll(/'(?:\.\.\/)+src\/index\.ts'/g, "'signalbox'")
    .replaceAll(/'(?:\.\.\/)+src\/testing\.ts'/g, "'signalbox/testing'")

describe('the package', () => {
  test('ships built JavaScript and types, no sources and no tests', () => {
    const shipped = run(project, 'find', ['node_modules/signalbox', '-type', 'f']).trimEnd().split('\n')
    const own = shipped.filter((name) => !name.includes('/examples/'))
    const sources = own.filter((name) => /\.test\.|\.ts$/.test(name) && !name.endsWith('.d.ts'))
    expect(sources).toEqual([])
    for (const name of [
      'dist/index.js',
      'dist/index.d.ts',
      'dist/cli/bin.js',
      'dist/cli/main.js',
      'LICENSE',
      'README.md',
      'README.zh-CN.md',
    ])
      expect(shipped).toContain(`node_modules/signalbox/${name}`)
  })

  test('ships weights, but no row they were trained on and no script that trains them', () => {
    const shipped = run(project, 'find', ['node_modules/signalbox', '-type', 'f']).trimEnd().split('\n')
    expect(shipped.filter((name) => /\/(?:scripts|training)\/|\/(?:train|measure)-/.test(name))).toEqual([])
    const code = shipped
      .filter((name) => /\.(?:js|ts)$/.test(name))
      .map((name) => readFileSync(join(project, name), 'utf8'))
    const rows = [...readSafetyRows(), ...labelledRows()].map(({ text }) => text).filter((text) => text.length > 25)
    expect(rows.length).toBeGreaterThan(1_000)
    const spread = rows.filter((_, i) => i % 10 === 0)
    expect(spread.filter((text) => code.some((source) => source.includes(text)))).toEqual([])
    for (const weights of ['safety/weights.js', 'understanding/embedded/relation/relation-weights.js'])
      expect(shipped).toContain(`node_modules/signalbox/dist/${weights}`)
  })

  test('runs the first example', () => {
    writeFileSync(join(project, 'first.ts'), example('01-two-people-talk.ts'))
    expect(run(project, 'node', ['first.ts'])).toContain('Now ann is next')
  })

  test('has every file that its pages link to', () => {
    const home = join(project, 'node_modules', 'signalbox')
    const pages = globSync('{*,docs/**/*}.md', { cwd: home })
    const dead = pages.flatMap((page) =>
      [
        ...readFileSync(join(home, page), 'utf8')
          .replaceAll(/```.*?```|`[^`\n]*`/gs, '')
          .matchAll(/\]\(([^)#\s]+)/g),
      ]
        .map(([, link = '']) => link)
        .filter((link) => !link.includes('://') && !existsSync(join(home, dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    )
    expect(pages.length).toBeGreaterThan(20)
    expect(dead).toEqual([])
  })

  test('has a command', () => {
    expect(run(project, 'npx', ['--no-install', 'signalbox', '--help'])).toMatch(/^Usage: signalbox/)
    expect(run(project, 'npx', ['--no-install', 'signalbox', 'start'])).toContain('  signalbox list ')
  })

  test.each([
    ['C', 'Signalbox needs Node 24 or later, and this is Node 20.11.1: install a newer Node and run it again.\n'],
    ['zh_CN.UTF-8', 'Signalbox 需要 Node 24 或更高版本，当前是 Node 20.11.1：请安装更新的 Node 后重新运行。\n'],
  ])('on an older Node it says in one sentence what to do (%s)', (LANG, sentence) => {
    const older = `data:text/javascript,${encodeURIComponent("Object.defineProperty(process, 'versions', { value: { node: '20.11.1' } })")}`
    const bin = join(project, 'node_modules/signalbox/dist/cli/bin.js')
    const { status, stdout, stderr } = spawnSync('node', ['--import', older, bin, 'start'], {
      env: { PATH: env.PATH, LANG },
      encoding: 'utf8',
    })
    expect([status, stdout, stderr]).toEqual([1, '', sentence])
  })

  test('imported on an older Node it says the same', () => {
    const older = `data:text/javascript,${encodeURIComponent("Object.defineProperty(process, 'versions', { value: { node: '20.11.1' } })")}`
    writeFileSync(join(project, 'older.mjs'), "await import('signalbox').catch((error) => console.log(error.message))")
    expect(run(project, 'node', ['--import', older, 'older.mjs'])).toBe(
      'Signalbox needs Node 24 or later, and this is Node 20.11.1: install a newer Node and run it again.\n',
    )
  })

  test('loads nothing of the terminal, and runs in a bundle that esbuild makes by itself', () => {
    writeFileSync(
      join(project, 'app.js'),
      `import { agent, defineTeam, openSignalbox, orThrow, untilRest } from 'signalbox'
      async function main() {
        const team = defineTeam({ team: 'pair', members: [{ id: 'you', type: 'human' }, { id: 'bob', type: 'ai' }] })
        const box = orThrow(await openSignalbox({ data: process.argv[2], team, members: { bob: agent(() => 'hello') } }))
        await box.start({ id: 'c' })
        await box.say('c', { by: 'you', text: 'hi [NEXT:bob]' })
        console.log(orThrow(await untilRest(box, 'c')).waitingFor)
        await box.close()
      }
      main()`,
    )
    const args = ['app.js', '--bundle', '--platform=node', '--outfile=bundled/app.cjs', '--metafile=meta.json']
    run(project, 'esbuild', [...args, '--log-level=error'])
    const inputs = Object.keys(JSON.parse(readFileSync(join(project, 'meta.json'), 'utf8')).inputs)
    expect(
      inputs.filter((path) => /node_modules\/(?:ink|react|commander|cli-truncate|string-width)\//.test(path)),
    ).toEqual([])
    mkdirSync(join(home, 'elsewhere'))
    const moved = readFileSync(join(project, 'bundled/app.cjs'))
    writeFileSync(join(home, 'elsewhere', 'app.cjs'), moved)
    expect(run(join(home, 'elsewhere'), 'node', ['app.cjs', join(home, 'bundled-data')])).toBe('you\n')
  })

  test('needs the Node it says it needs', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const [, needed] = /needed = (\d+)/.exec(readFileSync(join(root, 'src/cli/bin.ts'), 'utf8')) ?? []
    expect(engines.node).toBe(`>=${needed}`)
    expect(readFileSync(join(root, 'src/edge/needed-node.ts'), 'utf8')).toContain(`needed = ${needed} `)
    // Modules are found before any of them runs: one that an older Node has not would be all that is told.
    const shipped = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    const asking = shipped.filter((path) =>
      /^import (?!type)(?:(?! from )[^;])*? from 'node:sqlite'/m.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(asking).toEqual([])
  })

  test('has types that resolve, for the examples too', () => {
    const files = globSync('{*,outside/*,programs/*}.ts', { cwd: join(root, 'examples') })
    for (const name of files) {
      mkdirSync(dirname(join(project, name)), { recursive: true })
      writeFileSync(join(project, name), example(name))
    }
    const compilerOptions = {
      target: 'es2024',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules', '@types')],
    }
    const ways = [{ module: 'nodenext' }, { module: 'esnext', moduleResolution: 'bundler' }]
    for (const way of ways) {
      const whole = { ...compilerOptions, ...way, skipLibCheck: false }
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: whole, files }))
      expect(run(project, 'tsc', ['-p', '.'])).toBe('')
    }
  })
})
