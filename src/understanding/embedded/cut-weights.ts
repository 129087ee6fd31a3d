/** Made by scripts/train-cuts.ts from BANKING77 (PolyAI, CC BY 4.0) and SNIPS (CC0); cut-model.ts says what each number weighs. */
import { type CutModel, DENSE } from './cut-model.ts'
import { vocabularyOf } from './vocabulary.ts'

const weights = [-0.683, 1.819, 2.248, 0.528, -0.017, 0.098, 0.039, 0.421, -0.198, -2.022, 5.724, 6.059, -6.967]

export const shippedCuts = (): CutModel => ({
  vocabulary: vocabularyOf([], 1),
  model: {
    classes: 2,
    bias: new Float32Array(2),
    weights: Float32Array.from({ length: DENSE * 2 }, (_, i) => (i % 2 ? (weights[(i - 1) / 2] ?? 0) : 0)),
  },
})
