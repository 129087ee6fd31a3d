/** Made by scripts/train-cuts.ts from BANKING77 (PolyAI, CC BY 4.0) and SNIPS (CC0); cut-model.ts says what each number weighs. */
import { type CutModel, DENSE } from './cut-model.ts'
import { vocabularyOf } from './vocabulary.ts'

const weights = [-1.05, 1.784, 2.223, 0.523, -0.02, 0.105, 0.043, 0.317, 0.372, -2.21, 5.625, 5.766, -6.752]

export const shippedCuts = (): CutModel => ({
  vocabulary: vocabularyOf([], 1),
  model: {
    classes: 2,
    bias: new Float32Array(2),
    weights: Float32Array.from({ length: DENSE * 2 }, (_, i) => (i % 2 ? (weights[(i - 1) / 2] ?? 0) : 0)),
  },
})
