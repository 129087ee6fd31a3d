/** A mistake in what a program gives is a refusal that names the option and how to mend it, in both languages. */
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { agent } from '../agents/function.ts'
import type { Result } from '../core/contracts/result.ts'
import { defineTeam } from '../teams/define-team.ts'
import { loadTeam } from '../teams/load-team.ts'
import { tool } from '../tools/code/tool.ts'
import { orThrow } from '../views/or-throw.ts'
import { problemView } from '../views/problem.ts'
import { openSignalbox } from './embedded.ts'
import type { Signalbox } from './signalbox.ts'

const team = defineTeam({
  team: 'pair',
  members: [
    { id: 'you', type: 'human' },
    { id: 'bob', type: 'ai' },
  ],
})
const members = { bob: agent(() => 'hi') }
const lookUp = tool({ name: 'look_up', effect: 'read', input: z.object({}), describe: () => 'Looks.', run: () => {} })

const told = (result: Result<unknown>): unknown => {
  if (result.ok) return 'it was taken'
  const { message, next } = problemView(result.problem, 'zh')
  expect([message, next].every((words) => words.length > 3)).toBe(true)
  const { why, option, fault } = result.problem.detail as { why: string; option?: string; fault?: string }
  return why === 'bad_option' ? [option, fault] : why
}

test.each<[string, unknown, unknown]>([
  ['nothing', undefined, ['options', 'no_object']],
  ['a name for a team', { team: 'teams/x' }, ['team', 'no_team']],
  ['null for a team', { team: null }, ['team', 'no_team']],
  ['a team that is not defined', { team: { team: 'pair', members: [] } }, ['team', 'not_defined']],
  ['a team that is not awaited', { team: loadTeam('/no/such/folder') }, ['team', 'not_awaited']],
  ['one team for several', { teams: team }, ['teams', 'no_list']],
  ['both one and several', { team, teams: [{ team, members }] }, ['team', 'both']],
  [
    'a team twice',
    {
      teams: [
        { team, members },
        { team, members },
      ],
    },
    'same_team',
  ],
  ['a number for a folder', { data: 5 }, ['data', 'no_folder']],
  ['an empty folder', { data: '' }, ['data', 'no_folder']],
  ['a number for tools', { tools: 5 }, ['tools', 'no_list']],
  ['half a clock', { clock: {} }, ['clock', 'lacks']],
  ['an engine that is not there', { engineKind: 'gpt' }, ['engineKind', 'none_of']],
  ['a limit below zero', { limits: { resident: -1 } }, ['limits.resident', 'no_count']],
  ['a limit that is none', { limits: { residnt: 1 } }, ['limits.residnt', 'unknown']],
  ['an option that is none', { memebrs: members }, ['memebrs', 'unknown']],
  ['the same in one of several teams', { teams: [{ team, memebrs: members }] }, ['teams.0.memebrs', 'unknown']],
  ['no agent for a member', { team, members: {} }, 'nobody_runs'],
  ['a bare function', { team, members: { bob: () => 'hi' } }, ['members.bob', 'bare_function']],
  ['a text for an agent', { team, members: { bob: 'hi' } }, ['members.bob', 'no_agent']],
  ['a tool with blanks in its name', { tools: [{ ...lookUp, name: 'my tool!' }] }, ['tools.0.name', 'no_name']],
  ['a tool of no known effect', { tools: [{ ...lookUp, effect: 'explode' }] }, ['tools.0.effect', 'none_of']],
  ['a tool without words', { tools: [{ ...lookUp, describe: undefined }] }, ['tools.0.describe', 'no_function']],
  ['a tool without a schema', { tools: [{ ...lookUp, input: {} }] }, ['tools.0.input', 'no_schema']],
  ['a tool in place of our own', { tools: [{ ...lookUp, name: 'write_file' }] }, 'tool_taken'],
])('opening with %s is refused', async (_, options, expected) => {
  const given = (options === undefined ? undefined : { data: 'memory', ...options }) as never
  expect(told(await openSignalbox(given))).toEqual(expected)
})

test('an option that is nearly known is told with its name', async () => {
  const refused = await openSignalbox({ data: 'memory', team, memebrs: members } as never)
  expect(() => orThrow(refused as Result<unknown>)).toThrow("did you mean 'members'?")
})

async function opened(): Promise<Signalbox> {
  const box = orThrow(await openSignalbox({ data: 'memory', team, members }))
  onTestFinished(() => box.close())
  await box.start({ id: 'c' })
  return box
}

test.each<[string, unknown, unknown]>([
  ['a wrong name', { worksapce: '.' }, ['worksapce', 'unknown']],
  ['a folder that is not there', { workspace: '/no/such/folder' }, ['workspace', 'no_such_folder']],
  ['a number for an id', { id: 5 }, ['id', 'no_text']],
  ['a text', 'c', ['options', 'no_object']],
])('starting with %s is refused', async (_, options, expected) => {
  expect(told(await (await opened()).start(options as never))).toEqual(expected)
})

test.each([undefined, null, 5])('%s instead of an object is refused by every call', async (wrong) => {
  const box = await opened()
  const calls = [box.say('c', wrong as never), box.answer('c', wrong as never), box.control('c', wrong as never)]
  for (const one of await Promise.all([...calls, box.undo('c', wrong as never)])) expect(one.ok).toBe(false)
  expect(box.subscribe('c', 0, wrong as never).ok).toBe(false)
  expect(told(box.onEvent(wrong as never))).toEqual(['listener', 'no_function'])
  expect(told(box.onDelta(wrong as never))).toEqual(['listener', 'no_function'])
})

test.each([-5, Number.NaN, 1.5])('%s is no position to begin at', async (after) => {
  const box = await opened()
  for (const one of [box.history('c', { after }), box.follow('c', { after }), box.subscribe('c', after, () => {})])
    expect(told(one as Result<unknown>)).toEqual(['after', 'no_position'])
  expect(told(box.history('c', { limit: 0 }))).toEqual(['limit', 'no_count'])
})
