import { expect, test } from 'vitest'
import { piecesOf, wordPiecesOf } from './word-pieces.ts'

const words = ['[CLS]', '[SEP]', '[UNK]', '[PAD]', 'over', '##dose', 'help', '救', '命', '!']
const pieces = wordPiecesOf(new Map(words.map((word, at) => [word, at])), true)
const cut = (text: string, most = 64): string[] => piecesOf(pieces, text, most).map((at) => words[at] ?? '')

test('a word that is not known is cut into the longest pieces that are (W1)', () => {
  expect(cut('Overdose')).toEqual(['[CLS]', 'over', '##dose', '[SEP]'])
  expect(cut('help zebra')).toEqual(['[CLS]', 'help', '[UNK]', '[SEP]'])
})

test('a Chinese character and a mark stand for themselves, accents are dropped', () => {
  expect(cut('救命!')).toEqual(['[CLS]', '救', '命', '!', '[SEP]'])
  expect(cut('hélp')).toEqual(['[CLS]', 'help', '[SEP]'])
})

test('no more is read than is asked for (W2)', () => {
  expect(cut('help '.repeat(100_000), 4)).toEqual(['[CLS]', 'help', 'help', '[SEP]'])
})
