/** Made by scripts/train-scope.ts. */

export const belonging = { top: 0.94, odds: 0.27, near: 0.57, known: 0.4, words: 0.26, offset: 2.63 }
export const ordinary = {
  top: [3, 1.5],
  odds: [0, 2],
  near: [0.4, 0.2],
  known: [0.6, 0.2],
  words: [0.8, 0.2],
  threshold: 0.5,
} as const
export const rightness = [1, 1] as const
export const rejected = 0.045
