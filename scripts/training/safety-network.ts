/**
 * Trains the small network of the gate (src/safety/network.ts) on stretches and what they are.
 *
 * T1. Rows of the table are taught with AdaGrad at every example, filters with Adam after each few.
 * T2. Words are often hidden and families at times, so that the network finds its way without either: of a stranger's words it knows few.
 * T3. What only one hand says teaches nothing about others: its row stays empty, as that of a word nobody has met.
 */
import { seeded, shuffle } from '../../src/learning/random.ts'
import { probabilities } from '../../src/learning/softmax.ts'
import { allFilters, classes, type Network, shape, type WordRows } from '../../src/safety/network.ts'
import { familyNames } from '../../src/safety/word-signs.ts'

/** `wanted` is how much of each class it is. */
export type Shown = {
  readonly hand: string
  readonly words: WordRows
  readonly wanted: readonly number[]
  readonly weight: number
}

const { size, filters: perWidth, widths, words: wordSlots } = shape
const pace = { epochs: 5, rate: 0.002, tableRate: 0.03, batch: 32, smooth: 0.02 }
const hidden = { word: 0.4, family: 0.15, allWords: 0.1, allFamilies: 0.1, filter: 0.2 }
/** Longer ones are cut. */
const mostWords = 70
const edge = 2

type Learned = {
  readonly values: Float32Array
  readonly slopes: Float32Array
  readonly m: Float32Array
  readonly v: Float32Array
}

const learned = (length: number, make: () => number = () => 0): Learned => ({
  values: Float32Array.from({ length }, make),
  slopes: new Float32Array(length),
  m: new Float32Array(length),
  v: new Float32Array(length),
})

type Room = {
  /** The words of the example, with empty ones before and behind them. */
  readonly line: Float32Array
  readonly lineSlopes: Float32Array
  /** Which rows were not hidden, and up to where those of each word go. */
  readonly rows: Int32Array
  readonly ends: Int32Array
  /** Of each filter: where it answers most, and what. */
  readonly best: Int32Array
  readonly answers: Float32Array
  readonly scores: Float32Array
}

export function trainNetwork(shown: readonly Shown[], seed = 1): Network {
  const random = seeded(seed)
  const bell = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const table = tableFor(shown, bell)
  const squares = new Float32Array(table.length / size).fill(1e-3)
  const filters = widths.map((width) => learned(perWidth * width * size, () => bell() / Math.sqrt(width * size)))
  const [bias, out, outBias] = [learned(allFilters), learned(allFilters * classes), learned(classes)]
  const room = roomFor()
  const order = Int32Array.from(shown, (_, at) => at)
  const all = [...filters, bias, out, outBias]
  let [steps, done] = [0, 0]
  for (let epoch = 0; epoch < pace.epochs; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const left = 1 - done++ / (order.length * pace.epochs)
      const example = shown[at] as Shown
      const count = readInto(room, { table, words: example.words, random })
      answer(room, { filters, bias, out, outBias, count, random })
      lessWantedOf(room.scores, example)
      teach(room, { filters, bias, out, outBias, count })
      teachTable(room, { table, squares, count, rate: pace.tableRate * left })
      if (done % pace.batch === 0) for (const part of all) step(part, ++steps / all.length, pace.rate * left)
    }
  }
  return {
    table,
    scale: 1,
    filters: filters.map(({ values }) => values),
    bias: bias.values,
    out: out.values,
    outBias: outBias.values,
  }
}

/** T3. Families are few and all known. */
function tableFor(shown: readonly Shown[], bell: () => number): Float32Array {
  const rows = wordSlots + familyNames().size
  const [firstHand, isShared] = [new Array<string | undefined>(rows), new Uint8Array(rows)]
  for (const { hand, words } of shown)
    for (const row of words.rows) {
      firstHand[row] ??= hand
      if (firstHand[row] !== hand) isShared[row] = 1
    }
  const table = new Float32Array(rows * size)
  for (let row = 0; row < rows; row++) {
    if (row < wordSlots && isShared[row] === 0) continue
    const spread = row < wordSlots ? 0.02 : 0.15
    for (let d = 0; d < size; d++) table[row * size + d] = spread * bell()
  }
  return table
}

const roomFor = (): Room => ({
  line: new Float32Array((mostWords + 2 * edge) * size),
  lineSlopes: new Float32Array((mostWords + 2 * edge) * size),
  rows: new Int32Array(mostWords * 16),
  ends: new Int32Array(mostWords),
  best: new Int32Array(allFilters),
  answers: new Float32Array(allFilters),
  scores: new Float32Array(classes),
})

type Reading = { readonly table: Float32Array; readonly words: WordRows; readonly random: () => number }

/** T2. Puts the words into the room, and says how many they are. */
function readInto(room: Room, { table, words: { rows, ends }, random }: Reading): number {
  const count = Math.min(mostWords, ends.length)
  const { line } = room
  line.fill(0, 0, (count + 2 * edge) * size)
  const chance = random()
  const [noWords, noFamilies] = [chance < hidden.allWords, chance > 1 - hidden.allFamilies]
  let [next, kept] = [0, 0]
  for (let word = 0; word < count; word++) {
    const [hidesWord, hidesFamily] = [noWords || random() < hidden.word, noFamilies || random() < hidden.family]
    for (; next < (ends[word] as number); next++) {
      const row = rows[next] as number
      if ((row < wordSlots ? hidesWord : hidesFamily) || kept >= room.rows.length) continue
      if (row < wordSlots && table[row * size] === 0) continue // T3
      room.rows[kept++] = row
      const [from, to] = [row * size, (word + edge) * size]
      for (let d = 0; d < size; d++) line[to + d] = (line[to + d] as number) + (table[from + d] as number)
    }
    room.ends[word] = kept
  }
  return count
}

type Layers = {
  readonly filters: readonly Learned[]
  readonly bias: Learned
  readonly out: Learned
  readonly outBias: Learned
  readonly count: number
}

/** Fills `best`, `answers` and `scores`; a filter that is left out this time answers 0. */
function answer(room: Room, { filters, bias, out, outBias, count, random }: Layers & { random: () => number }): void {
  room.scores.set(outBias.values)
  let f = 0
  for (let which = 0; which < widths.length; which++) {
    const [width, { values }] = [widths[which] as number, filters[which] as Learned]
    const span = width * size
    for (let own = 0; own < perWidth; own++, f++) {
      room.answers[f] = 0
      if (random() < hidden.filter) continue
      let [most, best] = [Number.NEGATIVE_INFINITY, 0]
      for (let at = 0; at < count; at++) {
        const from = (at + edge - (width - 1) / 2) * size
        const value = dot({ a: values, aFrom: own * span, b: room.line, bFrom: from }, span)
        if (value > most) [most, best] = [value, from]
      }
      const answered = most + (bias.values[f] as number)
      if (answered <= 0 || count === 0) continue
      room.best[f] = best
      room.answers[f] = answered / (1 - hidden.filter)
      for (let c = 0; c < classes; c++)
        room.scores[c] =
          (room.scores[c] as number) + (room.answers[f] as number) * (out.values[f * classes + c] as number)
    }
  }
  probabilities(room.scores)
}

type Pair = { readonly a: Float32Array; readonly aFrom: number; readonly b: Float32Array; readonly bFrom: number }
function dot({ a, aFrom, b, bFrom }: Pair, length: number): number {
  let [one, two, three, four] = [0, 0, 0, 0]
  for (let i = 0; i < length; i += 4) {
    one += (a[aFrom + i] as number) * (b[bFrom + i] as number)
    two += (a[aFrom + i + 1] as number) * (b[bFrom + i + 1] as number)
    three += (a[aFrom + i + 2] as number) * (b[bFrom + i + 2] as number)
    four += (a[aFrom + i + 3] as number) * (b[bFrom + i + 3] as number)
  }
  return one + two + three + four
}

/** Turns the scores into how wrong each is, in place. */
function lessWantedOf(scores: Float32Array, { wanted, weight }: Shown): void {
  for (let c = 0; c < classes; c++)
    scores[c] = weight * ((scores[c] as number) - (wanted[c] as number) * (1 - pace.smooth) - pace.smooth / classes)
}

/** Adds to the slopes of the layers, and fills those of the line. */
function teach(room: Room, { filters, bias, out, outBias, count }: Layers): void {
  const { scores, line, lineSlopes, answers, best } = room
  lineSlopes.fill(0, 0, (count + 2 * edge) * size)
  for (let c = 0; c < classes; c++) outBias.slopes[c] = (outBias.slopes[c] as number) + (scores[c] as number)
  for (let f = 0; f < allFilters; f++) {
    const answered = answers[f] as number
    if (answered === 0) continue
    let slope = 0
    for (let c = 0; c < classes; c++) {
      const at = f * classes + c
      slope += (scores[c] as number) * (out.values[at] as number)
      out.slopes[at] = (out.slopes[at] as number) + (scores[c] as number) * answered
    }
    slope /= 1 - hidden.filter
    bias.slopes[f] = (bias.slopes[f] as number) + slope
    const which = f < perWidth ? 0 : 1
    const { values, slopes } = filters[which] as Learned
    const span = (widths[which] as number) * size
    const [own, from] = [(f - which * perWidth) * span, best[f] as number]
    for (let i = 0; i < span; i++) {
      slopes[own + i] = (slopes[own + i] as number) + slope * (line[from + i] as number)
      lineSlopes[from + i] = (lineSlopes[from + i] as number) + slope * (values[own + i] as number)
    }
  }
}

type TableStep = {
  readonly table: Float32Array
  readonly squares: Float32Array
  readonly count: number
  readonly rate: number
}

/** T1. */
function teachTable({ rows, ends, lineSlopes }: Room, { table, squares, count, rate }: TableStep): void {
  let next = 0
  for (let word = 0; word < count; word++) {
    const from = (word + edge) * size
    let square = 0
    for (let d = 0; d < size; d++) square += (lineSlopes[from + d] as number) ** 2
    if (square === 0) {
      next = ends[word] as number
      continue
    }
    for (; next < (ends[word] as number); next++) {
      const row = rows[next] as number
      squares[row] = (squares[row] as number) + square / size
      const pull = rate / Math.sqrt(squares[row] as number)
      for (let d = 0; d < size; d++)
        table[row * size + d] = (table[row * size + d] as number) - pull * (lineSlopes[from + d] as number)
    }
  }
}

/** T1: Adam. The slopes are of a whole batch, and empty afterwards. */
function step({ values, slopes, m, v }: Learned, steps: number, rate: number): void {
  const [early, earlySquare] = [1 - 0.9 ** Math.ceil(steps), 1 - 0.999 ** Math.ceil(steps)]
  for (let i = 0; i < values.length; i++) {
    const slope = (slopes[i] as number) / pace.batch
    slopes[i] = 0
    m[i] = 0.9 * (m[i] as number) + 0.1 * slope
    v[i] = 0.999 * (v[i] as number) + 0.001 * slope * slope
    values[i] =
      (values[i] as number) - (rate * (m[i] as number)) / early / (Math.sqrt((v[i] as number) / earlySquare) + 1e-8)
  }
}
