/**
 * Undoes the simple ways of hiding a word before the rules look: width, case, zero-width characters, look-alike letters,
 * digits for letters, letters with blanks between them, slips of the keyboard in the words that matter most.
 *
 * N1. Linear in the text. The last reading has every trick undone; a team's phrase that stands in any reading is found.
 * N2. No character becomes more than a few: ligatures of whole sentences are dropped before they are spelled out.
 */
import { foldFully } from '../learning/fold.ts'
import { wordsInRun } from './spelled-words.ts'

const head = 48_000
const tail = 16_000

/** What is read of a very long text: its beginning and its end. */
export const boundedText = (text: string): string =>
  text.length <= head + tail ? text : `${text.slice(0, head)}\n${text.slice(-tail)}`

/** The readings of a text, the plain one first. */
export function readingsOf(text: string): string[] {
  const plain = fold(text)
  const readings = [plain]
  const joined = joinSpelled(plain)
  const unleet = undoDigits(joined)
  const mended = mendSlips(unleet)
  for (const reading of [joined, unleet, mended]) if (!readings.includes(reading)) readings.push(reading)
  return readings
}

const lookalikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ո: 'n',
  ı: 'i',
  ο: 'o',
  α: 'a',
  囗: '口',
}

function fold(text: string): string {
  return foldFully(text.replaceAll(/[\ufdf0-\ufdff\u3300-\u33ff]/g, ' ')) // N2
    .replaceAll(/\p{Variation_Selector}/gu, '')
    .replaceAll(/[аеорсухіѕոıοα囗]/g, (letter) => lookalikes[letter] ?? letter)
    .replaceAll(/(\p{L})\1{3,}/gu, '$1$1')
    .replaceAll(wideGap, gapMark)
    .replaceAll(/[ \t\u00a0]{2,}|[\t\u00a0]/g, ' ') // one blank is one already
}

/** Where the letters of words are set apart, a wider gap ends the word; it is kept as a mark until they are joined. */
const wideGap = /(?<=(?<![a-z0-9'])[a-z0-9])(?:[ \t\u00a0]{2,6}|[.*_-][ \t]{1,3})(?=[a-z0-9](?![a-z0-9']))/g
const gapMark = '\u2063'
const threeLetters = /(?<![a-z0-9'])[a-z0-9](?:[ ._*-][a-z0-9]){2,}(?![a-z0-9'])/g
const twoLetters = /(?<![a-z0-9'])[a-z0-9](?:[ ._*-][a-z0-9])+(?![a-z0-9'])/g

/** «b o m b», «k.i.l.l», «炸 弹»: single letters or characters set apart are read as one word. */
function joinSpelled(text: string): string {
  return text
    .replaceAll(text.includes(gapMark) ? twoLetters : threeLetters, (run) => wordsInRun(run.replaceAll(/[ ._*-]/g, '')))
    .replaceAll(gapMark, ' ')
    .replaceAll(/(?<!\p{Script=Han})\p{Script=Han}(?:[ ._*~·|/+-]{1,3}\p{Script=Han}(?!\p{Script=Han}))+/gu, (run) =>
      run.replaceAll(/[ ._*~·|/+-]/g, ''),
    )
}

const digits: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Only inside a word that has letters on both sides of the digit, so that «3000» and «2nd» stay. */
function undoDigits(text: string): string {
  return text.replaceAll(
    /(?<=[a-z])[013457@$!](?=[a-z0-9@$])|(?<=[a-z][0-9@$])[013457@$](?=[a-z])/g,
    (digit) => digits[digit] ?? digit,
  )
}

const words =
  'chest pain breathe breath breathing bleeding heart attack unconscious seizure stroke overdose suicide suicidal ambulance emergency stabbed choking collapsed poison explosive ransomware password'.split(
    ' ',
  )
const known = new Set([
  ...words,
  ...'heat earth hear bleed breaths chests cheat chess pains pan pin paint plain overdosed strokes strike broke stoke attacks attach hearts passwords explosives breathes poisons choke'.split(
    ' ',
  ),
])
const slips = new Map<string, string>()
for (const word of words) {
  for (let at = 0; at < word.length; at++) {
    const without = word.slice(0, at) + word.slice(at + 1)
    const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    const doubled = word.slice(0, at) + (word[at] ?? '') + word.slice(at)
    for (const slip of [without, swapped, doubled]) if (slip.length > 3 && !known.has(slip)) slips.set(slip, word)
  }
}

/** A letter missing, doubled or swapped with its neighbour. */
const mendSlips = (text: string): string => text.replaceAll(/[a-z]{4,13}/g, (word) => slips.get(word) ?? word)
