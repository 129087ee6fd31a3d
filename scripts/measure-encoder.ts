/**
 * Measures what a sentence encoder brings with few samples (the figures of docs/understanding.md):
 * node scripts/measure-encoder.ts SET_DIR ENCODER_DIR SAMPLES [SEED]
 * SET_DIR holds train.jsonl and dev.jsonl of an intent set, plain or gzipped. Scored with out-of-scope where the set has it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { tokeniseMessage } from '../src/learning/tokens.ts'
import { understand } from '../src/understanding/embedded/frames/understand.ts'
import { gistSense, type Sense } from '../src/understanding/embedded/intents/sense.ts'
import { learn } from '../src/understanding/embedded/learn/learn.ts'
import { encoderSense } from '../src/understanding/encoder/encoder-sense.ts'
import { openEncoder } from '../src/understanding/encoder/open-encoder.ts'

type Row = { readonly text: string; readonly intent: string }
const [set = '', folder = '', samples = '5', seed = 'a'] = process.argv.slice(2)

const rowsIn = (part: string): Row[] => {
  const plain = join(set, `${part}.jsonl`)
  const text = existsSync(plain)
    ? readFileSync(plain, 'utf8')
    : gunzipSync(readFileSync(`${plain}.gz`)).toString('utf8')
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Row]))
}

const drawn = (text: string): string => createHash('sha1').update(`${seed}${text}`).digest('hex')
const train = new Map<string, Row[]>()
for (const row of rowsIn('train').filter(({ intent }) => intent !== 'oos'))
  train.set(row.intent, [...(train.get(row.intent) ?? []), row])
const intents = [...train].map(([intent, rows]) => ({
  intent,
  agent: intent,
  samples: rows.toSorted((a, b) => (drawn(a.text) < drawn(b.text) ? -1 : 1)).slice(0, Number(samples)),
}))
const dev = rowsIn('dev')
const open = dev.some(({ intent }) => intent === 'oos')

const opened = await openEncoder(folder)
if (!opened.ok) throw new Error(JSON.stringify(opened.fault))
const sense = await encoderSense(opened.encoder)
score('gists', gistSense)
const from = performance.now()
await sense.prepare(dev.map(({ text }) => tokeniseMessage(text)))
console.log(`encoded in ${((performance.now() - from) / dev.length).toFixed(1)} ms a message`)
learn({ intents }, { sense }) // notes what is to be encoded
await sense.fetch()
score('encoder', sense)

function score(name: string, by: Sense): void {
  const learned = learn({ intents }, { sense: by })
  const right = { in: 0, oos: 0 }
  const count = { in: 0, oos: 0 }
  for (const { text, intent } of dev) {
    const side = intent === 'oos' ? 'oos' : 'in'
    const found = understand(learned, text, { several: false, closed: !open }).frames[0]?.intent ?? 'oos'
    count[side]++
    if (found === intent) right[side]++
  }
  const percent = (side: 'in' | 'oos'): string => ((100 * right[side]) / Math.max(1, count[side])).toFixed(1)
  console.log(
    `${name}: ${samples} samples, seed ${seed}: ${percent('in')}${open ? `, out of scope ${percent('oos')}` : ''}`,
  )
}
