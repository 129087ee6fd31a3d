import { expect, test } from 'vitest'
import { correctedValue, namesOneOf } from './at-card-words.ts'

test.each([
  ['wait, make it 1.4.0', '1.4.0'],
  ['no, call it parseRow instead', 'parseRow'],
  ['actually 1.4.0', '1.4.0'],
  ['sorry, I meant src/b.js', 'src/b.js'],
  ['等等，是 1.4.0', '1.4.0'],
  ['等等，应该是 1.4.0', '1.4.0'],
  ['不，改成 parseRow', 'parseRow'],
  ['不行，改成 parseRow', 'parseRow'],
  ['不对，应该叫 parseRow 吧', 'parseRow'],
  ['不，文件名叫 b.js', 'b.js'],
])('«%s» puts it right', (text, value) => expect(correctedValue(text)).toBe(value))

test.each([
  'no',
  'wait a moment',
  'no, not in the README',
  '不行',
  'parseRow',
  'no, rename all of them to rows please now',
])('«%s» has no value alone', (text) => expect(correctedValue(text)).toBeUndefined())

const paths = ['README.md', 'src/parse.js', 'test/parse.test.js']
test.each([
  'not in the README',
  'not in README.md please',
  "don't touch the tests",
  '不用改 README',
  '不用改测试',
  '先别改 README.md',
  '除了 README.md',
])('«%s» wants one of them left out', (text) => expect(namesOneOf(text, paths)).toBe(true))

test.each(['not now', 'change README.md too', '不要', '别急', 'not in CHANGELOG.md', '改一下 README'])(
  '«%s» does not',
  (text) => expect(namesOneOf(text, paths)).toBe(false),
)
