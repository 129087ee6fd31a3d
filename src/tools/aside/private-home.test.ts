/** The home of a program beside a workspace: copies of what it signs in with, and only renewed tokens come back (V1). */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeHome } from './private-home.ts'

const wanted = { files: ['.agent/token.json', '.agent/settings.json', '.agent/absent'], kept: ['.agent/token.json'] }

function homes() {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-home-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const real = join(folder, 'real')
  mkdirSync(join(real, '.agent'), { recursive: true })
  writeFileSync(join(real, '.agent/token.json'), 'old', { mode: 0o600 })
  writeFileSync(join(real, '.agent/settings.json'), 'mine')
  const home = makeHome(join(folder, 'home'), real, wanted)
  const write = (name: string, text: string) => writeFileSync(join(home.folder, '.agent', name), text)
  return { home, write, real: (name: string) => join(real, '.agent', name) }
}

test('a token that was renewed comes back, and nothing else does', () => {
  const { home, write, real } = homes()
  expect(readFileSync(join(home.folder, '.agent/settings.json'), 'utf8')).toBe('mine')
  write('token.json', 'new')
  write('settings.json', 'planted')
  write('hooks.json', 'planted')
  home.writeBack()
  expect(readFileSync(real('token.json'), 'utf8')).toBe('new')
  expect(readFileSync(real('settings.json'), 'utf8')).toBe('mine')
  expect(existsSync(real('hooks.json'))).toBe(false)
})

test('what the person changed meanwhile stays', () => {
  const { home, write, real } = homes()
  write('token.json', 'new')
  writeFileSync(real('token.json'), 'signed in again')
  home.writeBack()
  expect(readFileSync(real('token.json'), 'utf8')).toBe('signed in again')
})

test('a link in place of the token is not followed', () => {
  const { home, real } = homes()
  rmSync(join(home.folder, '.agent/token.json'))
  symlinkSync('/etc/hostname', join(home.folder, '.agent/token.json'))
  home.writeBack()
  expect(readFileSync(real('token.json'), 'utf8')).toBe('old')
})
