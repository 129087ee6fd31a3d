/**
 * Reads the rows of the reader of wishes. Each file of rows/wishes is one hand: a person with a manner of their own, in both languages.
 * A line is a letter (W a wish, Q a question about one, T told, N denied, U undecided) and texts divided by " / ".
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import type { WishLabel } from '../../src/understanding/embedded/heard/read-wish.ts'
import { average } from './rows/wishes/average.ts'
import { banter } from './rows/wishes/banter.ts'
import { memo } from './rows/wishes/memo.ts'
import { midway } from './rows/wishes/midway.ts'
import { parcels } from './rows/wishes/parcels.ts'
import { porch } from './rows/wishes/porch.ts'
import { simple } from './rows/wishes/simple.ts'
import { thumbs } from './rows/wishes/thumbs.ts'
import { traps } from './rows/wishes/traps.ts'
import { visitors } from './rows/wishes/visitors.ts'

const hands: Record<string, { readonly en: string; readonly zh: string }> = {
  average,
  banter,
  memo,
  midway,
  parcels,
  porch,
  simple,
  thumbs,
  traps,
  visitors,
}
const labels: Record<string, WishLabel> = { W: 'wish', Q: 'asked', T: 'told', N: 'denied', U: 'undecided' }

export type WishRow = {
  readonly hand: string
  readonly lang: 'en' | 'zh'
  readonly label: WishLabel
  readonly text: string
}

export const readWishRows = (): WishRow[] =>
  Object.entries(hands).flatMap(([hand, { en, zh }]) => [...parseHand(hand, 'en', en), ...parseHand(hand, 'zh', zh)])

const parseHand = (hand: string, lang: 'en' | 'zh', table: string): WishRow[] =>
  table.split('\n').flatMap((line) => {
    const [, letter = '', texts = ''] = /^([WQTNU]) (.+)$/.exec(line) ?? []
    const label = labels[letter]
    return label ? texts.split(' / ').map((text) => ({ hand, lang, label, text: text.trim() })) : []
  })

/** What the samples of our teams ask to be done: wishes in the plainest words. They are learned from, and belong to no hand. */
export function sampleRows(): WishRow[] {
  const root = join(import.meta.dirname, '..', '..')
  const specs = globSync('teams/*/agents/*.yaml', { cwd: root })
    .sort()
    .map((file) => parseYaml(readFileSync(join(root, file), 'utf8')) as Spec)
  const asked = specs.flatMap(({ intents = [] }) =>
    intents.filter((one) => one.harmless === false || makes.test(one.intent)),
  )
  return asked.flatMap(({ samples }) =>
    samples.map((sample) => {
      const text = sample.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      return { hand: 'samples', lang: /\p{Script=Han}/u.test(text) ? 'zh' : 'en', label: 'wish', text }
    }),
  )
}
type Spec = { readonly intents?: readonly Intent[] }
type Intent = { readonly intent: string; readonly harmless?: boolean; readonly samples: readonly string[] }
/** What leaves a record. */
const makes = /^registration\.book$/
