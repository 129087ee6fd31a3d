import { describe, expect, it } from 'vitest'
import { tableFile } from '../../../edge/table-file.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { gistOf, likeness, noGist } from './gist.ts'
import { addRow, packGistTable, readGistTable } from './gist-table.ts'
import { rowFinder } from './word-rows.ts'

const gist = (text: string) => gistOf(tokeniseMessage(text)) ?? noGist
const alike = (a: string, b: string) => likeness(gist(a), gist(b))

describe('the gist of a text', () => {
  it('is nearer to a text that means the same in other words than to one that means something else', () => {
    expect(alike('my card was stolen', 'someone took my wallet')).toBeGreaterThan(
      alike('my card was stolen', 'play some jazz'),
    )
    expect(alike('我想听歌', '播放音乐')).toBeGreaterThan(alike('我想听歌', '今天天气怎么样'))
  })

  it('is empty where no word is known, and never like another language (Q1, Q2)', () => {
    expect(gist('???').ids).toHaveLength(0)
    expect(alike('???', 'hello')).toBe(0)
    expect(alike('hello', '你好')).toBe(0)
  })

  it('takes at most two megabytes a language', () => {
    for (const language of ['en', 'zh'] as const) {
      expect(tableFile(`gist-${language}.bin`)?.byteLength).toBeLessThan(2_000_000)
    }
  })
})

describe('a table of gists', () => {
  const words = ['play', '##er', '音乐', '音', '乐', '会']
  const table = readGistTable(
    packGistTable({
      size: 2,
      words,
      shares: [0.1, 0.1, 0.01, 0.01, 0.01, 0.01],
      rows: Float32Array.from([7, -7, 1, 0, 0.5, 0.25, 0, 0, 0, 0, 2, 2]),
    }),
  )
  const rowsOf = rowFinder(table)
  const wordsIn = (text: string) => rowsOf(tokeniseMessage(text)).map((row) => words[row])

  it('gives back what was put in, to 4 bits', () => {
    const sum = new Float32Array(2)
    addRow(table, 0, sum)
    expect([...sum]).toEqual([7, -7])
    addRow(table, 1, sum)
    expect(sum[0]).toBeCloseTo(8, 1)
  })

  it('cuts words into the longest pieces, and Chinese into the least rare words (word-rows:R1, word-rows:R2)', () => {
    expect(wordsIn('Player plays!')).toEqual(['play', '##er', 'play'])
    expect(wordsIn('音乐会')).toEqual(['音乐', '会'])
    expect(wordsIn('听音乐会 play')).toEqual(['音乐', '会', 'play'])
  })

  it('refuses a file of another kind', () => {
    expect(() => readGistTable(new Uint8Array(32))).toThrow('not a table')
  })
})
