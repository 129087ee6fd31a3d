/** Made by scripts/train-scope.ts from BANKING77 (PolyAI, CC BY 4.0) and SNIPS (CC0); scope.ts says what the numbers mean. */

export const belonging = { top: 0.048, odds: 1.645, near: 0.257, known: 0.643, words: 0.448, offset: 4.835 }
export const ordinary = {
  top: [2.838, 1.365],
  odds: [1.682, 1.59],
  near: [0.45, 0.168],
  known: [0.874, 0.121],
  words: [0.852, 0.177],
  threshold: 0.84,
} as const
export const rightness = [1.604, 1.874] as const
export const rejected = 0.025
export const trust = { home: 0.466, right: 0.687, offset: -1.4145 }
