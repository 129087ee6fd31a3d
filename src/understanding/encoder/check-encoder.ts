/** Looks whether an encoder that is asked for can be used, before anything waits for it. It loads no part of the engine. */
import { type Refusal, refuse } from '../../core/contracts/result.ts'
import { type EncoderFault, openEncoder } from './open-encoder.ts'

/** Why it cannot be used, if it cannot. */
export async function checkEncoder(folder: string): Promise<Refusal | undefined> {
  const found = await openEncoder(folder)
  return found.ok ? undefined : noEncoder(found.fault)
}

export const noEncoder = (fault: EncoderFault): Refusal =>
  refuse('E_INVALID_ARGS', {
    why: 'no_encoder',
    fault: fault.kind,
    at: fault.kind === 'no_package' ? fault.name : fault.path,
  })
