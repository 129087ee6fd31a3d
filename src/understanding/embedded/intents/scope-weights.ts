/** Made by scripts/train-scope.ts from BANKING77 (PolyAI, CC BY 4.0) and SNIPS (CC0); scope.ts says what the numbers mean. */

export const belonging = {
  top: 0.4304,
  odds: 1.0944,
  near: 0.2564,
  like: 0.4242,
  known: 0.4165,
  topics: 0.4141,
  offset: 5.0205,
}
export const ordinary = {
  top: [2.9689, 1.3964],
  odds: [1.912, 1.5398],
  near: [0.4481, 0.17],
  like: [0.6963, 0.1854],
  known: [0.8741, 0.1212],
  topics: [0.7662, 0.1982],
  threshold: 1.0534,
} as const
export const rightness = [1.6165, 1.6716] as const
export const rejected = 0.025
export const trust = { home: 0.5192, right: 0.6263, offset: -1.3615 }
