import { readFileSync } from 'node:fs'
import type { Key } from 'ink'
import { describe, expect, test } from 'vitest'
import { langs } from '../src/core/text/language.ts'
import { commandOf, looksLikeCommand, nearestTo, slashCommands } from '../src/terminal/slash-commands.ts'
import * as edit from '../src/tui/editor.ts'
import { type KeyName, keys, type Press, readPresses } from '../src/tui/keys.ts'
import type { Model } from '../src/tui/model.ts'
import { helpPage } from '../src/tui/pages.ts'
import { press } from '../src/tui/press.ts'
import { terminalTexts } from '../src/tui/texts/languages.ts'
import type { Request, Update } from '../src/tui/update.ts'
import { statusLine } from '../src/views/status-line.ts'
import { texts } from '../src/views/texts/languages.ts'
import { modelOf } from './tui/model.ts'
import { Play } from './tui/play.ts'

const two = 'ann:human bob:ai carol:ai'
const atRest = () => new Play(two).say('ann', 'hello')
const atWork = () => new Play(two).say('ann', 'hello [NEXT:bob,carol]').starts('bob')
const blocked = () => atWork().fails('bob', 'no disk')
const offer = () =>
  new Play('ann:human bob:ai:see.pain carol:ai:book.visit')
    .wants('ann', 'my head', ['see.pain'])
    .starts('bob')
    .answers('bob', 'Neurology.', { agent_code: 'carol', reason: 'Shall I book it?' })

/** `<key>` is a key by name, anything else is typed. */
function type(model: Model, ...presses: string[]): Update {
  let last: Update = { model }
  for (const word of presses) last = press(last.model, pressOf(word))
  return last
}
const pressOf = (word: string): Press => {
  const key = /^<(\w+)>$/.exec(word)?.[1]
  return key === undefined ? { text: word } : { key: key as KeyName }
}
const asked = (play: Play, ...presses: string[]): Request | undefined => type(modelOf(play), ...presses).request

describe('keys', () => {
  test('Enter sends as the person whose turn it is, and the box is empty again', () => {
    const { model, request } = type(modelOf(atRest()), 'hi', '<send>')
    expect(request).toEqual({ type: 'say', by: 'ann', text: 'hi' })
    expect(model.ui.draft).toEqual(edit.emptyDraft)
  })

  test('Esc pauses at once, whatever page is open and whatever is written', () => {
    const pause = { type: 'control', control: { type: 'pause', by: 'ann' } }
    expect(asked(atWork(), '<pause>')).toEqual(pause)
    expect(asked(atWork(), '?', '<pause>')).toEqual(pause)
    expect(asked(atWork(), 'half a sent', '<pause>')).toEqual(pause)
  })

  test('Esc pauses whoever is said to think, also while a question is open', () => {
    const play = new Play('ann:human bob:ai:see.pain carol:ai:book.visit').wants('ann', 'my head', ['see.pain'])
    play.starts('bob').wants('ann', 'book me in', ['book.visit'])
    expect(statusLine(play.state, 'en').text).toBe('executor.bob is thinking')
    expect(asked(play, '<pause>')).toEqual({ type: 'control', control: { type: 'pause', by: 'ann' } })
  })

  test('Esc closes a page when nothing runs', () => {
    expect(type(modelOf(atRest()), '?').model.ui.page).toBe('help')
    expect(type(modelOf(atRest()), '?', '<pause>').model.ui.page).toBeUndefined()
  })

  test('Esc says so when there is nothing to hold back', () => {
    const told = (play: Play, lang: 'en' | 'zh') =>
      Object.values(type(modelOf(play, { lang }), '<pause>').model.problem ?? {})
    expect(told(atRest(), 'en')).toEqual(['Nothing is running.', 'Waiting for user.ann'])
    expect(told(blocked(), 'en')).toEqual(['Nothing is running.', '■ BLOCKED: executor.bob cannot go on'])
    expect(told(blocked(), 'zh')[0]).toBe('没有正在运行的工作。')
    expect(told(atWork().send({ type: 'pause', by: 'ann' }), 'en')).toEqual([
      '',
      'Pausing after the step of executor.bob',
    ])
  })

  test('to send nothing is refused', () => {
    expect(type(modelOf(atRest()), '  ', '<send>').model.problem?.message).toBe('Please enter a message')
    expect(type(modelOf(atRest(), { lang: 'zh' }), '<send>').model.problem?.message).toBe('请输入内容')
  })

  test('whoever said who is typing speaks for themselves, and waits for the turn of others', () => {
    const play = new Play('ann:human dave:human bob:ai').say('ann', 'x [NEXT:dave,bob]')
    expect(asked(play, 'hi', '<send>')).toEqual({ type: 'say', by: 'dave', text: 'hi' })
    const { model, request } = type(modelOf(play, { as: 'ann' }), 'hi', '<send>')
    expect(request).toBeUndefined()
    expect(model.problem?.message).toBe("user.ann, it is user.dave's turn; please wait")
    expect(type(modelOf(play, { as: 'ann' }), '/queue skip', '<send>').request).toMatchObject({
      control: { by: 'ann' },
    })
  })

  test('somebody who is not in the team sends, answers and controls nothing until they say who they are', () => {
    const lost = modelOf(blocked(), { as: 'nobody' })
    for (const presses of [
      ['hi', '<send>'],
      ['/stop', '<send>'],
      ['3', '<send>'],
    ])
      expect(type(lost, ...presses).request).toBeUndefined()
    const told = type(lost, 'hi', '<send>').model
    expect(told.problem?.message).toBe('locked: nobody is not in this team; type the number of who is typing')
    expect(told.ui.draft.text).toBe('hi')
    expect(type(lost, '1', '<send>', 'hi', '<send>').request).toMatchObject({ type: 'say', by: 'ann' })
  })

  test('a number answers the open question when it stands alone and Enter follows', () => {
    expect(asked(blocked(), '2')).toBeUndefined()
    expect(asked(blocked(), '2', '<send>')).toMatchObject({ type: 'answer', by: 'ann', option: 'skip' })
    expect(asked(blocked(), ' 3 ', '<send>')).toMatchObject({ type: 'answer', by: 'ann', option: 'continue' })
    expect(asked(blocked(), '4', '<send>')).toMatchObject({ type: 'say', text: '4' })
    expect(type(modelOf(blocked()), '2', '<send>').model.ui.draft).toEqual(edit.emptyDraft)
  })

  test('a message that begins with a number answers nothing', () => {
    const letters = [...'2 pm tomorrow']
    expect(asked(offer(), ...letters)).toBeUndefined()
    expect(asked(offer(), ...letters, '<send>')).toEqual({ type: 'say', by: 'ann', text: '2 pm tomorrow' })
  })

  test('an offer is taken by its number', () => {
    expect(asked(offer(), '1', '<send>')).toMatchObject({ type: 'answer', by: 'ann', option: 'accept' })
    expect(asked(offer(), '2', '<send>')).toMatchObject({ option: 'decline' })
  })

  test('an approval is answered with the hash of what was shown', () => {
    const play = atWork().proposes('bob', { path: 'x', content: 'y' })
    expect(asked(play, '1', '<send>')).toMatchObject({ option: 'once', hash: 'a'.repeat(64) })
  })

  test('a refusal with a reason asks for the reason first, and sends it', () => {
    const play = atWork().proposes('bob', { path: 'x', content: 'y' })
    expect(asked(play, '4', '<send>')).toBeUndefined()
    expect(asked(play, ...'4: not there', '<send>')).toMatchObject({ option: 'deny_because', text: 'not there' })
  })

  test('before anything was said a number and Enter take one of the three examples, and Enter sends it', () => {
    const play = new Play(two)
    expect(type(modelOf(play), '1').model.ui.draft.text).toBe('1')
    const taken = type(modelOf(play), '1', '<send>')
    expect(taken.request).toBeUndefined()
    expect(taken.model.ui.draft.text).toContain('[NEXT:bob,carol]')
    expect(type(taken.model, '<send>').request).toMatchObject({ type: 'say' })
    expect(asked(atRest(), '1', '<send>')).toMatchObject({ type: 'say', text: '1' })
  })

  test.each([
    ['/queue clear', 'clear_queue'],
    ['/end', 'end'],
  ] as const)('%s asks first', (command, control) => {
    const { model, request } = type(modelOf(atWork()), command, '<send>')
    expect(request).toBeUndefined()
    expect(model.ui.confirm).toBe(control)
    const yes = type(model, '1', '<send>')
    expect(yes.request).toEqual({ type: 'control', control: { type: control, by: 'ann' } })
    expect(yes.model.ui.confirm).toBeUndefined()
    const no = type(model, '2', '<send>')
    expect([no.request, no.model.ui.confirm]).toEqual([undefined, undefined])
  })

  test('/queue clear says so when there is nothing to clear', () => {
    const { model, request } = type(modelOf(atRest()), '/queue clear', '<send>')
    expect([request, model.ui.confirm, model.problem?.message]).toEqual([undefined, undefined, 'The queue is empty.'])
  })

  test('/cancel says so when nothing is under way', () => {
    const { model, request } = type(modelOf(atRest()), '/cancel', '<send>')
    expect(request).toBeUndefined()
    expect(model.problem?.message).toBe('Nothing is under way: there is nothing to cancel.')
    expect(asked(atWork(), '/cancel', '<send>')).toEqual({ type: 'control', control: { type: 'cancel', by: 'ann' } })
  })

  test('what is refused by the lock stays in the box, with the reason', () => {
    const play = new Play(two, { inputPolicy: 'lock' }).say('ann', 'x [NEXT:bob]').starts('bob')
    const { model, request } = type(modelOf(play), 'hi', '<send>')
    expect(request).toBeUndefined()
    expect(model.ui.draft.text).toBe('hi')
    expect(model.problem?.message).toContain('locked')
    expect(asked(play, '/stop', '<send>')).toEqual({ type: 'control', control: { type: 'stop', by: 'ann' } })
  })

  test('Tab completes, arrows choose', () => {
    expect(type(modelOf(atRest()), '/que', '<complete>').model.ui.draft.text).toBe('/queue')
    expect(type(modelOf(atRest()), '/que', '<down>', '<complete>').model.ui.draft.text).toBe('/queue clear')
    expect(type(modelOf(atRest()), '@c', '<complete>').model.ui.draft.text).toBe('[NEXT:Carol]')
  })

  test('an unfinished command is completed by Enter, an unknown one is told with the nearest', () => {
    expect(type(modelOf(atRest()), '/res', '<send>').model.ui.draft.text).toBe('/resume')
    const { model, request } = type(modelOf(atRest()), '/quue', '<send>')
    expect(request).toBeUndefined()
    expect(model.problem?.message).toContain('/queue')
  })

  test('up recalls what was sent, down comes back to what was being written', () => {
    const play = new Play(two).say('ann', 'one').say('ann', 'two')
    const text = (...presses: string[]) => type(modelOf(play), ...presses).model.ui.draft.text
    expect(text('<up>')).toBe('two')
    expect(text('<up>', '<up>')).toBe('one')
    expect(text('<up>', '<up>', '<up>')).toBe('one')
    expect(text('draft', '<up>', '<up>', '<down>')).toBe('two')
    expect(text('draft', '<up>', '<up>', '<down>', '<down>')).toBe('draft')
    expect(text('<down>')).toBe('')
  })

  test('commands are recalled too, and each text once', () => {
    const play = new Play(two).say('ann', 'one')
    const text = (...presses: string[]) =>
      type(modelOf(play), '/status', '<send>', '<pause>', ...presses).model.ui.draft.text
    expect(text('<up>')).toBe('/status')
    expect(text('/status', '<send>', '<pause>', '<up>', '<deleteToStart>', '<up>')).toBe('/status')
    expect(text('x', '<deleteWord>', '<up>')).toBe('/status')
  })

  test('in a draft of several lines the arrows go from line to line first', () => {
    const draft = type(modelOf(new Play(two).say('ann', 'one')), 'first', '<newline>', 'second line').model
    const up = type(draft, '<up>').model
    expect([up.ui.draft.text, up.ui.draft.cursor]).toEqual(['first\nsecond line', 5])
    expect(type(up, '<up>').model.ui.draft.text).toBe('one')
    expect(type(up, '<down>').model.ui.draft.cursor).toBe(11)
  })

  test('steps are chosen with Tab and the arrows, Enter unfolds them, Ctrl+O turns all of them', () => {
    const chosen = type(modelOf(atWork()), '<complete>').model
    const opened = press(chosen, { key: 'send' }).model
    expect(chosen.ui.cursor).toBeDefined()
    expect(opened.ui.toggled).toEqual(new Set([chosen.ui.cursor]))
    expect(press(opened, { key: 'send' }).model.ui.toggled).toEqual(new Set())
    expect(type(modelOf(atWork()), '<fold>', '<fold>', '<fold>').model.ui.fold).toBe(0)
  })

  test('/lang switches, and to a named language too', () => {
    expect(type(modelOf(atRest()), '/lang', '<send>').model.lang).toBe('zh')
    expect(type(modelOf(atRest()), '/lang en', '<send>').model.lang).toBe('en')
    const open = modelOf(atRest(), { isLangOpen: true }) // nobody named one: it follows what is written
    expect(type(open, '你好', '<send>').model.lang).toBe('zh')
    expect(type(open, '/lang en', '<send>', '你好', '<send>').model.lang).toBe('en')
  })

  test('a pasted ? is text', () => {
    expect(press(modelOf(atRest()), { text: '?', pasted: true }).model.ui.draft.text).toBe('?')
  })

  test('on the first screen Enter opens the row, and the last conversation is the first row', () => {
    const { state } = atRest()
    const conversations = [{ id: 'c9', at: 0, events: 1, state }]
    expect(type(modelOf(undefined, { conversations }), '<send>').request).toEqual({ type: 'open', conversation: 'c9' })
    expect(type(modelOf(undefined, { conversations }), '<down>', '<send>').request).toEqual({
      type: 'start',
      team: 'release-talk',
    })
    expect(type(modelOf(undefined), '2').request).toBeUndefined()
    expect(type(modelOf(undefined), '2', '<send>').request).toEqual({ type: 'start', team: 'two-people' })
    expect(type(modelOf(undefined), '9', '<send>').request).toEqual({ type: 'start', team: 'release-talk' })
  })
})

const none: Key = {
  upArrow: false,
  downArrow: false,
  leftArrow: false,
  rightArrow: false,
  pageDown: false,
  pageUp: false,
  home: false,
  end: false,
  return: false,
  escape: false,
  ctrl: false,
  shift: false,
  tab: false,
  backspace: false,
  delete: false,
  meta: false,
  super: false,
  hyper: false,
  capsLock: false,
  numLock: false,
}

describe('what the terminal sends', () => {
  test('text and Enter in one piece are text and Enter', () => {
    expect(readPresses('hello\r', none)).toEqual([{ text: 'hello' }, { key: 'send' }])
    expect(readPresses('/res\t\r', none)).toEqual([{ text: '/res' }, { key: 'complete' }, { key: 'send' }])
  })

  test('every key of a piece counts, in its order', () => {
    expect(readPresses('\u0017\u0017', none)).toEqual([{ key: 'deleteWord' }, { key: 'deleteWord' }])
    expect(readPresses('\u0015abc', none)).toEqual([{ key: 'deleteToStart' }, { text: 'abc' }])
    expect(readPresses('a\u0001b\u0005\u000b', none)).toEqual([
      { text: 'a' },
      { key: 'lineStart' },
      { text: 'b' },
      { key: 'lineEnd' },
      { key: 'deleteToEnd' },
    ])
    expect(readPresses('one\r\ntwo\n\u0000\u001c', none)).toEqual([
      { text: 'one' },
      { key: 'send' },
      { text: 'two' },
      { key: 'newline' },
    ])
  })

  test('Ctrl letters by the table, Alt+Enter a new line, Esc with a letter right behind it both', () => {
    expect(readPresses('o', { ...none, ctrl: true })).toEqual([{ key: 'fold' }])
    expect(readPresses('p', { ...none, ctrl: true })).toEqual([{ key: 'up' }])
    expect(readPresses('', { ...none, return: true, meta: true })).toEqual([{ key: 'newline' }])
    expect(readPresses('x', { ...none, meta: true })).toEqual([{ key: 'pause' }, { text: 'x' }])
    expect(readPresses('q', { ...none, ctrl: true })).toEqual([])
  })
})

describe('the draft', () => {
  test('one step of the cursor is one character as a person sees it', () => {
    const draft = edit.insert(edit.emptyDraft, 'a👩‍👩‍👧中')
    expect(edit.backspace(edit.left(draft)).text).toBe('a中')
    expect(edit.deleteNext(edit.lineStart(draft)).text).toBe('👩‍👩‍👧中')
  })

  test('control characters do not get in, line breaks do', () => {
    expect(edit.insert(edit.emptyDraft, 'a\u001b[31mb\r\nc\td').text).toBe('a[31mb\nc  d')
  })

  test('of several lines only the one with the cursor is deleted to its beginning or end', () => {
    const draft = edit.left(edit.insert(edit.emptyDraft, 'one\ntwo'))
    expect(edit.deleteToStart(draft).text).toBe('one\no')
    expect(edit.deleteToEnd(draft).text).toBe('one\ntw')
    expect(edit.lineStart({ text: '\none', cursor: 0 }).cursor).toBe(0)
  })

  test('the arrows keep to whole characters', () => {
    const draft = edit.insert(edit.emptyDraft, '👩‍👩‍👧b\nxyz')
    expect(edit.lineBeside(edit.left(draft), -1)?.cursor).toBe('👩‍👩‍👧b'.length)
    expect(edit.lineBeside(edit.left(edit.left(draft)), -1)?.cursor).toBe('👩‍👩‍👧'.length)
  })

  test('a word is deleted with the blanks behind it', () => {
    expect(edit.deleteWord(edit.insert(edit.emptyDraft, 'one two  ')).text).toBe('one ')
  })
})

describe('tables', () => {
  test.each(langs)('%s: ? lists every key and every command, with a text for each', (lang) => {
    const page = helpPage(lang).lines.map(({ text }) => text)
    const { aboutKeys, aboutCommands } = terminalTexts[lang]
    for (const { shown } of keys)
      expect(page.some((line) => line.includes(` ${shown} `) && line.endsWith(aboutKeys[shown]))).toBe(true)
    for (const { name } of slashCommands) expect(page.some((line) => line.includes(` ${name} `))).toBe(true)
    for (const about of [...Object.values(aboutKeys), ...Object.values(aboutCommands)])
      expect(about.trim()).not.toBe('')
  })

  test('the page for people lists them all', () => {
    const page = readFileSync(new URL('../docs/terminal.md', import.meta.url), 'utf8')
    const { aboutKeys, aboutCommands } = terminalTexts.en
    for (const { shown } of keys) expect(page).toContain(`| ${shown} | ${aboutKeys[shown]} |`)
    for (const { name } of slashCommands) expect(page).toContain(`| \`${name}\` | ${aboutCommands[name]} |`)
  })

  test('names are there once', () => {
    expect(new Set(slashCommands.map(({ name }) => name)).size).toBe(slashCommands.length)
    const letters = keys.flatMap((row) => ('ctrl' in row ? Object.keys(row.ctrl) : []))
    expect(new Set(letters).size).toBe(letters.length)
  })

  test('the commands that were promised are there', () => {
    const promised =
      '/help,/queue,/queue clear,/queue skip,/pause,/resume,/stop,/cancel,/status,/tasks,/plan,/why,/memory,/team,/lang,/end,/undo,/diff,/files'
    for (const name of promised.split(',')) expect(commandOf(name)?.name).toBe(name)
    expect(commandOf(' /Queue   CLEAR ')?.name).toBe('/queue clear')
    expect(commandOf('/undone')).toBeUndefined()
  })

  test('both languages have the same texts', () => {
    expect(shapeOf(terminalTexts.en)).toEqual(shapeOf(terminalTexts.zh))
    expect(shapeOf(texts.en.screen)).toEqual(shapeOf(texts.zh.screen))
  })

  test('a path is no command', () => {
    expect(looksLikeCommand('/usr/bin is full')).toBe(false)
    expect(looksLikeCommand('/queue')).toBe(true)
    expect(nearestTo('/res')).toBe('/resume')
    expect(nearestTo('/stpo')).toBe('/stop')
    expect(nearestTo('/foo')).toBeUndefined()
  })
})

const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
    : typeof value
