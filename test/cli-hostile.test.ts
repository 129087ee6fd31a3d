/** I31 on the command line: whatever stands in a journal, a file or an argument, no terminal is steered by it. */
import { expect, test } from 'vitest'
import { cli, linesOf, talkIn, tempFolder } from './cli-world.ts'

const hostile = 'wipe \u001b[2J\u009b2J \u0007\u202egnp.exe\u2066 \u2028\ufeff'
const steering = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/u
/** The colours this program uses itself. */
const ours = new RegExp(`${String.fromCharCode(27)}\\[(?:0|1|2|22|32|33|35|36|39)m`, 'g')

test.each([
  ['show', ['show', 'c1']],
  ['show --all', ['show', 'c1', '--all']],
  ['list', ['list']],
  ['memory', ['memory', 'c1']],
  ['agents', ['agents']],
  ['export', ['export', 'c1']],
  ['explain', ['explain', 'next']],
  ['an id that is not there', ['show', hostile]],
  ['a file that is not there', ['import', hostile]],
  ['a team that is not there', ['run', 'hello', '--team', hostile]],
  ['an option that is not there', ['list', `--${hostile}`]],
])('%s lets nothing hostile through, at a terminal, in a pipe or as JSON', async (_, args) => {
  const data = tempFolder()
  await talkIn(data, 'c1', [`${hostile} [NEXT:bob]`])
  const input = `${JSON.stringify({ id: hostile, text: hostile, members: [] })}\n${hostile}\n`
  for (const [more, columns] of [
    [[], 80],
    [[], undefined],
    [['--json'], undefined],
  ] as const) {
    const { out, err } = await cli([...args, ...more, '--data', data], { input, columns })
    const said = `${out}${err}`
    expect(said).not.toBe('')
    expect(said.replace(ours, '').replaceAll('\n', '')).not.toMatch(steering)
  }
})

test('JSON keeps the value: only the way it is written is plain', async () => {
  const data = tempFolder()
  await talkIn(data, 'c1', [hostile])
  const said = linesOf((await cli(['show', 'c1', '--json', '--data', data])).out)
  expect(said).toContainEqual(expect.objectContaining({ type: 'user_input_received', text: hostile }))
})
