/** Made by scripts/train-scope.ts from BANKING77 (PolyAI, CC BY 4.0) and SNIPS (CC0); scope.ts says what the numbers mean. */

export const belonging = { top: 0.0841, odds: 1.5247, near: 0.2538, known: 0.6321, topics: 0.4873, offset: 4.8226 }
export const ordinary = {
  top: [2.9689, 1.3964],
  odds: [1.718, 1.6064],
  near: [0.4497, 0.1685],
  known: [0.8741, 0.1212],
  topics: [0.7662, 0.1982],
  threshold: 1.0041,
} as const
export const rightness = [1.5873, 1.8538] as const
export const rejected = 0.025
export const trust = { home: 0.4866, right: 0.6817, offset: -1.4631 }
