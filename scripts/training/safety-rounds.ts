/**
 * All rounds of the gate's training, with what its later looks learn from them. train-safety.ts and measure-safety.ts begin here.
 *
 * scripts/train-encoder.py has left the encoders in a folder: `gate-en-0.bin` is the English one that has not seen the hands of rounds 0 and 1.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example, HashedModel } from '../../src/learning/hashed-model.ts'
import { type Encoder, openEncoder } from '../../src/safety/encoder/encoder.ts'
import type { Encoders } from '../../src/safety/third-look.ts'
import { doubtsOf, looksOf, type Round, rounds, trainLook, trainRounds } from './safety-looks.ts'
import { roundsOfHands, type SafetyRow } from './safety-rows.ts'
import type { Samples } from './safety-samples.ts'

/** Encoders are dear, so each leaves out the hands of two rounds. */
export const roundsAnEncoder = 2

type Rounds = {
  readonly trained: readonly Round[]
  readonly learned: readonly { readonly looks: readonly Example[]; readonly doubts: readonly Example[] }[]
  readonly second: HashedModel
}

export function runRounds(rows: readonly SafetyRow[], samples: Samples, folder: string): Rounds {
  const trained = trainRounds(samples, roundsOfHands(rows, rounds), (round) =>
    encodersIn(folder, Math.floor(round / roundsAnEncoder)),
  )
  const looks = trained.map((round) => looksOf(samples, round))
  const second = trainLook(looks.flat())
  const doubts = trained.map((round) => doubtsOf(samples, round, second))
  const learned = trained.map((_, at) => ({ looks: looks[at] ?? [], doubts: doubts[at] ?? [] }))
  return { trained, learned, second }
}

/** Each is opened when it is first asked. What it has read once it remembers: a row is asked about twice. */
function encodersIn(folder: string, part: number): Encoders {
  const opened = new Map<string, Encoder>()
  return (language) => {
    const known =
      opened.get(language) ?? remembering(openEncoder(readFileSync(join(folder, `gate-${language}-${part}.bin`))))
    opened.set(language, known)
    return known
  }
}

function remembering(read: Encoder): Encoder {
  const known = new Map<string, Float32Array>()
  return (text) => {
    const shares = known.get(text) ?? read(text)
    known.set(text, shares)
    return shares
  }
}
