/** Every key of the terminal: one table, printed by `?`. What a key does is press.ts; the compiler asks there for each new one. */
import type { Key } from 'ink'
import type { Localized } from '../client/client.ts'

type Row = {
  readonly shown: string
  readonly about: Localized
  /** Letters that give a key together with Ctrl, and the name of that key. */
  readonly ctrl?: Readonly<Record<string, string>>
}

export const keys = [
  {
    shown: 'Enter',
    about: { en: 'send; open or fold what is chosen', zh: '发送；打开或折叠选中的项' },
  },
  {
    shown: 'Alt+Enter Ctrl+J',
    about: { en: 'a new line in the message', zh: '在消息中换行' },
    ctrl: { j: 'newline' },
  },
  {
    shown: 'Esc',
    about: { en: 'pause at once; close a page when nothing runs', zh: '立即暂停；没有工作时关闭页面' },
  },
  { shown: '1 … 9, Enter', about: { en: 'answer the open question', zh: '回答打开的问题' } },
  { shown: '?', about: { en: 'this page', zh: '本页' } },
  {
    shown: 'Tab',
    about: { en: 'complete a command or a name; choose steps', zh: '补全命令或名字；选择步骤' },
  },
  {
    shown: '↑ ↓ Ctrl+P Ctrl+N',
    about: { en: 'what you sent before; a suggestion, steps or a row', zh: '之前发送的消息；建议、步骤或一行' },
    ctrl: { p: 'up', n: 'down' },
  },
  { shown: 'PgUp PgDn', about: { en: 'scroll', zh: '滚动' } },
  { shown: 'Home End', about: { en: 'the first and the latest; ends of the line', zh: '最早和最新；行首和行尾' } },
  {
    shown: 'Ctrl+A Ctrl+E',
    about: { en: 'the beginning and the end of the line', zh: '行首和行尾' },
    ctrl: { a: 'lineStart', e: 'lineEnd' },
  },
  {
    shown: 'Ctrl+U Ctrl+K',
    about: { en: 'delete to the beginning, to the end of the line', zh: '删除到行首、到行尾' },
    ctrl: { u: 'deleteToStart', k: 'deleteToEnd' },
  },
  {
    shown: 'Ctrl+W',
    about: { en: 'delete the word before the cursor', zh: '删除光标前的词' },
    ctrl: { w: 'deleteWord' },
  },
  {
    shown: 'Ctrl+O',
    about: { en: 'all steps: folded, open, every event', zh: '全部步骤：折叠、展开、所有事件' },
    ctrl: { o: 'fold' },
  },
  {
    shown: 'Ctrl+T',
    about: { en: 'the whole question on a page', zh: '整页显示问题' },
    ctrl: { t: 'wholeQuestion' },
  },
  { shown: 'Ctrl+L', about: { en: 'teams and conversations', zh: '团队和对话列表' }, ctrl: { l: 'list' } },
  {
    shown: 'Ctrl+C Ctrl+C',
    about: { en: 'leave; everything is kept, your draft too', zh: '离开；一切都会保存，包括草稿' },
    ctrl: { c: 'leave' },
  },
] as const satisfies readonly Row[]

/** The keys that Ink tells by a flag. */
const flags = {
  escape: 'pause',
  tab: 'complete',
  upArrow: 'up',
  downArrow: 'down',
  leftArrow: 'left',
  rightArrow: 'right',
  home: 'home',
  end: 'end',
  pageUp: 'pageUp',
  pageDown: 'pageDown',
  backspace: 'backspace',
  delete: 'delete',
} as const satisfies Partial<Record<keyof Key, string>>

type ValueOf<T> = T extends T ? T[keyof T] : never
type CtrlKey = ValueOf<Extract<(typeof keys)[number], { ctrl: object }>['ctrl']>
export type KeyName = 'send' | CtrlKey | ValueOf<typeof flags>

/** A key by its name, or text that was typed or pasted. */
export type Press = { readonly key: KeyName } | { readonly text: string; readonly pasted?: true }

const ctrlKeys: ReadonlyMap<string, KeyName> = new Map(
  keys.flatMap((row) => ('ctrl' in row ? (Object.entries(row.ctrl) as [string, KeyName][]) : [])),
)

/** Several keys can arrive in one piece, over SSH or while a key repeats: each of them counts. */
export function readPresses(input: string, key: Key): Press[] {
  const named = nameOf(input, key)
  if (named) return [{ key: named }]
  if (key.ctrl || input === '') return []
  // A terminal cannot tell Alt with a letter from Esc and a letter right behind it: better a pause too many than one that is lost.
  const before: Press[] = key.meta ? [{ key: 'pause' }] : []
  return [...before, ...input.split(controlCharacter).flatMap(pressOf)]
}

const controlCharacter = /(\r\n|\p{Cc})/u

function pressOf(piece: string): Press[] {
  if (piece === '') return []
  if (!controlCharacter.test(piece)) return [{ text: piece }]
  const name = namedBytes.get(piece) ?? ctrlKeys.get(letterOf(piece))
  return name ? [{ key: name }] : []
}

const namedBytes: ReadonlyMap<string, KeyName> = new Map([
  ['\r', 'send'],
  ['\r\n', 'send'],
  ['\t', 'complete'],
  ['\u001b', 'pause'],
  ['\b', 'backspace'],
  ['\u007f', 'backspace'],
])
/** Ctrl with a letter is sent as the position of the letter in the alphabet. */
const letterOf = (byte: string): string => String.fromCharCode(byte.charCodeAt(0) + 'a'.charCodeAt(0) - 1)

function nameOf(input: string, key: Key): KeyName | undefined {
  if (key.return) return key.meta || key.shift ? 'newline' : 'send'
  if (key.ctrl && ctrlKeys.has(input)) return ctrlKeys.get(input)
  return (Object.keys(flags) as (keyof typeof flags)[]).filter((flag) => key[flag]).map((flag) => flags[flag])[0]
}
