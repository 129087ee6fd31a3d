/**
 * Turns rows into examples for the gate's weights, and trains them. scripts/train-safety.ts and scripts/measure-safety.ts use it; the
 * gate does not.
 *
 * W1. A row counts as a whole, and an ordinary row by each of its clauses, too: none of them may be taken for a danger.
 * W2. Which clause of a dangerous row is the dangerous one is found by the weights of a first round.
 * W3. Every emergency is also joined to an ordinary message, and a third of them to «what should I do?», since that is how people write.
 * W4. Every emergency is also put into a sentence that only talks about it (safety-frames.ts), which is ordinary.
 * W5. A row of the barest words counts four times: it stands for many more people than any other.
 * W6. At a step in five the words of a row are hidden, at another its families, so that each learns to do without the other: of a stranger's
 *     words the weights know few, of their families most. Of what is left a fifth is hidden, too.
 * W7. A feature counts that at least two hands have. What only one has would learn that hand by heart, and leave less for others to learn.
 */
import { type Example, type HashedModel, scoresOf, trainHashed } from '../../src/learning/hashed-model.ts'
import { seeded } from '../../src/learning/random.ts'
import type { SparseRow } from '../../src/learning/softmax.ts'
import { type ClauseRow, plainReading } from '../../src/safety/features.ts'
import { type Judged, type Stretch, stretchIn } from '../../src/safety/judged.ts'
import { verdictLabels as labels } from '../../src/safety/second-look.ts'
import { frames } from './safety-frames.ts'
import type { SafetyRow } from './safety-rows.ts'

const bits = 20
const categoryBits = 13
const pace = { epochs: 10, rate: 0.1, seed: 1, hide, smooth: 0.02 }
const firstPace = { epochs: 4, rate: 0.1, seed: 1 }
const categoryPace = { epochs: 6, rate: 0.1, seed: 1 }

export type Sample = SafetyRow & { readonly stretch: Stretch /** How much it counts. */; readonly weight: number }
/** An emergency joined to an ordinary message of another hand or to a call for advice, or only talked about. */
type Mixed = { readonly hands: readonly string[]; readonly stretch: Stretch }
export type Samples = {
  readonly rows: readonly Sample[]
  readonly mixed: readonly Mixed[]
  readonly framed: readonly Mixed[]
}

/** W6: what is left weighs as much as before. */
function hide(row: SparseRow, random: () => number): SparseRow {
  const { ids, values, families = 0 } = row as Partial<ClauseRow> & SparseRow
  const chance = random()
  const [from, to] = chance < hidden ? [0, families] : chance > 1 - hidden ? [families, ids.length] : [0, ids.length]
  const [left, scaled] = [new Int32Array(to - from), new Float32Array(to - from)]
  let size = 0
  for (let i = from; i < to; i++) {
    if (random() < hidden) continue
    left[size] = ids[i] as number
    scaled[size++] = (values[i] as number) / (1 - hidden)
  }
  return { ids: left.subarray(0, size), values: scaled.subarray(0, size) }
}
const hidden = 0.2

/** `ordinary` are messages to teams, none dangerous. W5. */
export function samplesOf(rows: readonly SafetyRow[], ordinary: readonly SafetyRow[]): Samples {
  const sample = (weight: number) => (row: SafetyRow) => ({ ...row, weight, stretch: stretchOf(row.text) })
  return {
    rows: [...rows.map((row) => sample(row.hand === 'bare' ? 4 : 1)(row)), ...ordinary.map(sample(0.8))],
    mixed: mix(rows),
    framed: frame(rows),
  }
}

const stretchOf = (text: string): Stretch => stretchIn(plainReading(text))

/** Rows whose words are only talked about would make an emergency beside them look talked about, too. */
const talkedAbout = /^(?:translate|news|past|negated|image|drill)$/
const calls = {
  en: [
    ' what should I do',
    ', what do I do?',
    '. What now?',
    ' what should we do',
    '. Who do I call?',
    ', tell me what to do',
  ],
  zh: ['怎么办', '，该怎么办', '，现在怎么办？', '，我该怎么做', '，打什么电话', '，要怎么处理'],
}
const joiners = { en: ['. ', ', ', '? ', ' and ', '. Also, '], zh: ['。', '，', '？', '，还有', '，对了'] }

function mix(rows: readonly SafetyRow[]): Mixed[] {
  const random = seeded(7)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const plain = { en: plainRows(rows, 'en'), zh: plainRows(rows, 'zh') }
  return rows.flatMap((row) => {
    if (row.verdict !== 'EMERGENCY') return []
    const other = pick(plain[row.lang])
    const texts = random() < 0.5 ? [row.text, other.text] : [other.text, row.text]
    const joined = { hands: [row.hand, other.hand], stretch: stretchOf(texts.join(pick(joiners[row.lang]))) }
    if (random() < 2 / 3) return [joined]
    return [
      joined,
      { hands: [row.hand], stretch: stretchOf(row.text.replace(/[.。!！]$/, '') + pick(calls[row.lang])) },
    ]
  })
}

/** W4. An ordinary message may call for advice as well: «my card is lost, what should I do?» */
function frame(rows: readonly SafetyRow[]): Mixed[] {
  const random = seeded(11)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  return rows.flatMap(({ verdict, category, hand, lang, text }) => {
    if (verdict === 'SAFE' && !talkedAbout.test(category) && random() < 1 / 6)
      return [{ hands: [hand], stretch: stretchOf(text.replace(/[.。!！?？]$/, '') + pick(calls[lang])) }]
    if (verdict !== 'EMERGENCY') return []
    return [{ hands: [hand], stretch: stretchOf(pick(frames[lang]).replace('*', () => text)) }]
  })
}

const plainRows = (rows: readonly SafetyRow[], lang: 'en' | 'zh'): SafetyRow[] =>
  rows.filter((row) => row.lang === lang && row.verdict === 'SAFE' && !talkedAbout.test(row.category))

type Weights = { readonly verdict: HashedModel; readonly category: HashedModel }

/** Trains on all rows, or on those of all hands but some. */
export function trainWeights(samples: Samples, without: readonly string[] = []): Weights {
  const { rows: seen, mixed: joined, framed: talkedOf } = sharedIn(samplesWithout(samples, without))
  const first = [
    ...seen.flatMap(examplesOf),
    ...joined.map(({ stretch }) => example(stretch.whole, 'EMERGENCY', 0.3)),
    ...talkedOf.flatMap(({ stretch: { whole, clauses } }) =>
      [whole, ...clauses].map((piece) => example(piece, 'SAFE', 0.15)),
    ),
  ]
  const guess = trainHashed({ labels, bits }, first, firstPace)
  const second = [
    ...seen.flatMap(({ verdict, stretch }) => (verdict === 'NOTICE' ? [] : worstClause(guess, verdict, stretch, 0.5))),
    ...joined.flatMap(({ stretch }) => worstClause(guess, 'EMERGENCY', stretch, 0.3)),
  ]
  return { verdict: trainHashed({ labels, bits }, [...first, ...second], pace), category: trainCategory(seen) }
}

/** What no hand of `without` has a part in. */
export function samplesWithout({ rows, mixed, framed }: Samples, without: readonly string[]): Samples {
  const known = ({ hands }: Mixed): boolean => !hands.some((hand) => without.includes(hand))
  return {
    rows: rows.filter(({ hand }) => !without.includes(hand)),
    mixed: mixed.filter(known),
    framed: framed.filter(known),
  }
}

/** W7. Leaves out the features of a single hand; the others weigh as before. */
function sharedIn({ rows, mixed, framed }: Samples): Samples {
  const mask = 2 ** countedBits - 1
  const names = [...new Set(rows.map(({ hand }) => hand))]
  const [firstHand, isShared] = [new Uint8Array(mask + 1), new Uint8Array(mask + 1)]
  for (const { hand, stretch } of rows) {
    const own = names.indexOf(hand) + 1
    for (const piece of [stretch.whole, ...stretch.clauses])
      for (const id of piece.row.ids) {
        const at = id & mask
        if (firstHand[at] === 0) firstHand[at] = own
        else if (firstHand[at] !== own) isShared[at] = 1
      }
  }
  const cut = ({ clause, row }: Judged): Judged => ({ clause, row: rowWith(row, (id) => isShared[id & mask] === 1) })
  const cutAll = <T extends { readonly stretch: Stretch }>(sample: T): T => ({
    ...sample,
    stretch: { ...sample.stretch, whole: cut(sample.stretch.whole), clauses: sample.stretch.clauses.map(cut) },
  })
  return { rows: rows.map(cutAll), mixed: mixed.map(cutAll), framed: framed.map(cutAll) }
}
/** Enough that hardly two features share a place. */
const countedBits = 22

function rowWith({ ids, values, families }: ClauseRow, keeps: (id: number) => boolean): ClauseRow {
  const kept = ids.map((id, at) => (keeps(id) ? at : -1)).filter((at) => at >= 0)
  return {
    ids: kept.map((at) => ids[at] as number),
    values: Float32Array.from(kept, (at) => values[at] as number),
    families: kept.filter((at) => at < families).length,
  }
}

/** W1. What lies in the middle counts on both sides. */
function examplesOf({ verdict, stretch, weight }: Sample): Example[] {
  const { whole, clauses } = stretch
  if (verdict === 'NOTICE') return [example(whole, 'EMERGENCY', 0.5), example(whole, 'SAFE', 0.3)]
  const parts = verdict === 'SAFE' ? clauses.map((clause) => example(clause, 'SAFE', 0.3)) : []
  return [example(whole, verdict, weight), ...parts]
}

/** W2. */
function worstClause(guess: HashedModel, verdict: string, { clauses }: Stretch, weight: number): Example[] {
  if (verdict === 'SAFE') return []
  const at = (labels as readonly string[]).indexOf(verdict)
  const shares = clauses.map(({ row }) => scoresOf(guess, row)[at] ?? 0)
  const worst = clauses[shares.indexOf(Math.max(...shares))]
  return worst ? [example(worst, verdict, weight)] : []
}

const example = ({ row }: Stretch['whole'], label: string, weight: number): Example => ({ row, label, weight })

/** Categories that only say in what kind of row an emergency stood. */
const noCategory = /^(?:other|real|buried|note|played|no|misuse|ask|code|plain)$/

function trainCategory(rows: readonly Sample[]): HashedModel {
  const named = rows.filter(
    ({ verdict, category }) => (verdict === 'EMERGENCY' || verdict === 'BLOCK') && !noCategory.test(category),
  )
  const labelOf = ({ verdict, category }: Sample): string => `${verdict} ${category}`
  return trainHashed(
    { labels: [...new Set(named.map(labelOf))].sort(), bits: categoryBits },
    named.map((row) => example(row.stretch.whole, labelOf(row), 1)),
    categoryPace,
  )
}
