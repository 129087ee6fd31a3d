/** A language model that plays a script: for tests without a key and without a network. */
import type { Model } from '../ports.ts'

/** What a model is asked. */
export type Request = Parameters<Model['complete']>[0]

/**
 * Gives its replies one after the other and keeps what it was asked. It rejects when it is asked once more than it has replies.
 *
 * @example
 * const model = scriptedModel(['{"answer": 42}'])
 * const writer = agent(async (ctx) => ctx.once('answer', () => model.complete({ instructions: '', input: ctx.message, schema: {} })))
 */
export function scriptedModel(replies: readonly (string | ((request: Request) => string))[]): Model & {
  readonly asked: readonly Request[]
} {
  const asked: Request[] = []
  return {
    asked,
    async complete(request) {
      const reply = replies[asked.length]
      asked.push(request)
      if (reply === undefined) throw new Error(`the script has ${replies.length} replies, and was asked once more`)
      return typeof reply === 'string' ? reply : reply(request)
    },
  }
}
