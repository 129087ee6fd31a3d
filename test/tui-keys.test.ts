import { readFileSync } from 'node:fs'
import type { Key } from 'ink'
import { describe, expect, test } from 'vitest'
import { commandOf, commands, looksLikeCommand, nearestTo } from '../src/tui/commands.ts'
import * as edit from '../src/tui/editor.ts'
import { type KeyName, keys, type Press, readPresses } from '../src/tui/keys.ts'
import type { Model } from '../src/tui/model.ts'
import { helpPage } from '../src/tui/pages.ts'
import { press } from '../src/tui/press.ts'
import type { Act, Pressed } from '../src/tui/pressed.ts'
import { terminalTexts } from '../src/tui/texts.ts'
import { langs } from '../src/views/texts/languages.ts'
import { screenTexts } from '../src/views/texts/screen.ts'
import { modelOf } from './tui/model.ts'
import { Play } from './tui/play.ts'

const two = 'ann:human bob:ai carol:ai'
const atRest = () => new Play(two).say('ann', 'hello')
const atWork = () => new Play(two).say('ann', 'hello [NEXT:bob,carol]').starts('bob')
const blocked = () => atWork().fails('bob', 'no disk')

/** `<key>` is a key by name, anything else is typed. */
function type(model: Model, ...presses: string[]): Pressed {
  let last: Pressed = { model }
  for (const word of presses) last = press(last.model, pressOf(word))
  return last
}
const pressOf = (word: string): Press => {
  const key = /^<(\w+)>$/.exec(word)?.[1]
  return key === undefined ? { text: word } : { key: key as KeyName }
}
const acted = (play: Play, ...presses: string[]): Act | undefined => type(modelOf(play), ...presses).act

describe('keys', () => {
  test('Enter sends as the person whose turn it is, and the box is empty again', () => {
    const { model, act } = type(modelOf(atRest()), 'hi', '<send>')
    expect(act).toEqual({ type: 'say', by: 'ann', text: 'hi' })
    expect(model.ui.draft).toEqual(edit.emptyDraft)
  })

  test('Esc pauses at once, whatever page is open and whatever is written', () => {
    const pause = { type: 'control', control: { type: 'pause', by: 'ann' } }
    expect(acted(atWork(), '<pause>')).toEqual(pause)
    expect(acted(atWork(), '?', '<pause>')).toEqual(pause)
    expect(acted(atWork(), 'half a sent', '<pause>')).toEqual(pause)
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
    expect(acted(play, 'hi', '<send>')).toEqual({ type: 'say', by: 'dave', text: 'hi' })
    const { model, act } = type(modelOf(play, { as: 'ann' }), 'hi', '<send>')
    expect(act).toBeUndefined()
    expect(model.problem?.message).toBe('user.ann, it is the turn of user.dave; please wait')
    expect(type(modelOf(play, { as: 'ann' }), '/queue skip', '<send>').act).toMatchObject({ control: { by: 'ann' } })
  })

  test('somebody who is not in the team sends, answers and controls nothing until they say who they are', () => {
    const lost = modelOf(blocked(), { as: 'nobody' })
    for (const presses of [['hi', '<send>'], ['/end', '<send>'], ['3']])
      expect(type(lost, ...presses).act).toBeUndefined()
    const told = type(lost, 'hi', '<send>').model
    expect(told.problem?.message).toBe('locked: nobody is not in this team; press the number of who is typing')
    expect(told.ui.draft.text).toBe('hi')
    expect(type(lost, '1', 'hi', '<send>').act).toMatchObject({ type: 'say', by: 'ann' })
  })

  test('a number answers the open question with one key, but not in the middle of a text', () => {
    expect(acted(blocked(), '2')).toMatchObject({ type: 'answer', by: 'ann', option: 'skip' })
    expect(acted(blocked(), '3')).toMatchObject({ type: 'answer', by: 'ann', option: 'continue' })
    expect(acted(blocked(), '4')).toBeUndefined()
    expect(type(modelOf(blocked()), 'a', '2').model.ui.draft.text).toBe('a2')
  })

  test('an offer is taken with one key', () => {
    const play = new Play('ann:human bob:ai:see.pain carol:ai:book.visit').wants('ann', 'my head', ['see.pain'])
    play.starts('bob').answers('bob', 'Neurology.', { agent_code: 'carol', reason: 'Shall I book it?' })
    expect(acted(play, '1')).toMatchObject({ type: 'answer', by: 'ann', option: 'accept' })
    expect(acted(play, '2')).toMatchObject({ option: 'decline' })
  })

  test('an approval is answered with the hash of what was shown', () => {
    const play = atWork().proposes('bob', { path: 'x', content: 'y' })
    expect(acted(play, '1')).toMatchObject({ option: 'approve', hash: 'h1' })
  })

  test('before anything was said a number takes one of the three examples', () => {
    const play = new Play(two)
    expect(type(modelOf(play), '1').model.ui.draft.text).toContain('[NEXT:bob,carol]')
    expect(type(modelOf(atRest()), '1').model.ui.draft.text).toBe('1')
  })

  test('/queue clear asks first', () => {
    const asked = type(modelOf(atWork()), '/queue clear', '<send>')
    expect(asked.act).toBeUndefined()
    expect(asked.model.ui.confirm).toBe('clear_queue')
    expect(press(asked.model, { text: '1' }).act).toEqual({
      type: 'control',
      control: { type: 'clear_queue', by: 'ann' },
    })
    expect(press(asked.model, { text: '2' }).act).toBeUndefined()
  })

  test('what is refused by the lock stays in the box, with the reason', () => {
    const play = new Play(two, { inputPolicy: 'lock' }).say('ann', 'x [NEXT:bob]').starts('bob')
    const { model, act } = type(modelOf(play), 'hi', '<send>')
    expect(act).toBeUndefined()
    expect(model.ui.draft.text).toBe('hi')
    expect(model.problem?.message).toContain('locked')
    expect(acted(play, '/stop', '<send>')).toEqual({ type: 'control', control: { type: 'stop', by: 'ann' } })
  })

  test('Tab completes, arrows choose', () => {
    expect(type(modelOf(atRest()), '/que', '<complete>').model.ui.draft.text).toBe('/queue')
    expect(type(modelOf(atRest()), '/que', '<down>', '<complete>').model.ui.draft.text).toBe('/queue clear')
    expect(type(modelOf(atRest()), '@c', '<complete>').model.ui.draft.text).toBe('[NEXT:Carol]')
  })

  test('an unfinished command is completed by Enter, an unknown one is told with the nearest', () => {
    expect(type(modelOf(atRest()), '/res', '<send>').model.ui.draft.text).toBe('/resume')
    const { model, act } = type(modelOf(atRest()), '/quue', '<send>')
    expect(act).toBeUndefined()
    expect(model.problem?.message).toContain('/queue')
  })

  test('the cursor chooses steps, Enter unfolds them, Ctrl+O turns all of them', () => {
    const chosen = type(modelOf(atWork()), '<up>').model
    const opened = press(chosen, { key: 'send' }).model
    expect(chosen.ui.cursor).toBeDefined()
    expect(opened.ui.turned).toEqual(new Set([chosen.ui.cursor]))
    expect(press(opened, { key: 'send' }).model.ui.turned).toEqual(new Set())
    expect(type(modelOf(atWork()), '<fold>', '<fold>', '<fold>').model.ui.fold).toBe(0)
  })

  test('/lang switches, and to a named language too', () => {
    expect(type(modelOf(atRest()), '/lang', '<send>').model.lang).toBe('zh')
    expect(type(modelOf(atRest()), '/lang en', '<send>').model.lang).toBe('en')
  })

  test('a pasted ? is text', () => {
    expect(press(modelOf(atRest()), { text: '?', pasted: true }).model.ui.draft.text).toBe('?')
  })

  test('on the first screen Enter opens the row, and the last conversation is the first row', () => {
    const { state } = atRest()
    const conversations = [{ id: 'c9', at: 0, events: 1, state }]
    expect(type(modelOf(undefined, { conversations }), '<send>').act).toEqual({ type: 'open', conversation: 'c9' })
    expect(type(modelOf(undefined, { conversations }), '<down>', '<send>').act).toEqual({
      type: 'start',
      team: 'release-talk',
    })
    expect(type(modelOf(undefined), '2').act).toEqual({ type: 'start', team: 'two-people' })
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

  test('Ctrl letters by the table, Alt+Enter a new line, Esc with a letter right behind it both', () => {
    expect(readPresses('o', { ...none, ctrl: true })).toEqual([{ key: 'fold' }])
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

  test('a word is dropped with the blanks behind it', () => {
    expect(edit.dropWord(edit.insert(edit.emptyDraft, 'one two  ')).text).toBe('one ')
  })
})

describe('tables', () => {
  test.each(langs)('%s: ? lists every key and every command, with a text for each', (lang) => {
    const page = helpPage(lang).lines.map(({ text }) => text)
    for (const { shown, about } of keys)
      expect(page.some((line) => line.includes(` ${shown} `) && line.endsWith(about[lang]))).toBe(true)
    for (const { name } of commands) expect(page.some((line) => line.includes(` ${name} `))).toBe(true)
    for (const { about } of [...keys, ...commands]) expect(about[lang].trim()).not.toBe('')
  })

  test('the page for people lists them all', () => {
    const page = readFileSync(new URL('../docs/terminal.md', import.meta.url), 'utf8')
    for (const { shown, about } of keys) expect(page).toContain(`| ${shown} | ${about.en} |`)
    for (const { name, about } of commands) expect(page).toContain(`| \`${name}\` | ${about.en} |`)
  })

  test('names are there once', () => {
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length)
    const letters = keys.flatMap(({ ctrl }) => (ctrl ? [ctrl.letter] : []))
    expect(new Set(letters).size).toBe(letters.length)
  })

  test('the commands that were promised are there', () => {
    const promised =
      '/help,/queue,/queue clear,/queue skip,/pause,/resume,/stop,/cancel,/status,/tasks,/plan,/why,/memory,/team,/lang,/end'
    for (const name of promised.split(',')) expect(commandOf(name)?.name).toBe(name)
    expect(commandOf(' /Queue   CLEAR ')?.name).toBe('/queue clear')
    expect(commandOf('/undo')).toBeUndefined()
  })

  test('both languages have the same texts', () => {
    expect(shapeOf(terminalTexts.en)).toEqual(shapeOf(terminalTexts.zh))
    expect(shapeOf(screenTexts.en)).toEqual(shapeOf(screenTexts.zh))
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
