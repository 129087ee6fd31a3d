/** Logistic regression on a few dense numbers, by gradient descent over all rows at once: for calibration, where softmax.ts would be too much. */

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

type LogisticLesson = {
  /** The last number of a solution is the offset; it has no input. */
  readonly inputs: readonly (readonly number[])[]
  readonly labels: readonly boolean[]
  /** How much each row counts. */
  readonly importance: (row: number) => number
  /** Where the numbers begin, and to which they are held, as strongly as `hold` says. */
  readonly start: readonly number[]
  readonly hold: number
  /** The length of a step, for each number. */
  readonly rates: readonly number[]
  readonly rounds: number
}

export function fitLogistic(lesson: LogisticLesson): number[] {
  const { inputs, labels, importance, start, hold, rates, rounds } = lesson
  const found = [...start]
  const offset = start.length - 1
  for (let round = 0; round < rounds; round++) {
    const slopes = found.map((value, j) => hold * (value - (start[j] as number)))
    inputs.forEach((input, row) => {
      let odds = found[offset] as number
      for (let j = 0; j < offset; j++) odds += (input[j] as number) * (found[j] as number)
      const miss = (sigmoid(odds) - (labels[row] ? 1 : 0)) * importance(row)
      for (let j = 0; j < offset; j++) slopes[j] = (slopes[j] as number) + miss * (input[j] as number)
      slopes[offset] = (slopes[offset] as number) + miss
    })
    slopes.forEach((slope, j) => {
      found[j] = (found[j] as number) - (rates[j] as number) * slope
    })
  }
  return found
}
