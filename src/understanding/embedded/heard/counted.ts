/**
 * A bare number that corrects a counted value: «two days, hmm make that three», «at 3 pm, sorry, 4». What is counted stays as it was said.
 *
 * U1. The value stands right before the words of correction, and nothing but the number behind them. U2. The text keeps its length: the value
 *     with its new number ends where the number does.
 */
import { matchesIn } from '../../../core/text/matches.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { findDurations, findTimes } from '../slots/dates-and-times.ts'
import { correction } from './cues.ts'

const count =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[一二两三四五六七八九十]{1,3})(?![\\w:点])'
/** What a counted value may have for a number. */
const countWord = new RegExp(`(?<![a-z\\d])(?:${count}|an?(?= ))`)
const better = '(?:is|would be|works|suits(?: me)?) better'
const onlyCount = new RegExp(
  `^ *(?:about |more like |around |大概|得有)?(${count})(?: (?:now|actually|really|please|by now|in fact|i think|${better})|[了吧])*[ .!。~]*(?=[,;，；]|$|(?: on (?:mon|tue|wed|thu|fri|sat|sun|the )))`,
)
/** Which of the two is better is said by then. */
const isBetter = new RegExp(`^ ${better}`, 'i')
const blanks = (words: string): string => ' '.repeat(words.length)
const unit = /day|week|month|year|hour|min|[ap]m|at \d|[天周月年点]/
/** «three days, well, four now»: beside anything else «well» corrects nothing. */
const cues = new RegExp(`${correction.source}|(?<![a-z])well[ ,]+`, 'g')
const onlyMarks = /^[\s,.;:!?，。；：！？、…了—-]*$/

export function recounted(text: string): string {
  const folded = foldInPlace(text)
  if (!unit.test(folded) || !countWord.test(folded)) return text
  for (const { index, 0: cue } of matchesIn(folded, cues)) {
    const behind = index + cue.length
    const [said, number = ''] = onlyCount.exec(folded.slice(behind)) ?? []
    const value =
      said !== undefined && // U1
      [...findDurations(folded), ...findTimes(folded)].find(
        ({ start, end }) =>
          end <= index && countWord.test(folded.slice(start, end)) && onlyMarks.test(folded.slice(end, index)),
      )
    if (!value) continue
    const end = behind + folded.slice(behind).indexOf(number) + number.length
    const put = withCount(text.slice(value.start, value.end), number)
    return text.slice(0, value.start) + put.padStart(end - value.start) + text.slice(end).replace(isBetter, blanks) // U2
  }
  return text
}

/** «a week» and «three» are «three weeks». */
function withCount(value: string, number: string): string {
  const put = value.replace(countWord, number)
  return /^(?:one|1)$/.test(number)
    ? put
    : put.replace(/(?<= )(second|minute|hour|day|week|month|year)(?![a-z])/, '$1s')
}
