/** Reads the vocabulary of an encoder from its `tokenizer.json`. src/learning/word-pieces.ts cuts texts with it. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type WordPieces, wordPiecesOf } from '../../src/learning/word-pieces.ts'

const tokenizerFile = z.object({
  normalizer: z.object({ lowercase: z.boolean().optional() }).nullish(),
  model: z.object({ type: z.string().optional(), vocab: z.record(z.string(), z.number().int().nonnegative()) }),
})

/** Throws where the file is of another kind of tokenizer. */
export function readWordPieces(path: string): WordPieces {
  const { model, normalizer } = tokenizerFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  if (model.type !== undefined && model.type !== 'WordPiece') throw new Error(`a ${model.type} tokenizer: ${path}`)
  return wordPiecesOf(new Map(Object.entries(model.vocab)), normalizer?.lowercase ?? true)
}
