/** Every key of the terminal: one table, printed by `?`. What a key does is press.ts, what is said of it texts; the compiler asks for both. */
import type { Key } from 'ink'

type Row = {
  readonly shown: string
  /** Letters that give a key together with Ctrl, and the name of that key. */
  readonly ctrl?: Readonly<Record<string, string>>
}

export const keys = [
  {
    shown: 'Enter',
  },
  {
    shown: 'Alt+Enter Ctrl+J',
    ctrl: { j: 'newline' },
  },
  {
    shown: 'Esc',
  },
  { shown: '1 … 9, Enter' },
  { shown: 'Ctrl+R Ctrl+S', ctrl: { r: 'resumeRun', s: 'stopRun' } },
  { shown: 'Ctrl+Y Ctrl+F', ctrl: { y: 'approveOnce', f: 'approvePlan' } },
  { shown: 'Ctrl+G', ctrl: { g: 'approveConversation' } },
  { shown: 'Ctrl+D Ctrl+B', ctrl: { d: 'deny', b: 'denyBecause' } },
  { shown: '?' },
  {
    shown: 'Tab',
  },
  {
    shown: '↑ ↓ Ctrl+P Ctrl+N',
    ctrl: { p: 'up', n: 'down' },
  },
  { shown: 'PgUp PgDn' },
  { shown: 'Home End' },
  {
    shown: 'Ctrl+A Ctrl+E',
    ctrl: { a: 'lineStart', e: 'lineEnd' },
  },
  {
    shown: 'Ctrl+U Ctrl+K',
    ctrl: { u: 'deleteToStart', k: 'deleteToEnd' },
  },
  {
    shown: 'Ctrl+W',
    ctrl: { w: 'deleteWord' },
  },
  {
    shown: 'Ctrl+O',
    ctrl: { o: 'fold' },
  },
  {
    shown: 'Ctrl+T',
    ctrl: { t: 'wholeQuestion' },
  },
  { shown: 'Ctrl+L', ctrl: { l: 'list' } },
  {
    shown: 'Ctrl+C Ctrl+C',
    ctrl: { c: 'leave' },
  },
] as const satisfies readonly Row[]
export type ShownKey = (typeof keys)[number]['shown']

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
