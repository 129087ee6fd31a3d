/**
 * When a check is red, and what a person is told of it: which command, how it ended, what it printed, what became of the changes
 * before it, and last what to do next (playbook.ts).
 */
import type { ToolResult } from '../core/contracts/execution.ts'
import type { Spoken } from '../core/text/language.ts'
import { texts as said } from '../views/texts/languages.ts'

type Texts = {
  readonly ended: (command: string, exit: number) => string
  readonly printed: string
  readonly silent: string
  readonly found: (places: number) => string
  /** Of a command that should print nothing. */
  readonly prints: (command: string, lines: number) => string
  readonly more: (places: number) => string
  readonly next: string
  /** What to do next where it printed nothing. */
  readonly alone: string
  /** What some exit codes mean, whichever program it is. */
  readonly exits: Readonly<Record<number, string>>
}

const texts: Readonly<Record<Spoken, Texts>> = {
  en: {
    ended: (command, exit) => `The check failed: «${command}» ended with exit code ${exit}.`,
    printed: 'It printed last:',
    silent: 'It printed nothing.',
    found: (places) =>
      `The check failed: what should be gone is still there, in ${places} ${places === 1 ? 'line' : 'lines'}:`,
    prints: (command, lines) =>
      `The check failed: «${command}» should print nothing, and printed ${lines} ${lines === 1 ? 'line' : 'lines'}:`,
    more: (places) => `… and ${places} more`,
    next: 'Mend what it names, then ask for the check again.',
    alone: 'Run it yourself to see why, then ask for the check again.',
    exits: {
      124: 'It took too long and was stopped.',
      126: 'A program that it calls may not be run.',
      127: 'A program that it calls is not installed here.',
    },
  },
  zh: {
    ended: (command, exit) => `检查未通过：“${command}”以退出码 ${exit} 结束。`,
    printed: '最后的输出：',
    silent: '没有任何输出。',
    found: (places) => `检查未通过：本应去掉的内容还在，共 ${places} 行：`,
    prints: (command, lines) => `检查未通过：“${command}”本不应有输出，却输出了 ${lines} 行：`,
    more: (places) => `……另有 ${places} 行`,
    next: '请按输出修正，然后再要求检查一次。',
    alone: '请自行运行一次查看原因，然后再要求检查一次。',
    exits: { 124: '运行时间过长，已被停止。', 126: '它调用的程序不允许运行。', 127: '它调用的程序没有安装。' },
  },
}

const shownLines = 20
/** npm names a log in the home of the command, which is gone by now. */
const isGone = /^npm (?:error|ERR!) A complete log of this run can be found in/

type Check = 'passes' | 'nothing'
/** One call of a check, and what it came to. `command` is the line it ran, where it is one. */
export type Checked = { readonly action: string; readonly command?: string | undefined; readonly result: ToolResult }
type Red = {
  readonly check: Check
  /** The calls that were red. */
  readonly red: readonly [Checked, ...Checked[]]
  /** What became of the changes before it. */
  readonly undone?: readonly string[]
}

export const isRed = (check: Check, { exit_code, stdout }: ToolResult): boolean =>
  check === 'passes' ? exit_code !== 0 : stdout.trim() !== ''

export function redLines({ check, red, undone = [] }: Red, lang: Spoken): string[] {
  return check === 'passes' ? failedLines(red[0], undone, lang) : foundLines(red, undone, lang)
}

function failedLines({ action, command, result }: Checked, undone: readonly string[], lang: Spoken): string[] {
  const { ended, printed, silent, next, alone, exits } = texts[lang]
  const { exit_code, stdout, stderr } = result
  const lines = linesOf(`${stdout}\n${stderr}`)
  const end = [ended(command ?? actionIn(lang, action), exit_code), exits[exit_code] ?? []].flat()
  const last = lines.length > 0 ? [printed, ...lines.slice(-shownLines)] : [silent]
  return [end.join(lang === 'en' ? ' ' : ''), ...last, ...undone, lines.length > 0 ? next : alone]
}

function foundLines(red: Red['red'], undone: readonly string[], lang: Spoken): string[] {
  const { found, prints, more, next } = texts[lang]
  const [{ command }] = red
  const lines = linesOf(red.map(({ result }) => result.stdout).join('\n'))
  const left = lines.length - shownLines
  const shown = [...lines.slice(0, shownLines), ...(left > 0 ? [more(left)] : [])]
  if (command === undefined) return [found(lines.length), ...shown, ...undone]
  return [prints(command, lines.length), ...shown, ...undone, next]
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '' && !isGone.test(line))

const actionIn = (lang: Spoken, action: string): string => {
  const { actions } = said[lang].acting
  return Object.entries(actions).find(([name]) => name === action)?.[1] ?? action
}
