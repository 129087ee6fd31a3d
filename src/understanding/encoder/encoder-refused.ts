/** Why an encoder that was asked for cannot be used, and what to do: for programs. `signalbox doctor` says it to people. */
import type { EncoderFault } from './open-encoder.ts'

/**
 * An encoder was asked for that cannot be used; `fault` says why.
 *
 * @example
 * const box = await openSignalbox({ team, understanding: { encoder: './model' } }).catch((thrown) => {
 *   if (thrown instanceof EncoderRefused && thrown.fault.kind === 'no_package') console.error(thrown.message)
 *   throw thrown
 * })
 */
export class EncoderRefused extends Error {
  readonly fault: EncoderFault
  constructor(fault: EncoderFault) {
    super(words[fault.kind](fault as never))
    this.name = 'EncoderRefused'
    this.fault = fault
  }
}

type AtPath = { readonly path: string }
const words = {
  no_folder: ({ path }: AtPath) => `understanding.encoder: there is no folder ${path}`,
  no_model: ({ path }: AtPath) => `understanding.encoder: ${path} has no model.onnx`,
  no_tokenizer: ({ path }: AtPath) => `understanding.encoder: ${path} has no tokenizer.json`,
  unreadable: ({ path }: AtPath) => `understanding.encoder: ${path} is no sentence encoder that can be read`,
  no_package: ({ name }: { readonly name: string }) =>
    `understanding.encoder: ${name} is not installed; npm install onnxruntime-node @huggingface/tokenizers`,
} satisfies Readonly<Record<EncoderFault['kind'], (fault: never) => string>>
