/**
 * The texts that gists are learned from: sentences filled from our own lists (training/rows), and for English the examples and glosses of
 * WordNet 3.1 (Princeton University; docs/notices.md). No row of a public set is among them. make-gists.ts reads them with an encoder.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeded, shuffle } from '../../src/learning/random.ts'
import * as english from '../training/rows/gist-topics-en.ts'
import * as chinese from '../training/rows/gist-topics-zh.ts'

type Fill = (mark: string) => string
let random = seeded(11)
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
/** Frequent words more often than rare ones. */
const frequent = (list: readonly string[]): string => list[Math.floor(random() ** 2 * list.length)] as string

/** `count` texts from WordNet, and as many from our own frames. */
export function englishTexts(wordnet: string, count: number): string[] {
  random = seeded(11)
  const nouns = lemmasOf(wordnet, '1').slice(0, 6000)
  const verbs = lemmasOf(wordnet, '2').slice(0, 2500)
  const adjectives = lemmasOf(wordnet, '3').slice(0, 2000)
  const fill: Fill = (mark) => frequent(mark === 'n' ? nouns : mark === 'v' ? verbs : adjectives)
  return distinct([...drawn(glossesOf(wordnet), count), ...framed(english, fill, count)])
}

export function chineseTexts(words: readonly string[], count: number): string[] {
  random = seeded(11)
  return distinct(framed(chinese, () => frequent(words), count))
}

function framed({ topics, frames }: typeof english | typeof chinese, fill: Fill, count: number): string[] {
  const lists = topics.map(({ things, deeds }) => ({ t: things.split('|'), d: deeds.split('|') }))
  return Array.from({ length: count }, () => {
    const topic = oneOf(lists)
    return oneOf(frames).replace(/\{(\w)\}/g, (_, mark: string) =>
      mark === 't' || mark === 'd' ? oneOf(topic[mark]) : fill(mark),
    )
  })
}

/** Lemmas of one kind, the most frequent first, as counted in texts that were marked by hand. */
function lemmasOf(wordnet: string, kind: string): string[] {
  const counts = new Map<string, number>()
  for (const line of readFileSync(join(wordnet, 'index.sense'), 'utf8').split('\n')) {
    const [key = '', , , count = '0'] = line.split(' ')
    const [lemma = '', sense = ''] = key.split('%')
    if (!sense.startsWith(kind) || !/^[a-z_]+$/.test(lemma) || count === '0') continue
    const words = lemma.replaceAll('_', ' ')
    counts.set(words, (counts.get(words) ?? 0) + Number(count))
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([lemma]) => lemma)
}

/** Examples, and the short ones of the glosses with the word they explain. */
function glossesOf(wordnet: string): string[] {
  return ['noun', 'verb', 'adj', 'adv'].flatMap((kind) =>
    readFileSync(join(wordnet, `data.${kind}`), 'utf8')
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .flatMap((line) => {
        const [head = '', gloss = ''] = line.split(' | ')
        const word = (head.split(' ')[4] ?? '').replaceAll('_', ' ').replace(/\(.*\)/, '')
        const examples = [...gloss.matchAll(/"([^"]+)"/g)].map(([, example = '']) => example)
        const plain = (gloss.split(/; "|;/)[0] ?? '').replace(/^\([^)]*\) /, '').trim()
        return [...examples, plain, `${word}: ${plain}`].filter(
          (text) => text.length > 5 && text.split(' ').length <= 12,
        )
      }),
  )
}

function drawn(texts: readonly string[], count: number): string[] {
  const order = Int32Array.from(texts, (_, i) => i)
  shuffle(order, random)
  return [...order.subarray(0, count)].map((i) => texts[i] as string)
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)]
