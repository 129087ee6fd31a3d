/** What the pages say of the code is true: the stops exist, the links lead somewhere, both READMEs agree. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli } from './cli-world.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const adrs = readdirSync(join(root, 'docs/adr')).map((name) => `docs/adr/${name}`)
const pages = [
  'README.md',
  'README.zh-CN.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'AGENTS.md',
  'docs/journal.md',
  ...adrs,
]

describe('the pages', () => {
  test('every stop of "follow one message" is a function in its file', () => {
    const stops = [...read('ARCHITECTURE.md').matchAll(/`(src\/[\w/-]+\.ts):(\w+)`/g)]
    expect(stops.length).toBeGreaterThanOrEqual(12)
    for (const [, file = '', name = ''] of stops) {
      expect(read(file), `${name} in ${file}`).toMatch(new RegExp(`(function |  (async )?|const )${name}\\b`))
    }
  })

  test.each(pages)('%s names only files that are there', (page) => {
    const text = read(page)
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => join(dirname(page), link))
    const paths = [...text.matchAll(/`((?:src|docs|test|examples)\/[\w./-]+)`/g)].map(([, path = '']) => path)
    for (const path of [...links, ...paths]) expect(existsSync(join(root, path)), path).toBe(true)
  })

  test('are as short as they promise', () => {
    const lines = (name: string): number => read(name).split('\n').length
    expect(lines('ARCHITECTURE.md')).toBeLessThanOrEqual(150)
    expect(lines('AGENTS.md')).toBeLessThanOrEqual(40)
    for (const adr of adrs) expect(lines(adr), adr).toBeLessThanOrEqual(30)
  })

  test('both READMEs have the same sections, tables and code', () => {
    const shape = (name: string) => {
      const text = read(name)
      const code = [...text.matchAll(/```(?:sh|ts)\n[\s\S]*?```/g)].map(([block]) => block)
      const commands = [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, command]) => command)
      return { sections: text.match(/^##? /gm)?.length, code, commands }
    }
    expect(shape('README.zh-CN.md')).toEqual(shape('README.md'))
  })

  test('the table of commands names every command there is', async () => {
    const { out } = await cli(['--help'])
    const commands = [...out.slice(out.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name)
    const table = [...read('README.md').matchAll(/^\| `([a-z]+)/gm)].map(([, name]) => name)
    expect(table.toSorted()).toEqual(commands.filter((name) => name !== 'help').toSorted())
  })

  test('every runtime dependency has its reasons written down', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    const told = adrs.map(read).join('\n')
    for (const name of Object.keys(dependencies)) expect(told).toContain(name)
  })
})
