import { expect, test } from 'vitest'
import { tableFile } from '../../edge/table-file.ts'
import { readEncoderFile } from './encoder-file.ts'

test('what is no encoder, or not a whole one, is refused', () => {
  expect(() => readEncoderFile(new Uint8Array(3))).toThrow('not an encoder')
  expect(() => readEncoderFile(new TextEncoder().encode('GIST'.repeat(20)))).toThrow('not an encoder')
  const file = tableFile('gate-en.bin') ?? new Uint8Array()
  expect(() => readEncoderFile(file.subarray(0, file.length - 1))).toThrow('not whole')
})

test.each(['en', 'zh'])('the file of %s has as many pieces as it says, and is not large', (language) => {
  const file = tableFile(`gate-${language}.bin`) ?? new Uint8Array()
  const { words, pieces, vectors, size } = readEncoderFile(file)
  expect(words).toHaveLength(pieces)
  expect(vectors).toHaveLength((pieces * size) / 2)
  expect(file.length).toBeLessThan(17_000_000)
})
