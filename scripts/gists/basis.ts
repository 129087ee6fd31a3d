/**
 * The principal components of sentence vectors: the basis gists are written in. They are taken from sentences, not from words, because
 * words differ in ways that sentences do not.
 */
import { seeded } from '../../src/learning/random.ts'
import type { Vectors } from './encode.ts'

export type Basis = { readonly mean: Float64Array; readonly axes: readonly Float64Array[] }

const rounds = 60

/** `count` axes, each divided by the fourth root of its variance, so that the first few do not drown the others. */
export function basisOf({ size, rows }: Vectors, count: number): Basis {
  const mean = meanOf({ size, rows })
  const covariance = covarianceOf({ size, rows }, mean)
  const random = seeded(5)
  let axes: Float64Array[] = Array.from({ length: count }, () =>
    Float64Array.from({ length: size }, () => random() - 0.5),
  )
  for (let round = 0; round < rounds; round++) {
    axes = axes.map((axis) => times(covariance, axis))
    orthonormal(axes)
  }
  const variances = axes.map((axis) => dot(axis, times(covariance, axis)))
  return {
    mean,
    axes: axes.map((axis, i) => axis.map((value) => value / Math.max(1e-9, variances[i] as number) ** 0.25)),
  }
}

/** The rows in the new basis; `mean` says what to take away first. */
export function inBasis({ size, rows }: Vectors, { axes }: Basis, mean: ArrayLike<number>): Float32Array {
  const count = rows.length / size
  const out = new Float32Array(count * axes.length)
  const centred = new Float64Array(size)
  for (let i = 0; i < count; i++) {
    for (let d = 0; d < size; d++) centred[d] = (rows[i * size + d] as number) - (mean[d] as number)
    for (let a = 0; a < axes.length; a++) out[i * axes.length + a] = dot(axes[a] as Float64Array, centred)
  }
  return out
}

export function meanOf({ size, rows }: Vectors, weights?: ArrayLike<number>): Float64Array {
  const mean = new Float64Array(size)
  let total = 0
  for (let i = 0; i < rows.length / size; i++) {
    const weight = weights ? (weights[i] as number) : 1
    total += weight
    for (let d = 0; d < size; d++) mean[d] = (mean[d] as number) + weight * (rows[i * size + d] as number)
  }
  return mean.map((value) => value / total)
}

function covarianceOf({ size, rows }: Vectors, mean: Float64Array): readonly Float64Array[] {
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  const count = rows.length / size
  /** Thirty thousand sentences fix the directions as well as more would. */
  const step = Math.max(1, Math.floor(count / 30_000))
  const centred = new Float64Array(size)
  let used = 0
  for (let i = 0; i < count; i += step, used++) {
    for (let d = 0; d < size; d++) centred[d] = (rows[i * size + d] as number) - (mean[d] as number)
    for (let a = 0; a < size; a++) {
      const line = matrix[a] as Float64Array
      const value = centred[a] as number
      for (let b = 0; b < size; b++) line[b] = (line[b] as number) + value * (centred[b] as number)
    }
  }
  return matrix.map((line) => line.map((value) => value / used))
}

const times = (matrix: readonly Float64Array[], vector: Float64Array): Float64Array =>
  Float64Array.from(matrix, (line) => dot(line, vector))

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let d = 0; d < a.length; d++) sum += (a[d] as number) * (b[d] as number)
  return sum
}

/** Gram and Schmidt, in place. */
function orthonormal(axes: Float64Array[]): void {
  for (let i = 0; i < axes.length; i++) {
    const axis = axes[i] as Float64Array
    for (let j = 0; j < i; j++) {
      const other = axes[j] as Float64Array
      const part = dot(axis, other)
      for (let d = 0; d < axis.length; d++) axis[d] = (axis[d] as number) - part * (other[d] as number)
    }
    const norm = Math.sqrt(dot(axis, axis))
    for (let d = 0; d < axis.length; d++) axis[d] = (axis[d] as number) / norm
  }
}
