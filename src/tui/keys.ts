/** Every key of the terminal: one table, printed by `?`. What a key does is press.ts. */
import type { Key } from 'ink'
import type { Localized } from '../client/client.ts'

export type KeyName =
  | 'send'
  | 'newline'
  | 'pause'
  | 'complete'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'pageUp'
  | 'pageDown'
  | 'backspace'
  | 'delete'
  | 'fold'
  | 'whole'
  | 'list'
  | 'clearLine'
  | 'dropWord'
  | 'leave'

/** A key by its name, or text that was typed or pasted. */
export type Press = { readonly key: KeyName } | { readonly text: string; readonly pasted?: true }

type Row = {
  readonly shown: string
  readonly about: Localized
  /** The letter that gives it together with Ctrl. */
  readonly ctrl?: { readonly letter: string; readonly key: KeyName }
}

export const keys: readonly Row[] = [
  { shown: 'Enter', about: { en: 'send; open or fold what is chosen', zh: '发送；打开或折叠选中的项' } },
  {
    shown: 'Alt+Enter Ctrl+J',
    about: { en: 'a new line in the message', zh: '在消息中换行' },
    ctrl: { letter: 'j', key: 'newline' },
  },
  {
    shown: 'Esc',
    about: { en: 'pause at once; close a page when nothing runs', zh: '立即暂停；没有工作时关闭页面' },
  },
  { shown: '1 … 9', about: { en: 'answer the open question', zh: '回答打开的问题' } },
  { shown: '?', about: { en: 'this page', zh: '本页' } },
  { shown: 'Tab', about: { en: 'complete a command or a name', zh: '补全命令或名字' } },
  { shown: '↑ ↓', about: { en: 'choose steps, a suggestion or a row', zh: '选择步骤、建议或一行' } },
  { shown: 'PgUp PgDn', about: { en: 'scroll', zh: '滚动' } },
  { shown: 'Home End', about: { en: 'the first and the latest; ends of the line', zh: '最早和最新；行首和行尾' } },
  {
    shown: 'Ctrl+O',
    about: { en: 'all steps: folded, open, every event', zh: '全部步骤：折叠、展开、所有事件' },
    ctrl: { letter: 'o', key: 'fold' },
  },
  {
    shown: 'Ctrl+E',
    about: { en: 'the whole question on a page', zh: '整页显示问题' },
    ctrl: { letter: 'e', key: 'whole' },
  },
  {
    shown: 'Ctrl+L',
    about: { en: 'teams and conversations', zh: '团队和对话列表' },
    ctrl: { letter: 'l', key: 'list' },
  },
  {
    shown: 'Ctrl+U',
    about: { en: 'empty the box', zh: '清空输入框' },
    ctrl: { letter: 'u', key: 'clearLine' },
  },
  {
    shown: 'Ctrl+W',
    about: { en: 'delete the word before the cursor', zh: '删除光标前的词' },
    ctrl: { letter: 'w', key: 'dropWord' },
  },
  {
    shown: 'Ctrl+C',
    about: { en: 'leave; everything is kept', zh: '离开；一切都会保存' },
    ctrl: { letter: 'c', key: 'leave' },
  },
]

/** Several keys can arrive in one piece, e.g. over SSH: an Enter in the middle of it is still an Enter. */
export function readPresses(input: string, key: Key): Press[] {
  const named = nameOf(input, key)
  if (named) return [{ key: named }]
  if (key.ctrl || input === '') return []
  // A terminal cannot tell Alt with a letter from Esc and a letter right behind it: better a pause too many than one that is lost.
  const before: Press[] = key.meta ? [{ key: 'pause' }] : []
  const typed = input
    .split(/(\r\n?|\n|\t)/)
    .filter((part) => part !== '')
    .map((part): Press => (inText[part] ? { key: inText[part] } : { text: part }))
  return [...before, ...typed]
}

const inText: Readonly<Record<string, KeyName>> = { '\r': 'send', '\r\n': 'send', '\n': 'newline', '\t': 'complete' }

function nameOf(input: string, key: Key): KeyName | undefined {
  if (key.return) return key.meta || key.shift ? 'newline' : 'send'
  const letter = key.ctrl ? keys.find(({ ctrl }) => ctrl?.letter === input)?.ctrl : undefined
  return letter?.key ?? flags.find(([flag]) => key[flag])?.[1]
}

const flags: readonly (readonly [keyof Omit<Key, 'eventType'>, KeyName])[] = [
  ['escape', 'pause'],
  ['tab', 'complete'],
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['home', 'home'],
  ['end', 'end'],
  ['pageUp', 'pageUp'],
  ['pageDown', 'pageDown'],
  ['backspace', 'backspace'],
  ['delete', 'delete'],
]
