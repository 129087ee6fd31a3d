/**
 * The third look at stretches that are in doubt after the second: an encoder (encoder/encoder.ts) reads them, and another small softmax
 * decides from what it says and from all that the second look has seen.
 *
 * L4. It takes some milliseconds where all else takes a tenth of one, so only what is in doubt is read, and of a long message only the
 *     stretches that look worst.
 * L5. It was trained as the second look was: on what encoders say of hands they have not seen.
 * L6. Where a program was put together without the encoders, what the second look says stands.
 */
import { tableFile } from '../edge/table-file.ts'
import { type HashedModel, scoresOf } from '../learning/hashed-model.ts'
import type { SparseRow } from '../learning/softmax.ts'
import { type Encoder, openEncoder } from './encoder/encoder.ts'
import { type Looked, oddsOf, secondLook, verdictLabels } from './second-look.ts'

type Language = 'en' | 'zh'
/** The encoder for texts of a language, if there is one. */
export type Encoders = (language: Language) => Encoder | undefined
type Looks = { readonly second: HashedModel; readonly third: HashedModel; readonly encoders: Encoders }

/** From these shares on. An emergency that is not read is missed for good; behind a block stand approvals and scopes. */
const doubts = { emergency: 0.05, block: 0.4 }
/** Of several clauses the second look has met mostly emergencies joined to other messages, so it doubts a list of ordinary wishes too soon. */
const several = { clauses: 3, emergency: 0.16 }
/** So many stretches of a message are read (L4). */
const mostRead = 4
const [block, emergency] = [verdictLabels.indexOf('BLOCK'), verdictLabels.indexOf('EMERGENCY')]

/** How likely each verdict is for each stretch, in the order of `verdictLabels`. */
export function lastLooks({ second, third, encoders }: Looks, stretches: readonly Looked[]): Float32Array[] {
  const shares = stretches.map((looked) => secondLook(second, looked))
  const inDoubt = shares.flatMap((own, at) => (isInDoubt(own, stretches[at] as Looked) ? [at] : []))
  const worstFirst = inDoubt.sort((a, b) => danger(shares[b] as Float32Array) - danger(shares[a] as Float32Array))
  for (const at of worstFirst.slice(0, mostRead)) {
    const row = thirdRow(stretches[at] as Looked, encoders)
    if (row) shares[at] = scoresOf(third, row)
  }
  return shares
}

const danger = (shares: ArrayLike<number>): number => Math.max(shares[block] as number, shares[emergency] as number)
export const isInDoubt = (shares: ArrayLike<number>, { clauses }: Pick<Looked, 'clauses'>): boolean =>
  (shares[emergency] as number) >= (clauses >= several.clauses ? several : doubts).emergency ||
  (shares[block] as number) >= doubts.block

/** The features of the third look: those of the second, and what the encoder says. */
export function thirdRow({ text, row }: Looked, encoders: Encoders): SparseRow | undefined {
  const read = encoders(languageIn(text))?.(text)
  if (!read) return
  const [ids, values] = [Array.from(row.ids), Array.from(row.values)]
  read.forEach((share, label) => {
    ids.push(firstOfEncoder + label)
    values.push(oddsOf(share))
  })
  return { ids: Int32Array.from(ids), values: Float32Array.from(values) }
}
/** Behind all features of the second look. */
const firstOfEncoder = 240

/** A character of Chinese says about as much as four letters. */
function languageIn(text: string): Language {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const letters = text.match(/[a-z]/g)?.length ?? 0
  return han * 4 >= letters && han > 0 ? 'zh' : 'en'
}

const opened = new Map<Language, Encoder | undefined>()
/** Those that ship, each opened when a text of its language is first in doubt. */
export const shippedEncoders: Encoders = (language) => {
  if (!opened.has(language)) {
    const file = tableFile(`gate-${language}.bin`)
    opened.set(language, file && openEncoder(file))
  }
  return opened.get(language)
}
