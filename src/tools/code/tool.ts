/** Tools that are written in code, beside the actions of a workspace. They go through the same filter, approval and ledger. */
import type { z } from 'zod'
import type { CodeTool } from '../../ports.ts'

/** A tool as it is written: its input and output are Zod schemas. */
export type ToolInput<I extends z.ZodType, O extends z.ZodType> = Omit<
  CodeTool<z.infer<I>, z.infer<O>>,
  'input' | 'output'
> & {
  /** What it takes. A person approves exactly this. */
  readonly input: I
  /** What it comes to, as JSON. Left out, it comes to nothing. */
  readonly output?: O
}

/**
 * Makes a tool of a function. `effect` says what it does to the world: a `read` runs without a question and may be run again; anything
 * else asks a person first, runs at most once, and is looked for with `probe` where nobody knows what became of it.
 *
 * @example
 * const sendMail = tool({
 *   name: 'send_mail',
 *   effect: 'network',
 *   input: z.object({ to: z.email(), text: z.string() }),
 *   describe: ({ to }) => `Sends a mail to ${to}.`,
 *   touches: () => ({ hosts: ['mail.example.com'] }),
 *   run: ({ to, text }, { idempotencyKey }) => mailer.send(to, text, idempotencyKey),
 *   probe: async (_, { idempotencyKey }) => ((await mailer.sent(idempotencyKey)) ? { applied: undefined } : 'not_applied'),
 * })
 */
export const tool = <I extends z.ZodType, O extends z.ZodType = z.ZodVoid>(
  made: ToolInput<I, O>,
): CodeTool<z.infer<I>, z.infer<O>> => made as CodeTool<z.infer<I>, z.infer<O>>

/**
 * Thrown by a tool that has done nothing: the decision is refused with these words, and nobody has to look for what happened.
 *
 * @example
 * if (balance < amount) throw new NothingHappened('the account is empty')
 */
export class NothingHappened extends Error {
  override name = 'NothingHappened'
}
