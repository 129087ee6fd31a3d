/** Looks whether an encoder that is asked for can be used, before anything waits for it. It loads no part of the engine. */
import { EncoderRefused } from './encoder-refused.ts'
import { openEncoder } from './open-encoder.ts'

/** Throws where it cannot. */
export async function checkEncoder(folder: string): Promise<void> {
  const found = await openEncoder(folder)
  if (!found.ok) throw new EncoderRefused(found.fault)
}
