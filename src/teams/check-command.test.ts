import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edited, teamFolder } from '../../test/teams/fixture.ts'
import { loadTeam } from './read-team.ts'
import { validateTeam } from './validate.ts'

const form =
  'kind: form\n  table: ./tables/triage.yaml\n  answer: { en: "Noted: {symptom}.", zh: "已记录：{symptom}。" }'
const running = (command: string): string =>
  teamFolder({
    ...edited('agents/triage.yaml', form, `{ kind: process, command: ${command} }`),
    'agents/price.py': 'print(1)\n',
  })
const absentIn = async (command: string): Promise<string[]> => {
  const loaded = await loadTeam(running(command))
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
  return loaded.value.absent.map(({ kind, file, line, message }) => `${file}:${line} ${kind} ${message.en}`)
}

describe('what a command names', () => {
  test.each([
    ['[node, ./agents/prize.py]', "agents/triage.yaml:14 no_such_file there is no file './agents/prize.py'"],
    ['[node, -u, prize.py]', "agents/triage.yaml:14 no_such_file there is no file 'prize.py'"],
    ['[./agents/prize]', "agents/triage.yaml:14 no_such_file there is no file './agents/prize'"],
    ['[./agents/price.py]', "agents/triage.yaml:14 not_executable './agents/price.py' may not be executed"],
    ['[pithon, ./agents/price.py]', "agents/triage.yaml:14 no_program the program 'pithon' is not on this machine"],
    ['[/no/such/program]', "agents/triage.yaml:14 no_program the program '/no/such/program' is not on this machine"],
  ])('is said where it is not there: %s', async (command, said) => expect(await absentIn(command)).toEqual([said]))

  test.each([
    '[node, ./agents/price.py]',
    '[node, -u, agents/price.py, --log, ./out/log.txt]',
    '[node, -e, "import ./x.mjs now"]',
    '[node, "@scope/agent", "https://example.org/x.js"]',
  ])('is in order: %s', async (command) => expect(await absentIn(command)).toEqual([]))

  test('may be a program of the team that can be executed', async () => {
    const dir = running('[./agents/price.py]')
    chmodSync(join(dir, 'agents/price.py'), 0o755)
    expect(await loadTeam(dir)).toMatchObject({ ok: true, value: { absent: [] } })
  })

  test('a missing script ends `team validate` with 2; a program this machine lacks is only said', async () => {
    const lines: string[] = []
    const places = { cwd: '/', dataFolder: '/none', shipped: '/none' }
    const io = { out: (line: string) => void lines.push(line), lang: 'en' as const, places }
    expect(await validateTeam({ team: running('[node, ./agents/prize.py]') }, io)).toBe(2)
    expect(lines[0]).toMatch(/^agents\/triage\.yaml:14:\d+: there is no file '\.\/agents\/prize\.py'\n {4}Fix: /)
    lines.length = 0
    expect(await validateTeam({ team: running('[pithon]') }, io)).toBe(0)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain("Install 'pithon'")
  })
})
