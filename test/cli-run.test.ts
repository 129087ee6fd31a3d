/** `signalbox run`: how it comes to rest, and how what is open is told and answered. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scripted } from '../src/agents/scripted.ts'
import { openSignalbox } from '../src/runtime/embedded.ts'
import { orThrow } from '../src/views/or-throw.ts'
import { cli, linesOf, tempFolder } from './cli-world.ts'

const symptom = 'I have had a headache for two days'
const root = join(import.meta.dirname, '..')
const restIn = (out: string) => JSON.parse(out.trim().split('\n').at(-1) ?? '')

describe('an offer is all that is open', () => {
  test('it is done, with exit code 0; the offer is shown with how to answer it', async () => {
    const data = tempFolder()
    const { exit, out } = await cli(['run', symptom, '--data', data])
    expect(exit).toBe(0)
    expect(out.slice(out.lastIndexOf('That is all.'))).toMatch(
      /^That is all\. Conversation (\w+)\.\nAn offer: executor\.registration\. Shall I book neurology for you\? .+:\n {2}1 {2}Yes, go on with it\n {2}2 {2}No, thanks\n {2}signalbox --data \S+ run --in \1 /,
    )
  })

  test('programs are told of it beside the status; --yes does not take it', async () => {
    const { exit, out } = await cli(['run', symptom, '--data', tempFolder(), '--json', '--yes'])
    expect(exit).toBe(0)
    expect(restIn(out)).toMatchObject({ status: 'completed', exit: 0, question: { kind: 'handoff' } })
  })

  test('its number takes it up, and then something waits for a person', async () => {
    const { exit, out } = await cli(['run', symptom, '--data', tempFolder(), '--json', '--answer', '1'])
    expect(exit).toBe(3)
    expect(restIn(out)).toMatchObject({ status: 'waiting', waiting_for: 'you' })
  })

  test('the dialogue that is played without a terminal ends with exit code 0', async () => {
    expect((await cli(['start', '--data', tempFolder()])).exit).toBe(0)
    expect((await cli(['start', '--data', tempFolder(), '--json', '--lang', 'zh'])).exit).toBe(0)
  })
})

test('what a person cancels is no failure', async () => {
  const data = tempFolder()
  expect((await cli(['run', 'I have a headache', '--data', data])).exit).toBe(3)
  const [{ id }] = linesOf((await cli(['list', '--data', data, '--json'])).out) as [{ id: string }]
  const { exit, out } = await cli(['run', 'cancel', '--in', id, '--data', data, '--json'])
  expect(linesOf(out).at(-1)).toMatchObject({ type: 'rest', status: 'canceled', exit: 0 })
  expect(exit).toBe(0)
})

describe('a command instead of a message', () => {
  const talk = (data: string, text: string, more: string[] = []) =>
    cli(['run', text, '--team', 'two-ais', '--data', data, '--json', ...more])

  test('/end ends the conversation, and [DONE] does, with or without words', async () => {
    for (const text of ['/end', '[DONE]', '完成 [DONE]']) {
      const { exit, out } = await talk(tempFolder(), text)
      expect([exit, out.includes('"conversation_ended"')]).toEqual([0, true])
      expect(restIn(out)).toMatchObject({ status: 'completed' })
    }
  })

  test('one that does not exist is refused before anything is started, with those that do', async () => {
    const data = tempFolder()
    const { exit, err } = await cli(['run', '/bogus', '--team', 'two-ais', '--data', data])
    expect(exit).toBe(2)
    expect(err).toContain('/queue skip')
    expect((await cli(['list', '--data', data, '--json'])).out).toBe('')
  })

  test('/queue clear says so when there is nothing to clear, and changes nothing', async () => {
    const data = tempFolder()
    const { conversation } = restIn((await talk(data, 'hello [NEXT:ada]')).out)
    const { out } = await cli(['run', '/queue clear', '--in', conversation, '--data', data])
    expect(out).toContain('The queue is empty.')
    expect((await cli(['export', conversation, '--data', data])).out).not.toContain('queue_cleared')
  })

  test('/cancel says so when nothing is under way, and changes nothing', async () => {
    const data = tempFolder()
    const { conversation } = restIn((await talk(data, 'hello [NEXT:ada]')).out)
    await cli(['run', '/cancel', '--in', conversation, '--data', data])
    const before = (await cli(['export', conversation, '--data', data])).out
    const { out } = await cli(['run', '/cancel', '--in', conversation, '--data', data, '--lang', 'zh'])
    expect(out).toContain('现在没有进行中的工作')
    expect((await cli(['export', conversation, '--data', data])).out).toBe(before)
  })

  test.each([
    ['book dermatology', 'never mind', 'The open question is dropped (Registration). Nothing more is done about it.'],
    ['我要挂皮肤科', '算了', '问题已放下（挂号），不会再做什么。'],
  ])('whoever drops a question is not told that something was canceled: %s, %s', async (wish, drop, told) => {
    const data = tempFolder()
    const { conversation } = restIn((await cli(['run', wish, '--data', data, '--json'])).out)
    const lang = drop === '算了' ? 'zh' : 'en'
    const { out } = await cli(['run', drop, '--in', conversation, '--data', data, '--lang', lang])
    expect(out).toContain(told)
    expect(out).not.toMatch(/cancel+ed|已取消/i)
  })

  test('pages such as /status and /why are printed, and change nothing', async () => {
    const data = tempFolder()
    const { conversation } = restIn((await talk(data, 'hello [NEXT:ada]')).out)
    const { out } = await cli(['run', '/status', '--in', conversation, '--data', data])
    expect(out).toContain('user.you')
    const { out: why } = await cli(['run', '/why', '--in', conversation, '--data', data])
    expect(why).toContain('Message: hello [NEXT:ada]')
  })
})

test('who names nobody that is known is asked to say it again: it waits, with exit code 3', async () => {
  const { exit, out } = await cli(['run', '[NEXT:zed]', '--team', 'two-ais', '--data', tempFolder(), '--json'])
  expect(exit).toBe(3)
  expect(restIn(out)).toMatchObject({ status: 'waiting', waiting_for: 'you' })
})

test('a conversation goes on with the team of its folder', async () => {
  const data = tempFolder()
  const folder = join(tempFolder(), 'desk')
  cpSync(join(root, 'teams/two-ais'), folder, { recursive: true })
  const file = join(folder, 'team.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('team: two-ais', 'team: desk'))
  const { conversation } = restIn((await cli(['run', 'hi [NEXT:ada]', '--team', folder, '--data', data, '--json'])).out)
  const { exit, out } = await cli(['run', 'and you? [NEXT:bob]', '--in', conversation, '--data', data, '--json'])
  expect([exit, restIn(out).conversation]).toEqual([3, conversation])
})

describe('an imported conversation', () => {
  /** What a stranger sends: it names a folder of this machine, with a team that would answer. */
  async function imported(): Promise<{ data: string; folder: string; conversation: string; input: string }> {
    const [data, from, folder] = [tempFolder(), tempFolder(), join(tempFolder(), 'desk')]
    cpSync(join(root, 'teams/two-ais'), folder, { recursive: true })
    const file = join(folder, 'team.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('team: two-ais', 'team: desk'))
    const said = await cli(['run', 'hi [NEXT:ada]', '--team', folder, '--data', from, '--json'])
    const { conversation } = restIn(said.out)
    const input = (await cli(['export', conversation, '--data', from])).out
    expect(input).toContain(folder)
    expect(await cli(['import', '-', '--data', data], { input })).toMatchObject({ exit: 0, err: '' })
    return { data, folder, conversation, input }
  }

  test('chooses neither the folder nor the team: who goes on with it is asked for --team', async () => {
    const { data, conversation, input } = await imported()
    const { exit, out, err } = await cli(['run', 'and you? [NEXT:bob]', '--in', conversation, '--data', data])
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(err).toContain('--team DIR')
    const zh = await cli(['run', '你好', '--in', conversation, '--data', data, '--lang', 'zh'])
    expect(zh.err).toContain('这个对话是导入的')
    expect((await cli(['export', conversation, '--data', data])).out).toBe(input)
  })

  test('goes on with the team that a person named, and keeps to it', async () => {
    const { data, folder, conversation } = await imported()
    const say = (text: string, more: string[] = []) =>
      cli(['run', text, '--in', conversation, '--data', data, '--json', ...more])
    const went = await say('and you? [NEXT:bob]', ['--team', folder])
    expect([went.exit, went.err]).toEqual([3, ''])
    const types = linesOf(went.out).map((line) => (line as { type: string }).type)
    expect(types).toContain('team_changed')
    expect((await say('once more [NEXT:bob]')).out).toContain('"executor"')
  })

  test('is refused by the library as well, until somebody changes its team', async () => {
    const { data, conversation } = await imported()
    const signalbox = orThrow(await openSignalbox({ data, agents: scripted(() => 'Yes.') }))
    const by = 'you'
    for (const type of ['say', 'resume', 'end'] as const) {
      const command = type === 'say' ? { type, by, text: 'hi [NEXT:ada]' } : { type, by }
      expect(await signalbox.send(conversation, command)).toMatchObject({
        ok: false,
        problem: { detail: { why: 'imported' } },
      })
    }
    const { team, teamHash } = signalbox.state(conversation) ?? expect.unreachable()
    expect(await signalbox.send(conversation, { type: 'change_team', by, team, teamHash })).toMatchObject({ ok: true })
    expect(await signalbox.send(conversation, { type: 'say', by, text: 'hi [NEXT:ada]' })).toMatchObject({ ok: true })
    await signalbox.close()
  })
})

test('what is cut to a length is cut between characters: a long message can be exported and imported again', async () => {
  for (const pad of ['', 'a']) {
    const [data, other] = [tempFolder(), tempFolder()]
    const text = `${pad}${'😀'.repeat(3_000)} I have a headache`
    const { conversation } = linesOf((await cli(['run', text, '--json', '--data', data])).out).at(-1) as {
      conversation: string
    }
    const { out } = await cli(['export', conversation, '--data', data])
    expect(await cli(['import', '-', '--data', other], { input: out })).toMatchObject({ exit: 0, err: '' })
  }
})

test('an agent that left the team’s files with work in hand holds nothing up: the person can still answer', async () => {
  const [data, team] = [tempFolder(), join(tempFolder(), 'desk')]
  cpSync(join(import.meta.dirname, '../teams/front-desk'), team, { recursive: true })
  const asked = await cli(['run', 'I have a headache', '--team', team, '--data', data, '--json'])
  const { conversation, waiting_for } = restIn(asked.out)
  expect({ exit: asked.exit, waiting_for }).toEqual({ exit: 3, waiting_for: 'you' })
  const file = join(team, 'team.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^(?: {2}- \{ id: triage|focus:).*\n/gm, ''))
  const { exit, err } = await cli(['run', 'since two days', '--in', conversation, '--team', team, '--data', data])
  expect({ exit, err }).toEqual({ exit: 3, err: '' })
})

test('programs see that a question is shown again after something else slipped in', async () => {
  const { out } = await cli([
    'run',
    'I have a headache',
    '--data',
    tempFolder(),
    '--json',
    '--answer',
    'can I pay my bill now?',
  ])
  const events = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(events.filter((e) => e.type === 'question_repeated')).toMatchObject([
    { loopId: 'executor', role: 'triage', text: 'Since when?', missing: ['duration'] },
  ])
})

describe('a key', () => {
  test('says a message once, however often the command is called', async () => {
    const data = tempFolder()
    const begun = await cli(['run', 'hello [NEXT:ada]', '--team', 'two-ais', '--data', data, '--json'])
    const { conversation } = restIn(begun.out)
    const again = () => cli(['run', 'and? [NEXT:ada]', '--in', conversation, '--key', 'k1', '--data', data, '--json'])
    const first = await again()
    expect(linesOf(first.out)).toContainEqual(expect.objectContaining({ type: 'user_input_received', key: 'k1' }))
    const second = await again()
    expect(second.exit).toBe(first.exit)
    expect(linesOf(second.out)).toEqual([restIn(first.out)])
    const told = await cli(['run', 'and? [NEXT:ada]', '--in', conversation, '--key', 'k1', '--data', data])
    expect(told.out).toMatch(/^This was said before, at event \d+\. Nothing was said again\.\n/)
    const other = await cli(['run', 'no', '--in', conversation, '--key', 'k1', '--data', data, '--lang', 'zh'])
    expect([other.exit, other.err]).toEqual([1, expect.stringContaining('键“k1”已用于本对话的另一条消息')])
  })

  test('is not empty', async () => {
    const data = tempFolder()
    const { conversation } = restIn((await cli(['run', 'hello', '--team', 'two-ais', '--data', data, '--json'])).out)
    const { exit, err } = await cli(['run', 'hello', '--in', conversation, '--key', '', '--data', data])
    expect([exit, err]).toEqual([2, expect.stringContaining('$.key must not be empty')])
  })

  test('needs the conversation it belongs to', async () => {
    const { exit, err } = await cli(['run', 'hello', '--key', 'k1', '--data', tempFolder()])
    expect([exit, err]).toEqual([2, expect.stringContaining('Name the conversation with --in')])
  })
})

test('a team that is not there is told to programs as any other problem', async () => {
  const { err, out, exit } = await cli(['run', 'hello', '--team', 'nosuch', '--json', '--data', tempFolder()])
  expect(exit).toBe(2)
  expect(out).toBe('')
  expect(JSON.parse(err)).toMatchObject({
    error: { code: 'E_INVALID_ARGS', message: expect.stringContaining("no team 'nosuch'"), next: expect.any(String) },
  })
})

describe('where nobody named a language', () => {
  const desk = join(import.meta.dirname, '../teams/front-desk')

  test('it is that of what is written, also when a number answers', async () => {
    const data = tempFolder()
    const asked = await cli(['run', '我头痛两天了，想看医生', '--team', desk, '--data', data])
    expect(asked.out).toContain('已处理完毕')
    expect(asked.out).toMatch(/建议.*要为您挂神经内科的号吗/)
    const id = /对话 (c[0-9a-f]{12})/.exec(asked.out)?.[1] ?? ''
    expect((await cli(['run', '2', '--in', id, '--data', data])).out).not.toContain('That is all')
    expect((await cli(['run', 'where is the pharmacy?', '--in', id, '--data', data])).out).toContain('That is all')
  })

  test('a locale or --lang names one', async () => {
    const args = ['run', '药房在哪？', '--team', desk, '--data', tempFolder()]
    expect((await cli(args, { env: { LANG: 'en_US.UTF-8' } })).out).toContain('That is all')
    expect((await cli([...args, '--lang', 'en'], { env: { LANG: 'C.UTF-8' } })).out).toContain('That is all')
    expect((await cli(args, { env: { LANG: 'C.UTF-8' } })).out).toContain('已处理完毕')
  })
})
