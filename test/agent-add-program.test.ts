/** `agent add --command`: how the member is called, and what is said of a program that is not there. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, tempFolder } from './cli-world.ts'

const add = async (command: string): Promise<string> =>
  (await cli(['agent', 'add', '--command', command, '--data', tempFolder()])).out

function ownProgram(mode: number): string {
  const folder = join(tempFolder(), 'bin')
  mkdirSync(folder)
  const program = join(folder, 'weather')
  writeFileSync(program, '#!/bin/sh\n')
  chmodSync(program, mode)
  return program
}

test('a program that is named in full is looked at as it is', async () => {
  expect(await add(`${process.execPath} examples/agents/echo.ts`)).not.toContain('not found')
  expect(await add(ownProgram(0o755))).not.toContain('not found')
  expect(await add(ownProgram(0o644))).toMatch(/bin\/weather was not found\.\n/)
  expect(await add('/nowhere/weather')).toContain('/nowhere/weather was not found.\n')
  expect(await add('no-such-program-here')).toContain('install it, or name it in full')
})

test('a member is called after the script, however the program that runs it is named', async () => {
  expect(await add('node examples/agents/echo.ts')).toContain('You and echo are a team now')
  expect(await add(`${process.execPath} examples/agents/echo.ts`)).toContain('You and echo are a team now')
  expect(await add(`${ownProgram(0o755)} settings.json`)).toContain('You and weather are a team now')
})
