/** One kind of `signalbox explain`: it checks a line against its schema and answers it. */
import type { z } from 'zod'
import type { Environment } from '../config/config-folder.ts'
import { ok, type Result } from '../core/contracts/result.ts'
import { checkContract } from '../edge/read-contract.ts'
import type { EngineKind } from '../runtime/engine-kinds.ts'
import type { Session } from './session.ts'

export type EngineAsked = { readonly engine: EngineKind; readonly env: Environment }
export type Explainer = {
  readonly explain: (fields: object) => Result<object> | Promise<Result<object>>
  /** An input for the calls that warm up; none where a call costs something. */
  readonly sample?: object
  /** The answer in words, where its fields are not readable by themselves. */
  readonly card?: Card
}
type Card = (answer: object, fields: object, reader: Pick<Session, 'lang' | 'texts'>) => object

export const explainer = <T>(schema: z.ZodType<T>, answer: (input: T) => object, sample: object): Explainer => ({
  explain: (fields) => {
    const input = checkContract(schema, fields)
    return input.ok ? ok(answer(input.value)) : input
  },
  sample,
})
