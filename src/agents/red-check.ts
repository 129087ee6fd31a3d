/**
 * What a person is told of a check that is red: which command, how it ended, what it printed last, and what to do next (playbook.ts).
 */
import type { ToolResult } from '../core/contracts/execution.ts'
import type { Spoken } from '../core/text/language.ts'

type Texts = {
  readonly ended: (command: string, exit: number) => string
  readonly printed: string
  readonly silent: string
  readonly found: (places: number) => string
  readonly more: (places: number) => string
  readonly next: string
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
    more: (places) => `… and ${places} more`,
    next: 'Mend what it names, then ask for the check again.',
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
    more: (places) => `……另有 ${places} 行`,
    next: '请按输出修正，然后再要求检查一次。',
    exits: { 124: '运行时间过长，已被停止。', 126: '它调用的程序不允许运行。', 127: '它调用的程序没有安装。' },
  },
}

const shownLines = 20
/** npm names a log in the home of the command, which is gone by now. */
const isGone = /^npm (?:error|ERR!) A complete log of this run can be found in/

export function redLines(command: unknown, { exit_code, stdout, stderr }: ToolResult, lang: Spoken): string[] {
  const { ended, printed, silent, found, more, next, exits } = texts[lang]
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '' && !isGone.test(line))
  if (typeof command !== 'string') {
    const left = lines.length - shownLines
    return [found(lines.length), ...lines.slice(0, shownLines), ...(left > 0 ? [more(left)] : [])]
  }
  const last = lines.length > 0 ? [printed, ...lines.slice(-shownLines)] : [silent]
  return [[ended(command, exit_code), exits[exit_code] ?? []].flat().join(lang === 'en' ? ' ' : ''), ...last, next]
}
