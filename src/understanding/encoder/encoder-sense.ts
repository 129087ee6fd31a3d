/**
 * The vectors of an encoder as a sense the classifier can ask without waiting: what was encoded is kept, what was not is noted, and a
 * second reading finds it.
 *
 * Q1. At most most texts are kept; the oldest goes first. Q2. A text that was not encoded has no vector, and only its words count.
 */
import type { Token } from '../../learning/tokens.ts'
import type { Gist } from '../embedded/gists/gist.ts'
import type { Sense } from '../embedded/intents/sense.ts'
import type { Encoder } from './open-encoder.ts'

const most = 20_000
/** An encoder knows more than gists do, so it counts for more. */
const weight = 0.7

export type EncoderSense = Sense & {
  /** Encodes what was asked for and not found since the last time; false where there was nothing. */
  fetch(): Promise<boolean>
  /** So that these are known. */
  prepare(texts: Iterable<readonly Token[]>): Promise<void>
}

export async function encoderSense(encoder: Encoder): Promise<EncoderSense> {
  const [probe] = await encoder.encode(['a'])
  const size = probe?.length ?? 0
  const places = Int32Array.from({ length: size }, (_, i) => i)
  const known = new Map<string, Gist>()
  const wanted = new Set<string>()
  const fetch = async (): Promise<boolean> => {
    const texts = [...wanted]
    wanted.clear()
    const vectors = await encoder.encode(texts)
    texts.forEach((text, at) => {
      const values = vectors[at]
      if (values?.length === size) known.set(text, { ids: places, values })
    })
    for (const text of known.keys()) {
      if (known.size <= most) break
      known.delete(text) // Q1
    }
    return texts.length > 0
  }
  const read = (tokens: readonly Token[]): Gist | undefined => {
    const text = wordsOf(tokens)
    const found = known.get(text)
    if (!found && text !== '') wanted.add(text)
    return found // Q2
  }
  return {
    size,
    weight: weight,
    read,
    fetch,
    prepare: async (texts) => {
      for (const tokens of texts) read(tokens)
      await fetch()
    },
  }
}

/** The words as they stood, with one blank where there were any. */
function wordsOf(tokens: readonly Token[]): string {
  let text = ''
  let end = tokens[0]?.start ?? 0
  for (const token of tokens) {
    text += (token.start > end ? ' ' : '') + token.text
    end = token.end
  }
  return text
}
