/**
 * What a language model is asked and answers, in words of our own: nothing outside this folder knows which library carries it.
 * A request says everything that the answer depends on, and nothing that differs from run to run, so that its hash names it: in the
 * journal, where a call is made once, and on a cassette.
 */
import type { Json } from '../core/state/commands.ts'
import { canonicalHash } from '../edge/canonical-hash.ts'

/** A tool call of a model. `input` is whatever it wrote: it is checked later. */
export type ToolUse = { readonly id: string; readonly name: string; readonly input: Json }

/** One message of a talk with a model. */
export type ModelMessage =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls?: readonly ToolUse[] }
  | { readonly role: 'tool'; readonly id: string; readonly name: string; readonly text: string }

/** What a model may call. `schema` is a JSON schema of its input. */
export type ToolOffer = { readonly name: string; readonly description: string; readonly schema: Json }

/** What a model is asked: everything that its answer depends on. */
export type ModelRequest = {
  /** As the member names it; what its provider calls it is a matter of the settings. */
  readonly model: string
  readonly instructions: string
  readonly messages: readonly ModelMessage[]
  readonly tools?: readonly ToolOffer[]
  /** The answer is JSON that keeps to this JSON schema. */
  readonly schema?: Json
}

/** What an answer cost, in tokens. */
export type TokenCount = { readonly input: number; readonly output: number }
/** What a model answered. */
export type ModelReply = {
  readonly text: string
  readonly calls: readonly ToolUse[]
  readonly usage: TokenCount
  /** Why it did not end by itself: it was as long as an answer may be, or its provider held it back. */
  readonly ended?: 'length' | 'withheld'
}

/** How to stop a model, and to hear its words as they come. */
export type Listening = { readonly signal?: AbortSignal; readonly onText?: (delta: string) => void }
/** Asks once: whoever wants to try again decides that itself. Rejects with ModelFailed. */
export type AskModel = (request: ModelRequest, listening?: Listening) => Promise<ModelReply>

export const requestHash = (request: ModelRequest): string => canonicalHash(request)
