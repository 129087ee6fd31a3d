import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchBy } from '../../src/tools/actions/search.ts'
import { actions } from '../../src/tools/registry.ts'
import { likenessTo } from '../../src/understanding/meaning.ts'
import { openWorld } from './world.ts'

const machine = vi.hoisted(() => ({ hasRipgrep: true }))
vi.mock('../../src/tools/search/ripgrep.ts', async (original) => {
  const real = await original<typeof import('../../src/tools/search/ripgrep.ts')>()
  return { ...real, ripgrepProgram: () => (machine.hasRipgrep ? real.ripgrepProgram() : undefined) }
})

let folder = ''
let world: ReturnType<typeof openWorld>
beforeEach(() => {
  machine.hasRipgrep = true
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'sb-meaning-'))
  world = openWorld(folder, { actions: { ...actions, search: searchBy(likenessTo) } })
  mkdirSync(join(world.root, 'src'))
  writeFileSync(join(world.root, 'src/shop.ts'), '// the customer pays the bill\nexport const payBill = 1\n')
  writeFileSync(join(world.root, 'src/weather.ts'), '// rain and snow are expected tomorrow\n')
  writeFileSync(join(world.root, '.env'), 'CUSTOMER_INVOICE_KEY=abcdefgh # pays the bill\n')
})
afterEach(() => {
  world.close()
  rmSync(folder, { recursive: true, force: true })
})

const found = async (query: string) =>
  (await world.act('search', { query, meaning: true })) as { result: { stdout: string } }

test('lines that mean the like are found, the most alike first, though they share no word; secrets are left out', async () => {
  const { result } = await found('a client settles an invoice')
  expect(result.stdout.split('\n')[0]).toBe('src/shop.ts:1:// the customer pays the bill')
  expect(result.stdout).not.toContain('rain')
  expect(result.stdout).not.toContain('abcdefgh')
})

test.each([
  ['=>!', 'a =>! b'],
  ['snow or hail', '// rain and snow are expected tomorrow'],
])('where nothing is known of what it means, its words are searched, and that is told: %s', async (query, line) => {
  world.close()
  world = openWorld(folder, { actions })
  writeFileSync(join(world.root, 'odd.txt'), 'a =>! b\n')
  const expected = { result: { stdout: expect.stringContaining(`:1:${line}\n`) } }
  expect(await found(query)).toMatchObject({ ...expected, degraded: { from: 'meaning', to: 'ripgrep' } })
  machine.hasRipgrep = false
  expect(await found(query)).toMatchObject({ ...expected, degraded: { from: 'meaning', to: 'scan' } })
})

test('a pattern has no meaning', async () => {
  expect(await world.act('search', { query: 'a.b', regex: true, meaning: true })).toMatchObject({
    refused: { code: 'E_INVALID_ARGS', cause: { where: '$.params.meaning' } },
  })
})
