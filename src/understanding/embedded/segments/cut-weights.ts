/** Made by scripts/train-cuts.ts from BANKING77 (PolyAI, CC BY 4.0) and SNIPS (CC0); cut-model.ts says what each number weighs. */
import { everyBit } from '../../../learning/softmax.ts'
import { vocabularyOf } from '../features/vocabulary.ts'
import { type CutModel, signalCount } from './cut-model.ts'

const weights = [-1.715, 1.387, 1.755, 0.543, 0.029, 0.152, 0.026, 0.782, 0.747, -1.32, 5.779, 5.634, -7.467]

export const shippedCuts = (): CutModel => ({
  vocabulary: vocabularyOf([], 1),
  model: {
    classes: 2,
    mask: everyBit,
    weights: Float32Array.from({ length: signalCount * 2 }, (_, i) => (i % 2 ? (weights[(i - 1) / 2] ?? 0) : 0)),
  },
})
