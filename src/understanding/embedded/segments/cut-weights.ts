/** Made by scripts/train-cuts.ts from BANKING77 (PolyAI, CC BY 4.0) and SNIPS (CC0); cut-model.ts says what each number weighs. */
import { everyBit } from '../../../learning/softmax.ts'
import { vocabularyOf } from '../features/vocabulary.ts'
import { type CutModel, SIGNALS } from './cut-model.ts'

const weights = [-0.495, 1.516, 1.938, 0.469, 0.024, 0.078, 0.082, 0.022, 0.205, -1.3, 6.177, 6.155, -7.397]

export const shippedCuts = (): CutModel => ({
  vocabulary: vocabularyOf([], 1),
  model: {
    classes: 2,
    mask: everyBit,
    weights: Float32Array.from({ length: SIGNALS * 2 }, (_, i) => (i % 2 ? (weights[(i - 1) / 2] ?? 0) : 0)),
  },
})
