/**
 * Texts that make careless patterns slow, and a check that work on them grows with their length and not with its square.
 *
 * No time is asserted: the work on one long text is compared with the same work on many short ones, by processor time, and what
 * looks slow is measured again before it counts as slow.
 */
import { expect } from 'vitest'

/** What is repeated, by class. */
const pieces: Readonly<Record<string, string>> = {
  letters: 'a',
  capitals: 'A',
  blanks: ' ',
  'line ends': '\n',
  digits: '7',
  dots: '.',
  dashes: '-',
  underscores: '_',
  slashes: '/',
  quotes: '"',
  exclamations: '!',
  'Han without punctuation': '中',
  'Chinese numbers': '三',
  'full-width question marks': '？',
  emoji: '😀',
  'letters set apart': 'a ',
  'Han set apart': '中-',
  words: 'word ',
  'words with capitals': 'Ann ',
  'words joined by and': 'and   ',
  'greetings and commas': 'hi,',
  'paths and dots': 'a./',
  'names with underscores': 'a_',
  months: '三月',
  'starts of a time': '从今天',
  dates: '2026-1-1 ',
  'phone numbers': '1 (2-',
  'names that are announced': 'my name is Ann ',
  'surnames that are announced': '我叫王',
  'control words': 'stop 取消',
  'number words': 'one hundred and ',
  adverbs: '刚',
  particles: '吧',
  'words for no': '不',
  'words of a wish that can be read in two ways': '我想要',
  'words for help that can be read in two ways': '帮我',
  'sounds of thinking': '嗯',
  'short clauses': '密码, ',
  'questions and blanks': '么\t',
  'thinking aloud': '想想 ,',
  'opening quotes': '『',
  'markers that never end': '[NEXT:',
  'asking for a moment': 'hang on,',
  'an answer and blanks': 'two days      ',
}

/** How many times as long the long text is; the short one is worked on as many times. */
const factor = 16
/** Linear work costs the same either way, quadratic work 16 times as much on the long text. Between them there is room for a busy machine. */
const most = 6
/** Milliseconds under which a measurement says nothing. */
const least = 2
const tries = 8
/** Milliseconds over which a busy machine is no excuse: two tries are enough. */
const plenty = 500

type Work = (text: string) => unknown

/** `length` is that of the long text. */
export const expectLinear = (work: Work, length = 16_000): void =>
  expect(slowClasses(work, length, Object.keys(pieces))).toEqual([])

/** The classes on which the work grows faster than the text. */
export function slowClasses(work: Work, length: number, classes: readonly string[]): string[] {
  const isSlow = (piece: string): boolean =>
    ['', ' xy'].some((end) => !isLinear(work, (units) => textOf(piece, units - end.length) + end, length))
  return classes.filter((name) => isSlow(pieces[name] ?? name))
}

const textOf = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

function isLinear(work: Work, made: (length: number) => string, length: number): boolean {
  const [short, long] = [made(length / factor), made(length)]
  let [best, bestOfLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let turn = 0; turn < tries; turn++) {
    bestOfLong = Math.min(bestOfLong, processorTime(work, long, 1))
    if (bestOfLong <= Math.max(least, most * processorTime(work, short, 1))) return true // less than linear
    best = Math.min(best, processorTime(work, short, factor))
    if (bestOfLong <= most * Math.max(best, least)) return true
    if (turn > 0 && bestOfLong > plenty) return false
  }
  return false
}

/** Of this thread alone, in milliseconds: what clears memory beside it does not count. */
function processorTime(work: Work, text: string, times: number): number {
  const { user: before } = process.threadCpuUsage()
  for (let time = 0; time < times; time++) work(text)
  return (process.threadCpuUsage().user - before) / 1_000
}
