/** Lessons that may be known from before: what the slow part of learning found, kept by all that went into it. */
import { everyBit, type Lesson, type Pace, type Softmax, trainSoftmax } from './softmax.ts'

export type Put = (part: string | Int32Array | Float32Array | Float64Array) => void
/** Learns, or remembers. The name stands for how it is learned: where that changes, the name does. */
export type Keep = (name: string, putAll: (put: Put) => void, learn: () => Float32Array) => Float32Array

export const keepNothing: Keep = (_name, _putAll, learn) => learn()

/** `trainSoftmax` for a lesson in which nothing is hidden. */
export function keptSoftmax(keep: Keep, lesson: Lesson, pace: Omit<Pace, 'hide'>): Softmax {
  const { rows, labels, importance, classes, features, mask = everyBit } = lesson
  const putAll = (put: Put): void => {
    put(JSON.stringify([classes, features, mask, pace]))
    for (const { ids, values } of rows) {
      put(Int32Array.of(ids.length))
      put(ids)
      put(values)
    }
    put(Float64Array.from(labels))
    if (importance) put(Float64Array.from(importance))
  }
  return { classes, mask, weights: keep('softmax 1', putAll, () => trainSoftmax(lesson, pace).weights) }
}
