/** A talk that a model says is too long for it is asked again with less of it: what it takes is often not known before. */
import { fitted, sizeOf } from './messages.ts'
import { ModelFailed } from './model-failed.ts'
import type { AskModel } from './request.ts'

export function askShorter(ask: AskModel): AskModel {
  const again: AskModel = async (request, listening) => {
    try {
      return await ask(request, listening)
    } catch (thrown) {
      if (!(thrown instanceof ModelFailed) || thrown.why.kind !== 'model_full') throw thrown
      const size = sizeOf(request.messages)
      const messages = fitted(request.messages, size / 2)
      if (sizeOf(messages) === size) throw thrown
      return again({ ...request, messages }, listening)
    }
  }
  return again
}
