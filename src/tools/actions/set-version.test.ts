import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openWorld } from '../../../test/workspace/world.ts'

let folder = ''
let close = (): void => {}
function world(files: Readonly<Record<string, string>>) {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'sb-version-'))
  const opened = openWorld(folder)
  close = () => opened.close()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(opened.root, name, '..'), { recursive: true })
    writeFileSync(join(opened.root, name), text)
  }
  const read = (name: string): string => readFileSync(join(opened.root, name), 'utf8')
  return { ...opened, read }
}
afterEach(() => {
  close()
  rmSync(folder, { recursive: true, force: true })
})

test('only the number changes, also where the same text stands elsewhere, and in the lock file at both places', async () => {
  const main = '\ufeff{\r\n\t"config": {"version":"1.0.0"},\r\n\t"version" : "1.0.0", "emoji": "好"}'
  const lock = JSON.stringify(
    {
      version: '1.0.0',
      lockfileVersion: 3,
      packages: { 'node_modules/a': { version: '1.0.0' }, '': { name: 'x', version: '1.0.0' } },
    },
    null,
    1,
  )
  const { act, read } = world({ 'package.json': main, 'package-lock.json': lock })
  const changes = ['package.json', 'package-lock.json']
  expect(await act('set_version', { version: '2.0.0-rc.1' }, changes)).toMatchObject({
    evidence: { missing: [], unexpected: [] },
  })
  expect(read('package.json')).toBe(main.replace('"version" : "1.0.0"', '"version" : "2.0.0-rc.1"'))
  const { version, packages } = JSON.parse(read('package-lock.json')) as { version: string; packages: unknown }
  expect([version, packages]).toEqual([
    '2.0.0-rc.1',
    { 'node_modules/a': { version: '1.0.0' }, '': { name: 'x', version: '2.0.0-rc.1' } },
  ])
})

test('a lock file that does not name the package stays, and a package below is meant where it is named', async () => {
  const lock = '{"packages":{}}'
  const { act, read } = world({ 'one/package.json': '{"version":"0.1.0"}', 'one/package-lock.json': lock })
  await act('set_version', { version: '0.2.0', path: 'one/' }, ['one/package.json'])
  expect([read('one/package.json'), read('one/package-lock.json')]).toEqual(['{"version":"0.2.0"}', lock])
})

test.each([
  [{ 'package.json': '{"name":"x"}' }, '1.0.0', { code: 'E_CONFLICT' }],
  [{ 'package.json': 'no JSON' }, '1.0.0', { code: 'E_CONFLICT' }],
  [{}, '1.0.0', { code: 'E_IO' }],
  [{ 'package.json': '{"version":"1.0.0"}' }, '1.2', { code: 'E_INVALID_ARGS' }],
])(
  'where there is no version to set, and where it is none, nothing changes: %j %s',
  async (files, version, refused) => {
    const { act, manifest } = world(files)
    const before = manifest()
    expect(await act('set_version', { version }, ['package.json'])).toMatchObject({ refused })
    expect(manifest()).toEqual(before)
  },
)
